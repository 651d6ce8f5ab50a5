import { CancellationScope, isCancellation, log, proxyActivities, sleep, workflowInfo } from '@temporalio/workflow';
import type { BrowserPoolActivities, BrowserSessionActivities } from '../../activities/browser/contract.js';
import type { RewardActivities } from '../../activities/reward/contract.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import type { AuditEvent, AuditRule, AuditScope } from '../../domain/audit.js';
import type { Finding, Reward, StepResult, Verdict } from '../../domain/outcome.js';
import { type AuditOutcome, fuseReward } from '../../domain/reward.js';
import { decideVerdict } from '../../domain/verdict.js';
import { ACTIVITY_OPTIONS } from '../../temporal.config.js';
import type { BrowserEpisodeResult, LeaseGranted, VerifyProcedureInput } from '../protocol.js';
import { rootMessage } from './failures.js';

const reward = proxyActivities<RewardActivities>(ACTIVITY_OPTIONS.reward);
const browserPool = proxyActivities<BrowserPoolActivities>(ACTIVITY_OPTIONS.browserPool);

export interface Judgement {
  readonly verdict: Verdict;
  readonly reward: Reward;
  readonly steps: readonly StepResult[];
  readonly findings: readonly Finding[];
  readonly events: readonly AuditEvent[];
  readonly trajectory: ArtifactRef | null;
  readonly assisted: boolean;
  readonly explanation: string;
}

/** A run that never came to an episode: nothing can be said of the document. */
export function notRun(reason: string): Judgement {
  return {
    verdict: 'environmentFailed',
    reward: 'invalid',
    steps: [],
    findings: [],
    events: [],
    trajectory: null,
    assisted: false,
    explanation: `The procedure was not run: ${reason}`,
  };
}

/** Reward from the audit log, findings from the trajectory, and the verdict that follows (design section 6). */
export async function judgeEpisode(run: {
  readonly input: VerifyProcedureInput;
  readonly episode: BrowserEpisodeResult;
  readonly grant: LeaseGranted;
  readonly task: ArtifactRef;
}): Promise<Judgement> {
  const { episode, input, task } = run;
  const { rule } = await reward.deriveRule({ task });
  const audit = rule === null || episode.userName === null ? null : await askAuditLog(run, rule, episode.userName);
  const environmentStopped = episode.end === 'environment' || episode.end === 'sessionLost';
  const fused = fuseReward({ audit: audit?.outcome ?? null, judges: null, environmentStopped });

  let steps: readonly StepResult[] = [];
  let findings: readonly Finding[] = [];
  if (episode.trajectory !== null) {
    const seen = await reward.findDeviations({
      document: input.document,
      task,
      trajectory: episode.trajectory,
      reward: fused,
    });
    steps = seen.steps;
    findings = await lookAgain(run, episode.trajectory, seen.findings);
  }
  const verdict = decideVerdict({ reward: fused, environmentStopped, steps, findings });
  return {
    verdict,
    reward: fused,
    steps,
    findings,
    events: audit?.matched ?? [],
    trajectory: episode.trajectory,
    assisted: episode.assisted,
    explanation: explain(verdict, audit?.outcome ?? null, episode),
  };
}

/** Looks until the rule is confirmed or every event of the episode must have become visible. */
async function askAuditLog(
  run: { readonly input: VerifyProcedureInput; readonly episode: BrowserEpisodeResult; readonly grant: LeaseGranted },
  rule: AuditRule,
  userName: string,
): Promise<{ outcome: AuditOutcome; matched: readonly AuditEvent[] }> {
  const { settings } = run.input;
  const { lease, account } = run.grant;
  const scope: AuditScope = {
    accountId: account.accountId,
    userName,
    regionId: account.regionId,
    from: run.episode.from,
    to: run.episode.to,
  };
  const deadline = run.episode.to + settings.auditDelayMs + settings.auditPollMs;
  for (;;) {
    // A look that began before the deadline says nothing about an event that became visible while it lasted.
    const lookedAt = Date.now();
    try {
      const look = await reward.checkAuditLog({ lease, rule, scope });
      if (look.confirmed) return { outcome: 'confirmed', matched: look.matched };
      if (lookedAt >= deadline) return { outcome: 'notConfirmed', matched: look.matched };
    } catch (error) {
      if (isCancellation(error)) throw error;
      return { outcome: 'unreachable', matched: [] };
    }
    await sleep(settings.auditPollMs);
  }
}

/** A second look in a fresh browser session: only what it agrees with is confirmed. */
async function lookAgain(
  run: { readonly input: VerifyProcedureInput; readonly grant: LeaseGranted; readonly task: ArtifactRef },
  trajectory: ArtifactRef,
  findings: readonly Finding[],
): Promise<readonly Finding[]> {
  if (!findings.some(({ kind, confirmed }) => kind === 'console' && !confirmed)) return findings;
  const { looks } = await reward.planSecondLook({ task: run.task, trajectory, findings });
  if (looks.length === 0) return findings;
  try {
    const opened = await browserPool.openSession({
      episodeId: `${workflowInfo().workflowId}/${workflowInfo().runId}/second-look`,
      lease: run.grant.lease,
      episodeRoleArn: run.grant.account.episodeRoleArn,
      task: run.task,
      policy: 'second-look',
    });
    const session = proxyActivities<BrowserSessionActivities>({
      ...ACTIVITY_OPTIONS.browserSession,
      taskQueue: opened.queue,
    });
    const { sessionId } = opened;
    try {
      const probe = await session.probe({ sessionId, looks });
      return (await reward.applySecondLook({ task: run.task, trajectory, findings, probe })).findings;
    } finally {
      // Also when cancelled; and what was seen stays seen when the browser does not close.
      await CancellationScope.nonCancellable(() =>
        session.closeSession({ sessionId, end: { kind: 'complete', message: 'second look' } }),
      ).catch((error: unknown) => log.warn('The second look did not close', { reason: rootMessage(error) }));
    }
  } catch (error) {
    if (isCancellation(error)) throw error;
    // Without a second look a finding stays unconfirmed and changes no verdict.
    return findings;
  }
}

function explain(verdict: Verdict, audit: AuditOutcome | null, episode: BrowserEpisodeResult): string {
  const proof =
    audit === null
      ? 'No operation of the public API reference could be tied to this procedure, so the audit log was not asked.'
      : {
          confirmed: 'The audit log confirms the outcome.',
          notConfirmed: 'The audit log does not show the outcome.',
          unreachable: 'The audit log could not be read.',
        }[audit];
  const end = episode.end === 'complete' ? '' : ` The episode ended with ${episode.end}: ${episode.message}`;
  return `${proof}${end}${verdict === 'inconclusive' ? ' No claim about the document is made.' : ''}`;
}
