import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import { orElse, withDeadline } from '../deadline.js';
import { tieLifeline } from './lifeline.js';
import { HOME_PREFIX, HOME_VARIABLE, ownerName, ownerSwitch } from './orphans.js';
import { memoryOfGroup } from './processes.js';

const LAUNCH_MS = 30_000;
const OPEN_CONTEXT_MS = 15_000;
const CLOSE_MS = 10_000;
/** Longest time until the lifeline has ended what did not end by itself. */
const LET_GO_MS = 10_000;

/** Starts one after another: each needs the process's temporary folder for itself, and a machine starts one at a time best. */
let launches: Promise<unknown> = Promise.resolve();

/** One running browser: a process group, a folder that holds everything it writes, and a lifeline that ends both. */
export class LaunchedBrowser {
  readonly contexts = new Set<BrowserContext>();
  /** Contexts opened since its start. */
  opened = 0;
  /** Serves those it has, and takes no more. */
  retired = false;

  private constructor(
    readonly browser: Browser,
    readonly home: string,
    private readonly group: number | null,
    private readonly letGo: () => Promise<void>,
  ) {}

  /** Fails with SessionLost when the browser does not start. */
  static launch(chromiumPath: string, switches: readonly string[]): Promise<LaunchedBrowser> {
    const launched = launches.then(() => LaunchedBrowser.#launch(chromiumPath, switches));
    launches = launched.catch(() => undefined);
    return launched;
  }

  static async #launch(chromiumPath: string, switches: readonly string[]): Promise<LaunchedBrowser> {
    const home = await mkdtemp(join(tmpdir(), `${HOME_PREFIX}${await ownerName()}-`));
    const letGo = tieLifeline(home);
    // The profile's place is not an option of the launcher: it takes this process's temporary folder, and asks at once.
    const before = process.env.TMPDIR;
    process.env.TMPDIR = home;
    try {
      const browser = await chromium.launch({
        executablePath: chromiumPath,
        args: [...switches, await ownerSwitch()],
        timeout: LAUNCH_MS,
        artifactsDir: home,
        env: { ...process.env, TMPDIR: temporaryFor(home, before), [HOME_VARIABLE]: home },
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      return new LaunchedBrowser(browser, home, await orElse(processOf(browser), 5_000, null), letGo);
    } catch (error) {
      await orElse(letGo(), LET_GO_MS, undefined);
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new AgentError('SessionLost', `Chromium did not start: ${message}`, {}, error);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  }

  /** Whether it takes new episodes. */
  serves(): boolean {
    if (!this.browser.isConnected()) this.retired = true;
    return !this.retired;
  }

  /** A fresh profile. A browser that does not give one is not asked again. */
  async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    this.opened += 1;
    try {
      const opening = this.browser.newContext(options);
      const context = await withDeadline(opening, OPEN_CONTEXT_MS, 'opening a browser context', 'SessionLost');
      this.contexts.add(context);
      context.on('close', () => this.contexts.delete(context));
      return context;
    } catch (error) {
      this.retired = true;
      throw new AgentError('SessionLost', 'The browser opens no new profile.', {}, error);
    }
  }

  /** Closes a profile. A browser that does not do so in time is not asked again. */
  async closeContext(context: BrowserContext): Promise<void> {
    const closed = await orElse(
      context.close().then(() => true),
      CLOSE_MS,
      false,
    );
    if (!closed) this.retired = true;
    this.contexts.delete(context);
  }

  /** Resident memory of all its processes in bytes, or null where the system does not say. */
  async memory(): Promise<number | null> {
    return this.group === null ? null : memoryOfGroup(this.group);
  }

  /** Ends it with everything in it, and removes its folder; by force when it does not end in time. */
  async close(): Promise<void> {
    this.retired = true;
    this.contexts.clear();
    await orElse(this.browser.close(), CLOSE_MS, undefined);
    await orElse(this.letGo(), LET_GO_MS, undefined);
    await rm(this.home, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The browser puts a socket into its temporary folder, and an address of a socket has some hundred letters at most. */
function temporaryFor(home: string, otherwise: string | undefined): string | undefined {
  return home.length + '/org.chromium.Chromium.xxxxxx/SingletonSocket'.length < 104 ? home : otherwise;
}

/** Number of the browser's main process, which leads the group of all of them. */
async function processOf(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.find(({ type }) => type === 'browser')?.id ?? null;
  } finally {
    await session.detach();
  }
}
