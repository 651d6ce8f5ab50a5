import type { ProductConsole } from '../spec/console.js';
import type { Label, Source } from '../spec/labels.js';
import type { ProductSpec } from '../spec/product.js';

/** How many parts of a spec there are, and how many of them nothing public was found for. */
export interface Tally {
  readonly count: number;
  readonly assumed: number;
}

/** What is known about where one product's spec comes from. */
export interface Provenance {
  readonly product: string;
  readonly attributes: Tally;
  readonly operations: Tally;
  /** Labels that people read, by language; assumed are those that no document contains. Undefined without documents. */
  readonly labels: Readonly<Record<keyof Label, Tally>> | undefined;
}

/** All documents of a language in one text. */
export type Documents = Readonly<Record<keyof Label, string>>;

/** Counts the sources of a product's attributes and operations, and its labels that documents contain. */
export function provenanceOf(
  product: ProductSpec,
  webConsole: ProductConsole | undefined,
  documents: Documents | undefined,
): Provenance {
  const attributes = product.resources.flatMap((resource) => Object.values(resource.attributes));
  const operations = [product.operations ?? {}, ...product.resources.map((resource) => resource.operations)].flatMap(
    (group) => Object.values(group),
  );
  const labels = [...labelsIn([product, webConsole])];
  return {
    product: product.code,
    attributes: tallySources(attributes),
    operations: tallySources(operations),
    labels: documents && { zh: tallyLabels(labels, documents, 'zh'), en: tallyLabels(labels, documents, 'en') },
  };
}

/** Sums several products. */
export function total(parts: readonly Provenance[]): Provenance {
  const labels = parts.flatMap((part) => part.labels ?? []);
  return {
    product: 'all',
    attributes: sum(parts.map((part) => part.attributes)),
    operations: sum(parts.map((part) => part.operations)),
    labels:
      labels.length === 0 ? undefined : { zh: sum(labels.map(({ zh }) => zh)), en: sum(labels.map(({ en }) => en)) },
  };
}

/** `3/40 (7.5 %)`; the share is left out when there is nothing to share. */
export function format({ count, assumed }: Tally): string {
  return count === 0 ? '0/0' : `${assumed}/${count} (${((100 * assumed) / count).toFixed(1)} %)`;
}

/**
 * Labels in the data of a spec, once each. Functions are not called, so labels that only they make are not counted.
 */
export function labelsIn(root: unknown): Iterable<Label> {
  const labels = new Map<string, Label>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { zh, en } = value as Partial<Label>;
    if (typeof zh === 'string' && typeof en === 'string') labels.set(`${zh}|${en}`, { zh, en });
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(root);
  return labels.values();
}

function tallySources(parts: readonly { readonly source: Source }[]): Tally {
  return { count: parts.length, assumed: parts.filter(({ source }) => source === 'assumed').length };
}

function tallyLabels(labels: readonly Label[], documents: Documents, language: keyof Label): Tally {
  const texts = [...new Set(labels.map((label) => label[language]))].filter((text) => text !== '');
  return { count: texts.length, assumed: texts.filter((text) => !documents[language].includes(text)).length };
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, { count, assumed }) => ({ count: all.count + count, assumed: all.assumed + assumed }), {
    count: 0,
    assumed: 0,
  });
}
