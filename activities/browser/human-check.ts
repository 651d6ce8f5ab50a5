import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { orElse } from './deadline.js';
import type { PageBridge } from './session/page-bridge.js';

/** Whether a page asks for something that only a person can do. */

const ANSWER_MS = 1_500;
/** Checks stand in the page or in a frame of their maker's; frames of frames are the maker's business. */
const FRAMES = 8;

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./observe/page/human-check.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'check',
    target: 'chrome120',
    logLevel: 'silent',
  });
  return `(() => {${result.outputFiles[0]?.text ?? ''}; return check.findHumanCheck();})()`;
}

/** The check that a tab shows, in words such as `a slider captcha`; null when it shows none or does not answer. */
export async function humanCheck(bridge: PageBridge): Promise<string | null> {
  bundled ??= bundle();
  const expression = await bundled;
  const answers = await Promise.all(
    bridge
      .frames()
      .slice(0, FRAMES)
      .map(({ contextId }) =>
        orElse(bridge.cdp.send('Runtime.evaluate', { expression, contextId, returnByValue: true }), ANSWER_MS, null),
      ),
  );
  const found = answers.map((answer) => answer?.result.value as unknown).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : null;
}
