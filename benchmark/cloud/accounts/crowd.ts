import type { Account, LocalCloudEngine } from '../engine/engine.js';
import { CROWDS } from '../products/crowds.js';
import { zonesOf } from '../products/regions.js';
import type { CrowdCall, CrowdEntry, CrowdPlace } from '../spec/crowd.js';
import type { RandomSource } from '../spec/handler.js';

/** More than one page of each list. */
const DEFAULT_COUNT = 24;
/** How long ago the account's history began. */
const HISTORY_MILLISECONDS = 300 * 24 * 3600 * 1000;

/** Away from the default region, so that no prerequisite of a document is met; two of them by chance. */
const REGIONS = ['cn-qingdao', 'cn-zhangjiakou', 'cn-huhehaote', 'cn-chengdu', 'ap-southeast-5', 'eu-central-1'];
const STEMS = ['orders', 'ledger', 'parcel', 'atlas', 'harbor', 'meadow', 'quartz', 'signal', 'willow', 'zenith'];
const ROLES = ['web', 'data', 'build', 'batch', 'proxy', 'report', 'backup', 'stage', 'demo', 'cache'];
const ENDINGS = ['', '-1', '-01', '-2', '-02', '-new', '-old', '-test', '-tmp', '-bak', '-v2', '-prod', '-dev'];

/** Fills a new account with background resources that differ from account to account. */
export function addCrowd(engine: LocalCloudEngine, account: Account): void {
  const { random } = engine;
  const regions = shuffled(REGIONS, random).slice(0, 2);
  const stem = shuffled(STEMS, random)[0] ?? 'orders';
  const made = new Map<string, string[]>();
  const total = CROWDS.reduce((sum, { entries }) => sum + entries.reduce((all, entry) => all + countOf(entry), 0), 0);
  const step = Math.floor(HISTORY_MILLISECONDS / total);
  let at = engine.now() - HISTORY_MILLISECONDS;
  for (const { product, entries } of CROWDS) {
    for (const entry of entries) {
      const names = namesOf(stem, random);
      const count = countOf(entry);
      for (let index = 0; index < count; index++) {
        at += step;
        const half = Math.ceil(count / 2);
        const regionId = regions[index < half ? 0 : 1] ?? '';
        const place = placeOf({
          index,
          position: index % half,
          regionId,
          name: names[index] ?? `${stem}-${index}`,
          random,
          made,
        });
        const call = ({ action, parameters }: CrowdCall) =>
          engine.makeUp(account, { product, action, parameters, regionId, at });
        const answer = call({ action: entry.action, parameters: entry.parameters(place) });
        const id = entry.id === undefined ? place.name : String(valueAt(answer, entry.id));
        const key = `${product}/${entry.action}/${regionId}`;
        made.set(key, [...(made.get(key) ?? []), id]);
        // A little later, when what was just made is ready.
        at += 60_000;
        for (const later of entry.afterwards?.(id, place) ?? []) call(later);
      }
    }
  }
}

function placeOf(given: {
  readonly index: number;
  /** The same, counted in its region. */
  readonly position: number;
  readonly regionId: string;
  readonly name: string;
  readonly random: RandomSource;
  readonly made: ReadonlyMap<string, readonly string[]>;
}): CrowdPlace {
  const { index, position, regionId, name, random, made } = given;
  return {
    index,
    regionId,
    name,
    zoneId: zonesOf(regionId)[0]?.zoneId ?? '',
    suffix: random.identifier(5),
    made: (operation) => {
      const ids = made.get(`${operation}/${regionId}`) ?? [];
      const id = ids[position % ids.length];
      if (id === undefined) throw new Error(`The crowd has nothing made by ${operation} in ${regionId}.`);
      return id;
    },
  };
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
