import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '../../support/chromium.js';
import { CONSOLE_TASKS } from './console-tasks.js';
import { playConsoles, playPages } from './play.js';
import type { Entry } from './run.js';
import { PAGES } from './scenes.js';
import { printTable } from './table.js';

/**
 * `npm run bench:browser -- [--n 50] [--seed 1] [--resume DIR] [--json]`: the same pages and console tasks through this
 * project's harness and through the real `@playwright/mcp`, one after the other in one run, on one Chromium program.
 * `--n` takes so many scenes, pages and tasks by their shares, from the one on that `--seed` names. Scenes stored in DIR are
 * not played again; the curve is always measured anew. About ten seconds a scene.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: String(PAGES.length + CONSOLE_TASKS.length) },
    seed: { type: 'string', default: '1' },
    resume: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const chromium = chromiumPath();
if (chromium === undefined) throw new Error('No Chromium was found. Set CONSOLE_AGENT_CHROMIUM to its path.');

const store = values.resume === undefined ? undefined : join(values.resume, 'browser.jsonl');
if (values.resume !== undefined) await mkdir(values.resume, { recursive: true });
/** By kind, tool and scene: a scene that was stopped half-way is played again, and the newer entry counts. */
const entries = new Map(store === undefined ? [] : (await stored(store)).map((entry) => [keyOf(entry), entry]));
const isDone = (scene: string): boolean =>
  ['aliyun-console-agent', '@playwright/mcp'].every((tool) => entries.has(`result ${tool} ${scene}`));
const keep = async (entry: Entry): Promise<void> => {
  entries.set(keyOf(entry), entry);
  if (store !== undefined) await appendFile(store, `${JSON.stringify(entry)}\n`);
};

const share = Number(values.n) / (PAGES.length + CONSOLE_TASKS.length);
const take = <T>(items: readonly T[]): readonly T[] => {
  const first = (Number(values.seed) - 1) % items.length;
  return [...items.slice(first), ...items.slice(0, first)].slice(0, Math.max(1, Math.round(items.length * share)));
};
const [pages, tasks] = [take(PAGES), take(CONSOLE_TASKS)];
await playPages(chromium, pages, isDone, keep);
const curve = await playConsoles(chromium, tasks, isDone, keep);

const asked = new Set([...pages, ...tasks].map(({ id }) => id));
const measured = [...entries.values()].filter(({ result, coverage }) => asked.has((result ?? coverage)?.scene ?? ''));
if (values.json) process.stdout.write(`${JSON.stringify({ entries: measured, curve }, null, 2)}\n`);
else process.stdout.write(printTable(measured, curve));

function keyOf({ result, coverage }: Entry): string {
  const kind = result === undefined ? 'coverage' : 'result';
  return [kind, (result ?? coverage)?.tool, (result ?? coverage)?.scene].join(' ');
}

async function stored(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}
