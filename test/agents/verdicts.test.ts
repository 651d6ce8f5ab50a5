import assert from 'node:assert/strict';
import { createAgent } from '../../benchmark/agents/agents.js';
import { asPolicy } from '../../benchmark/agents/policy.js';
import { ProcedureRuns } from '../drift/procedure-runs.js';
import { coreDocuments } from '../end-to-end/corpus.js';
import { chromiumPath } from '../support/chromium.js';

/** One document a product; both languages. */
const DOCUMENTS = ['01.en', '07.zh', '10.en'];

for (const name of ['no-op', 'claims-done']) {
  describe(`a run by ${name}`, function () {
    this.timeout(60_000);
    let runs: ProcedureRuns;

    before(async function () {
      const chromium = chromiumPath();
      if (chromium === undefined || coreDocuments(['01']).length === 0) this.skip();
      runs = await ProcedureRuns.start(chromium, asPolicy(await createAgent(name)));
    });
    after(() => runs?.stop());

    for (const one of DOCUMENTS) {
      it(`never verifies document ${one}`, async () => {
        const [id = '', language = ''] = one.split('.');
        const file = coreDocuments([id]).find((path) => path.endsWith(`.${language}.md`)) ?? assert.fail(one);
        const { verdict, reward, findings, log } = await runs.verify(file, []);
        assert.equal(reward, 0, log.join('\n'));
        assert.notEqual(verdict, 'verified', log.join('\n'));
        // Nor is the document blamed for what the agent did not do.
        assert.deepEqual(
          findings.filter(({ confirmed }) => confirmed),
          [],
        );
        assert.equal(verdict, 'agentFailed');
      });
    }
  });
}
