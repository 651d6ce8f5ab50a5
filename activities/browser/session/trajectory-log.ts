import type { Decision } from '../../../domain/action.js';
import type { ArtifactRef } from '../../../domain/artifact.js';
import {
  type EpisodeEnd,
  type HistoryEvent,
  TRAJECTORY_VERSION,
  type TraceEvidence,
  type Trajectory,
} from '../../../domain/trajectory.js';
import type { ArtifactStore } from '../../artifacts/store.js';
import type { ClaimStore } from '../claims.js';
import type { EpisodeTrace } from '../evidence/trace.js';
import type { Redactor } from '../redact.js';

/** What happened so far in an episode; stored after everything that happens, so that a dead worker loses nothing. */
export class TrajectoryLog {
  readonly #events: HistoryEvent[] = [];
  #end: Trajectory['end'] = null;
  #trace: TraceEvidence | null = null;

  constructor(
    private readonly head: Pick<Trajectory, 'episodeId' | 'task' | 'policy' | 'first'>,
    private readonly artifacts: ArtifactStore,
    private readonly claims: ClaimStore,
    private readonly redactor: Redactor,
    /** Runs since the sign-in, when one was asked for. */
    private readonly trace: EpisodeTrace | null = null,
  ) {}

  /** Adds an event and stores the whole. */
  async add(event: HistoryEvent): Promise<ArtifactRef> {
    const ref = await this.put(event);
    await this.keep(ref);
    return ref;
  }

  /** Adds an event and stores the whole, without keeping its place: the caller does, beside what else it has to keep. */
  put(event: HistoryEvent): Promise<ArtifactRef> {
    this.#events.push(event);
    return this.artifacts.putJson(this.snapshot());
  }

  /** Keeps where the newest trajectory lies, for those who come after a dead worker. */
  keep(ref: ArtifactRef): Promise<void> {
    return this.claims.keepTrajectory(this.head.episodeId, ref);
  }

  /**
   * Writes down how the episode ended; the first end counts.
   *
   * @param seen the policy's last decision, when it ended the episode, and the last observation
   */
  async finish(
    end: { readonly kind: EpisodeEnd; readonly message: string },
    seen: { readonly decision: ArtifactRef | null; readonly last: ArtifactRef | null } = { decision: null, last: null },
  ): Promise<ArtifactRef> {
    // How it ended is worth more than the words at the end.
    const decision =
      seen.decision === null ? null : await this.artifacts.getJson<Decision>(seen.decision).catch(() => null);
    this.#end ??= { ...end, decision, last: seen.last };
    this.#trace ??= (await this.trace?.finish(this.artifacts, this.redactor)) ?? null;
    return this.store();
  }

  async store(): Promise<ArtifactRef> {
    const ref = await this.artifacts.putJson(this.snapshot());
    await this.keep(ref);
    return ref;
  }

  private snapshot(): Trajectory {
    return this.redactor.json({
      version: TRAJECTORY_VERSION,
      ...this.head,
      events: this.#events,
      end: this.#end,
      trace: this.#trace,
    });
  }
}
