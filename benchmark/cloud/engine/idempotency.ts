import { createHash } from 'node:crypto';
import { ApiError } from '../spec/errors.js';
import type { Attributes } from '../spec/handler.js';

/** A ClientToken is remembered for a day. */
const LIFETIME_MILLISECONDS = 24 * 3600 * 1000;

/** What the first call left: its answer, and the resources that its audit event names. */
export interface FirstOutcome {
  readonly body: Readonly<Record<string, unknown>>;
  /** Type → ids. */
  readonly references: Readonly<Record<string, readonly string[]>>;
}

/** A token that was used. */
export interface TokenEntry {
  readonly fingerprint: string;
  readonly at: number;
  /** Undefined while the first call is still running. */
  outcome?: FirstOutcome;
}

/** Answers of calls that carried a ClientToken, so that a repeated call does nothing a second time. */
export class IdempotencyTokens {
  readonly #entries = new Map<string, TokenEntry>();

  /** @returns the earlier answer; undefined when this is the first call, which is then in flight until `finish` */
  begin(key: string, parameters: Attributes, now: number): FirstOutcome | undefined {
    const entry = this.#entries.get(key);
    const fingerprint = fingerprintOf(parameters);
    if (entry !== undefined && now - entry.at < LIFETIME_MILLISECONDS) {
      if (entry.fingerprint !== fingerprint) {
        throw new ApiError({
          status: 400,
          code: 'IdempotentParameterMismatch',
          message: 'The request uses the same client token as a previous, but non-identical request.',
        });
      }
      if (entry.outcome === undefined) {
        throw new ApiError({
          status: 403,
          code: 'LastTokenProcessing',
          message: 'The last token request is processing. Please try again later.',
        });
      }
      return entry.outcome;
    }
    this.#sweep(now);
    this.#entries.delete(key);
    this.#entries.set(key, { fingerprint, at: now });
    return undefined;
  }

  /** Remembers the answer; a failed call leaves nothing, so it may be tried again. */
  finish(key: string, outcome: FirstOutcome | undefined): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    if (outcome === undefined) this.#entries.delete(key);
    else entry.outcome = outcome;
  }

  /** Tokens of calls that are done, for a saved state. */
  all(): readonly (readonly [string, TokenEntry])[] {
    return [...this.#entries].filter(([, { outcome }]) => outcome !== undefined);
  }

  /** Puts back saved tokens in place of all others. */
  replace(entries: readonly (readonly [string, TokenEntry])[]): void {
    this.#entries.clear();
    for (const [key, entry] of entries) this.#entries.set(key, entry);
  }

  #sweep(now: number): void {
    // The oldest come first, so that forgetting costs nothing however many there are.
    for (const [key, { at }] of this.#entries) {
      if (now - at < LIFETIME_MILLISECONDS) break;
      this.#entries.delete(key);
    }
  }
}

function fingerprintOf(parameters: Attributes): string {
  const sorted = Object.entries(parameters)
    .filter(([name]) => name !== 'ClientToken')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
