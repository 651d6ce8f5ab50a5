import { isDeepStrictEqual } from 'node:util';
import type { AdminExtension } from './api/admin.js';
import { jsonReply } from './api/reply.js';
import { type Console, DriftRefused } from './console/index.js';

/** `/admin/drift` and `/admin/drift/ACCOUNT`: GET lists, POST replaces, DELETE takes back what the body lists, or all. */
export function driftAdmin({ drift }: Pick<Console, 'drift'>): AdminExtension {
  return async (method, path, body) => {
    const asked = /^\/admin\/drift(?:\/(\d+))?$/.exec(path);
    if (asked === null) return undefined;
    const [, accountId] = asked;
    try {
      if (method === 'POST') drift.replace(body, accountId);
      else if (method === 'DELETE' && Array.isArray(body)) {
        const { everywhere, accounts } = drift.list();
        const current = accountId === undefined ? everywhere : (accounts[accountId] ?? []);
        const kept = current.filter((rule) => !body.some((taken) => isDeepStrictEqual(taken, rule)));
        drift.replace(kept, accountId);
      } else if (method === 'DELETE') drift.clear(accountId);
      else if (method !== 'GET') return undefined;
      return jsonReply(200, drift.list());
    } catch (error) {
      if (error instanceof DriftRefused) return jsonReply(400, { error: error.message });
      throw error;
    }
  };
}
