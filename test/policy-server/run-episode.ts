import type { Decision } from '../../domain/action.js';
import type { ResourceReport } from '../../domain/meta.js';
import type { Observation } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { HistoryEvent, StepOutcome, StepRecord } from '../../domain/trajectory.js';
import { decideRequestSchema } from '../../policy-server/contract.js';
import { RankerPolicy } from '../../policy-server/ranker/index.js';
import type { FakeBrowser } from './fake-console.js';

const REF = { sha256: 'a'.repeat(64), mediaType: 'application/json', bytes: 1 };

export interface EpisodeLog {
  readonly decisions: readonly Decision[];
  readonly records: readonly StepRecord[];
  readonly end: Decision;
}

/** Lets the ranker work on a fake console until it ends the episode; fails when it does not within the limit. */
export async function runEpisode(
  task: EpisodeTask,
  browser: FakeBrowser,
  limit = 40,
  provide?: (need: string) => ResourceReport,
): Promise<EpisodeLog> {
  const reports: ResourceReport[] = [];
  const policy = new RankerPolicy();
  const decisions: Decision[] = [];
  const events: HistoryEvent[] = [];
  let previous: Observation | null = null;
  let observation = browser.observe();
  for (let step = 1; step <= limit; step++) {
    const request = decideRequestSchema.parse({
      policy: 'ranker',
      task,
      trajectory: {
        version: 2,
        episodeId: 'test/1',
        task: REF,
        policy: 'ranker',
        first: REF,
        events,
        end: null,
        trace: null,
      },
      observation,
      previous,
      hints: [],
      reports,
    });
    const { decision } = await policy.decide(request);
    decisions.push(decision);
    const { action } = decision;
    const asks = action.kind === 'request_resource';
    if (action.kind === 'task_complete' || action.kind === 'task_unachievable' || (asks && provide === undefined)) {
      return { decisions, records: recordsOf(events), end: decision };
    }
    if (asks && provide !== undefined) reports.push(provide(action.need));
    const outcome = perform(browser, decision);
    events.push({
      kind: 'step',
      record: { step, decision, outcome, before: REF, after: REF, startedAt: step, endedAt: step, evidence: null },
    });
    if (action.kind !== 'wait') previous = observation;
    observation = browser.observe();
  }
  throw new Error(`No end after ${limit} steps:\n${decisions.map(describe).join('\n')}`);
}

/** One line a decision, for messages of failed tests. */
export function describe({ action, serving, thought }: Decision): string {
  return `${serving.instruction ?? '-'} ${serving.label ?? ''} ${serving.how} ${thought.goal} ${JSON.stringify(action)} ${serving.reason}`;
}

function recordsOf(events: readonly HistoryEvent[]): readonly StepRecord[] {
  return events.flatMap((event) => (event.kind === 'step' ? [event.record] : []));
}

function perform(browser: FakeBrowser, { action }: Decision): StepOutcome {
  if (!('mark' in action) || action.mark === undefined) return { status: 'landed', target: null, readBack: null };
  const input =
    action.kind === 'type'
      ? action.text
      : action.kind === 'select'
        ? action.option
        : action.kind === 'check'
          ? 'on'
          : '';
  const result = browser.act(action.kind, action.mark, input);
  return result.ok
    ? { status: 'landed', target: result.target, readBack: result.readBack }
    : { status: 'failed', error: result.error, message: result.message, alternatives: result.alternatives };
}
