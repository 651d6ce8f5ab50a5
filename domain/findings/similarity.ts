import { canonicalLabel } from '../labels.js';

/** How alike two labels look: Dice coefficient of their character pairs, 0 to 1. */
export function labelSimilarity(left: string, right: string): number {
  const first = characterPairs(canonicalLabel(left));
  const second = characterPairs(canonicalLabel(right));
  if (first.length === 0 || second.length === 0) return 0;
  const rest = [...second];
  let shared = 0;
  for (const pair of first) {
    const found = rest.indexOf(pair);
    if (found < 0) continue;
    rest.splice(found, 1);
    shared += 1;
  }
  return (2 * shared) / (first.length + second.length);
}

function characterPairs(text: string): readonly string[] {
  const characters = [...text];
  return characters.length < 2 ? characters : characters.slice(1).map((next, index) => `${characters[index]}${next}`);
}
