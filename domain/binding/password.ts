import { parseNameConstraints } from './name-constraints.js';
import { stableHash } from './stable-hash.js';

const USUAL_LENGTH = 16;
/** Every published password rule of the products accepts at least one of these. */
const SPECIAL = '!';

/**
 * A password with upper and lower case letters, digits and a special character, of a length that its field allows.
 *
 * @param seed who knows it knows the password
 */
export function makePassword(seed: string, label: string, description: string): string {
  const { minLength, maxLength } = parseNameConstraints(description);
  const stated = /\d+\s*(?:to|-|~|～|至|到)\s*\d+/.test(description.normalize('NFKC'));
  const length = stated ? Math.min(Math.max(minLength, Math.min(USUAL_LENGTH, maxLength)), maxLength) : USUAL_LENGTH;
  const body = `${stableHash(`${seed}/${label}`)}${stableHash(`${label}/${seed}`)}`;
  return `Ac${SPECIAL}9${body}${body}`.slice(0, Math.max(length, 4));
}
