import type { Pair } from './encoding.js';

type Tree = { [name: string]: Tree | string };

/** Turns `Tag.1.Key=a` into `{ Tag: [{ Key: 'a' }] }`; names without dots stay texts. */
export function nestParameters(pairs: readonly Pair[]): Record<string, unknown> {
  // Without a prototype, so that a parameter named __proto__ is nothing special.
  const root = Object.create(null) as Tree;
  for (const { name, value } of pairs) {
    const path = name.split('.');
    const last = path.pop() ?? name;
    let place = root;
    for (const step of path) {
      const next = place[step];
      const branch = typeof next === 'object' ? next : (Object.create(null) as Tree);
      place[step] = branch;
      place = branch;
    }
    place[last] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([name, tree]) => [name, withLists(tree)]));
}

/** Objects whose keys are all numbers become lists in the order of those numbers. */
function withLists(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree;
  const entries = Object.entries(tree);
  if (entries.every(([name]) => /^\d+$/.test(name))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => withLists(value));
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, withLists(value)]));
}
