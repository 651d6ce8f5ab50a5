import type { ArtifactStore } from '../artifacts/store.js';
import { alive } from '../temporal/index.js';
import { bindTask } from './bind-task.js';
import type { DocumentActivities } from './contract.js';
import { loadUsableDocument, requireConsole } from './load.js';

export interface DocumentDependencies {
  readonly artifacts: ArtifactStore;
  /** Products that the configured console has; null when it has all. */
  readonly products: readonly string[] | null;
}

/** Activities that read documents and decide their free values. */
export function createDocumentActivities({ artifacts, products }: DocumentDependencies): DocumentActivities {
  return {
    loadDocument: ({ source }) =>
      alive(async ({ signal, report }) => {
        report(`reading ${source}`);
        const document = await loadUsableDocument(source, signal);
        requireConsole(document, products);
        return {
          document: await artifacts.putJson(document),
          title: document.title,
          locale: document.locale,
          product: document.product,
          procedures: document.procedures.map(({ id, title, line, operations }) => ({ id, title, line, operations })),
        };
      }),
    bindTask: (input) => bindTask(artifacts, input),
  };
}
