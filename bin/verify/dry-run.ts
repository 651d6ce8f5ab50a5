import { loadUsableDocument } from '../../activities/documents/load.js';
import { bindProcedure } from '../../domain/binding/bind-task.js';
import { consoleStartUrl } from '../../domain/consoles.js';
import { describeDocument } from '../../domain/describe-document.js';
import { matchNeeds } from '../../domain/needs.js';
import type { Procedure } from '../../domain/procedure.js';
import { deriveRule } from '../../domain/rule.js';
import { META_OFFERS } from '../../pulumi/resources/library.js';
import { printJson } from '../commands/command.js';

/** Region that a plan is made for; a run takes its account's. */
const REGION = 'cn-hangzhou';

/** Says what was understood of some documents and what a run would do, without a cloud, a browser or a server. */
export async function dryRun(sources: readonly string[], json: boolean): Promise<void> {
  const documents = await Promise.all(sources.map((source) => loadUsableDocument(source)));
  if (json) {
    printJson({ documents: documents.map(describeDocument) });
    return;
  }
  for (const document of documents) {
    const startUrl = consoleStartUrl(document) ?? 'none';
    process.stdout.write(
      `${document.file}\n  ${document.title} (${document.locale}, ${document.product}, ${startUrl})\n`,
    );
    const described = describeDocument(document);
    for (const [index, procedure] of document.procedures.entries()) {
      const steps = described.procedures[index]?.steps ?? [];
      process.stdout.write(`\n  ${procedure.title} (line ${procedure.line})\n`);
      for (const [number, step] of steps.entries()) {
        const labels = step.labels.map((label) => `[${label}]`).join(' ');
        process.stdout.write(`    ${number + 1}. line ${step.line}: ${labels}\n`);
      }
      process.stdout.write(
        `${plan(document, procedure, startUrl)
          .map((line) => `    ${line}\n`)
          .join('')}`,
      );
    }
    for (const { line, text } of document.notUnderstood) {
      process.stdout.write(`  not understood, line ${line}: ${text}\n`);
    }
  }
}

function plan(
  document: Awaited<ReturnType<typeof loadUsableDocument>>,
  procedure: Procedure,
  startUrl: string,
): readonly string[] {
  const { needs, unmet } = matchNeeds(procedure, META_OFFERS);
  const task = bindProcedure({
    document,
    procedure,
    // A run draws its own; these only show what names will look like.
    lease: { leaseId: 'dry-run', namePrefix: 'ca-00000000' },
    regionId: REGION,
    outputs: {},
    product: document.product,
    startUrl,
  });
  const rule = deriveRule(task);
  const events = rule?.all.map(({ event, where }) => {
    const conditions = where.map((constraint) =>
      'equals' in constraint ? `${constraint.parameter} = ${constraint.equals}` : `${constraint.parameter} present`,
    );
    return `${event}(${conditions.join(', ')})`;
  });
  return [
    `needs: ${needs.map(({ meta }) => meta).join(', ') || 'nothing'}`,
    ...unmet.map(({ because }) => `needs something the library does not offer: ${because.text} (line ${because.line})`),
    ...task.values.map(({ label, value }) => `value: ${label} = ${value}`),
    `proof: ${events?.join(' and ') ?? 'no operation of this document can be tied to it before its resources exist'}`,
  ];
}
