import { orElse, pause } from '../deadline.js';
import type { Tab } from './tabs.js';

/** Waits before a page whose server failed is loaded again, milliseconds. */
const BACKOFF_MS = [300, 1_000];
const RELOAD_MS = 10_000;

/**
 * Loads a page again whose server failed while it was loaded: nobody has done anything on it yet, so nothing is lost and
 * nothing is done twice. A page that a form was sent to stays, and so does a page that fails later: what was done on it may
 * have counted.
 *
 * @param settle waits until the page is ready again
 * @returns what the agent is to be told; empty when nothing failed
 */
export async function reloadFailed(
  current: () => Tab,
  signal: AbortSignal,
  settle: () => Promise<void>,
): Promise<readonly string[]> {
  let first: string | null = null;
  for (const wait of BACKOFF_MS) {
    const { page, requests } = current();
    const failed = requests.failedDocument();
    if (failed === null) break;
    if (failed.method !== 'GET' || signal.aborted) return [];
    first ??= `${failed.failure.reason} ${failed.failure.url}`;
    await pause(wait, signal);
    // Shown as troubles of the page otherwise, which is a new one.
    requests.failures.splice(0);
    await orElse(page.reload({ waitUntil: 'commit', timeout: RELOAD_MS }), RELOAD_MS + 500, null);
    await settle();
  }
  if (first === null) return [];
  const still = current().requests.failedDocument();
  if (still === null) return [`The server failed (${first}); the page was loaded again.`];
  return [`The server fails (${first}), also when the page is loaded again. That is not the document's fault.`];
}
