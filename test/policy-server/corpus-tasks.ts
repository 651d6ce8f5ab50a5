import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from '../../activities/documents/parse.js';
import { bindProcedure } from '../../domain/binding/bind-task.js';
import { consoleStartUrl } from '../../domain/consoles.js';
import type { EpisodeTask } from '../../domain/task.js';

export const CORPUS = new URL('../../../shared/corpus/core/', import.meta.url);

/** Whether the real documents lie beside this checkout. */
export const isCorpusHere = existsSync(CORPUS);

/** First procedure of a real document, bound for a lease of this test. */
export function corpusTask(name: string, outputs: Readonly<Record<string, string>> = {}): EpisodeTask {
  const file = new URL(name, CORPUS);
  const document = parseDocument(name, readFileSync(file, 'utf8'));
  const procedure = document.procedures[0];
  if (procedure === undefined) throw new Error(`${name} has no procedure.`);
  return bindProcedure({
    document,
    procedure,
    lease: { leaseId: 'lease-1', namePrefix: 'ca-0a1b2c3d' },
    regionId: 'cn-hangzhou',
    outputs,
    product: document.product ?? '',
    startUrl: consoleStartUrl(document) ?? '',
  });
}

export function boundValue(task: EpisodeTask, label: string): string {
  const value = task.values.find((binding) => binding.label === label)?.value;
  if (value === undefined) throw new Error(`No value for ${label}: ${JSON.stringify(task.values)}`);
  return value;
}
