import { z } from 'zod';
import type { LocalCloudEngine } from '../engine/engine.js';
import type { Fault } from '../engine/faults.js';
import { jsonReply, type Reply } from './reply.js';

const faultSchema = z
  .strictObject({
    id: z.string().min(1),
    accountId: z.string().optional(),
    product: z.string().default('*'),
    action: z.string().default('*'),
    channel: z.enum(['api', 'console']).optional(),
    latencyMilliseconds: z.number().min(0).max(600_000).optional(),
    error: z
      .strictObject({
        status: z.int().min(400).max(599),
        code: z.string().min(1),
        message: z.string().min(1),
        /** Seconds. */
        retryAfter: z.number().min(0).optional(),
      })
      .optional(),
    falseSuccess: z.literal(true).optional(),
    stuckResource: z.string().optional(),
    times: z.int().positive().optional(),
  })
  .refine(
    ({ latencyMilliseconds, error, falseSuccess, stuckResource }) =>
      [latencyMilliseconds, error, falseSuccess, stuckResource].some((effect) => effect !== undefined),
    { error: 'needs latencyMilliseconds, error, falseSuccess or stuckResource' },
  )
  .refine(({ falseSuccess, channel }) => falseSuccess === undefined || channel !== 'api', {
    error: 'happens on console pages only',
    path: ['falseSuccess'],
  })
  .refine(({ stuckResource, times }) => stuckResource === undefined || times === undefined, {
    error: 'counts calls, and a stuck state is none',
    path: ['times'],
  });

/** Answers `/admin/faults` and `/admin/faults/ID`; undefined for other methods. */
export function answerFaults(method: string, id: string, body: unknown, engine: LocalCloudEngine): Reply | undefined {
  if (id !== '') {
    if (method !== 'DELETE') return undefined;
    return engine.faults.remove(id)
      ? jsonReply(200, { id })
      : jsonReply(404, { error: `There is no fault ${id}; in force are: ${namesOf(engine)}.` });
  }
  if (method === 'DELETE') engine.faults.clear();
  if (method === 'GET' || method === 'DELETE') return jsonReply(200, { faults: engine.faults.list() });
  if (method !== 'POST') return undefined;
  const parsed = faultSchema.safeParse(body);
  if (!parsed.success) return jsonReply(400, { error: z.prettifyError(parsed.error) });
  const fault = parsed.data as Fault;
  const unknown = unknownName(fault, engine);
  if (unknown !== undefined) return jsonReply(400, { error: unknown });
  engine.faults.add(fault);
  return jsonReply(201, fault);
}

/** What a fault names and the cloud does not have; such a fault would never hit. */
function unknownName(fault: Fault, engine: LocalCloudEngine): string | undefined {
  const { catalog } = engine;
  const { accountId, product, action, stuckResource } = fault;
  if (accountId !== undefined && engine.account(accountId) === undefined) return `There is no account ${accountId}.`;
  if (product !== '*' && catalog.product(product) === undefined) {
    return `There is no product ${product}; there are: ${catalog.products.map(({ code }) => code).join(', ')}.`;
  }
  const able = catalog.products.filter(({ code }) => catalog.operation(code, action) !== undefined);
  if (action !== '*' && !able.some(({ code }) => product === '*' || code === product)) {
    return `There is no action ${action} of ${product === '*' ? 'any product' : product}.`;
  }
  if (stuckResource === undefined) return undefined;
  if (catalog.resource(stuckResource)?.states !== undefined) return undefined;
  const kinds = catalog.products.flatMap(({ code, resources }) =>
    resources.filter(({ states }) => states !== undefined).map(({ name }) => `${code}/${name}`),
  );
  return `${stuckResource} has no states; these have: ${kinds.join(', ')}.`;
}

function namesOf(engine: LocalCloudEngine): string {
  return (
    engine.faults
      .list()
      .map(({ id }) => id)
      .join(', ') || 'none'
  );
}
