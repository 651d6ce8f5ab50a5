import { randomBytes } from 'node:crypto';

/** Ids that mean something only to this session's server side; the browser sees nothing of what they stand for. */
export class OpaqueIds<Target> {
  readonly #targets = new Map<string, Target>();
  readonly #most: number;

  /** @param most ids kept; the oldest are forgotten first, and a page that still holds them must be reloaded */
  constructor(most = 20_000) {
    this.#most = most;
  }

  issue(target: Target): string {
    const id = randomId();
    this.#targets.set(id, target);
    if (this.#targets.size > this.#most) {
      for (const oldest of this.#targets.keys()) {
        this.#targets.delete(oldest);
        break;
      }
    }
    return id;
  }

  resolve(id: string): Target | undefined {
    return this.#targets.get(id);
  }
}

/** A short random word that is a valid HTML id. */
export function randomId(): string {
  return `k${randomBytes(6).toString('hex')}`;
}
