import type { ArtifactRef } from '../../../domain/artifact.js';
import type { EpisodeEnd, HistoryEvent, Trajectory } from '../../../domain/trajectory.js';
import type { ArtifactStore } from '../../artifacts/store.js';
import type { ClaimStore } from '../claims.js';
import type { Redactor } from '../redact.js';

/** What happened so far in an episode; stored after everything that happens, so that a dead worker loses nothing. */
export class TrajectoryLog {
  readonly #events: HistoryEvent[] = [];
  #end: { readonly kind: EpisodeEnd; readonly message: string } | null = null;

  constructor(
    private readonly head: Pick<Trajectory, 'episodeId' | 'task' | 'policy' | 'first'>,
    private readonly artifacts: ArtifactStore,
    private readonly claims: ClaimStore,
    private readonly redactor: Redactor,
  ) {}

  /** Adds an event and stores the whole. */
  async add(event: HistoryEvent): Promise<ArtifactRef> {
    this.#events.push(event);
    return this.store();
  }

  /** Writes down how the episode ended; the first end counts. */
  async finish(end: { readonly kind: EpisodeEnd; readonly message: string }): Promise<ArtifactRef> {
    this.#end ??= end;
    return this.store();
  }

  async store(): Promise<ArtifactRef> {
    const trajectory: Trajectory = { ...this.head, events: this.#events, end: this.#end };
    const ref = await this.artifacts.putJson(this.redactor.json(trajectory));
    await this.claims.keepTrajectory(this.head.episodeId, ref);
    return ref;
  }
}
