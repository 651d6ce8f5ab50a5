import type { BrowserContext, Page } from 'playwright';
import { orElse } from '../deadline.js';
import type { PageBridge } from './page-bridge.js';

/** What a sign-in leaves in a browser: cookies, and what the console's page put into its two storages. */
export interface SessionState {
  /** Names of cookies with their places. */
  readonly cookies: readonly string[];
  /** Origin of the page that the storages belong to. */
  readonly origin: string;
  /** Keys of the storage that tabs share. */
  readonly local: readonly string[];
  /** Entries of the storage that a tab has for itself: a fresh tab gets none of them. */
  readonly session: readonly (readonly [string, string])[];
}

const ANSWER_MS = 3_000;
const STORAGES = `({
  origin: location.origin,
  local: (() => { try { return Object.keys(localStorage); } catch { return []; } })(),
  session: (() => { try { return Object.entries(sessionStorage); } catch { return []; } })(),
})`;

/** Reads the state of a page's session; storages that do not answer in time count as empty. */
export async function readState(context: BrowserContext, bridge: PageBridge): Promise<SessionState> {
  const [cookies, storages] = await Promise.all([
    cookieNames(context),
    ask<Omit<SessionState, 'cookies'>>(bridge, STORAGES),
  ]);
  return { cookies, ...(storages ?? { origin: '', local: [], session: [] }) };
}

/** Cookies that are there now; those that ran out are not. */
export async function cookieNames(context: BrowserContext): Promise<readonly string[]> {
  const cookies = await orElse(context.cookies(), ANSWER_MS, []);
  return cookies.map(({ domain, path, name }) => `${name} of ${domain}${path}`);
}

/** Gives a fresh tab what the tab before it had for itself, before any page of that origin runs. */
export async function carryOver(page: Page, state: SessionState): Promise<void> {
  if (state.session.length === 0) return;
  const script = `(() => {
    if (location.origin !== ${JSON.stringify(state.origin)}) return;
    for (const [key, value] of ${JSON.stringify(state.session)})
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
  })()`;
  await orElse(page.addInitScript(script), ANSWER_MS, undefined);
}

/** How the console answers when a page asks for itself with and without what the sign-in left. */
export interface Asked {
  readonly signedIn: Answer;
  readonly stranger: Answer;
}

/** `redirected` and `refused` are what consoles do with somebody who is signed out. */
export type Answer = 'shown' | 'redirected' | 'refused' | 'unknown';

/** Asks the console for the page that is shown. A reader's question: nothing is sent but the address. */
export async function askForPage(bridge: PageBridge): Promise<Asked> {
  const question = `(async () => {
    const ask = (credentials) => fetch(location.href, { credentials, redirect: 'manual', cache: 'no-store' }).then(
      (answer) => {
        // An answer that nobody reads would look like a stream that never ends.
        void answer.body?.cancel();
        return answer.type === 'opaqueredirect' ? 'redirected'
          : answer.status === 401 || answer.status === 403 ? 'refused'
          : answer.ok ? 'shown' : 'unknown';
      },
      () => 'unknown');
    const [signedIn, stranger] = await Promise.all([ask('include'), ask('omit')]);
    return { signedIn, stranger };
  })()`;
  return (await ask<Asked>(bridge, question)) ?? { signedIn: 'unknown', stranger: 'unknown' };
}

/** Evaluates in the harness's own world of the main frame, where the page cannot answer in its place. */
async function ask<T>(bridge: PageBridge, expression: string): Promise<T | null> {
  const [main] = bridge.frames();
  if (main === undefined) return null;
  const reply = await orElse(
    bridge.cdp.send('Runtime.evaluate', {
      expression,
      contextId: main.contextId,
      awaitPromise: true,
      returnByValue: true,
    }),
    ANSWER_MS,
    null,
  );
  return reply === null || reply.exceptionDetails !== undefined ? null : (reply.result.value as T);
}
