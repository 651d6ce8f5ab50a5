import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from 'playwright';

/** What a page did that it must not do. */
export interface Watch {
  readonly problems: string[];
  /** Everything that the page received, by address. */
  readonly received: Map<string, string>;
  /** Resolves when every body that began to arrive is in `received`; call it before the context is closed. */
  complete(): Promise<void>;
}

/** Notes failed requests, requests to other hosts, and page errors; keeps every body received. */
export function watch(context: BrowserContext): Watch {
  const problems: string[] = [];
  const received = new Map<string, string>();
  const bodies: Promise<void>[] = [];
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/\.(aliyun|alibabacloud)\.com$/.test(hostname))
      problems.push(`left: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
    if (/font/.test(response.headers()['content-type'] ?? '') || response.status() >= 300) return;
    bodies.push(
      response.text().then(
        (text) => void received.set(`${response.url()} ${received.size}`, text),
        () => undefined,
      ),
    );
  });
  return {
    problems,
    received,
    async complete() {
      await Promise.all(bodies);
    },
  };
}

/** Clicks an entry of the side navigation. */
export async function navigate(page: Page, label: string): Promise<void> {
  await page.locator('.windcc-app-layout-nav').getByRole('option', { name: label, exact: true }).last().click();
}

/** The form item under a label, on the page or in the dialog or panel over it. */
export function field(scope: Page | Locator, label: string): Locator {
  const page = 'page' in scope ? scope.page() : scope;
  const caption = page.locator('label', { hasText: new RegExp(`^${quotePattern(label)}$`) });
  return scope.locator('.next-form-item').filter({ has: caption });
}

/** Chooses an option of a select by what it shows, once the select has read its options. */
export async function choose(page: Page, select: Locator, option: string | RegExp): Promise<void> {
  await select.locator('.next-select:not(:has(.next-disabled))').first().click();
  await page.locator('.next-overlay-wrapper.opened').getByRole('option', { name: option }).first().click();
}

/** Chooses a region in the top bar. */
export async function chooseRegion(page: Page, region: string): Promise<void> {
  await choose(page, page.locator('.console-top-bar'), region);
}

/** Clicks the first button of a name. */
export async function press(scope: Page | Locator, label: string): Promise<void> {
  await scope.getByRole('button', { name: label, exact: true }).first().click();
}

/** The toast that tells of success; it goes by itself. */
export async function toast(page: Page, text: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
}

/** Fails when a page did what it must not do. */
export function assertQuiet(seen: Watch): void {
  assert.deepEqual(seen.problems, []);
}

function quotePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
