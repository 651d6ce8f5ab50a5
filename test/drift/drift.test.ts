import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { coreDocuments } from '../end-to-end/corpus.js';
import { chromiumPath } from '../support/chromium.js';
import { whatIsWrong } from './judge.js';
import { caseName, type DriftCase, sampleCases } from './matrix.js';
import { ProcedureRuns } from './procedure-runs.js';

/** Cases of the matrix in one run of the tests; `npm run bench:drift` runs more. About three seconds each. */
const SAMPLE = 12;

describe('a console that drifted from its document in one place', function () {
  this.timeout(60_000);
  let runs: ProcedureRuns;

  before(async function () {
    const chromium = chromiumPath();
    if (chromium === undefined || coreDocuments(['01']).length === 0) this.skip();
    runs = await ProcedureRuns.start(chromium);
  });

  after(() => runs?.stop());

  for (const drift of sampleCases(SAMPLE, '1')) {
    it(caseName(drift), async () => {
      const run = await runs.verify(documentOf(drift), [drift.rule]);
      assert.equal(whatIsWrong(drift, run), '', run.log.join('\n'));
    });
  }
});

function documentOf({ document, locale }: DriftCase): string {
  const file = coreDocuments([document]).find((path) => basename(path).endsWith(`.${locale}.md`));
  return file ?? assert.fail(`The corpus has no document ${document} in ${locale}.`);
}
