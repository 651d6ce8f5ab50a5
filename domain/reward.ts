import type { Reward } from './outcome.js';

/** What the audit log said when its window closed. */
export type AuditOutcome = 'confirmed' | 'notConfirmed' | 'unreachable';

/** What one judge of channel 2 said. */
export type JudgeVerdict = 'success' | 'failure' | 'cannotAnswer';

export interface RewardEvidence {
  /** Channel 1; null when no rule could be derived, so that the log was not asked. */
  readonly audit: AuditOutcome | null;
  /** Channel 2, asked only when there is no rule; null when no judges are configured. */
  readonly judges: readonly [JudgeVerdict, JudgeVerdict] | null;
  /** The run ended because browser, console, cloud or network failed. What an agent can cause does not count. */
  readonly environmentStopped: boolean;
}

/**
 * Fuses the two channels into one reward (design section 6).
 *
 * The audit log wins over everything: a confirmed rule is a success even if the environment failed afterwards, and
 * judges are never asked to overrule it.
 */
export function fuseReward(evidence: RewardEvidence): Reward {
  if (evidence.audit === 'confirmed') return 1;
  if (evidence.environmentStopped || evidence.audit === 'unreachable') return 'invalid';
  if (evidence.audit === 'notConfirmed') return 0;
  if (evidence.judges === null) return 'invalid';
  const [first, second] = evidence.judges;
  if (first !== second || first === 'cannotAnswer') return 'invalid';
  return first === 'success' ? 1 : 0;
}
