import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '../../support/chromium.js';
import { CONSOLE_TASKS } from './console-tasks.js';
import { playConsoles, playPages } from './play.js';
import type { Coverage, Result } from './run.js';
import { PAGES } from './scenes.js';
import { printTable } from './table.js';

/**
 * `npm run bench:browser -- [--n 50] [--seed 1] [--resume DIR] [--json]`: the same pages and console tasks through this
 * project's harness and through the real `@playwright/mcp`, one after the other in one run, on one Chromium program.
 * `--n` takes the first pages and tasks in the seed's order. About ten seconds a scene.
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

export interface Entry {
  readonly result?: Result;
  readonly coverage?: Coverage;
}

const store = values.resume === undefined ? undefined : join(values.resume, 'browser.jsonl');
if (values.resume !== undefined) await mkdir(values.resume, { recursive: true });
const entries: Entry[] = store === undefined ? [] : await stored(store);
const isDone = (scene: string): boolean =>
  ['aliyun-console-agent', '@playwright/mcp'].every((tool) =>
    entries.some(({ result }) => result?.scene === scene && result.tool === tool),
  );
const keep = async (entry: Entry): Promise<void> => {
  entries.push(entry);
  if (store !== undefined) await appendFile(store, `${JSON.stringify(entry)}\n`);
};

const share = Number(values.n) / (PAGES.length + CONSOLE_TASKS.length);
const take = <T>(items: readonly T[]): readonly T[] => {
  const first = (Number(values.seed) - 1) % items.length;
  return [...items.slice(first), ...items.slice(0, first)].slice(0, Math.max(1, Math.round(items.length * share)));
};
await playPages(chromium, take(PAGES), isDone, keep);
const curve = await playConsoles(chromium, take(CONSOLE_TASKS), isDone, keep);

if (values.json) process.stdout.write(`${JSON.stringify({ entries, curve }, null, 2)}\n`);
else process.stdout.write(printTable(entries, curve));

async function stored(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}
