/** Allows a number of calls in any one second, per key. */
export class RateLimit {
  readonly #calls = new Map<string, number[]>();
  readonly #perSecond: number;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** @returns whether the call may go ahead; it is counted only then */
  take(key: string, now: number): boolean {
    if (!Number.isFinite(this.#perSecond)) return true;
    const recent = (this.#calls.get(key) ?? []).filter((at) => now - at < 1000);
    const allowed = recent.length < this.#perSecond;
    if (allowed) recent.push(now);
    this.#calls.set(key, recent);
    return allowed;
  }
}
