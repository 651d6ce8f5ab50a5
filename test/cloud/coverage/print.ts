import { measureCoverage } from './coverage.js';

/** `npm run cloud:coverage [-- --missing]`: the share of the wide documents' labels that each product's console carries. */
const all = measureCoverage();
for (const { product, locale, shown, named, missing } of all) {
  const share = `${((100 * shown) / named).toFixed(0)} %`.padStart(5);
  process.stdout.write(`${product.padEnd(12)} ${locale} ${share}  ${shown} of ${named}\n`);
  if (!process.argv.includes('--missing')) continue;
  for (const [label, documents] of missing) process.stdout.write(`    ${label} (${documents})\n`);
}
const [shown, named] = [all.map((one) => one.shown), all.map((one) => one.named)].map((list) =>
  list.reduce((sum, count) => sum + count, 0),
);
process.stdout.write(`all          ${(((shown ?? 0) / (named ?? 1)) * 100).toFixed(0)} %  ${shown} of ${named}\n`);
