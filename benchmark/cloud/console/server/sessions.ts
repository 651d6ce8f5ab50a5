import { randomBytes, randomUUID } from 'node:crypto';
import type { Caller, CloudEngine } from '../../engine/contract.js';
import { DEFAULT_REGION } from '../../products/shared/regions.js';
import { OpaqueIds } from './opaque-ids.js';
import type { Target } from './targets.js';

/** Milliseconds that a federation token may wait for its one use. Source: vendor's federation documents. */
const signinTokenLife = 30_000;

/** Sessions held before those that have ended are looked for and forgotten. */
const sweepAbove = 100;

export interface Credentials {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly securityToken?: string;
}

export interface Session {
  readonly cookie: string;
  readonly caller: Caller;
  /** Page to go to after sign-out and expiry. */
  readonly loginUrl: string | undefined;
  readonly ids: OpaqueIds<Target>;
  region: string;
}

interface Entry {
  readonly session: Session;
  readonly isValid: () => boolean;
}

/** Console sessions and the single-use tokens that open them. */
export class Sessions {
  readonly #engine: CloudEngine;
  readonly #now: () => number;
  readonly #tokens = new Map<string, { credentials: Credentials; expires: number }>();
  readonly #sessions = new Map<string, Entry>();

  constructor(engine: CloudEngine, now: () => number = Date.now) {
    this.#engine = engine;
    this.#now = now;
  }

  /** A token for credentials that are good; undefined for others. */
  issueToken(credentials: Credentials): string | undefined {
    if (!this.#engine.authenticate(credentials)) return undefined;
    for (const [token, { expires }] of this.#tokens) if (expires < this.#now()) this.#tokens.delete(token);
    const token = randomBytes(48).toString('hex');
    this.#tokens.set(token, { credentials, expires: this.#now() + signinTokenLife });
    return token;
  }

  /** Opens a session with a token, once. */
  redeem(token: string, loginUrl?: string): Session | undefined {
    const issued = this.#tokens.get(token);
    this.#tokens.delete(token);
    if (!issued || issued.expires < this.#now()) return undefined;
    const caller = this.#engine.authenticate(issued.credentials);
    if (!caller) return undefined;
    // Asking again on each use ends the session when the credentials expire or are taken back.
    return this.open(caller, loginUrl, () => this.#engine.authenticate(issued.credentials) !== undefined);
  }

  /** Opens a session for a caller whose identity was checked by other means. */
  open(caller: Caller, loginUrl: string | undefined, isValid: () => boolean): Session {
    if (this.#sessions.size > sweepAbove) this.#sweep();
    const { accessKeyId: _, ...identity } = caller;
    const session: Session = {
      cookie: randomUUID(),
      caller: { ...identity, sessionCreatedAt: this.#now() },
      loginUrl,
      ids: new OpaqueIds<Target>(),
      region: DEFAULT_REGION,
    };
    this.#sessions.set(session.cookie, { session, isValid });
    return session;
  }

  find(cookie: string | undefined): Session | undefined {
    const entry = cookie === undefined ? undefined : this.#sessions.get(cookie);
    if (!entry) return undefined;
    if (entry.isValid()) return entry.session;
    this.#sessions.delete(entry.session.cookie);
    return undefined;
  }

  end(session: Session): void {
    this.#sessions.delete(session.cookie);
  }

  #sweep(): void {
    for (const [cookie, { isValid }] of this.#sessions) if (!isValid()) this.#sessions.delete(cookie);
  }

  /** Ends every session, or those of one account: an expiry on demand. */
  expire(accountId?: string): void {
    for (const [cookie, { session }] of this.#sessions) {
      if (accountId === undefined || session.caller.accountId === accountId) this.#sessions.delete(cookie);
    }
  }
}
