import type { Observation, Toast } from '../../domain/observation.js';
import { orElse, pause } from './deadline.js';
import type { FrameActivity } from './observe/page-report.js';
import type { PageBridge } from './session/page-bridge.js';
import type { RequestTracker } from './session/request-tracker.js';

/** Waits until a page looks finished to a person, and no longer. */

export interface SettleLimits {
  /** Nothing visible changed for this long. */
  readonly quietMs: number;
  /** Longest wait; a page that is still busy then is observed as it is. */
  readonly capMs: number;
  readonly pollMs: number;
}

export const SETTLE_LIMITS: SettleLimits = { quietMs: 100, capMs: 5_000, pollMs: 25 };
/** A page that showed the same reason to wait at the end of the last wait gets this much; it may never come to an end. */
const STUCK_MS = 1_500;
/** A page that never stops changing while nothing is loaded is decoration after this long. */
const RESTLESS_MS = 1_500;

/** Why a page is not settled that said nothing at all, such as one whose next document has not come yet. */
export const NO_ANSWER = 'the page does not answer';

export interface Settling {
  readonly settled: Observation['settled'];
  /** Notices that appeared meanwhile, also those already gone. */
  readonly toasts: readonly Toast[];
}

/** What of a page can still change by itself. */
export interface Liveness {
  readonly bridge: () => PageBridge;
  readonly requests: () => RequestTracker;
  readonly address: () => string;
}

/** Why the last wait on a tab ended before the page was ready. */
const stuck = new WeakMap<PageBridge, string>();

/**
 * Polls the page until requests are answered, busy marks are gone and the DOM is quiet.
 *
 * @param live the tab to look at; asked anew each time, since an action may open another one
 */
export async function settle(
  live: Liveness,
  signal: AbortSignal,
  limits: SettleLimits = SETTLE_LIMITS,
): Promise<Settling> {
  const started = Date.now();
  const toasts: Toast[] = [];
  let why = NO_ANSWER;
  let restlessSince: number | null = null;
  const end = (settled: Observation['settled']): Settling => {
    if (settled.settled) stuck.delete(live.bridge());
    else stuck.set(live.bridge(), withoutAge(settled.why));
    return { settled, toasts };
  };
  for (;;) {
    const waiting = live.requests().waitingFor();
    const activities = await readAll(live.bridge());
    for (const { toasts: seen } of activities) {
      for (const toast of seen) if (!toasts.some((known) => known.text === toast.text)) toasts.push(toast);
    }
    const idleMs = live.requests().idleMs();
    const reason = reasonToWait(waiting, idleMs, activities, limits) ?? blank(live.address());
    if (reason === null) return end({ settled: true });
    const onlyRestless = reason === RESTLESS;
    restlessSince = onlyRestless ? (restlessSince ?? Date.now()) : null;
    if (restlessSince !== null && Date.now() - restlessSince > RESTLESS_MS) return end({ settled: true });
    why = reason;
    const isStuck = stuck.get(live.bridge()) === withoutAge(why);
    const capMs = isStuck || why === BLANK ? Math.min(STUCK_MS, limits.capMs) : limits.capMs;
    if (Date.now() - started >= capMs || signal.aborted) return end({ settled: false, why });
    // A quiet page is asked again when it has been quiet for long enough, and not before.
    const left = limits.quietMs - Math.min(idleMs, ...activities.map(({ quietMs }) => quietMs));
    await pause(onlyRestless && left > 0 ? Math.min(left + 1, limits.pollMs * 4) : limits.pollMs, signal);
  }
}

const RESTLESS = 'the page keeps changing';
const BLANK = 'nothing was loaded: the tab is at about:blank';

function blank(address: string): string | null {
  return address === 'about:blank' || address === '' ? BLANK : null;
}

function withoutAge(why: string): string {
  return why.replace(/ \([\d.]+ s\)/g, '');
}

function reasonToWait(
  waiting: readonly string[],
  idleMs: number,
  activities: readonly FrameActivity[],
  limits: SettleLimits,
): string | null {
  if (activities.length === 0) return NO_ANSWER;
  if (activities.some((one) => one.loading)) return 'the document is still loading';
  if (waiting.length > 0) return `waiting for ${waiting.length} request(s), first ${waiting[0]}`;
  // What an answer brings is drawn a moment after it arrived.
  if (idleMs < limits.quietMs) return RESTLESS;
  const busy = activities.find((one) => one.busy !== null)?.busy;
  if (busy !== undefined) return `a loading mark is shown: ${busy}`;
  return activities.some((one) => one.quietMs < limits.quietMs) ? RESTLESS : null;
}

/** Frames that answer; a document that is just being replaced answers next time. */
async function readAll(bridge: PageBridge): Promise<readonly FrameActivity[]> {
  const worlds = bridge.frames().slice(0, 12);
  const answers = await Promise.all(
    worlds.map((world) => orElse(bridge.call(world, 'activity', [], 1_500), 1_500, null)),
  );
  // Without the main frame's answer the others say nothing.
  return answers[0] === null ? [] : answers.filter((answer) => answer !== null);
}
