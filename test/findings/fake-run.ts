import { createHash } from 'node:crypto';
import type { ArtifactRef } from '../../domain/artifact.js';
import { type EpisodeFacts, episodeFacts } from '../../domain/findings/facts.js';
import type { Observation } from '../../domain/observation.js';
import type { Reward } from '../../domain/outcome.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { EpisodeEnd, HistoryEvent, StepOutcome, Trajectory } from '../../domain/trajectory.js';
import { decideRequestSchema } from '../../policy-server/contract.js';
import { RankerPolicy } from '../../policy-server/ranker/index.js';
import type { FakeBrowser } from '../policy-server/fake-console.js';

/** Lets the ranker work on a fake console and records what happened as an episode does. */
export async function factsOfRun(
  task: EpisodeTask,
  browser: FakeBrowser,
  succeeded: () => boolean,
  limit = 50,
): Promise<EpisodeFacts> {
  const policy = new RankerPolicy();
  const observations = new Map<string, Observation>();
  const store = (observation: Observation): ArtifactRef => {
    const text = JSON.stringify(observation);
    const sha256 = createHash('sha256').update(text).digest('hex');
    observations.set(sha256, observation);
    return { sha256, mediaType: 'application/json', bytes: text.length };
  };
  let observation = browser.observe();
  let ref = store(observation);
  const first = ref;
  let previous: Observation | null = null;
  const events: HistoryEvent[] = [];
  const trajectoryOf = (end: EpisodeEnd | null): Trajectory => ({
    version: 2,
    episodeId: 'test/1',
    task: first,
    policy: 'ranker',
    first,
    events,
    end: end === null ? null : { kind: end, message: '', decision: null, last: null },
    trace: null,
  });
  let end: EpisodeEnd = 'stepLimit';
  for (let step = 1; step <= limit; step++) {
    const trajectory = trajectoryOf(null);
    const request = decideRequestSchema.parse({
      policy: 'ranker',
      task,
      trajectory,
      observation,
      previous,
      hints: [],
      reports: [],
    });
    const { decision } = await policy.decide(request);
    const { action } = decision;
    if (action.kind === 'task_complete' || action.kind === 'task_unachievable' || action.kind === 'request_resource') {
      end = action.kind === 'task_complete' ? 'complete' : 'unachievable';
      break;
    }
    const outcome = perform(browser, action);
    previous = observation;
    const before = ref;
    observation = browser.observe();
    ref = store(observation);
    events.push({
      kind: 'step',
      record: { step, decision, outcome, before, after: ref, startedAt: step, endedAt: step, evidence: null },
    });
  }
  const reward: Reward = succeeded() ? 1 : 0;
  return episodeFacts(task, trajectoryOf(end), observations, reward);
}

function perform(browser: FakeBrowser, action: { readonly kind: string }): StepOutcome {
  if (!('mark' in action) || typeof action.mark !== 'number') {
    return { status: 'landed', target: null, readBack: null };
  }
  const input = 'text' in action ? String(action.text) : 'option' in action ? String(action.option) : 'on';
  const result = browser.act(action.kind, action.mark, action.kind === 'click' ? '' : input);
  return result.ok
    ? { status: 'landed', target: result.target, readBack: result.readBack }
    : { status: 'failed', error: result.error, message: result.message, alternatives: result.alternatives };
}
