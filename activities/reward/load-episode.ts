import type { ArtifactRef } from '../../domain/artifact.js';
import { type EpisodeFacts, episodeFacts, observationRefs } from '../../domain/findings/facts.js';
import type { Observation } from '../../domain/observation.js';
import type { Reward } from '../../domain/outcome.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { Trajectory } from '../../domain/trajectory.js';
import type { ArtifactStore } from '../artifacts/store.js';
import { readObservation, readTrajectory } from '../trajectory/read.js';

interface Episode {
  readonly task: EpisodeTask;
  readonly trajectory: Trajectory;
  readonly observations: ReadonlyMap<string, Observation>;
}

/** Episodes kept; the three activities that judge one follow each other, and few episodes end at the same time. */
const KEPT = 4;

/** Reads episodes for judging: a trajectory and every observation it refers to, each once for all who ask. */
export class EpisodeLoader {
  readonly #kept = new Map<string, Promise<Episode>>();

  constructor(private readonly artifacts: ArtifactStore) {}

  /** @throws AgentError ArtifactMissing */
  async load(
    input: { readonly task: ArtifactRef; readonly trajectory: ArtifactRef },
    reward: Reward,
  ): Promise<EpisodeFacts> {
    // Content is named by its hash: what was read once is still true.
    const key = `${input.task.sha256} ${input.trajectory.sha256}`;
    const known = this.#kept.get(key) ?? this.#read(input);
    this.#kept.delete(key);
    this.#kept.set(key, known);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    try {
      const { task, trajectory, observations } = await known;
      return episodeFacts(task, trajectory, observations, reward);
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  async #read(input: { readonly task: ArtifactRef; readonly trajectory: ArtifactRef }): Promise<Episode> {
    const [task, trajectory] = await Promise.all([
      this.artifacts.getJson<EpisodeTask>(input.task),
      readTrajectory(this.artifacts, input.trajectory),
    ]);
    const observations = await Promise.all(
      observationRefs(trajectory).map(async (ref) => [ref.sha256, await readObservation(this.artifacts, ref)] as const),
    );
    return { task, trajectory, observations: new Map(observations) };
  }
}
