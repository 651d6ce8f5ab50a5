import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import type { ConsoleConfiguration } from '../../../domain/ports.js';
import { orElse } from '../deadline.js';
import { fenceSwitches } from '../network-guard.js';
import { LaunchedBrowser } from './launched-browser.js';
import { endOrphans } from './orphans.js';

export interface BrowserProcessSettings {
  readonly chromiumPath: string;
  readonly console: ConsoleConfiguration;
  /** Episodes after which a browser is replaced: what pages leaked goes with it. */
  readonly recycleAfter: number;
  /**
   * Resident memory of all its processes after which a browser is replaced, bytes. They share much, which counts once for
   * each: a browser that shows one console page counts 0.8 to 1 GiB.
   */
  readonly recycleAboveBytes?: number;
}

/** Three times a browser with one page: it holds what nobody looks at any more. */
const RECYCLE_ABOVE_BYTES = 3 * 1024 ** 3;
/** Orphans are rare, and a lifeline ends most of them; a look at all processes costs some milliseconds. */
const LOOK_FOR_ORPHANS_MS = 60_000;
const STARTING_MS = 40_000;

function switches(console: ConsoleConfiguration): readonly string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...fenceSwitches(console),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-dev-shm-usage',
    // All frames in one process: one debugging session sees every frame, and a console of ten frames costs one renderer.
    '--disable-site-isolation-trials',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ];
}

/**
 * The browser of a worker process. One that has served long enough, or has grown too large, takes no new episode: the next
 * one starts a fresh browser, and the old one ends with its last episode.
 */
export class BrowserProcess {
  #current: Promise<LaunchedBrowser> | undefined;
  readonly #running = new Set<LaunchedBrowser>();
  #orphanWatch: NodeJS.Timeout | undefined;

  constructor(readonly settings: BrowserProcessSettings) {}

  /** A fresh profile for one episode. Starts the browser when needed. */
  async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const launched = await this.#serving();
    try {
      return await launched.newContext(options);
    } finally {
      await this.#endRetired();
    }
  }

  /** Closes one episode's profile; ends its browser when that has served long enough and nobody uses it. */
  async closeContext(context: BrowserContext): Promise<void> {
    const launched = this.#launchedOf(context);
    if (launched === undefined) return;
    await launched.closeContext(context);
    if (await this.#isWorn(launched)) launched.retired = true;
    await this.#endRetired();
  }

  /** Folder of the browser that a profile belongs to; whatever lies in it goes with the browser, also when all is killed. */
  homeOf(context: BrowserContext): string {
    return this.#launchedOf(context)?.home ?? tmpdir();
  }

  /** Resident memory of all processes of its browsers in bytes, or null where the system does not say. */
  async memory(): Promise<number | null> {
    const each = await Promise.all([...this.#running].map((launched) => launched.memory()));
    return each.includes(null) ? null : each.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  }

  /** Ends every browser and everything in them, in bounded time. */
  async close(): Promise<void> {
    clearInterval(this.#orphanWatch);
    this.#orphanWatch = undefined;
    const starting = this.#current;
    this.#current = undefined;
    if (starting !== undefined) await orElse(starting, STARTING_MS, null);
    await Promise.all([...this.#running].map((launched) => this.#end(launched)));
  }

  #launchedOf(context: BrowserContext): LaunchedBrowser | undefined {
    return [...this.#running].find(({ browser }) => browser === context.browser());
  }

  async #isWorn(launched: LaunchedBrowser): Promise<boolean> {
    if (launched.opened >= this.settings.recycleAfter) return true;
    const bytes = await launched.memory();
    return bytes !== null && bytes > (this.settings.recycleAboveBytes ?? RECYCLE_ABOVE_BYTES);
  }

  async #endRetired(): Promise<void> {
    const idle = [...this.#running].filter(({ retired, contexts }) => retired && contexts.size === 0);
    await Promise.all(idle.map((launched) => this.#end(launched)));
  }

  async #end(launched: LaunchedBrowser): Promise<void> {
    this.#running.delete(launched);
    await launched.close();
  }

  /** The browser that takes new episodes; those who ask at the same time get the same one. */
  #serving(): Promise<LaunchedBrowser> {
    const known = this.#current ?? Promise.resolve(undefined);
    const next = known
      .catch(() => undefined)
      .then((launched) => (launched?.serves() === true ? launched : this.#launch()));
    this.#current = next;
    return next;
  }

  async #launch(): Promise<LaunchedBrowser> {
    await this.#watchForOrphans();
    const { chromiumPath, console } = this.settings;
    await access(chromiumPath).then(
      () => undefined,
      (error: unknown) => {
        throw new AgentError('ProgramMissing', `There is no Chromium at ${chromiumPath}.`, {}, error);
      },
    );
    const launched = await LaunchedBrowser.launch(chromiumPath, switches(console));
    this.#running.add(launched);
    return launched;
  }

  /** Ends what earlier workers left, and from now on what others leave that die while this one runs. */
  async #watchForOrphans(): Promise<void> {
    if (this.#orphanWatch !== undefined) return;
    this.#orphanWatch = setInterval(() => void endOrphans().catch(() => undefined), LOOK_FOR_ORPHANS_MS);
    this.#orphanWatch.unref();
    await endOrphans();
  }
}
