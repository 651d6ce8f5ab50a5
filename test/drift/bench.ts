import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilsonInterval } from '../../domain/statistics.js';
import { coreDocuments } from '../end-to-end/corpus.js';
import { chromiumPath } from '../support/chromium.js';
import { whatIsWrong } from './judge.js';
import { caseName, DRIFT_CASES, type DriftCase, sampleCases } from './matrix.js';
import { ProcedureRuns } from './procedure-runs.js';

/**
 * `npm run bench:drift -- [--n 104] [--seed 1] [--resume DIR] [--json]`: the undrifted documents, then that many single
 * changes of the console, and how many were reported as they should be. With `--resume` results are kept in a folder and
 * what is there already is not run again. About five seconds a case.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: String(DRIFT_CASES.length) },
    seed: { type: 'string', default: '1' },
    resume: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

interface Result {
  readonly name: string;
  readonly group: string;
  /** What is wrong; empty when nothing is. */
  readonly problem: string;
}

const chromium = chromiumPath();
const documents = coreDocuments(['01', '02', '07', '09', '10']);
if (chromium === undefined) throw new Error('No Chromium was found. Set CONSOLE_AGENT_CHROMIUM to its path.');
if (documents.length === 0) throw new Error('The corpus is not beside the project, so there is nothing to measure.');

const store = values.resume === undefined ? undefined : join(values.resume, 'drift.jsonl');
const known = new Map<string, Result>();
if (values.resume !== undefined && store !== undefined) {
  await mkdir(values.resume, { recursive: true });
  const text = await readFile(store, 'utf8').catch(() => '');
  for (const line of text.split('\n').filter(Boolean)) {
    const result = JSON.parse(line) as Result;
    known.set(result.name, result);
  }
}

const runs = await ProcedureRuns.start(chromium);
const results: Result[] = [];
async function take(name: string, group: string, judge: () => Promise<string>): Promise<void> {
  const before = known.get(name);
  const result = before ?? { name, group, problem: await judge() };
  if (before === undefined && store !== undefined) await appendFile(store, `${JSON.stringify(result)}\n`);
  results.push(result);
  process.stderr.write(`${result.problem === '' ? 'right' : 'WRONG'}  ${name}  ${result.problem}\n`);
}

try {
  for (const file of documents) {
    await take(`${basename(file)} undrifted`, 'undrifted', async () => {
      const { verdict, findings } = await runs.verify(file, []);
      return verdict === 'verified' && findings.length === 0 ? '' : verdict;
    });
  }
  for (const drift of sampleCases(Number(values.n), values.seed)) {
    await take(caseName(drift), drift.class ?? 'nothing to claim', async () =>
      whatIsWrong(drift, await runs.verify(documentOf(drift), [drift.rule])),
    );
  }
} finally {
  await runs.stop();
}

const table = ['all', ...new Set(results.map(({ group }) => group))].map((group) => {
  const rows = results.filter((result) => group === 'all' || result.group === group);
  const right = rows.filter(({ problem }) => problem === '').length;
  return { group, n: rows.length, right, ...wilsonInterval(right, rows.length) };
});
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
for (const { group, n, right, low, high } of table) {
  process.stdout.write(
    `${group.padEnd(18)} ${String(right).padStart(4)} of ${String(n).padEnd(4)} right, 95 % interval ${percent(low)} to ${percent(high)}\n`,
  );
}
if (values.json) process.stdout.write(`${JSON.stringify({ bench: 'drift', seed: values.seed, table })}\n`);
process.exitCode = results.every(({ problem }) => problem === '') ? 0 : 1;

function documentOf({ document, locale }: DriftCase): string {
  const file = documents.find((path) => basename(path).startsWith(document) && path.endsWith(`.${locale}.md`));
  if (file === undefined) throw new Error(`The corpus has no document ${document} in ${locale}.`);
  return file;
}
