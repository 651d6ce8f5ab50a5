import type { ArtifactRef } from '../../domain/artifact.js';
import type { EpisodeTask } from '../../domain/task.js';
import { stepRecords, type Trajectory } from '../../domain/trajectory.js';
import type { DecideRequest } from '../../policy-server/contract.js';

/** What a policy is asked, live and in a replay. */
export function decideRequest(
  facts: Pick<DecideRequest, 'policy' | 'trajectory' | 'observation' | 'previous'> & { readonly task: EpisodeTask },
): DecideRequest {
  const { policy, task, trajectory, observation, previous } = facts;
  return {
    policy,
    task,
    trajectory,
    observation,
    previous,
    hints: trajectory.events.flatMap((event) => (event.kind === 'hint' ? [event.text] : [])),
    reports: trajectory.events.flatMap((event) => (event.kind === 'resource' ? [event.report] : [])),
  };
}

/**
 * Observation before the last deed, undefined when nothing was done. Waiting changes nothing by itself: the effect of the
 * last deed is seen against the page before it.
 */
export function beforeLastDeed(trajectory: Trajectory): ArtifactRef | undefined {
  return stepRecords(trajectory).findLast((record) => record.decision.action.kind !== 'wait')?.before;
}
