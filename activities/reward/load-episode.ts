import type { ArtifactRef } from '../../domain/artifact.js';
import { type EpisodeFacts, episodeFacts, observationRefs } from '../../domain/findings/facts.js';
import type { Observation } from '../../domain/observation.js';
import type { Reward } from '../../domain/outcome.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { Trajectory } from '../../domain/trajectory.js';
import type { ArtifactStore } from '../artifacts/store.js';

/** Reads a trajectory and every observation it refers to, each once. */
export async function loadEpisode(
  artifacts: ArtifactStore,
  input: { readonly task: ArtifactRef; readonly trajectory: ArtifactRef },
  reward: Reward,
): Promise<EpisodeFacts> {
  const [task, trajectory] = await Promise.all([
    artifacts.getJson<EpisodeTask>(input.task),
    artifacts.getJson<Trajectory>(input.trajectory),
  ]);
  const observations = new Map(
    await Promise.all(
      observationRefs(trajectory).map(async (ref) => [ref.sha256, await artifacts.getJson<Observation>(ref)] as const),
    ),
  );
  return episodeFacts(task, trajectory, observations, reward);
}
