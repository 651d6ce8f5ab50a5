import type { Locator, Page, Request } from 'playwright';
import { labelsToFollow } from '../../../benchmark/agents/literal-follower.js';
import type { DocumentLabel, Procedure } from '../../../domain/procedure.js';

/** How far words alone led. */
export interface Following {
  readonly clicked: number;
  readonly typed: number;
  /** Labels that no visible text equals. */
  readonly missing: readonly string[];
}

/** Milliseconds that a click may take; a follower that understands nothing does not wait either. */
const PATIENCE = 2_000;

/**
 * Follows a procedure without understanding it: clicks whatever text equals each label, types any value into fields that
 * carry one. What such a follower reaches tells how much of a document the console gives away.
 *
 * @param value what to type, a new one each time
 */
export async function followLiterally(page: Page, procedure: Procedure, value: () => string): Promise<Following> {
  const quiet = watchRequests(page);
  const counts = { clicked: 0, typed: 0 };
  const missing: string[] = [];
  const visit = async (label: DocumentLabel) => {
    const found = await findText(page, label.text);
    if (!found) missing.push(label.text);
    else if (await typeInto(found, value)) counts.typed += 1;
    else if (await clicks(found)) counts.clicked += 1;
    await quiet();
  };
  for (const { label, next } of labelsToFollow(procedure)) {
    // A group of the navigation that is open already would be closed by a click on it.
    if (next && (await textsEqual(page, next.text).count()) > 0) continue;
    await visit(label);
  }
  return { ...counts, missing };
}

/** The visible text that equals a label: in the topmost dialog, panel or menu where it is there, else first on the page. */
async function findText(page: Page, label: string): Promise<Locator | undefined> {
  const end = Date.now() + PATIENCE;
  do {
    for (const scope of [page.locator('.next-overlay-wrapper.opened').last(), page.locator('body')]) {
      const matches = textsEqual(scope, label);
      if ((await matches.count()) > 0) return matches.first();
    }
    await drawn(page);
  } while (Date.now() < end);
  return undefined;
}

function textsEqual(scope: Page | Locator, label: string): Locator {
  return scope.getByText(label, { exact: true }).locator('visible=true');
}

/** A field's label is no control: the box beside it gets a value. */
async function typeInto(found: Locator, value: () => string): Promise<boolean> {
  const isLabel = await found.evaluate((element) => element.closest('label, .next-form-item-label') !== null);
  const item = found.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " next-form-item ")][1]');
  if (!isLabel || (await item.count()) === 0) return false;
  const box = item.locator('input:not([readonly]):not([type=radio]):not([type=checkbox]), textarea').first();
  if ((await box.count()) === 0) return false;
  return await box.fill(value(), { timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
}

async function clicks(found: Locator): Promise<boolean> {
  return await found.click({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
}

/** Waits until no request is in flight and the page was drawn twice since, or for as long as the patience lasts. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const end = Date.now() + PATIENCE;
    do await drawn(page);
    while (open.size > 0 && Date.now() < end);
    await drawn(page);
  };
}

/** Resolves when the page was drawn twice. */
async function drawn(page: Page): Promise<void> {
  await page
    .evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
    // A click may have led to another page in the meantime.
    .catch(() => undefined);
}
