import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderArtifactStore } from '../../../activities/artifacts/store.js';
import { ClaimStore } from '../../../activities/browser/claims.js';
import { fenceSwitches } from '../../../activities/browser/network-guard.js';
import { BrowserProcess } from '../../../activities/browser/session/browser-process.js';
import { BrowserSession } from '../../../activities/browser/session/session.js';
import type { EpisodeTask } from '../../../domain/task.js';
import { enumerateControls } from '../enumerator.js';
import { ConsoleLab } from './console-lab.js';
import type { ConsoleTask } from './console-tasks.js';
import { HarnessTool } from './harness-tool.js';
import { McpTool } from './mcp-tool.js';
import { PageServer } from './page-server.js';
import { type Entry, measureCoverage, runScene, type SceneToRun } from './run.js';
import type { Page } from './scenes.js';
import type { BrowserTool } from './tool.js';

const HOST = 'console.example';
/** Episodes at a time, for the curve. */
const LEVELS = [1, 2, 4, 8];

type Keep = (entry: Entry) => Promise<void>;

/** Milliseconds of every step at one number of episodes at a time. */
export interface Level {
  readonly parallel: number;
  readonly steps: readonly number[];
}

/** The pages of `scenes.ts`, a fresh browser profile each. */
export async function playPages(
  chromium: string,
  pages: readonly Page[],
  isDone: (scene: string) => boolean,
  keep: Keep,
): Promise<void> {
  const server = await PageServer.start(pages);
  const folder = await mkdtemp(join(tmpdir(), 'console-agent-bench-'));
  const console = {
    federationUrl: `https://signin.${HOST}/federation`,
    listener: server.listener,
    certificateKeyHash: null,
    allowedHosts: [HOST],
    products: null,
  };
  const browser = new BrowserProcess({ chromiumPath: chromium, console, recycleAfter: 1_000 });
  const artifacts = new FolderArtifactStore(join(folder, 'artifacts'));
  const claims = new ClaimStore(join(folder, 'claims'));
  const task = {
    document: { file: 'b.md', title: 'b', locale: 'en', site: 'intl' },
    values: [],
  } as unknown as EpisodeTask;
  try {
    for (const [index, page] of pages.entries()) {
      if (isDone(page.id)) continue;
      const scene = {
        id: page.id,
        address: `http://${HOST}/page-${index}`,
        acts: page.acts,
        landed: `noted.includes('yes')`,
      };
      const session = await BrowserSession.open({ browser, artifacts, allowedHosts: [HOST] }, `bench/${page.id}`, task);
      await compare(
        scene,
        new HarnessTool(session, claims),
        () => McpTool.start(chromium, fenceSwitches(console)),
        keep,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The console tasks, a fresh session each; then how steps slow down when several episodes run at a time. */
export async function playConsoles(
  chromium: string,
  tasks: readonly ConsoleTask[],
  isDone: (scene: string) => boolean,
  keep: Keep,
): Promise<readonly Level[]> {
  const lab = await ConsoleLab.start(chromium);
  try {
    for (const task of tasks) {
      if (isDone(task.id)) continue;
      const session = await lab.open(task.address, task.locale);
      await compare(task, new HarnessTool(session, lab.parts.claims), () => signedIn(chromium, lab, task), keep);
    }
    const levels: Level[] = [];
    for (const parallel of LEVELS) levels.push({ parallel, steps: await inParallel(lab, tasks, parallel) });
    return levels;
  } finally {
    await lab.stop();
  }
}

async function signedIn(chromium: string, lab: ConsoleLab, task: ConsoleTask): Promise<McpTool> {
  const tool = await McpTool.start(chromium, lab.switches, task.locale === 'zh' ? 'zh-CN' : 'en-US');
  await tool.open(await lab.signIn(task.address));
  return tool;
}

/** One scene with both tools, this project's first; the enumerator looks at this project's page. */
async function compare(
  scene: SceneToRun,
  harness: HarnessTool,
  startOther: () => Promise<McpTool>,
  keep: Keep,
): Promise<void> {
  process.stderr.write(`${scene.id}\n`);
  try {
    await harness.open(scene.address);
    const enumerated = await enumerateControls(harness.session.tabs.current.page);
    await both(harness, scene, enumerated, keep);
    const other = await startOther();
    try {
      await other.open(scene.address);
      await both(other, scene, enumerated, keep);
    } finally {
      await other.close();
    }
  } finally {
    await harness.close();
  }
}

async function both(
  tool: BrowserTool,
  scene: SceneToRun,
  enumerated: Parameters<typeof measureCoverage>[2],
  keep: Keep,
): Promise<void> {
  await keep({ coverage: await measureCoverage(tool, scene, enumerated) });
  await keep({ result: await runScene(tool, scene) });
}

/** Plays the tasks with so many episodes at a time. @returns milliseconds of every step */
async function inParallel(
  lab: ConsoleLab,
  tasks: readonly ConsoleTask[],
  parallel: number,
): Promise<readonly number[]> {
  const waiting = [...tasks];
  const steps: number[] = [];
  const player = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const tool = new HarnessTool(await lab.open(task.address, task.locale), lab.parts.claims);
      try {
        steps.push(...(await runScene(tool, task)).steps);
      } finally {
        await tool.close();
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, player));
  return steps;
}
