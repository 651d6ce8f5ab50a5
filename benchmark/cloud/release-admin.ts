import { z } from 'zod';
import type { AdminExtension } from './api/admin.js';
import { jsonReply } from './api/reply.js';
import { type Console, ReleaseRefused } from './console/index.js';

const body = z.strictObject({ release: z.string(), accountId: z.string().optional() });

/** `/admin/release`: GET lists the console releases in force, POST `{ release, accountId? }` chooses one. */
export function releaseAdmin(webConsole: Pick<Console, 'releases' | 'setRelease'>): AdminExtension {
  return async (method, path, input) => {
    if (path !== '/admin/release') return undefined;
    if (method === 'GET') return jsonReply(200, webConsole.releases());
    if (method !== 'POST') return undefined;
    const parsed = body.safeParse(input);
    if (!parsed.success) return jsonReply(400, { error: z.prettifyError(parsed.error) });
    try {
      webConsole.setRelease(parsed.data.release, parsed.data.accountId);
      return jsonReply(200, webConsole.releases());
    } catch (error) {
      if (error instanceof ReleaseRefused) return jsonReply(400, { error: error.message });
      throw error;
    }
  };
}
