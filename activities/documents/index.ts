import type { ArtifactStore } from '../artifacts/store.js';
import { alive } from '../temporal/index.js';
import { bindTask } from './bind-task.js';
import type { DocumentActivities } from './contract.js';
import { loadUsableDocument } from './load.js';

/** Activities that read documents and decide their free values. */
export function createDocumentActivities({ artifacts }: { readonly artifacts: ArtifactStore }): DocumentActivities {
  return {
    loadDocument: ({ source }) =>
      alive(async ({ signal, report }) => {
        report(`reading ${source}`);
        const document = await loadUsableDocument(source, signal);
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
