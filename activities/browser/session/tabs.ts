import type { BrowserContext, Page } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import type { Dialog, Download } from '../../../domain/observation.js';
import { orElse, pause } from '../deadline.js';
import { Downloads } from './downloads.js';
import { EpisodeFiles } from './episode-files.js';
import { FileChoosers } from './file-choosers.js';
import { Openings } from './openings.js';
import { PageBridge } from './page-bridge.js';
import { Questions } from './questions.js';
import { RequestTracker } from './request-tracker.js';

/** Longest wait for a tab that a page asked for; the browser may also have refused it. */
const ARRIVAL_MS = 1_500;

/** What belongs to one open tab. */
export interface Tab {
  readonly page: Page;
  readonly bridge: PageBridge;
  readonly requests: RequestTracker;
  readonly opener: Tab | null;
  readonly openings: Openings;
}

/** The open tabs of an episode: which one is shown, which ones an action opened, what flashed by in them. */
export class Tabs {
  readonly questions = new Questions();
  readonly choosers = new FileChoosers();
  readonly files: EpisodeFiles;
  readonly #downloads: Downloads;
  readonly #tabs: Tab[] = [];
  readonly #arriving = new Set<Promise<void>>();
  /** Said at the next look, when the places of tabs are known. */
  readonly #news: (() => string | null)[] = [];
  #current: Tab | undefined;
  #acting = false;
  /** When the action that runs pressed something; null before that. */
  #pressedAt: number | null = null;
  /** Whether a tab that the action opened is shown already; what else it opens stays behind. */
  #followed = false;
  #lastArrival = 0;

  /** @param folder where the files of the episode lie */
  constructor(
    readonly context: BrowserContext,
    folder: string,
  ) {
    this.files = new EpisodeFiles(folder);
    this.#downloads = new Downloads(this.files);
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

  /** The tab of a page while it is open. */
  of(page: Page): Tab | undefined {
    return this.#tabs.find((tab) => tab.page === page);
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
    this.#remove(tab);
    await orElse(tab.page.close(), 3_000, undefined);
  }

  /** An action begins. Tabs that open before it presses something are not its doing. */
  beginAction(): void {
    this.#acting = true;
    this.#pressedAt = null;
    this.#followed = false;
    for (const tab of this.#tabs) tab.requests.reset();
  }

  /** From here on a new tab that the shown one opens is the action's doing, and is followed. */
  pressed(): void {
    this.#pressedAt ??= Date.now();
  }

  /** From here on new tabs open in the background. */
  endAction(): void {
    this.#acting = false;
  }

  /** What pages said in boxes of the browser since the last call. */
  takeDialogs(): readonly Dialog[] {
    return this.questions.takeSaid();
  }

  /** Files of this episode since its start. Waits shortly for one that is on its way. */
  downloads(): Promise<readonly Download[]> {
    return this.#downloads.all();
  }

  /** Something to be told with the next look, in the harness's own words. */
  tell(text: string): void {
    this.#news.push(() => text);
  }

  /** What happened to tabs, files and questions since the last call, in the harness's own words. */
  takeNotices(): readonly string[] {
    return [
      ...this.#news.splice(0).flatMap((news) => news() ?? []),
      ...this.questions.takeNotices(),
      ...this.choosers.takeNotices(),
      ...this.#downloads.takeNotices(),
    ];
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
    const before = this.#current;
    const pressedAt = this.#acting ? this.#pressedAt : null;
    const requests = new RequestTracker(page);
    this.questions.watch(page);
    this.choosers.watch(page);
    this.#downloads.watch(page);
    const bridge = await PageBridge.attach(page);
    const openings = new Openings();
    const [openerPage] = await Promise.all([orElse(page.opener(), 1_000, null), openings.attach(bridge)]);
    const opener = openerPage === null ? null : (this.of(openerPage) ?? null);
    await opener?.openings.firstDocument(page);
    const tab: Tab = { page, bridge, requests, opener, openings };
    if (page.isClosed()) return;
    this.#tabs.push(tab);
    this.#lastArrival = Date.now();
    page.on('close', () => this.#remove(tab));
    if (this.#current === undefined) {
      this.#current = tab;
      return;
    }
    const caused =
      pressedAt !== null && opener !== null && opener === before && !opener.openings.cameForward(pressedAt);
    const follow = caused && !this.#followed && this.#current === before;
    if (follow) {
      this.#current = tab;
      this.#followed = true;
    }
    this.#tellOpening(tab, follow);
  }

  #tellOpening(tab: Tab, followed: boolean): void {
    this.#news.push(() => {
      const place = this.list().indexOf(tab);
      if (place < 0) return null;
      const openerPlace = tab.opener === null ? -1 : this.list().indexOf(tab.opener);
      const by = openerPlace < 0 ? '' : `, opened by tab ${openerPlace}`;
      return followed
        ? `The action opened a new tab, which is shown now${by}.`
        : `A new tab opened in the background: tab ${place}${by}.`;
    });
  }

  #remove(tab: Tab): void {
    const index = this.#tabs.indexOf(tab);
    if (index < 0) return;
    this.#tabs.splice(index, 1);
    if (this.#current !== tab) return;
    const opener = tab.opener !== null && this.#tabs.includes(tab.opener) ? tab.opener : undefined;
    this.#current = opener ?? this.#tabs.at(-1);
    if (this.#current !== undefined) this.#news.push(() => 'The tab that was shown is closed; tab 0 is shown now.');
  }
}
