import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { pause, withDeadline } from '../deadline.js';
import type { Acted, Hands } from './hands.js';
import { resolve } from './target.js';

/** Part of a screenful that one scroll moves, so that the reader keeps the thread. */
const SHARE = 0.8;

/** Turns the wheel over the part that scrolls around an element, or over the page's main part. */
export async function scroll(hands: Hands, action: Extract<BrowserAction, { kind: 'scroll' }>): Promise<Acted> {
  const target = action.mark === undefined ? null : await resolve(hands, action.mark);
  const { bridge, page } = hands.tabs.current;
  const world = target?.world ?? bridge.frames()[0];
  if (world === undefined)
    throw new AgentError('NavigationFailed', 'The page does not answer, so that it cannot be scrolled.');
  const offset = target?.offset ?? { x: 0, y: 0 };
  const before = await bridge.call(world, 'scroller', [target?.id ?? null]);
  const way = action.direction === 'down' ? 1 : -1;
  await withDeadline(page.mouse.move(before.x + offset.x, before.y + offset.y), 5_000, 'moving the pointer');
  await withDeadline(page.mouse.wheel(0, way * before.height * SHARE), 5_000, 'scrolling');
  let after = before;
  for (let tries = 0; tries < 12 && after.top === before.top; tries += 1) {
    await pause(25, hands.signal);
    after = await bridge.call(world, 'scroller', [target?.id ?? null]);
  }
  const moved = Math.round(after.top - before.top);
  const readBack =
    moved === 0
      ? `already at the ${action.direction === 'down' ? 'end' : 'top'}`
      : `moved ${moved} pixels${after.end ? ', end reached' : ''}`;
  return { target: target?.element ?? null, readBack };
}
