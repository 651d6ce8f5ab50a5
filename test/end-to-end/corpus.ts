import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

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

/** Day of a core document's revision in the vendor's repository, such as `2021-06-01`. */
export function revisionDay(file: string): string {
  const rows = readFileSync(join(CORPUS, 'MANIFEST.tsv'), 'utf8').split('\n');
  const row = rows.find((line) => line.includes(`core/${basename(file)}`));
  const day = /\t(\d{4}-\d\d-\d\d)\t/.exec(row ?? '')?.[1];
  if (day === undefined) throw new Error(`MANIFEST.tsv names no day for ${file}.`);
  return day;
}
