import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from 'mocha';
import { parseDocument } from '../../activities/documents/parse.js';
import type { ParsedDocument } from '../../domain/procedure.js';

/** Real documents lie beside the repository; they are not part of it. */
export const CORPUS = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
const SHIPPED = fileURLToPath(new URL('../../benchmark/tasks/documents', import.meta.url));

export interface ManifestEntry {
  readonly id: string;
  readonly set: string;
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly topLevelSteps: number;
}

/** Skips a test where the real documents are absent. */
export function requireCorpus(test: Context): void {
  if (!existsSync(join(CORPUS, 'MANIFEST.tsv'))) test.skip();
}

export function corpusDocument(file: string): ParsedDocument {
  return parseDocument(file, readFileSync(join(CORPUS, file), 'utf8'));
}

export function shippedDocument(file: string): ParsedDocument {
  return parseDocument(file, readFileSync(join(SHIPPED, file), 'utf8'));
}

export function manifest(): readonly ManifestEntry[] {
  const path = new URL('../../benchmark/corpus/manifest.json', import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { documents: ManifestEntry[] }).documents;
}
