/** One event in ActionTrail's form. */
export type AuditEvent = Readonly<Record<string, unknown>>;

export interface StoredEvent {
  readonly event: AuditEvent;
  /** Unix milliseconds; the event's own time has seconds only. */
  readonly recordedAt: number;
  readonly regionId: string;
  readonly isGlobal: boolean;
}

/** ActionTrail shows events of 90 days. */
export const RETENTION_MILLISECONDS = 90 * 24 * 3600 * 1000;
/** An upper bound on memory, some 30 MB an account; the oldest events go first. */
const MAXIMUM_EVENTS = 20_000;

/** Events of one account in the order in which they happened. */
export class AuditLog {
  #events: StoredEvent[] = [];

  append(stored: StoredEvent): void {
    this.#events.push(stored);
    // Trimmed by the quarter so that appending stays cheap.
    if (this.#events.length > MAXIMUM_EVENTS) this.#events = this.#events.slice(MAXIMUM_EVENTS / 4);
  }

  all(): readonly StoredEvent[] {
    return this.#events;
  }

  replace(events: readonly StoredEvent[]): void {
    this.#events = [...events];
  }
}
