import { carriesAnyLeasePrefix, carriesPrefix } from './lease-names.js';
import { regionForms } from './regions.js';
import type { EpisodeTask } from './task.js';

/** Which of the things that a page names belong to the lease of an episode, so that they may be changed. */

/** Shorter texts, and numbers, stand for too much. */
const SHORTEST_NAME = 3;
/** Ids as clouds make them: `i-bp1a2b3c4d5e6f`. */
const ID = /\b[a-z]{1,10}-(?=[a-z0-9]*\d)[a-z0-9]{10,}\b/gi;
const QUOTED = /["“'‘「]([^"“”'‘’「」]{2,80})["”'’」]/g;

export interface LeaseScope {
  readonly namePrefix: string;
  /** Names and ids of the lease's things, and names that the task makes. */
  readonly names: readonly string[];
}

/** Scope of a task; null where the task does not say what its lease holds, as for an account that is all its own. */
export function leaseScope(task: EpisodeTask): LeaseScope | null {
  if (task.leased === undefined) return null;
  const region = new Set(regionForms(task.regionId));
  const bound = task.values
    .filter(({ source, value }) => source === 'resource' || (source === 'lease' && !region.has(value)))
    .flatMap(({ value, alsoShownAs, source }) => (source === 'resource' ? [value, ...alsoShownAs] : [value]));
  const names = [...task.leased, ...bound].filter(
    (name) => name.length >= SHORTEST_NAME && /\p{L}/u.test(name) && !region.has(name),
  );
  return { namePrefix: task.namePrefix, names: [...new Set(names.map((name) => name.toLowerCase()))] };
}

/** Whether a text names something of the lease. */
export function namesOwn(scope: LeaseScope, text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}._-]+/u);
  if (words.some((word) => carriesPrefix(word, scope.namePrefix))) return true;
  const lower = text.toLowerCase();
  return scope.names.some((name) => standsIn(name, lower));
}

/** Ids, quoted names and names of other leases in a text, none of which is the lease's own. */
export function foreignNames(scope: LeaseScope, text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}._-]+/u).filter(carriesAnyLeasePrefix);
  const quoted = [...text.matchAll(QUOTED)].map((match) => match[1] ?? '');
  const ids = text.match(ID) ?? [];
  return [...new Set([...ids, ...words, ...quoted])].filter((name) => !namesOwn(scope, name));
}

/** A name as a whole word: `web` is not in `webserver`. */
function standsIn(name: string, text: string): boolean {
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}_-]/u.test(letter);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}
