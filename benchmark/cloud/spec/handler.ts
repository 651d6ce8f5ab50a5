import type { Caller, CallOrigin } from '../engine/contract.js';

/** Attributes by API name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** One stored resource of one account. */
export interface ResourceRecord {
  /** `product/resource`, such as `ecs/security-group`. */
  readonly resource: string;
  readonly id: string;
  /** Empty for global resources. */
  readonly regionId: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly attributes: Attributes;
  readonly tags: Readonly<Record<string, string>>;
  /** State entered last by an operation; what time adds is computed when it is read. */
  readonly state?: {
    readonly name: string;
    readonly since: number;
    /** A fault holds it there, however much time passes. */
    readonly held?: true;
  };
}

export interface NewRecord {
  readonly resource: string;
  /** Generated from the spec's prefix when left out. */
  readonly id?: string;
  readonly regionId?: string;
  readonly attributes: Attributes;
  readonly tags?: Readonly<Record<string, string>>;
}

/** The resources of one account, as handlers see them. */
export interface ResourceStore {
  /** @param regionId needed for resources whose ids are unique in their region only */
  get(resource: string, id: string, regionId?: string): ResourceRecord | undefined;
  /** All of a kind in creation order, narrowed by region and by exact attribute values. */
  find(resource: string, where?: Attributes, regionId?: string): readonly ResourceRecord[];
  /** Stores a new resource; fills generated attributes and defaults from the spec. */
  insert(record: NewRecord): ResourceRecord;
  /** Replaces the attributes given and keeps the rest. */
  update(record: ResourceRecord, attributes: Attributes): ResourceRecord;
  /** State at this moment, with what time has added; undefined for a kind without states. */
  stateOf(record: ResourceRecord): string | undefined;
  /** Enters a state now, from which the spec's times count. */
  enterState(record: ResourceRecord, state: string): ResourceRecord;
  setTags(record: ResourceRecord, tags: Readonly<Record<string, string>>): ResourceRecord;
  remove(record: ResourceRecord): void;
}

/** Random values of the cloud; reproducible when the cloud was given a seed. */
export interface RandomSource {
  /** Lower-case letters and digits, as resource ids have. */
  identifier(length: number): string;
  digits(length: number): string;
  /** Letters of both cases and digits, as secrets have. */
  secret(length: number): string;
  uuid(): string;
}

/** What concerns the whole cloud and not one account's resources. */
export interface CloudServices {
  /** Registers temporary credentials of a role session. */
  issueSession(session: {
    accountId: string;
    roleName: string;
    roleId: string;
    sessionName: string;
    expiresAt: number;
    /** Policy document that narrows what the session may do. */
    policy?: string;
  }): { accessKeyId: string; accessKeySecret: string; securityToken: string };
  lookupEvents(accountId: string, regionId: string, parameters: Attributes): Readonly<Record<string, unknown>>;
  /** Account that owns a resource whose id is unique over the whole cloud, such as a bucket name. */
  ownerOf(resource: string, id: string): string | undefined;
  /** host:port of the API, for the location service. */
  readonly apiEndpoint: string;
}

/** Everything one operation may look at. */
export interface OperationContext {
  readonly caller: Caller;
  readonly origin: CallOrigin;
  readonly product: string;
  readonly action: string;
  /** Region that the call is about. */
  readonly regionId: string;
  /** Checked and typed parameters. */
  readonly parameters: Attributes;
  /** Unix milliseconds. */
  readonly now: number;
  readonly store: ResourceStore;
  readonly random: RandomSource;
  readonly cloud: CloudServices;
  /** Names a resource in the audit event. */
  reference(resourceType: string, id: string): void;
}

/** Computes the answer of an operation; throws `ApiError`. */
export type OperationHandler = (context: OperationContext) => Readonly<Record<string, unknown>>;

/** Whether a list shows a record. */
export type RecordTest = (context: OperationContext, record: ResourceRecord) => boolean;

/** Runs after the declarative part on the record concerned; what it returns is added to the answer. */
export type RecordHook = (context: OperationContext, record: ResourceRecord) => Readonly<Record<string, unknown>>;
