import { orElse, pause } from '../deadline.js';
import { shortAddress } from './request-tracker.js';
import type { Tab } from './tabs.js';

/** Ends a navigation that no server answers. Until it ends the browser tells nothing about its tab. */

/** Longest wait for a server to begin its answer, milliseconds since it was asked. */
const LOAD_MS = 12_000;
const STOP_MS = 2_000;
const POLL_MS = 50;
/** Longest time from the answer until its document is shown; a file or an empty answer never is. */
const SHOWN_MS = 1_000;

/**
 * Waits for the server that the shown tab asked for a document, and stops loading, as a person would, when none answers.
 *
 * @param current the shown tab; asked anew each time, since another one may come in front
 * @returns null when nothing was waited for; otherwise what was stopped, or null there when the answer came
 */
export async function stopUnanswered(
  current: () => Tab,
  signal: AbortSignal,
): Promise<{ readonly stopped: string | null } | null> {
  const { bridge, requests } = current();
  const asked = requests.unansweredDocument();
  if (asked === null) return null;
  const before = bridge.frames()[0]?.documentKey;
  while (requests.unansweredDocument() === asked) {
    if (signal.aborted) return null;
    if (Date.now() - asked.since >= LOAD_MS) {
      await orElse(bridge.cdp.send('Page.stopLoading'), STOP_MS, undefined);
      return { stopped: `the server did not answer at ${shortAddress(asked.url)}; loading was stopped` };
    }
    await pause(POLL_MS, signal);
  }
  const end = Date.now() + SHOWN_MS;
  while (bridge.frames()[0]?.documentKey === before && Date.now() < end) await pause(POLL_MS, signal);
  return { stopped: null };
}
