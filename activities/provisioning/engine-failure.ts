import { hostname } from 'node:os';
import { CommandError, ConcurrentUpdateError } from '@pulumi/pulumi/automation/index.js';
import { AgentError } from '../../domain/errors.js';

/** Longest piece of engine output that goes into a message. */
const MESSAGE_LENGTH = 1_500;

/** Lines of the engine's output that tell a failure: one by one, or as a list below `N errors occurred:`. */
const REASON = /^(?:error: |\* )(.+)$/;
const NO_REASON = /^update failed$|^\d+ errors? occurred:$/;

/** Whether an update failed because another one holds the stack's lock. */
export function isLocked(error: unknown): boolean {
  return (
    error instanceof ConcurrentUpdateError ||
    (error instanceof CommandError && error.message.includes('currently locked'))
  );
}

/** Whether an update failed because the inline program and the engine never connected to each other. */
export function isUnconnected(error: unknown): boolean {
  return error instanceof CommandError && error.message.includes('UNAVAILABLE: No connection established');
}

/** Whether the lock belongs to a process of this machine that no longer runs. */
export function lockHolderIsGone(error: unknown): boolean {
  const holder = /created by \S+@(\S+) \(pid (\d+)\)/.exec(error instanceof Error ? error.message : '');
  if (holder === null || holder[1] !== hostname()) return false;
  try {
    process.kill(Number(holder[2]), 0);
    return false;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * Turns a failure of the engine into one of the taxonomy, with the lines that say why. The engine's whole output is no
 * part of it: it is long, and errors of activities go into workflow histories.
 */
export function engineFailure(error: unknown): unknown {
  if (error instanceof AgentError || !(error instanceof CommandError)) return error;
  const lines = error.message.split('\n').map((line) => line.trim());
  const reasons = new Set(
    lines.flatMap((line) => REASON.exec(line)?.[1] ?? []).filter((reason) => !NO_REASON.test(reason)),
  );
  const said =
    reasons.size > 0
      ? [...reasons].join('\n')
      : lines
          .filter((line) => line !== '')
          .slice(-5)
          .join('\n');
  const text = said.slice(0, MESSAGE_LENGTH);
  return new AgentError(nameOf(text), `The provisioning engine failed: ${text}`);
}

function nameOf(text: string) {
  if (/InvalidAccessKeyId|SignatureDoesNotMatch|NoPermission|Forbidden\.RAM/.test(text)) return 'CredentialsRejected';
  if (/LimitExceeded|QuotaExceed/.test(text)) return 'QuotaExceeded';
  return 'ProvisioningFailed';
}
