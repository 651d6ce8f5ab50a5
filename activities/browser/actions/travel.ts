import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { assertAddress } from '../action-policy.js';
import { orElse, pause, withDeadline } from '../deadline.js';
import type { Acted, Hands } from './hands.js';

/** Going somewhere: by address, back, between tabs, or nowhere for a while. */

/** Longest wait for a server to answer, milliseconds. */
const NAVIGATION_MS = 15_000;
const STOP_MS = 2_000;
/** Longest wait one action may ask for, seconds. */
const LONGEST_WAIT = 30;

/** Opens an address in the shown tab. Fails with NavigationFailed when nothing answers there. */
export async function navigate(hands: Hands, action: Extract<BrowserAction, { kind: 'navigate' }>): Promise<Acted> {
  assertAddress(action.url, { allowedHosts: hands.allowedHosts });
  const { page, bridge } = hands.tabs.current;
  try {
    await withDeadline(
      page.goto(action.url, { waitUntil: 'commit', timeout: NAVIGATION_MS }),
      NAVIGATION_MS + 1_000,
      action.url,
      'NavigationFailed',
    );
  } catch (error) {
    await orElse(bridge.cdp.send('Page.stopLoading'), STOP_MS, undefined);
    throw navigationError(action.url, error);
  }
  if (page.url() === 'about:blank') throw navigationError(action.url, new Error('the page stayed blank'));
  return { target: null, readBack: arrivedAt(page.url(), action.url) };
}

/** Where a navigation ended; says so when that is another page than the wanted one. */
function arrivedAt(url: string, wanted: string): string {
  const place = (address: string): string => address.replace(/#.*$/, '').replace(/\/$/, '');
  const intended = URL.canParse(wanted) ? new URL(wanted).href : wanted;
  return place(url) === place(intended) ? url : `${url}; the console led there from ${wanted}`;
}

function navigationError(url: string, error: unknown): AgentError {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new AgentError(
    'NavigationFailed',
    `${url} could not be opened: ${message.replace(/^page\.goto: /, '')}`,
    { alternatives: [] },
    error,
  );
}

/** Goes back one page in the shown tab. */
export async function back(hands: Hands): Promise<Acted> {
  const { page } = hands.tabs.current;
  const before = page.url();
  await withDeadline(
    page.goBack({ waitUntil: 'commit', timeout: NAVIGATION_MS }),
    NAVIGATION_MS + 1_000,
    'going back',
    'NavigationFailed',
  ).catch((error: unknown) => {
    throw navigationError('The page before', error);
  });
  if (page.url() === before)
    throw new AgentError('ElementUnsuitable', 'There is no page to go back to.', { alternatives: [] });
  return { target: null, readBack: page.url() };
}

/** Shows another tab, by its place in the observation. */
export async function switchTab(hands: Hands, action: Extract<BrowserAction, { kind: 'switchTab' }>): Promise<Acted> {
  const tab = await hands.tabs.show(action.tab);
  return { target: null, readBack: tab.page.url() };
}

/** Closes a tab, by its place in the observation. */
export async function closeTab(hands: Hands, action: Extract<BrowserAction, { kind: 'closeTab' }>): Promise<Acted> {
  await hands.tabs.close(action.tab);
  return { target: null, readBack: hands.tabs.current.page.url() };
}

/** Lets time pass, for a console that works on something. */
export async function wait(hands: Hands, action: Extract<BrowserAction, { kind: 'wait' }>): Promise<Acted> {
  const seconds = Math.min(Math.max(action.seconds, 0), LONGEST_WAIT);
  await pause(seconds * 1_000, hands.signal);
  return { target: null, readBack: `${seconds} s` };
}
