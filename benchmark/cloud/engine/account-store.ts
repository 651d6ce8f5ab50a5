import type { Catalog } from '../spec/catalog.js';
import { ApiError } from '../spec/errors.js';
import type { Attributes, NewRecord, RandomSource, ResourceRecord, ResourceStore } from '../spec/handler.js';
import type { ResourceSpec } from '../spec/resource.js';
import { isoTime } from '../spec/values.js';
import { currentState } from './states.js';

/** Who owns the ids that are unique over the whole cloud; shared by all accounts. */
export type OwnerRegistry = Map<string, string>;

export interface StoreServices {
  readonly accountId: string;
  readonly catalog: Catalog;
  readonly random: RandomSource;
  readonly owners: OwnerRegistry;
  readonly now: () => number;
}

/** Resources of one kind by `storeKey`, in creation order. */
type Kind = Map<string, ResourceRecord>;

/** Resources of one account in memory. */
export class AccountStore implements ResourceStore {
  readonly #kinds = new Map<string, Kind>();
  readonly #services: StoreServices;
  /** The time of what happens now; another one while the past is made up. */
  #now: () => number;
  /** Kinds that the running operation changed, as they were before it; undefined between operations. */
  #before: Map<string, Kind> | undefined;
  /** Kinds whose states stand still. */
  #held: ReadonlySet<string> = new Set();

  constructor(services: StoreServices) {
    this.#services = services;
    this.#now = services.now;
  }

  get(resource: string, id: string, regionId = ''): ResourceRecord | undefined {
    return this.#kinds.get(resource)?.get(storeKey(this.#spec(resource), id, regionId));
  }

  find(resource: string, where: Attributes = {}, regionId?: string): readonly ResourceRecord[] {
    const conditions = Object.entries(where);
    return [...(this.#kinds.get(resource)?.values() ?? [])].filter(
      (record) =>
        (regionId === undefined || record.regionId === regionId) &&
        conditions.every(([name, value]) => record.attributes[name] === value),
    );
  }

  insert({ resource, id: givenId, regionId: givenRegion = '', attributes, tags = {} }: NewRecord): ResourceRecord {
    const spec = this.#spec(resource);
    const { random } = this.#services;
    const now = this.#now;
    const regionId = spec.scope === 'global' ? '' : givenRegion;
    const made = () => this.#freeId(resource, spec, regionId);
    const id = givenId ?? (spec.id.from === 'caller' ? String(attributes[spec.id.attribute]) : made());
    const complete = completeAttributes(spec, { id, regionId, now: now(), random, given: attributes });
    const record: ResourceRecord = {
      resource,
      id,
      regionId,
      createdAt: now(),
      attributes: complete,
      tags,
      ...(spec.states === undefined ? {} : { state: { name: spec.states.initial, since: now() } }),
    };
    this.#checkFree(spec, record);
    this.#checkUnique(spec, record);
    this.#checkQuota(spec, record);
    this.put(record);
    return record;
  }

  update(record: ResourceRecord, attributes: Attributes): ResourceRecord {
    const spec = this.#spec(record.resource);
    const newId = attributes[spec.id.attribute];
    const changed: ResourceRecord = {
      ...record,
      id: typeof newId === 'string' ? newId : record.id,
      attributes: { ...record.attributes, ...attributes },
    };
    this.#checkUnique(spec, changed);
    if (changed.id === record.id) {
      this.put(changed);
      return changed;
    }
    this.#checkFree(spec, changed);
    this.remove(record);
    this.put(changed);
    return changed;
  }

  stateOf(record: ResourceRecord): string | undefined {
    return currentState(this.#spec(record.resource), record, this.#now());
  }

  enterState(record: ResourceRecord, state: string): ResourceRecord {
    const changed = { ...record, state: { name: state, since: this.#now() } };
    this.put(changed);
    return changed;
  }

  setTags(record: ResourceRecord, tags: Readonly<Record<string, string>>): ResourceRecord {
    const changed = { ...record, tags };
    this.put(changed);
    return changed;
  }

  remove(record: ResourceRecord): void {
    const spec = this.#spec(record.resource);
    this.#changing(record.resource).delete(storeKey(spec, record.id, record.regionId));
    if (spec.uniqueOver === 'cloud') this.#services.owners.delete(ownerKey(record.resource, record.id));
  }

  /** Stores a record as it stands; also how a saved state is loaded. */
  put(record: ResourceRecord): void {
    const spec = this.#spec(record.resource);
    this.#changing(record.resource).set(storeKey(spec, record.id, record.regionId), this.#heldOrFree(record));
    if (spec.uniqueOver === 'cloud') {
      this.#services.owners.set(ownerKey(record.resource, record.id), this.#services.accountId);
    }
  }

  /** Does some work; when it throws, everything it stored and removed is as before. */
  atomically<Result>(work: () => Result): Result {
    this.#before = new Map();
    try {
      return work();
    } catch (error) {
      for (const [resource, before] of this.#before) this.#putBack(resource, before);
      throw error;
    } finally {
      this.#before = undefined;
    }
  }

  /** Does some work as if it were that time, in Unix milliseconds. */
  during<Result>(time: number, work: () => Result): Result {
    this.#now = () => time;
    try {
      return work();
    } finally {
      this.#now = this.#services.now;
    }
  }

  /** Holds the states of these kinds, and lets those of others go on from where they are. */
  holdStates(kinds: ReadonlySet<string>): void {
    const before = this.#held;
    this.#held = kinds;
    for (const kind of new Set([...before, ...kinds])) {
      if (before.has(kind) === kinds.has(kind)) continue;
      for (const record of this.find(kind)) this.put(record);
    }
  }

  /** Everything stored, in no promised order of kinds. */
  all(): readonly ResourceRecord[] {
    return [...this.#kinds.values()].flatMap((kind) => [...kind.values()]);
  }

  /** Resources of a kind that are about to change; an operation that fails gets them back as they were. */
  #changing(resource: string): Kind {
    const kind = this.#kinds.get(resource) ?? new Map<string, ResourceRecord>();
    this.#kinds.set(resource, kind);
    if (this.#before !== undefined && !this.#before.has(resource)) this.#before.set(resource, new Map(kind));
    return kind;
  }

  #putBack(resource: string, before: Kind): void {
    const { owners, accountId } = this.#services;
    if (this.#spec(resource).uniqueOver === 'cloud') {
      for (const { id } of this.#kinds.get(resource)?.values() ?? []) owners.delete(ownerKey(resource, id));
      for (const { id } of before.values()) owners.set(ownerKey(resource, id), accountId);
    }
    this.#kinds.set(resource, before);
  }

  #spec(resource: string): ResourceSpec {
    const spec = this.#services.catalog.resource(resource);
    if (spec === undefined) throw new Error(`No product declares the resource ${resource}.`);
    return spec;
  }

  /** The record with its state held or let go, as is in force for its kind; a state let go begins anew. */
  #heldOrFree(record: ResourceRecord): ResourceRecord {
    const held = this.#held.has(record.resource);
    if (record.state === undefined || held === (record.state.held === true)) return record;
    const { name } = record.state;
    const since = this.#now();
    return {
      ...record,
      state: held ? { name: this.stateOf(record) ?? name, since, held } : { name, since },
    };
  }

  /** An id that nothing has; the short numbers of some products would meet by chance now and then. */
  #freeId(resource: string, spec: ResourceSpec, regionId: string): string {
    for (;;) {
      const id = newId(spec.id, this.#services.random);
      const isTaken = this.#services.owners.has(ownerKey(resource, id));
      if (!isTaken && this.get(resource, id, regionId) === undefined) return id;
    }
  }

  #checkFree(spec: ResourceSpec, record: ResourceRecord): void {
    const taken =
      this.get(record.resource, record.id, record.regionId) !== undefined ||
      (spec.uniqueOver === 'cloud' && this.#services.owners.has(ownerKey(record.resource, record.id)));
    if (taken) {
      const error = spec.alreadyExists ?? { status: 409, code: 'EntityAlreadyExists', message: '{id} exists already.' };
      throw new ApiError(error, { id: record.id });
    }
  }

  #checkUnique(spec: ResourceSpec, record: ResourceRecord): void {
    for (const [name, attribute] of Object.entries(spec.attributes)) {
      if (attribute.unique === undefined || record.attributes[name] === undefined) continue;
      const twins = this.find(record.resource, { [name]: record.attributes[name] }, record.regionId);
      if (twins.some(({ id }) => id !== record.id))
        throw new ApiError(attribute.unique, { value: record.attributes[name] });
    }
  }

  #checkQuota({ quota }: ResourceSpec, record: ResourceRecord): void {
    if (quota === undefined) return;
    const where = ['region', 'account'].includes(quota.per) ? {} : { [quota.per]: record.attributes[quota.per] };
    const counted = this.find(record.resource, where, quota.per === 'region' ? record.regionId : undefined);
    if (counted.length >= quota.limit) throw new ApiError(quota.error);
  }
}

/** Key of the owner registry. */
export function ownerKey(resource: string, id: string): string {
  return `${resource}|${id}`;
}

function storeKey(spec: ResourceSpec, id: string, regionId: string): string {
  return spec.uniqueOver === 'region' ? `${regionId}/${id}` : id;
}

function newId(id: ResourceSpec['id'], random: RandomSource): string {
  if (id.from === 'caller') throw new Error('An id that the caller gives cannot be generated.');
  return id.prefix + random[id.alphabet ?? 'identifier'](id.length);
}

function completeAttributes(
  spec: ResourceSpec,
  birth: { id: string; regionId: string; now: number; random: RandomSource; given: Attributes },
): Attributes {
  const attributes: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(spec.attributes)) {
    const given = birth.given[name];
    if (given !== undefined) attributes[name] = given;
    else if (attribute.default !== undefined) attributes[name] = attribute.default;
    else if (attribute.generated !== undefined) {
      switch (attribute.generated.kind) {
        case 'id':
          attributes[name] = birth.id;
          break;
        case 'creation-time':
          attributes[name] = isoTime(birth.now);
          break;
        case 'region':
          attributes[name] = birth.regionId;
          break;
        case 'identifier': {
          const { prefix, length = 21, alphabet = 'identifier' } = attribute.generated;
          attributes[name] = prefix + birth.random[alphabet](length);
          break;
        }
        case 'constant':
          attributes[name] = attribute.generated.value;
          break;
        case 'state':
          break;
      }
    }
  }
  return attributes;
}
