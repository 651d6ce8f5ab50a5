import type { Page } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import { orElse, withDeadline } from '../deadline.js';
import type { PageBridge } from './page-bridge.js';
import type { BrowserSession } from './session.js';
import { carryOver } from './session-state.js';

/** Brings a tab back that answers no more: its process ended, or a script in it runs without end. */

/** A console that draws a large page may be silent this long; one whose action already went unanswered is not waited for. */
const PATIENCE_MS = 5_000;
const SHORT_PATIENCE_MS = 1_500;
const REOPEN_MS = 15_000;

/** Pages whose process ended. */
const crashed = new WeakSet<Page>();

/** Notices when the process of a page ends. */
export function watchForCrash(page: Page): void {
  page.on('crash', () => crashed.add(page));
}

/**
 * Makes sure that the shown tab answers. Fails with SessionLost when nothing helps.
 *
 * @param address page to open again when the tab must be replaced
 * @param unanswered the action before went unanswered
 * @returns what was done about it, in words for the agent, or null when the tab answers
 */
export async function revive(session: BrowserSession, address: string, unanswered: boolean): Promise<string | null> {
  const { page, bridge } = session.tabs.current;
  if (!crashed.has(page)) {
    if (await answers(bridge, unanswered ? SHORT_PATIENCE_MS : PATIENCE_MS)) return null;
    await orElse(bridge.cdp.send('Runtime.terminateExecution'), SHORT_PATIENCE_MS, undefined);
    if (await answers(bridge, SHORT_PATIENCE_MS)) {
      return 'A script of the page ran without end and was stopped; the page may not work any more. Open it again if so.';
    }
  }
  await replace(session, page, address);
  return 'The tab stopped working; its page was opened again in a fresh tab, and what was typed there is lost.';
}

/** Whether the process of a tab does anything at all. */
async function answers(bridge: PageBridge, ms: number): Promise<boolean> {
  const asked = bridge.cdp.send('Runtime.evaluate', { expression: '1', returnByValue: true });
  return orElse(
    asked.then(() => true),
    ms,
    false,
  );
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
  if (await answers(bridge, SHORT_PATIENCE_MS)) return;
  await orElse(bridge.cdp.send('Runtime.terminateExecution'), SHORT_PATIENCE_MS, undefined);
  if (!(await answers(bridge, SHORT_PATIENCE_MS)))
    throw new AgentError('SessionLost', 'The tab stopped working, and so did a fresh one.');
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
