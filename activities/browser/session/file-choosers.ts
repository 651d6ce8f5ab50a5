import type { FileChooser, Page } from 'playwright';
import { orElse } from '../deadline.js';

/** Requests of pages for a file, taken before the browser would show its own window for them. */
export class FileChoosers {
  readonly #listeners = new Set<(chooser: FileChooser) => void>();
  #unheard = false;

  /** Takes over the requests of a page. */
  watch(page: Page): void {
    page.on('filechooser', (chooser) => {
      if (this.#listeners.size === 0) this.#unheard = true;
      for (const listener of this.#listeners) listener(chooser);
    });
  }

  /** Does something and gives the request that it causes within `ms`, or null. */
  async during(work: () => Promise<void>, ms: number): Promise<FileChooser | null> {
    let listener = (_chooser: FileChooser): void => undefined;
    const asked = new Promise<FileChooser>((resolve) => {
      listener = resolve;
      this.#listeners.add(listener);
    });
    try {
      await work();
      return await orElse<FileChooser | null>(asked, ms, null);
    } finally {
      this.#listeners.delete(listener);
    }
  }

  /** Says so when a page asked for a file and no action gave one. */
  takeNotices(): readonly string[] {
    const unheard = this.#unheard;
    this.#unheard = false;
    return unheard ? ['The page asked for a file. Give one with upload on the same element.'] : [];
  }
}
