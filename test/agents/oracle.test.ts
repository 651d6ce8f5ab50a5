import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { createOracle, loadScripts } from '../../benchmark/agents/oracle/oracle.js';
import type { OracleScript } from '../../benchmark/agents/oracle/script.js';
import { coreDocuments } from '../end-to-end/corpus.js';
import { chromiumPath } from '../support/chromium.js';
import { AgentRuns } from './oracle-run.js';

/**
 * Of every kind of page some: a dialog with lists that depend on each other, a row of a table found by name, a wizard, the
 * second page of a crowded list, several procedures, an icon under a guided tour, a state that takes time, a query.
 * `npm run bench:oracle` plays all documents.
 */
const DOCUMENTS = ['03.en', '04.zh', '06.en', '08.zh', '11.en', '12.zh'];

describe('the oracle through the harness', function () {
  this.timeout(90_000);
  let runs: AgentRuns;
  let scripts: readonly OracleScript[];

  before(async function () {
    const chromium = chromiumPath();
    if (chromium === undefined || coreDocuments(['01']).length === 0) this.skip();
    scripts = await loadScripts();
    runs = await AgentRuns.start(chromium);
  });
  after(() => runs?.stop());

  for (const one of DOCUMENTS) {
    it(`does document ${one}`, async () => {
      const [id = '', language = ''] = one.split('.');
      const file = coreDocuments([id]).find((path) => path.endsWith(`.${language}.md`)) ?? assert.fail(one);
      const script = scripts.find(({ document }) => basename(file).startsWith(`${document}.`)) ?? assert.fail(file);
      const run = await runs.run(file, script, createOracle(scripts), 1);
      assert.equal(run.failure, '', run.log.join('\n'));
    });
  }
});
