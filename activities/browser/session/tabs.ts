import type { BrowserContext, Page } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import type { Dialog, Download } from '../../../domain/observation.js';
import { orElse, pause } from '../deadline.js';
import { saveDownload } from './downloads.js';
import { PageBridge } from './page-bridge.js';
import { RequestTracker } from './request-tracker.js';

/** Longest wait for a tab that a page asked for; the browser may also have refused it. */
const ARRIVAL_MS = 1_500;

/** What belongs to one open tab. */
export interface Tab {
  readonly page: Page;
  readonly bridge: PageBridge;
  readonly requests: RequestTracker;
}

/** The open tabs of an episode: which one is shown, which ones an action opened, what flashed by in them. */
export class Tabs {
  readonly #tabs: Tab[] = [];
  readonly #arriving = new Set<Promise<void>>();
  readonly #dialogs: Dialog[] = [];
  readonly #downloads: Download[] = [];
  readonly #downloading = new Set<Promise<void>>();
  #current: Tab | undefined;
  #acting = false;
  #lastArrival = 0;

  constructor(
    readonly context: BrowserContext,
    readonly downloadsFolder: string,
  ) {
    context.on('page', (page) => this.#arrive(page));
  }

  /** Opens the first tab. */
  async openFirst(): Promise<void> {
    await this.context.newPage();
    await this.arrivals();
  }

  /** Waits for tabs that are opening, also for one that was asked for and is not heard of yet. */
  async arrivals(): Promise<void> {
    const asked = (): boolean => this.#tabs.some(({ bridge }) => bridge.lastWindowOpen > this.#lastArrival);
    for (const end = Date.now() + ARRIVAL_MS; asked() && this.#arriving.size === 0 && Date.now() < end; )
      await pause(20);
    await Promise.all([...this.#arriving]);
    this.#lastArrival = Date.now();
  }

  /** Whether a new tab is on its way. */
  get opening(): boolean {
    return this.#arriving.size > 0 || this.#tabs.some(({ bridge }) => bridge.lastWindowOpen > this.#lastArrival);
  }

  /** The tab a person would look at. Fails with SessionLost when the last one is gone. */
  get current(): Tab {
    if (this.#current === undefined) throw new AgentError('SessionLost', 'No tab is open any more.');
    return this.#current;
  }

  get count(): number {
    return this.#tabs.length;
  }

  /** Shown tab first, then the others in the order they opened. */
  list(): readonly Tab[] {
    return this.#tabs.includes(this.current)
      ? [this.current, ...this.#tabs.filter((tab) => tab !== this.current)]
      : this.#tabs;
  }

  /** Shows another tab, by its place in `list()`. */
  async show(index: number): Promise<Tab> {
    const tab = this.#at(index);
    this.#current = tab;
    await orElse(tab.page.bringToFront(), 2_000, undefined);
    return tab;
  }

  /** Closes a tab, by its place in `list()`; the last one stays. */
  async close(index: number): Promise<void> {
    const tab = this.#at(index);
    if (this.#tabs.length === 1) throw new AgentError('ElementUnsuitable', 'This is the only tab; it stays open.');
    await orElse(tab.page.close(), 3_000, undefined);
    this.#remove(tab);
  }

  /** From here on a new tab that the shown one opens is the action's doing, and is followed. */
  beginAction(): void {
    this.#acting = true;
    for (const tab of this.#tabs) tab.requests.reset();
  }

  /** From here on new tabs open in the background. */
  endAction(): void {
    this.#acting = false;
  }

  /** Dialogs since the last call. */
  takeDialogs(): readonly Dialog[] {
    return this.#dialogs.splice(0);
  }

  /** Files of this episode since its start. Waits shortly for one that is on its way. */
  async downloads(): Promise<readonly Download[]> {
    if (this.#downloading.size > 0) await Promise.race([Promise.all([...this.#downloading]), pause(3_000)]);
    return [...this.#downloads];
  }

  #at(index: number): Tab {
    const tabs = this.list();
    const tab = tabs[index];
    if (tab === undefined)
      throw new AgentError('ElementGone', `There is no tab ${index}; tabs count from 0 to ${tabs.length - 1}.`);
    return tab;
  }

  #arrive(page: Page): void {
    const arrival = this.#admit(page).catch(() => undefined);
    this.#arriving.add(arrival);
    void arrival.then(() => this.#arriving.delete(arrival));
  }

  async #admit(page: Page): Promise<void> {
    const opened = this.#current;
    const caused = this.#acting;
    const requests = new RequestTracker(page);
    this.#watchDialogs(page);
    page.on('download', (download) => {
      const saving = saveDownload(download, this.downloadsFolder).then((saved) => {
        this.#downloads.push(saved);
      });
      const settled = saving.catch(() => undefined);
      this.#downloading.add(settled);
      void settled.then(() => this.#downloading.delete(settled));
    });
    const bridge = await PageBridge.attach(page);
    const tab: Tab = { page, bridge, requests };
    this.#tabs.push(tab);
    this.#lastArrival = Date.now();
    page.on('close', () => this.#remove(tab));
    const opener = opened === undefined ? null : await orElse(page.opener(), 1_000, null);
    if (this.#current === undefined || (caused && opener !== null && opener === opened?.page && !page.isClosed()))
      this.#current = tab;
  }

  #remove(tab: Tab): void {
    const index = this.#tabs.indexOf(tab);
    if (index >= 0) this.#tabs.splice(index, 1);
    if (this.#current === tab) this.#current = this.#tabs.at(-1);
  }

  /** A dialog blocks its page until it is answered: alerts are read and closed, questions get "no" and are reported. */
  #watchDialogs(page: Page): void {
    page.on('dialog', (dialog) => {
      const kind = dialog.type();
      const harmless = kind === 'alert' || kind === 'beforeunload';
      if (kind === 'alert' || kind === 'confirm' || kind === 'prompt') {
        this.#dialogs.push({
          kind,
          title: harmless ? 'closed' : 'answered with Cancel',
          text: dialog.message().slice(0, 500),
        });
      }
      const answer = harmless ? dialog.accept() : dialog.dismiss();
      answer.catch(() => undefined);
    });
  }
}
