import { access } from 'node:fs/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import type { ConsoleConfiguration } from '../../../domain/ports.js';
import { orElse, withDeadline } from '../deadline.js';
import { fenceSwitches } from '../network-guard.js';
import { endOrphans, ownerSwitch } from './orphans.js';

export interface BrowserProcessSettings {
  readonly chromiumPath: string;
  readonly console: ConsoleConfiguration;
  /** Episodes after which an idle browser is replaced: memory that pages leaked goes with it. */
  readonly recycleAfter: number;
}

const LAUNCH_MS = 30_000;

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

/** The one browser of a worker process. It ends with the worker: its debugging pipe closes, and it exits. */
export class BrowserProcess {
  #browser: Promise<Browser> | undefined;
  #opened = 0;
  readonly #contexts = new Set<BrowserContext>();
  #reaped = false;

  constructor(readonly settings: BrowserProcessSettings) {}

  /** A fresh profile for one episode. Starts the browser when needed. */
  async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const browser = await this.#running();
    this.#opened += 1;
    const context = await withDeadline(browser.newContext(options), 15_000, 'opening a browser context', 'SessionLost');
    this.#contexts.add(context);
    context.on('close', () => this.#contexts.delete(context));
    return context;
  }

  /** Closes one episode's profile; replaces the browser when it has served long enough and nobody uses it. */
  async closeContext(context: BrowserContext): Promise<void> {
    await orElse(context.close(), 10_000, undefined);
    this.#contexts.delete(context);
    if (this.#contexts.size === 0 && this.#opened >= this.settings.recycleAfter) await this.close();
  }

  /** Ends the browser and everything in it. */
  async close(): Promise<void> {
    const running = this.#browser;
    this.#browser = undefined;
    this.#opened = 0;
    this.#contexts.clear();
    if (running === undefined) return;
    const browser = await orElse(running, LAUNCH_MS, null);
    if (browser !== null) await orElse(browser.close(), 10_000, undefined);
  }

  async #running(): Promise<Browser> {
    const known = await this.#browser?.catch(() => undefined);
    if (known?.isConnected() === true) return known;
    this.#browser = this.#launch();
    return this.#browser;
  }

  async #launch(): Promise<Browser> {
    if (!this.#reaped) await endOrphans();
    this.#reaped = true;
    const { chromiumPath, console } = this.settings;
    await access(chromiumPath).then(
      () => undefined,
      (error: unknown) => {
        throw new AgentError('ProgramMissing', `There is no Chromium at ${chromiumPath}.`, {}, error);
      },
    );
    try {
      return await chromium.launch({
        executablePath: chromiumPath,
        args: [...switches(console), await ownerSwitch()],
        timeout: LAUNCH_MS,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
    } catch (error) {
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new AgentError('SessionLost', `Chromium did not start: ${message}`, {}, error);
    }
  }
}
