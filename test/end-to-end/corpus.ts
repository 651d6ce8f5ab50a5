import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The vendor's real documents, where they lie beside the project; they are never part of it. */
export const CORPUS = resolve('..', 'shared', 'corpus');

/** Paths of core documents by number, in both languages; empty where the corpus is absent. */
export function coreDocuments(numbers: readonly string[]): readonly string[] {
  const folder = join(CORPUS, 'core');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => numbers.includes(name.slice(0, 2)))
    .sort()
    .map((name) => join(folder, name));
}
