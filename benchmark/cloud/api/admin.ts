import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { createAccount } from '../accounts/create-account.js';
import type { LocalCloudEngine } from '../engine/engine.js';
import { type AccountSnapshot, restoreAccount, snapshotAccount } from '../engine/snapshot.js';
import { setBalance } from '../products/bss/balance.js';
import { answerFaults } from './admin-faults.js';
import { percentDecode } from './encoding.js';
import { jsonReply, type Reply } from './reply.js';
import type { ApiRequest } from './request.js';

/** Further admin paths, such as drift; undefined when the path is not theirs. */
export type AdminExtension = (method: string, path: string, body: unknown) => Promise<Reply | undefined>;

export interface AdminContext {
  readonly engine: LocalCloudEngine;
  readonly token: string;
  readonly extensions: readonly AdminExtension[];
}

/** Header that carries the admin token. */
export const ADMIN_HEADER = 'x-admin-token';

const accountSchema = z.strictObject({
  profile: z.enum(['empty', 'crowded']).default('empty'),
  /** Yuan. */
  balance: z.number().min(0).optional(),
});
/** Yuan. */
const balanceSchema = z.strictObject({ balance: z.number().min(0) });

const snapshots = new WeakMap<LocalCloudEngine, Map<string, AccountSnapshot>>();

/** Answers `/admin/...`; agents, judges and reward never get the token. */
export async function answerAdmin(request: ApiRequest, context: AdminContext): Promise<Reply> {
  if (!sameText(request.headers[ADMIN_HEADER] ?? '', context.token)) {
    return jsonReply(403, { error: `The header ${ADMIN_HEADER} does not hold the admin token.` });
  }
  let body: unknown;
  try {
    body = request.body.length === 0 ? undefined : JSON.parse(request.body.toString('utf8'));
  } catch {
    return jsonReply(400, { error: 'The body is not valid JSON.' });
  }
  for (const extension of context.extensions) {
    const reply = await extension(request.method, request.path, body);
    if (reply !== undefined) return reply;
  }
  return answerCore(request.method, request.path, body, context.engine);
}

function answerCore(method: string, path: string, body: unknown, engine: LocalCloudEngine): Reply {
  const [area, id = '', part = ''] = path.replace(/^\/admin\//, '').split('/');
  if (area === 'faults' && part === '') {
    const reply = answerFaults(method, percentDecode(id), body, engine);
    if (reply !== undefined) return reply;
  }
  switch (`${method} ${area}${id === '' ? '' : '/id'}${part === '' ? '' : `/${part}`}`) {
    case 'GET accounts':
      return jsonReply(200, {
        accounts: engine.accounts().map(({ accountId, store, audit }) => ({
          accountId,
          resources: store.all().length,
          events: audit.all().length,
        })),
      });
    case 'POST accounts': {
      const parsed = accountSchema.safeParse(body ?? {});
      if (!parsed.success) return jsonReply(400, { error: z.prettifyError(parsed.error) });
      return jsonReply(201, createAccount(engine, parsed.data.profile, parsed.data.balance));
    }
    case 'GET accounts/id/state':
      return withAccount(engine, id, ({ store }) => ({ resources: store.all() }));
    case 'GET accounts/id/events':
      return withAccount(engine, id, ({ audit }) => ({ events: audit.all().map(({ event }) => event) }));
    case 'POST accounts/id/balance': {
      const parsed = balanceSchema.safeParse(body);
      if (!parsed.success) return jsonReply(400, { error: z.prettifyError(parsed.error) });
      return withAccount(engine, id, ({ store }) => {
        setBalance(store, parsed.data.balance);
        return { accountId: id, ...parsed.data };
      });
    }
    case 'POST accounts/id/snapshot':
      return withAccount(engine, id, (account) => {
        const kept = snapshots.get(engine) ?? new Map<string, AccountSnapshot>();
        snapshots.set(engine, kept.set(id, snapshotAccount(account)));
        return { accountId: id };
      });
    case 'POST accounts/id/restore': {
      const snapshot = snapshots.get(engine)?.get(id);
      if (snapshot === undefined) return jsonReply(404, { error: `No snapshot was taken of account ${id}.` });
      return withAccount(engine, id, (account) => {
        restoreAccount(account, snapshot);
        return { accountId: id };
      });
    }
    default:
      return jsonReply(404, { error: `There is no admin path ${method} ${path}.` });
  }
}

function withAccount(
  engine: LocalCloudEngine,
  accountId: string,
  work: (account: NonNullable<ReturnType<LocalCloudEngine['account']>>) => unknown,
): Reply {
  const account = engine.account(accountId);
  if (account === undefined) return jsonReply(404, { error: `There is no account ${accountId}.` });
  return jsonReply(200, work(account));
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
