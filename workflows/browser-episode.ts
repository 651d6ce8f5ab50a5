import {
  CancellationScope,
  getExternalWorkflowHandle,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  workflowInfo,
} from '@temporalio/workflow';
import type {
  BrowserPoolActivities,
  BrowserSessionActivities,
  OpenedSession,
  StepReport,
} from '../activities/browser/contract.js';
import type { PolicyActivities } from '../activities/policy/contract.js';
import type { ArtifactRef } from '../domain/artifact.js';
import { ACTIVITY_OPTIONS, EPISODE_LIMITS } from '../temporal.config.js';
import { type BrowserEpisodeInput, type BrowserEpisodeResult, resourceRequested } from './protocol.js';
import { type Ending, EpisodeBudget } from './steps/episode-budget.js';
import { EpisodeControl } from './steps/episode-control.js';
import { failureType, isLostWorker, rootMessage } from './steps/failures.js';

const browserPool = proxyActivities<BrowserPoolActivities>(ACTIVITY_OPTIONS.browserPool);
const policy = proxyActivities<PolicyActivities>(ACTIVITY_OPTIONS.policy);

/**
 * One run of a procedure in one browser: observe, decide, act, until the policy ends it or a limit does.
 * The browser lives in one worker; its steps go to that worker's own queue.
 */
export async function browserEpisode(input: BrowserEpisodeInput): Promise<BrowserEpisodeResult> {
  const { workflowId, runId } = workflowInfo();
  // With the run: a reset or repeated workflow must not take an earlier run's claims and results for its own.
  const episodeId = `${workflowId}/${runId}`;
  const control = new EpisodeControl();

  const startedAt = Date.now();
  let opened: OpenedSession;
  try {
    opened = await browserPool.openSession({
      episodeId,
      lease: input.lease,
      episodeRoleArn: input.account.episodeRoleArn,
      task: input.task,
      policy: input.policy,
      trace: input.trace ?? false,
    });
  } catch (error) {
    if (isCancellation(error)) throw error;
    return {
      end: 'environment',
      message: `The browser could not be opened: ${rootMessage(error)}`,
      trajectory: null,
      userName: null,
      from: startedAt,
      to: Date.now(),
      writeClaimed: false,
      assisted: control.assisted,
    };
  }
  const session = proxyActivities<BrowserSessionActivities>({
    ...ACTIVITY_OPTIONS.browserSession,
    taskQueue: opened.queue,
  });
  const { sessionId } = opened;

  let observation: ArtifactRef = opened.observation;
  let trajectory: ArtifactRef = opened.trajectory;
  /** What only a person can pass, as the newest page shows it. */
  let humanCheck: string | null = opened.humanCheck ?? null;
  /** The policy's last decision, when it ended the episode itself. */
  let lastDecision: ArtifactRef | undefined;
  const take = (report: StepReport): void => {
    observation = report.observation;
    trajectory = report.trajectory;
    humanCheck = report.humanCheck ?? null;
    control.last = report.summary;
    tell(control.last);
  };
  const tell = (what: string): void =>
    setCurrentDetails(`Step ${control.step} of at most ${input.maxSteps}\n\n${what}`);

  /** A captcha or an SMS code stops the run until a person has passed it. @returns how the episode ends without one */
  const passHumanCheck = async (): Promise<Ending | null> => {
    for (let tries = 0; humanCheck !== null; tries += 1) {
      const check = humanCheck;
      tell(`Waiting for a person: the page shows ${check}. Send the signal \`resume\` when it is passed.`);
      if (tries === EPISODE_LIMITS.humanCheckTries || !(await control.handOver()))
        return { kind: 'environment', message: `Nobody passed what only a person can: ${check}.` };
      take(await session.look({ sessionId }));
    }
    return null;
  };

  /** Runs until something ends the episode; says what did. */
  const play = async (): Promise<Ending> => {
    const budget = new EpisodeBudget(input.maxSteps, () => control.waitedMs);
    for (;;) {
      // Whoever paused it may have changed the page.
      if (await control.whilePaused()) take(await session.look({ sessionId }));
      const unpassed = await passHumanCheck();
      if (unpassed !== null) return unpassed;
      for (const event of control.takeInjected()) take(await session.record({ sessionId, event }));
      const exceeded = budget.exceeded();
      if (exceeded !== null) return exceeded;
      const decision = await policy.decide.executeWithOptions({ summary: `before step ${control.step + 1}` }, [
        { task: input.task, trajectory, observation, policy: input.policy },
      ]);
      budget.spendTokens(decision.tokens ?? 0);
      // Paused while the policy thought: the decision is about a page that may be another one when the episode goes on.
      if (control.paused) continue;
      if (decision.kind === 'task_complete' || decision.kind === 'task_unachievable') {
        lastDecision = decision.decision;
        const kind = decision.kind === 'task_complete' ? 'complete' : 'unachievable';
        return { kind, message: decision.summary };
      }
      control.step += 1;
      const { step } = control;
      const report = await session.step.executeWithOptions({ summary: `${step} · ${decision.summary}`.slice(0, 120) }, [
        { sessionId, step, decision: decision.decision },
      ]);
      take(report);
      budget.spendStep(report.renewed ?? false);
      if (report.loop === 2)
        return { kind: 'loop', message: `The same again and again, without effect: ${report.summary}` };
      const { request } = decision;
      const { parent } = input;
      if (request !== null && parent !== null) {
        await control.awaitResource(() =>
          getExternalWorkflowHandle(parent).signal(resourceRequested, { episode: workflowId, ...request }),
        );
      }
    }
  };

  let end: Ending | { readonly kind: 'sessionLost'; readonly message: string };
  let cancellation: unknown;
  try {
    end = await play();
  } catch (error) {
    if (isCancellation(error)) {
      cancellation = error;
      end = { kind: 'cancelled', message: 'The run was cancelled.' };
    } else if (isLostWorker(error)) {
      end = { kind: 'sessionLost', message: `The browser's worker is gone: ${rootMessage(error)}` };
    } else if (failureType(error) === 'PolicyReplyInvalid') {
      end = { kind: 'policyFailed', message: `The policy did not answer: ${rootMessage(error)}` };
    } else {
      end = { kind: 'environment', message: rootMessage(error) };
    }
  }

  return CancellationScope.nonCancellable(async () => {
    const to = Date.now();
    const kind = end.kind;
    if (kind !== 'sessionLost') {
      try {
        const closed = await session.closeSession({
          sessionId,
          end: { kind, message: end.message },
          ...(lastDecision === undefined ? {} : { decision: lastDecision }),
        });
        trajectory = closed.trajectory;
      } catch (error) {
        // The worker went while closing: what the episode did is already stored, step by step.
        end = { ...end, message: `${end.message} (The session did not close: ${rootMessage(error)})` };
      }
    }
    const claims = await browserPool.readClaims({ episodeId });
    if (cancellation !== undefined) throw cancellation;
    return {
      end: end.kind,
      message: end.message,
      trajectory: kind === 'sessionLost' ? (claims.trajectory ?? trajectory) : trajectory,
      userName: opened.userName,
      from: opened.openedAt,
      to,
      writeClaimed: claims.writeClaimed,
      assisted: control.assisted,
    };
  });
}
