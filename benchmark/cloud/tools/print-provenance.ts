/**
 * Prints, for each product of the local cloud, how many attributes and operations are assumed, and how many labels no
 * document contains: `npm run cloud:provenance [-- --corpus DIR] [--json]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONSOLES } from '../products/consoles.js';
import { loadCatalog } from '../products/index.js';
import { type Documents, format, type Provenance, provenanceOf, total } from './provenance.js';

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));

function readDocuments(folder: string): Documents | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
  return { zh: read('.zh.md'), en: read('.en.md') };
}

function row({ product, attributes, operations, labels }: Provenance): readonly string[] {
  const words = labels === undefined ? ['-', '-'] : [format(labels.en), format(labels.zh)];
  return [product, format(attributes), format(operations), ...words];
}

const { values } = parseArgs({
  options: { corpus: { type: 'string', default: CORPUS }, json: { type: 'boolean', default: false } },
});
const documents = readDocuments(values.corpus);
const parts = loadCatalog().products.map((product) => {
  const webConsole = CONSOLES.find(({ product: code }) => code === product.code);
  return provenanceOf(product, webConsole, documents);
});
const all = [...parts, total(parts)];
if (values.json) process.stdout.write(`${JSON.stringify(all)}\n`);
else {
  const head = ['product', 'attributes assumed', 'operations assumed', 'en labels in no document', 'zh labels'];
  for (const cells of [head, ...all.map(row)]) {
    process.stdout.write(
      `${cells
        .map((cell, index) => cell.padEnd(index === 0 ? 12 : 26))
        .join('')
        .trimEnd()}\n`,
    );
  }
  if (documents === undefined) process.stdout.write(`Labels were not checked: there is no folder ${values.corpus}.\n`);
}
