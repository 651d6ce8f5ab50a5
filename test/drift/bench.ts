import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { coreDocuments } from '../end-to-end/corpus.js';
import { chromiumPath } from '../support/chromium.js';
import { whatIsWrong } from './judge.js';
import { caseName, DRIFT_CASES, sampleCases } from './matrix.js';
import { ProcedureRuns } from './procedure-runs.js';

/** `npm run bench:drift -- --n 104 --seed 1`: undrifted documents first, then that many drifts, and how many were right. */
const { values } = parseArgs({
  options: { n: { type: 'string', default: String(DRIFT_CASES.length) }, seed: { type: 'string', default: '1' } },
});
const chromium = chromiumPath();
const documents = coreDocuments(['01', '02', '07', '09', '10']);
if (chromium === undefined) throw new Error('No Chromium was found. Set CONSOLE_AGENT_CHROMIUM to its path.');
if (documents.length === 0) throw new Error('The corpus is not beside the project, so there is nothing to measure.');

const runs = await ProcedureRuns.start(chromium);
const wrong: string[] = [];
const report = (name: string, problem: string) => {
  process.stdout.write(`${problem === '' ? 'right' : 'WRONG'}  ${name}${problem === '' ? '' : `  ${problem}`}\n`);
  if (problem !== '') wrong.push(name);
};
const cases = sampleCases(Number(values.n), values.seed);
try {
  for (const file of documents) {
    const { verdict, findings } = await runs.verify(file, []);
    report(`${basename(file)} undrifted`, verdict === 'verified' && findings.length === 0 ? '' : verdict);
  }
  for (const drift of cases) {
    const file = documents.find((path) => {
      const name = basename(path);
      return name.startsWith(drift.document) && name.endsWith(`.${drift.locale}.md`);
    });
    if (file === undefined) throw new Error(`The corpus has no document ${drift.document} in ${drift.locale}.`);
    report(caseName(drift), whatIsWrong(drift, await runs.verify(file, [drift.rule])));
  }
} finally {
  await runs.stop();
}
const all = documents.length + cases.length;
process.stdout.write(`${all - wrong.length} of ${all} right\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
