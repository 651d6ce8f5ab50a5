import { AgentError } from '../../../domain/errors.js';
import type { ClaimStore } from '../claims.js';
import type { BrowserSession } from './session.js';

/**
 * Longest time that a session is kept while nobody asks anything of it, milliseconds. What it was signed in with has run out
 * by then, and no wait of a healthy episode is that long: a resource takes at most 15 minutes, a decision less.
 */
const IDLE_MS = 60 * 60 * 1_000;
const LOOK_MS = 15_000;

interface Held {
  readonly session: BrowserSession;
  usedAt: number;
  busy: number;
}

/** The browser sessions of one worker. Those whose episode ended elsewhere, or was given up, are closed here. */
export class HeldSessions {
  readonly #held = new Map<string, Held>();
  readonly #watch: NodeJS.Timeout;

  constructor(
    private readonly claims: ClaimStore,
    private readonly idleMs = IDLE_MS,
    lookMs = LOOK_MS,
  ) {
    this.#watch = setInterval(() => void this.closeLost().catch(() => undefined), lookMs);
    this.#watch.unref();
  }

  get count(): number {
    return this.#held.size;
  }

  add(session: BrowserSession): void {
    this.#held.set(session.id, { session, usedAt: Date.now(), busy: 0 });
  }

  /** Runs work in a session, after whatever it is doing. Fails with SessionLost when this worker does not hold it. */
  async use<T>(sessionId: string, work: (session: BrowserSession) => Promise<T>): Promise<T> {
    const held = this.#held.get(sessionId);
    if (held === undefined) throw new AgentError('SessionLost', `This worker holds no browser session ${sessionId}.`);
    held.busy += 1;
    try {
      return await held.session.exclusively(() => work(held.session));
    } catch (error) {
      // Errors go into histories and logs; what they quote of the page or the browser may hold a secret.
      throw held.session.redactor.error(error);
    } finally {
      held.busy -= 1;
      held.usedAt = Date.now();
    }
  }

  /** Forgets a session and closes its browser. */
  async close(sessionId: string): Promise<void> {
    const held = this.#held.get(sessionId);
    this.#held.delete(sessionId);
    await held?.session.close();
  }

  /** Closes what an earlier try of an episode opened: nobody got to know of it. */
  async closeOf(episodeId: string): Promise<void> {
    for (const [id, { session }] of this.#held) if (session.episodeId === episodeId) await this.close(id);
  }

  /** Closes sessions that nobody comes back to: episodes that are over or in another worker's hands, and idle ones. */
  async closeLost(): Promise<void> {
    for (const [id, held] of this.#held) {
      if (held.busy > 0) continue;
      const idle = Date.now() - held.usedAt > this.idleMs;
      if (idle || !(await this.claims.isHeld(held.session.episodeId, id))) await this.close(id);
    }
  }

  async closeAll(): Promise<void> {
    clearInterval(this.#watch);
    await Promise.all([...this.#held.keys()].map((id) => this.close(id)));
  }
}
