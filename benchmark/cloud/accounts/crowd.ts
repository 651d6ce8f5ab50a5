import { RETENTION_MILLISECONDS } from '../engine/audit-log.js';
import type { Account, LocalCloudEngine } from '../engine/engine.js';
import { CROWDS } from '../products/crowds.js';
import { zonesOf } from '../products/shared/regions.js';
import type { CrowdCall, CrowdEntry, CrowdPlace } from '../spec/crowd.js';
import type { RandomSource } from '../spec/handler.js';

/** More than one page of each list. */
const DEFAULT_COUNT = 24;
/** How long ago the account's history began. */
const HISTORY_MILLISECONDS = 300 * 24 * 3600 * 1000;
/**
 * How long it lasted: it ended before the time that the audit log still covers, or everything in it would be told from what
 * somebody really made by the event that is missing.
 */
const BUSY_MILLISECONDS = HISTORY_MILLISECONDS - RETENTION_MILLISECONDS - 24 * 3600 * 1000;

/** Away from the default region, so that no prerequisite of a document is met; two of them by chance. */
const REGIONS = ['cn-qingdao', 'cn-zhangjiakou', 'cn-huhehaote', 'cn-chengdu', 'ap-southeast-5', 'eu-central-1'];
const STEMS = ['orders', 'ledger', 'parcel', 'atlas', 'harbor', 'meadow', 'quartz', 'signal', 'willow', 'zenith'];
const ROLES = ['web', 'data', 'build', 'batch', 'proxy', 'report', 'backup', 'stage', 'demo', 'cache'];
const ENDINGS = ['', '-1', '-01', '-2', '-02', '-new', '-old', '-test', '-tmp', '-bak', '-v2', '-prod', '-dev'];

/** Time between a resource and what is done to it, so that it is ready. */
const READY_MILLISECONDS = 60_000;

/** Fills a new account with background resources that differ from account to account. */
export function addCrowd(engine: LocalCloudEngine, account: Account): void {
  const { random } = engine;
  const regions = shuffled(REGIONS, random).slice(0, 2);
  const stem = shuffled(STEMS, random)[0] ?? '';
  const kinds = CROWDS.flatMap(({ product, entries }) => entries.map((entry) => ({ product, entry })));
  const total = kinds.reduce((sum, { entry }) => sum + countOf(entry), 0);
  const made: Made = new Map();
  let at = engine.now() - HISTORY_MILLISECONDS;
  for (const { product, entry } of kinds) {
    const call = (time: number, regionId: string, { action, parameters }: CrowdCall) =>
      engine.makeUp(account, { product, action, parameters, regionId, at: time });
    for (const place of placesOf(entry, { regions, names: namesOf(stem, random), random, made })) {
      at += Math.floor(BUSY_MILLISECONDS / (total + 1));
      const { regionId } = place;
      const answer = call(at, regionId, { action: entry.action, parameters: entry.parameters(place) });
      const id = entry.id === undefined ? place.name : String(valueAt(answer, entry.id));
      const key = `${product}/${entry.action}/${regionId}`;
      made.set(key, [...(made.get(key) ?? []), id]);
      for (const later of entry.afterwards?.(id, place) ?? []) call(at + READY_MILLISECONDS, regionId, later);
    }
  }
}

/** Ids by `product/Action/region`, oldest first. */
type Made = Map<string, readonly string[]>;

/** Where each resource of a kind lies: the first half in one region, the second in the other. */
function placesOf(
  entry: CrowdEntry,
  given: {
    readonly regions: readonly string[];
    readonly names: readonly string[];
    readonly random: RandomSource;
    readonly made: Made;
  },
): readonly CrowdPlace[] {
  const count = countOf(entry);
  const half = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const regionId = given.regions[index < half ? 0 : 1] ?? '';
    return {
      index,
      regionId,
      name: given.names[index] ?? '',
      zoneId: zonesOf(regionId)[0]?.zoneId ?? '',
      suffix: given.random.identifier(5),
      made: (operation) => {
        const ids = given.made.get(`${operation}/${regionId}`) ?? [];
        const id = ids[(index % half) % ids.length];
        if (id === undefined) throw new Error(`The crowd has nothing made by ${operation} in ${regionId}.`);
        return id;
      },
    };
  });
}

/** Names that are easily mistaken for each other, in no order. */
function namesOf(stem: string, random: RandomSource): readonly string[] {
  const roles = shuffled(ROLES, random).slice(0, 2);
  return shuffled(
    roles.flatMap((role) => ENDINGS.map((ending) => `${stem}-${role}${ending}`)),
    random,
  );
}

function shuffled<Item>(items: readonly Item[], random: RandomSource): readonly Item[] {
  return items
    .map((item) => ({ item, key: random.identifier(8) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

function countOf({ count = DEFAULT_COUNT }: CrowdEntry): number {
  return count;
}

function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], answer);
}
