import { createOracle, loadScripts } from '../../benchmark/agents/oracle/oracle.js';
import { coreDocuments } from '../end-to-end/corpus.js';
import { chromiumPath } from '../support/chromium.js';
import { AgentRuns } from './oracle-run.js';

/** `node --import tsx test/agents/play.ts 01 [en|zh] [seed]`: plays one document with the oracle and prints every step. */
const [id = '01', language, seed = '1'] = process.argv.slice(2);
const chromium = chromiumPath();
if (chromium === undefined) throw new Error('No Chromium was found. Set CONSOLE_AGENT_CHROMIUM to its path.');
const scripts = await loadScripts();
const oracle = createOracle(scripts);
const runs = await AgentRuns.start(chromium);
try {
  for (const file of coreDocuments([id])) {
    if (language !== undefined && !file.endsWith(`.${language}.md`)) continue;
    const script = scripts.find(({ document }) => file.includes(document));
    if (script === undefined) throw new Error(`No script was written for ${file}.`);
    const run = await runs.run(file, script, oracle, Number(seed));
    console.log(run.log.join('\n'));
    console.log(`${run.document}: ${run.failure || 'succeeds'} (${run.steps} steps, ${run.milliseconds} ms)`);
  }
} finally {
  await runs.stop();
}
