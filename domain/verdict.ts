import type { Finding, Reward, StepResult, Verdict } from './outcome.js';

export interface VerdictEvidence {
  readonly reward: Reward;
  readonly environmentStopped: boolean;
  readonly steps: readonly StepResult[];
  readonly findings: readonly Finding[];
}

/** Findings that may change a verdict: seen in the console, and agreed on by a second look. */
export function decisiveFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => finding.kind === 'console' && finding.confirmed);
}

/** The verdict on a procedure. The first rule of design section 6 that matches wins. */
export function decideVerdict(evidence: VerdictEvidence): Verdict {
  const { reward, environmentStopped, steps } = evidence;
  const decisive = decisiveFindings(evidence.findings);

  if (environmentStopped && reward !== 1) return 'environmentFailed';
  if (reward === 1 && steps.some((step) => step.status === 'notReached')) return 'inconclusive';
  if (reward === 1) return decisive.length === 0 ? 'verified' : 'drifted';
  if (reward === 0) return decisive.some((finding) => finding.blocking) ? 'broken' : 'agentFailed';
  return 'inconclusive';
}
