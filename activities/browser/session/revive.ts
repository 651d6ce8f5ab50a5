import type { Page } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import { orElse, pause, withDeadline } from '../deadline.js';
import type { PageBridge } from './page-bridge.js';
import type { BrowserSession } from './session.js';
import { carryOver } from './session-state.js';

/** Brings a tab back that answers no more: its process ended, or a script in it runs without end. */

/** A console that draws a large page may be silent this long; one whose action already went unanswered is not waited for. */
const PATIENCE_MS = 5_000;
const SHORT_PATIENCE_MS = 1_500;
const REOPEN_MS = 15_000;
/** Time between two looks at whether a tab answers. */
const LOOK_MS = 500;

/** Pages whose process ended. */
const crashed = new WeakSet<Page>();
const ends = new WeakMap<Page, Promise<false>>();

/** Notices when the process of a page ends. */
export function watchForCrash(page: Page): void {
  const end = new Promise<false>((resolve) => {
    page.on('crash', () => {
      crashed.add(page);
      resolve(false);
    });
  });
  ends.set(page, end);
}

/** Resolves when the process of a page ends. */
function endOf(page: Page): Promise<false> {
  return ends.get(page) ?? new Promise(() => undefined);
}

/** What was done to a tab, in words for the agent. */
const STOPPED =
  'A script of the page ran without end and was stopped; what it drew may be unfinished. Open the page again if so.';
const REPLACED = 'The tab stopped working; its page was opened again in a fresh tab, and what was typed there is lost.';

/**
 * Makes sure that the shown tab answers. Fails with SessionLost when nothing helps.
 *
 * @param address page to open again when the tab must be replaced
 * @param unanswered something before went unanswered already
 * @returns what was done about it, or null when the tab answers
 */
export async function revive(session: BrowserSession, address: string, unanswered: boolean): Promise<string | null> {
  const { page, bridge } = session.tabs.current;
  const stopped = await stopEndlessScript(session, unanswered ? SHORT_PATIENCE_MS : PATIENCE_MS);
  if (!crashed.has(page) && (isLoading(session, page) || (await answers(page, bridge, SHORT_PATIENCE_MS))))
    return stopped;
  await replace(session, page, address);
  return REPLACED;
}

/** Does work that waits for the shown tab, and stops a script meanwhile that would let it wait for nothing. */
export async function whileTabAnswers<T>(
  session: BrowserSession,
  work: (troubles: () => readonly string[]) => Promise<T>,
): Promise<T> {
  const troubles: string[] = [];
  let over = false;
  const watch = async (): Promise<void> => {
    while (!over) {
      const stopped = await stopEndlessScript(session, PATIENCE_MS, () => !over);
      if (stopped !== null && !over) troubles.push(stopped);
      await pause(LOOK_MS);
    }
  };
  // A tab that goes meanwhile is the work's to find.
  watch().catch(() => undefined);
  try {
    return await work(() => troubles);
  } finally {
    over = true;
  }
}

/** @param asked whether it is still to be stopped when the patience is over */
async function stopEndlessScript(
  session: BrowserSession,
  patienceMs: number,
  asked: () => boolean = () => true,
): Promise<string | null> {
  const { page, bridge } = session.tabs.current;
  if (crashed.has(page) || isLoading(session, page)) return null;
  if ((await answers(page, bridge, patienceMs)) || crashed.has(page) || isLoading(session, page)) return null;
  if (!asked()) return null;
  await orElse(bridge.cdp.send('Runtime.terminateExecution'), SHORT_PATIENCE_MS, undefined);
  return STOPPED;
}

/** Whether a tab waits for a server; meanwhile the browser passes no questions on to it. */
function isLoading(session: BrowserSession, page: Page): boolean {
  const requests = session.tabs.of(page)?.requests;
  return requests !== undefined && requests.unansweredDocument() !== null;
}

/** Whether the process of a tab does anything at all. One that waits behind a box of the browser is well. */
async function answers(page: Page, bridge: PageBridge, ms: number): Promise<boolean> {
  if (bridge.boxOpen) return true;
  const asked = bridge.cdp.send('Runtime.evaluate', { expression: '1', returnByValue: true }).then(() => true);
  return (await orElse(Promise.race([asked, endOf(page)]), ms, false)) || bridge.boxOpen;
}

async function replace(session: BrowserSession, broken: Page, address: string): Promise<void> {
  const { tabs } = session;
  const work = async (): Promise<void> => {
    const page = await tabs.context.newPage();
    await tabs.arrivals();
    if (session.signedIn !== null) await carryOver(page, session.signedIn.state);
    await tabs.show(tabs.list().findIndex((tab) => tab.page === page));
    await orElse(broken.close(), 3_000, undefined);
    await page.goto(address, { waitUntil: 'commit', timeout: REOPEN_MS });
  };
  await withDeadline(work(), REOPEN_MS + 5_000, 'a fresh tab', 'SessionLost').catch((error: unknown) => {
    throw new AgentError(
      'SessionLost',
      `The tab stopped working and could not be replaced: ${wordsOf(error)}`,
      {},
      error,
    );
  });
  const { bridge } = tabs.current;
  if (await answers(tabs.current.page, bridge, SHORT_PATIENCE_MS)) return;
  await orElse(bridge.cdp.send('Runtime.terminateExecution'), SHORT_PATIENCE_MS, undefined);
  if (!(await answers(tabs.current.page, bridge, SHORT_PATIENCE_MS)))
    throw new AgentError('SessionLost', 'The tab stopped working, and so did a fresh one.');
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
