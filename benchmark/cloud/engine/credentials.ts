import type { RandomSource, ResourceRecord, ResourceStore } from '../spec/handler.js';
import { isoTime } from '../spec/values.js';
import type { OwnerRegistry } from './account-store.js';
import { ownerKey } from './account-store.js';
import type { Caller } from './contract.js';

/** Temporary credentials of a role session. */
export interface RoleSession {
  readonly accountId: string;
  readonly roleName: string;
  readonly roleId: string;
  readonly sessionName: string;
  /** Policy document that narrows what the session may do. */
  readonly policy?: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly securityToken: string;
  /** Unix milliseconds. */
  readonly issuedAt: number;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/** What a signature is checked with. */
export interface Credential {
  readonly caller: Caller;
  readonly accessKeySecret: string;
  readonly enabled: boolean;
  /** Present for temporary credentials, whose calls must carry the token. */
  readonly securityToken?: string;
  /** Unix milliseconds. */
  readonly expiresAt?: number;
}

const KEY = 'ram/access-key';
/** Forget expired sessions when this many are held. */
const SWEEP_ABOVE = 10_000;

/** Access keys of RAM users and temporary credentials of role sessions. */
export class CredentialDirectory {
  readonly #sessions = new Map<string, RoleSession>();
  readonly #owners: OwnerRegistry;
  readonly #storeOf: (accountId: string) => ResourceStore | undefined;
  readonly #random: RandomSource;
  readonly #now: () => number;

  constructor(options: {
    owners: OwnerRegistry;
    storeOf: (accountId: string) => ResourceStore | undefined;
    random: RandomSource;
    now: () => number;
  }) {
    this.#owners = options.owners;
    this.#storeOf = options.storeOf;
    this.#random = options.random;
    this.#now = options.now;
  }

  /** Credential behind an access key id, disabled and expired ones too; undefined when there is none. */
  find(accessKeyId: string): Credential | undefined {
    const session = this.#sessions.get(accessKeyId);
    if (session !== undefined) {
      return {
        caller: sessionCaller(session),
        accessKeySecret: session.accessKeySecret,
        enabled: true,
        securityToken: session.securityToken,
        expiresAt: session.expiresAt,
      };
    }
    const accountId = this.#owners.get(ownerKey(KEY, accessKeyId));
    const store = accountId === undefined ? undefined : this.#storeOf(accountId);
    const key = store?.get(KEY, accessKeyId);
    const user = key === undefined ? undefined : store?.get('ram/user', String(key.attributes.UserName));
    if (accountId === undefined || key === undefined || user === undefined) return undefined;
    return {
      caller: userCaller(accountId, user, accessKeyId),
      accessKeySecret: String(key.attributes.AccessKeySecret),
      enabled: key.attributes.Status === 'Active',
    };
  }

  /** Remembers when an access key was used, to the minute. */
  markUsed(accessKeyId: string): void {
    const store = this.#storeOf(this.#owners.get(ownerKey(KEY, accessKeyId)) ?? '');
    const record = store?.get(KEY, accessKeyId);
    if (store === undefined || record === undefined) return;
    const usedAt = `${isoTime(this.#now()).slice(0, 17)}00Z`;
    if (record.attributes.LastUsedDate !== usedAt) store.update(record, { LastUsedDate: usedAt });
  }

  /** Makes temporary credentials of a role session. */
  issue(session: Omit<RoleSession, 'accessKeyId' | 'accessKeySecret' | 'securityToken' | 'issuedAt'>): RoleSession {
    if (this.#sessions.size > SWEEP_ABOVE) this.#sweep();
    const issued = {
      ...session,
      issuedAt: this.#now(),
      accessKeyId: `STS.${this.#random.secret(25)}`,
      accessKeySecret: this.#random.secret(44),
      securityToken: `CAIS${this.#random.secret(200)}`,
    };
    this.#sessions.set(issued.accessKeyId, issued);
    return issued;
  }

  /** Live sessions, for the saved state. */
  sessions(): readonly RoleSession[] {
    return [...this.#sessions.values()].filter(({ expiresAt }) => expiresAt > this.#now());
  }

  /** Puts back a saved session. */
  restore(session: RoleSession): void {
    this.#sessions.set(session.accessKeyId, session);
  }

  #sweep(): void {
    for (const [id, { expiresAt }] of this.#sessions) if (expiresAt <= this.#now()) this.#sessions.delete(id);
  }
}

/** The RAM user as a caller. */
export function userCaller(accountId: string, user: ResourceRecord, accessKeyId?: string): Caller {
  return {
    accountId,
    type: 'ram-user',
    userName: user.id,
    principalId: String(user.attributes.UserId),
    arn: `acs:ram::${accountId}:user/${user.id}`,
    ...(accessKeyId === undefined ? {} : { accessKeyId }),
  };
}

function sessionCaller(session: RoleSession): Caller {
  const { accountId, roleName, roleId, sessionName, accessKeyId, policy } = session;
  return {
    accountId,
    type: 'assumed-role',
    userName: `${roleName}:${sessionName}`,
    principalId: `${roleId}:${sessionName}`,
    arn: `acs:ram::${accountId}:assumed-role/${roleName}/${sessionName}`,
    accessKeyId,
    sessionCreatedAt: session.issuedAt,
    ...(policy === undefined ? {} : { sessionPolicy: policy }),
  };
}
