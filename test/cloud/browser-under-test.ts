import type { Browser } from 'playwright';
import { chromiumPath, launchChromium } from '../support/chromium.js';
import type { ConsoleUnderTest } from './console-support.js';

export interface BrowserOptions {
  /** False where something else than Chromium is missing, such as the corpus; the tests are skipped then. */
  readonly when?: boolean;
  /** What all tests need, once the cloud is started. */
  prepare?(browser: Browser): Promise<void>;
}

/**
 * Starts a cloud and one Chromium before the tests of the `describe` it is called in, and stops both after them. Without
 * Chromium the tests are skipped.
 *
 * @returns the browser, for use inside tests
 */
export function browserOn(cloud: ConsoleUnderTest, { when = true, prepare }: BrowserOptions = {}): () => Browser {
  let browser: Browser | undefined;
  before(async function () {
    const executable = chromiumPath();
    if (!executable || !when) return this.skip();
    this.timeout(120_000);
    await cloud.start();
    browser = await launchChromium(executable, cloud);
    await prepare?.(browser);
  });
  after(async () => {
    await browser?.close();
    await cloud.stop();
  });
  return () => {
    if (!browser) throw new Error('The browser is not started.');
    return browser;
  };
}
