import { z } from 'zod';
import type { AdminExtension } from './api/admin.js';
import { jsonReply } from './api/reply.js';
import type { Console } from './console/index.js';

const body = z.strictObject({ accountId: z.string().optional() });

/** `POST /admin/sessions/expire` `{ accountId? }`: ends the console sessions of one account, or all of them. */
export function sessionAdmin(webConsole: Pick<Console, 'expireSessions'>): AdminExtension {
  return async (method, path, input) => {
    if (method !== 'POST' || path !== '/admin/sessions/expire') return undefined;
    const parsed = body.safeParse(input ?? {});
    if (!parsed.success) return jsonReply(400, { error: z.prettifyError(parsed.error) });
    webConsole.expireSessions(parsed.data.accountId);
    return jsonReply(200, parsed.data);
  };
}
