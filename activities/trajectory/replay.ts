import type { Decision } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import type { Observation } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { StepEvidence, StepOutcome, Trajectory } from '../../domain/trajectory.js';
import type { DecideRequest } from '../../policy-server/contract.js';
import type { ArtifactStore } from '../artifacts/store.js';
import { beforeLastDeed, decideRequest } from '../policy/decide-request.js';
import { readObservation, readTrajectory } from './read.js';

/** One decision of a stored episode: what the policy was asked, what it answered, and what came of it. */
export interface Turn {
  readonly request: DecideRequest;
  /** Null where the policy was asked and gave no usable answer. */
  readonly decision: Decision | null;
  /** Null for a decision that ended the episode. */
  readonly outcome: StepOutcome | null;
  /** What the page showed afterwards; null for a decision that ended the episode. */
  readonly after: Observation | null;
  /** Null where the step has none, as in trajectories of version 1. */
  readonly evidence: StepEvidence | null;
}

export interface ReplayedEpisode {
  readonly trajectory: Trajectory;
  readonly task: EpisodeTask;
  readonly turns: readonly Turn[];
}

/**
 * Walks a stored episode without a browser: the same requests in the same order as the policy got them live, except that
 * a secret which the episode learnt later is masked in earlier requests' trajectories too. Every artifact is checked
 * against its hash; pictures are left to the caller.
 *
 * @throws AgentError ArtifactMissing when anything is not there, was changed or is of an unknown version
 */
export async function replayEpisode(artifacts: ArtifactStore, ref: ArtifactRef): Promise<ReplayedEpisode> {
  const trajectory = await readTrajectory(artifacts, ref);
  const task = await artifacts.getJson<EpisodeTask>(trajectory.task);
  const loaded = new Map<string, Promise<Observation>>();
  const observation = (at: ArtifactRef): Promise<Observation> => {
    const known = loaded.get(at.sha256) ?? readObservation(artifacts, at);
    loaded.set(at.sha256, known);
    return known;
  };

  /** What was asked when this many events had happened. */
  const request = async (events: number, seen: ArtifactRef): Promise<DecideRequest> => {
    const before = { ...trajectory, events: trajectory.events.slice(0, events), end: null, trace: null };
    const deed = beforeLastDeed(before);
    return decideRequest({
      policy: trajectory.policy,
      task,
      trajectory: before,
      observation: await observation(seen),
      previous: deed === undefined ? null : await observation(deed),
    });
  };

  const turns: Turn[] = [];
  for (const [index, event] of trajectory.events.entries()) {
    if (event.kind !== 'step') continue;
    const { before, after, decision, outcome, evidence } = event.record;
    turns.push({ request: await request(index, before), decision, outcome, after: await observation(after), evidence });
  }
  const { end } = trajectory;
  if (end !== null && end.last !== null && (end.decision !== null || end.kind === 'policyFailed')) {
    const last = await request(trajectory.events.length, end.last);
    turns.push({ request: last, decision: end.decision, outcome: null, after: null, evidence: null });
  }
  return { trajectory, task, turns };
}
