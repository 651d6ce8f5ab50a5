import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '../../../activities/documents/parse.js';
import { common, frame } from '../../../benchmark/cloud/console/server/common-texts.js';
import { textsIn } from '../../../benchmark/cloud/console/server/texts.js';
import { CONSOLES } from '../../../benchmark/cloud/products/consoles.js';
import { REGIONS } from '../../../benchmark/cloud/products/shared/regions.js';
import type { ProductConsole } from '../../../benchmark/cloud/spec/console.js';
import { productOfHost } from '../../../domain/consoles.js';
import { canonicalLabel } from '../../../domain/labels.js';
import { type DocumentLabel, instructionsInOrder, type Locale, type Parameter } from '../../../domain/procedure.js';
import { CORPUS } from '../../end-to-end/corpus.js';

/** How many of the labels that documents of one product and language name are labels of its console. */
export interface Coverage {
  readonly product: string;
  readonly locale: Locale;
  readonly shown: number;
  readonly named: number;
  /** Labels that the console lacks, with how many documents name each, most often first. */
  readonly missing: readonly (readonly [label: string, documents: number])[];
}

/** Compares the wide documents of the corpus with the consoles; nothing where the corpus is absent. */
export function measureCoverage(): readonly Coverage[] {
  const folder = join(CORPUS, 'wide');
  const sums = new Map<string, { product: string; locale: Locale; shown: number; missing: Map<string, number> }>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
    const file = join(folder, name);
    const document = parseDocument(file, readFileSync(file, 'utf8'));
    const isOf = ({ product }: ProductConsole) => productOfHost(product) === document.product;
    // The account's home is no product, and neither is what a document without a console link is about.
    const console = document.product === null ? undefined : CONSOLES.find(isOf);
    if (!console) continue;
    const { locale } = document;
    const key = `${console.product} ${locale}`;
    const sum = sums.get(key) ?? { product: console.product, locale, shown: 0, missing: new Map<string, number>() };
    sums.set(key, sum);
    const onConsole = labelsOf(console, locale);
    for (const label of labelsNamed(document.procedures.flatMap(instructionsInOrder))) {
      if (onConsole.has(label)) sum.shown += 1;
      else sum.missing.set(label, (sum.missing.get(label) ?? 0) + 1);
    }
  }
  return [...sums.values()].map(({ missing, ...sum }) => ({
    ...sum,
    named: sum.shown + [...missing.values()].reduce((all, count) => all + count, 0),
    missing: [...missing].sort(([, left], [, right]) => right - left),
  }));
}

function labelsNamed(instructions: ReturnType<typeof instructionsInOrder>): ReadonlySet<string> {
  const fields = (parameter: Parameter): readonly DocumentLabel[] => [
    parameter.label,
    ...parameter.options.flatMap((option) => [option.label, ...option.parameters.flatMap(fields)]),
  ];
  const labels = instructions.flatMap((one) => [...one.labels, ...one.within, ...one.parameters.flatMap(fields)]);
  const words = labels.filter(({ role }) => role !== 'value').map(({ text }) => canonicalLabel(text));
  return new Set(words.filter((word) => /\p{L}/u.test(word)));
}

function labelsOf(console: ProductConsole, locale: Locale): ReadonlySet<string> {
  const own = textsIn([console.title, console.navigation, console.pages, console.releases]);
  const around = [
    ...textsIn([common, frame]),
    ...REGIONS.map(({ label }) => label),
    ...CONSOLES.map(({ title }) => title),
  ];
  return new Set([...own, ...around].map((text) => canonicalLabel(text[locale])));
}
