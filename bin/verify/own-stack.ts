import { AgentError } from '../../domain/errors.js';
import type { CloudAdmin } from '../stack/cloud-drift.js';
import { findRunningStack, type RunningStack, startStack } from '../stack/index.js';

export interface UsedStack {
  readonly stack: RunningStack;
  /** Whether this process started it, and therefore stops it. */
  readonly own: boolean;
}

/** The running stack, or one of our own. */
export async function useStack(report: (line: string) => void, accounts?: number): Promise<UsedStack> {
  const running = await findRunningStack();
  if (running !== undefined) return { stack: running, own: false };
  const stack = await startStack({ report, ...(accounts === undefined ? {} : { accounts }) });
  return { stack, own: true };
}

/**
 * The local cloud of a stack, for orders.
 *
 * @throws AgentError InvalidInput when the stack works on another cloud
 */
export function cloudAdmin({ configuration, adminToken }: RunningStack): CloudAdmin {
  const { endpoint } = configuration.cloud.api;
  if (endpoint === null) throw new AgentError('InvalidInput', 'Only the local cloud can drift on demand.');
  return { endpoint, token: adminToken };
}

/** Drift changes the console for everybody, so it is refused on a stack that others may use. */
export function mayDrift({ own }: UsedStack): void {
  if (own) return;
  throw new AgentError(
    'InvalidInput',
    'A stack runs already, and others may use it: its console is not changed. End it with `console-agent down`, or ' +
      'change it on purpose with `console-agent cloud drift apply <file>`.',
  );
}
