import type { Page } from 'playwright';
import { orElse } from '../deadline.js';
import type { PageBridge } from './page-bridge.js';

/** How tabs come to open other tabs: what they asked for, and whether they put themselves in front again. */

/** Longest wait for the first document of a tab that was opened with an address, and of one that gets it a moment later. */
const FIRST_DOCUMENT_MS = 10_000;
const LATE_ADDRESS_MS = 1_000;
/** Name under which the injected code finds its way out once, before any script of the page runs. */
const FOCUS_BINDING = 'consoleAgentFocus';
/** Notes that a page asks to be in front, as one does that hides what it opened behind itself. */
const FOCUS_SCRIPT = `{
  const tell = globalThis.${FOCUS_BINDING};
  delete globalThis.${FOCUS_BINDING};
  const focus = window.focus;
  if (typeof tell === 'function') window.focus = { focus() { tell(''); return focus.call(window); } }.focus;
}`;

/** What one tab asked for. */
export class Openings {
  readonly #addresses: string[] = [];
  #focusAskedAt = 0;

  /** Listens to a tab, from its next document on also to what it does about its place in front. */
  async attach(bridge: PageBridge): Promise<void> {
    bridge.cdp.on('Page.windowOpen', ({ url }) => {
      this.#addresses.push(url);
      if (this.#addresses.length > 20) this.#addresses.shift();
    });
    bridge.cdp.on('Runtime.bindingCalled', ({ name }) => {
      if (name === FOCUS_BINDING) this.#focusAskedAt = Date.now();
    });
    const work = async (): Promise<void> => {
      await bridge.cdp.send('Runtime.addBinding', { name: FOCUS_BINDING });
      await bridge.cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: FOCUS_SCRIPT, runImmediately: true });
    };
    await orElse(work(), 3_000, undefined);
  }

  /** Whether the tab put itself in front since a moment (Unix milliseconds). */
  cameForward(since: number): boolean {
    return this.#focusAskedAt >= since;
  }

  /** Waits until the tab that this one opened shows the document it was opened for. */
  async firstDocument(page: Page): Promise<void> {
    const address = this.#addresses.shift() ?? '';
    if (page.url() !== 'about:blank' && page.url() !== '') return;
    const ms = address === '' || address === 'about:blank' ? LATE_ADDRESS_MS : FIRST_DOCUMENT_MS;
    const shown = page.waitForURL((url) => url.href !== 'about:blank', { waitUntil: 'commit', timeout: ms });
    await orElse(shown, ms + 200, undefined);
  }
}
