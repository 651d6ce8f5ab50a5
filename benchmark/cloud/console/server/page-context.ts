import type { ApiAnswer, CallOrigin, CloudEngine } from '../../engine/contract.js';
import { GATEWAY_ADDRESS } from '../../engine/source-address.js';
import type { PageContext, Row } from '../../spec/console.js';
import type { Session } from './sessions.js';
import type { Place } from './targets.js';

/** A refusal of the cloud, as the page shows it. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: string;
  readonly requestId: string;
  readonly status: number;
  /** The console shall tell of success all the same. */
  readonly isConcealed: boolean;

  constructor(answer: Extract<ApiAnswer, { ok: false }>) {
    super(answer.message);
    this.code = answer.code;
    this.requestId = answer.requestId;
    this.status = answer.status;
    this.isConcealed = answer.falseSuccess ?? false;
  }
}

/** Where console calls come from, as the audit log records it. */
export function consoleOrigin(regionId: string): CallOrigin {
  return { regionId, sourceIpAddress: GATEWAY_ADDRESS, userAgent: 'AliyunConsole', channel: 'console' };
}

/** Lets the functions of a page call operations as the principal of the session. */
export function contextOf(engine: CloudEngine, session: Session, place: Place): PageContext {
  const invoke = async (product: string, action: string, parameters: Row, origin: CallOrigin) => {
    const answer = await engine.invoke(session.caller, product, action, parameters, origin);
    if (answer.ok) return answer.body;
    throw new CallRefused(answer);
  };
  const call: PageContext['call'] = async (product, action, parameters = {}, region = place.region) =>
    await invoke(product, action, parameters, consoleOrigin(region));
  return {
    accountId: session.caller.accountId,
    region: place.region,
    parameters: place.parameters,
    query: place.query,
    call,
    order: async (product, action, parameters = {}) =>
      await invoke(product, action, parameters, { ...consoleOrigin(place.region), isOrder: true }),
    async find(product, action, parameters, region) {
      try {
        return await call(product, action, parameters, region);
      } catch (error) {
        if (error instanceof CallRefused && isAbsence(error)) return undefined;
        throw error;
      }
    },
  };
}

function isAbsence(error: CallRefused): boolean {
  return error.status === 404 || /NotExist|NotFound|NoSuch/.test(error.code);
}
