import type { ErrorSpec } from '../spec/errors.js';

/** A disturbance that an operator switches on for one action, or for all (`*`). */
export interface Fault {
  readonly id: string;
  /** Only this account; all when left out. */
  readonly accountId?: string;
  readonly product: string;
  readonly action: string;
  /** Added to the time of each call. */
  readonly latencyMilliseconds?: number;
  /** Each call fails with it and does nothing. */
  readonly error?: ErrorSpec & { readonly retryAfter?: number };
  /** Ends by itself after this many calls. */
  readonly times?: number;
}

/** Faults on demand. */
export class FaultRegistry {
  readonly #faults = new Map<string, { fault: Fault; left: number }>();

  add(fault: Fault): void {
    this.#faults.set(fault.id, { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  remove(id: string): boolean {
    return this.#faults.delete(id);
  }

  clear(): void {
    this.#faults.clear();
  }

  list(): readonly Fault[] {
    return [...this.#faults.values()].map(({ fault }) => fault);
  }

  /** Faults that hit this call; each counts it. */
  take(accountId: string, product: string, action: string): readonly Fault[] {
    const hit: Fault[] = [];
    for (const entry of this.#faults.values()) {
      const { fault } = entry;
      if (fault.accountId !== undefined && fault.accountId !== accountId) continue;
      if (!['*', product].includes(fault.product) || !['*', action].includes(fault.action)) continue;
      hit.push(fault);
      entry.left -= 1;
      if (entry.left <= 0) this.#faults.delete(fault.id);
    }
    return hit;
  }
}
