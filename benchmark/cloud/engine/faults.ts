import type { ErrorSpec } from '../spec/errors.js';

/** A disturbance that an operator switches on for one action, or for all (`*`). */
export interface Fault {
  readonly id: string;
  /** Only this account; all when left out. */
  readonly accountId?: string;
  readonly product: string;
  readonly action: string;
  /** Only calls of programs, or only those of console pages; both when left out. */
  readonly channel?: 'api' | 'console';
  /** Added to the time of each call. */
  readonly latencyMilliseconds?: number;
  /** Each call fails with it and does nothing. */
  readonly error?: ErrorSpec & { readonly retryAfter?: number };
  /** The console says that a call worked although it failed; such a fault hits console calls only. */
  readonly falseSuccess?: true;
  /** Resources of this kind (`ecs/instance`) stay in the state they are in, and new ones in their first. */
  readonly stuckResource?: string;
  /** Ends by itself after this many calls. */
  readonly times?: number;
}

/** Faults on demand. */
export class FaultRegistry {
  readonly #faults = new Map<string, { fault: Fault; left: number }>();
  readonly #changed: () => void;

  /** @param changed called after faults were added or removed */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  add(fault: Fault): void {
    this.#faults.set(fault.id, { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    this.#changed();
  }

  remove(id: string): boolean {
    const removed = this.#faults.delete(id);
    this.#changed();
    return removed;
  }

  clear(): void {
    this.#faults.clear();
    this.#changed();
  }

  list(): readonly Fault[] {
    return [...this.#faults.values()].map(({ fault }) => fault);
  }

  /** Kinds of resources whose states stand still in an account. */
  stuckResources(accountId: string): ReadonlySet<string> {
    return new Set(
      this.list().flatMap(({ accountId: only, stuckResource }) =>
        stuckResource === undefined || (only !== undefined && only !== accountId) ? [] : [stuckResource],
      ),
    );
  }

  /** Faults that hit this call; each counts it. */
  take(call: { accountId: string; product: string; action: string; channel: 'api' | 'console' }): readonly Fault[] {
    const hit: Fault[] = [];
    for (const entry of this.#faults.values()) {
      const { fault } = entry;
      if (fault.stuckResource !== undefined) continue;
      if (fault.accountId !== undefined && fault.accountId !== call.accountId) continue;
      if (!['*', call.product].includes(fault.product) || !['*', call.action].includes(fault.action)) continue;
      if ((fault.falseSuccess === true ? 'console' : (fault.channel ?? call.channel)) !== call.channel) continue;
      hit.push(fault);
      entry.left -= 1;
      if (entry.left <= 0) this.#faults.delete(fault.id);
    }
    return hit;
  }
}
