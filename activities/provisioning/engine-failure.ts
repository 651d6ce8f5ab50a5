import { hostname } from 'node:os';
import { CommandError, ConcurrentUpdateError } from '@pulumi/pulumi/automation/index.js';
import { AgentError } from '../../domain/errors.js';

/** Longest piece of engine output that goes into a message. */
const MESSAGE_LENGTH = 1_500;

/** Whether an update failed because another one holds the stack's lock. */
export function isLocked(error: unknown): boolean {
  return (
    error instanceof ConcurrentUpdateError ||
    (error instanceof CommandError && error.message.includes('currently locked'))
  );
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

/** Turns a failure of the engine into one of the taxonomy, with the lines that say why. */
export function engineFailure(error: unknown): unknown {
  if (error instanceof AgentError || !(error instanceof CommandError)) return error;
  const said = error.message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /error|fail|refused|denied|violation|throttl/i.test(line))
    .join('\n');
  const text = (said === '' ? error.message : said).slice(0, MESSAGE_LENGTH);
  return new AgentError(nameOf(text), `The provisioning engine failed: ${text}`, {}, error);
}

function nameOf(text: string) {
  if (/InvalidAccessKeyId|SignatureDoesNotMatch|NoPermission|Forbidden\.RAM/.test(text)) return 'CredentialsRejected';
  if (/LimitExceeded|QuotaExceed/.test(text)) return 'QuotaExceeded';
  return 'ProvisioningFailed';
}
