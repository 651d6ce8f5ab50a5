import type { Action, Serving } from '../action.js';
import { isTerminal } from '../action.js';
import type { ArtifactRef } from '../artifact.js';
import type { Observation, ObservedElement } from '../observation.js';
import type { Reward } from '../outcome.js';
import type { EpisodeTask } from '../task.js';
import { type EpisodeEnd, stepRecords, type Trajectory } from '../trajectory.js';

/** A page as it was seen at one moment of an episode. */
export interface View {
  readonly ref: ArtifactRef;
  readonly observation: Observation;
}

/** One action with what was seen before and after it. */
export interface Act {
  /** Position among the episode's actions, from 0. */
  readonly index: number;
  readonly action: Action;
  readonly serving: Serving;
  readonly landed: boolean;
  /** The element acted on; null when there is none or the action did not land. */
  readonly target: ObservedElement | null;
  /** What the console offered instead, when the action failed. */
  readonly alternatives: readonly string[];
  /** Positions in `EpisodeFacts.views`. */
  readonly before: number;
  readonly after: number;
}

/** Everything the comparison of a document with an episode stands on: facts, never the agent's word for success. */
export interface EpisodeFacts {
  readonly task: EpisodeTask;
  readonly acts: readonly Act[];
  /** Distinct pages in order of time. */
  readonly views: readonly View[];
  readonly end: EpisodeEnd | null;
  readonly reward: Reward;
}

/** Hashes of the observations that a trajectory refers to, each once. */
export function observationRefs(trajectory: Trajectory): readonly ArtifactRef[] {
  const refs = [trajectory.first, ...stepRecords(trajectory).flatMap((record) => [record.before, record.after])];
  return [...new Map(refs.map((ref) => [ref.sha256, ref])).values()];
}

/** Joins a trajectory with its observations. Actions whose observations are not among those given are left out. */
export function episodeFacts(
  task: EpisodeTask,
  trajectory: Trajectory,
  observations: ReadonlyMap<string, Observation>,
  reward: Reward,
): EpisodeFacts {
  const views: View[] = [];
  const seen = (ref: ArtifactRef): number | null => {
    const observation = observations.get(ref.sha256);
    if (observation === undefined) return null;
    if (views.at(-1)?.ref.sha256 !== ref.sha256) views.push({ ref, observation });
    return views.length - 1;
  };

  const acts: Act[] = [];
  seen(trajectory.first);
  for (const { decision, outcome, before, after } of stepRecords(trajectory)) {
    const beforeView = seen(before);
    const afterView = seen(after);
    if (beforeView === null || afterView === null || isTerminal(decision.action)) continue;
    acts.push({
      index: acts.length,
      action: decision.action,
      serving: decision.serving,
      landed: outcome.status === 'landed',
      target: outcome.status === 'landed' ? outcome.target : null,
      alternatives: outcome.status === 'failed' ? outcome.alternatives : [],
      before: beforeView,
      after: afterView,
    });
  }
  return { task, acts, views, end: trajectory.end?.kind ?? null, reward };
}

/** The page at a position. Positions come from the same facts, so that a missing one is a mistake of the caller. */
export function viewAt(facts: EpisodeFacts, position: number): View {
  const view = facts.views[position];
  if (view === undefined) throw new RangeError(`The episode has no view ${position}.`);
  return view;
}

/** Names by which an action can be said to have used a label: the control's own, and the option chosen in it. */
export function actedNames(act: Act): readonly string[] {
  if (!act.landed || act.target === null) return [];
  return act.action.kind === 'select' ? [act.target.name, act.action.option] : [act.target.name];
}
