import {
  CancellationScope,
  condition,
  getExternalWorkflowHandle,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
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
import type { ResourceReport } from '../domain/meta.js';
import type { EpisodeEnd, HistoryEvent } from '../domain/trajectory.js';
import { ACTIVITY_OPTIONS, EPISODE_LIMITS } from '../temporal.config.js';
import {
  type BrowserEpisodeInput,
  type BrowserEpisodeResult,
  hint,
  pause,
  progress,
  resourceProvided,
  resourceRequested,
  resume,
  takeOver,
} from './protocol.js';
import { failureType, isLostWorker, rootMessage } from './steps/failures.js';

const browserPool = proxyActivities<BrowserPoolActivities>(ACTIVITY_OPTIONS.browserPool);
const policy = proxyActivities<PolicyActivities>(ACTIVITY_OPTIONS.policy);

type Injected = Exclude<HistoryEvent, { kind: 'step' }>;

/**
 * One run of a procedure in one browser: observe, decide, act, until the policy ends it or a limit does.
 * The browser lives in one worker; its steps go to that worker's own queue.
 */
export async function browserEpisode(input: BrowserEpisodeInput): Promise<BrowserEpisodeResult> {
  const { workflowId, runId } = workflowInfo();
  // With the run: a reset or repeated workflow must not take an earlier run's claims and results for its own.
  const episodeId = `${workflowId}/${runId}`;
  let step = 0;
  let last = 'opening the browser';
  let paused = false;
  let assisted = false;
  const injected: Injected[] = [];
  let awaitedResource: ResourceReport | undefined;

  setHandler(progress, () => ({ step, last, paused }));
  setHandler(
    pause,
    () => {
      paused = true;
    },
    { description: 'Stop before the next step. No input.' },
  );
  setHandler(
    resume,
    () => {
      paused = false;
    },
    { description: 'Go on after pause or takeOver. No input.' },
  );
  setHandler(
    takeOver,
    () => {
      paused = true;
      assisted = true;
    },
    { description: 'Stop so that a person can act in the account; the run counts as assisted. No input.' },
  );
  setHandler(
    hint,
    ({ text }) => {
      assisted = true;
      injected.push({ kind: 'hint', afterStep: step, text });
    },
    { description: 'Tell the agent something; the run counts as assisted. {"text": "The button is under More."}' },
  );
  setHandler(
    resourceProvided,
    (report) => {
      if (report.by === 'person') assisted = true;
      awaitedResource = report;
      injected.push({ kind: 'resource', afterStep: step, report });
    },
    {
      description:
        'Answer a resource request by hand. {"need": "VPC", "meta": "", "status": "provided", "message": "", ' +
        '"resources": [], "outputs": {"vpcId": "vpc-…"}, "by": "person"}',
    },
  );

  const startedAt = Date.now();
  let opened: OpenedSession;
  try {
    opened = await browserPool.openSession({
      episodeId,
      lease: input.lease,
      episodeRoleArn: input.account.episodeRoleArn,
      task: input.task,
      policy: input.policy,
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
      assisted,
    };
  }
  const session = proxyActivities<BrowserSessionActivities>({
    ...ACTIVITY_OPTIONS.browserSession,
    taskQueue: opened.queue,
  });
  const { sessionId } = opened;

  let observation: ArtifactRef = opened.observation;
  let trajectory: ArtifactRef = opened.trajectory;
  const take = (report: StepReport): void => {
    observation = report.observation;
    trajectory = report.trajectory;
    last = report.summary;
    setCurrentDetails(`Step ${step} of at most ${input.maxSteps}\n\n${last}`);
  };

  /** Runs until something ends the episode; says what did. */
  const play = async (): Promise<{ kind: EpisodeEnd; message: string }> => {
    while (step < input.maxSteps) {
      await condition(() => !paused);
      for (let event = injected.shift(); event !== undefined; event = injected.shift()) {
        take(await session.record({ sessionId, event }));
      }
      const decision = await policy.decide.executeWithOptions({ summary: `before step ${step + 1}` }, [
        { task: input.task, trajectory, observation, policy: input.policy },
      ]);
      if (decision.kind === 'task_complete') return { kind: 'complete', message: decision.summary };
      if (decision.kind === 'task_unachievable') return { kind: 'unachievable', message: decision.summary };
      step += 1;
      const report = await session.step.executeWithOptions({ summary: `${step} · ${decision.summary}`.slice(0, 120) }, [
        { sessionId, step, decision: decision.decision },
      ]);
      take(report);
      if (report.loop === 2)
        return { kind: 'loop', message: `The same action on the same page again and again: ${last}` };
      if (decision.request !== null && input.parent !== null) {
        awaitedResource = undefined;
        await getExternalWorkflowHandle(input.parent).signal(resourceRequested, {
          episode: workflowId,
          ...decision.request,
        });
        await condition(() => awaitedResource !== undefined, EPISODE_LIMITS.resourceWait);
      }
    }
    return { kind: 'stepLimit', message: `No end within ${input.maxSteps} steps.` };
  };

  let end: { kind: EpisodeEnd | 'sessionLost'; message: string };
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
        trajectory = (await session.closeSession({ sessionId, end: { kind, message: end.message } })).trajectory;
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
      assisted,
    };
  });
}
