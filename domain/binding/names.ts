import type { NameConstraints } from './name-constraints.js';
import { stableHash } from './stable-hash.js';

/** Characters of the hash that keep a shortened name apart from others. */
const HASH_LENGTH = 6;

/**
 * A name that satisfies the constraints, starts with a letter, ends with a letter or digit, and belongs to one lease.
 *
 * @param namePrefix the lease's prefix: lower-case letters, digits and hyphens, starts with a letter
 * @param seed tells leases and labels apart where the limits leave no room for them
 */
export function makeName(namePrefix: string, label: string, seed: string, constraints: NameConstraints): string {
  const separator = constraints.separators[0] ?? '';
  const hash = letters(stableHash(seed), constraints.digits);
  const words = [...wordsOf(namePrefix), ...slugWords(label)].map((word) => letters(word, constraints.digits));
  const plain = words.filter((word) => word !== '').join(separator);
  let name = plain;
  if (plain.length > constraints.maxLength) {
    const tail = hash.slice(-Math.min(HASH_LENGTH, constraints.maxLength - 1));
    const room = constraints.maxLength - tail.length - separator.length;
    const head = trimEnd(plain.slice(0, Math.max(room, 1)));
    name = `${head}${head.length + separator.length + tail.length <= constraints.maxLength ? separator : ''}${tail}`;
  }
  while (name.length < constraints.minLength) name += hash.slice(0, constraints.minLength - name.length);
  return constraints.letters === 'upper' ? name.toUpperCase() : name;
}

/** Words of a label fit for a name: "Security Group Name" gives `security group`; other scripts give a short hash. */
function slugWords(label: string): readonly string[] {
  const words = wordsOf(label.normalize('NFKC').toLowerCase()).filter((word) => word !== 'name');
  const hasOtherScript = /[^\p{ASCII}]/u.test(label);
  return hasOtherScript || words.length === 0 ? [...words, `n${stableHash(label).slice(-4)}`] : words;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** Digits as letters where digits are not allowed. */
function letters(text: string, digits: boolean): string {
  return digits ? text : text.replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
}

function trimEnd(text: string): string {
  return text.replace(/[^a-z0-9]+$/, '');
}
