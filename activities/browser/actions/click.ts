import type { BrowserAction, Point } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { orElse } from '../deadline.js';
import { type Acted, type Hands, press, until } from './hands.js';
import { describe, pressable, pressElement, type Target } from './target.js';

/** How long a picture may take to show what a press did, milliseconds. */
const REDRAW_MS = 600;
const PICTURE_MS = 3_000;

/** Presses an element, or a place on a picture. What the press changes is for the next observation to tell. */
export async function click(hands: Hands, action: Extract<BrowserAction, { kind: 'click' }>): Promise<Acted> {
  if (action.at !== undefined) return clickAt(hands, await pressable(hands, action.mark), action.at);
  const target = await pressElement(hands, action.mark);
  return { target: target.element, readBack: null };
}

/**
 * Presses a place on a canvas: the page has no element there that could say what became of it, so that the pixels are
 * compared instead.
 */
async function clickAt(hands: Hands, target: Target, at: Point): Promise<Acted> {
  const { box, role } = target.element;
  const what = describe(target.located.element);
  if (role !== 'canvas') {
    throw new AgentError(
      'ElementUnsuitable',
      `${what} is no canvas: leave "at" out, or take the mark of what is to be pressed.`,
      { alternatives: [] },
    );
  }
  if (at.x < 0 || at.y < 0 || at.x >= box.width || at.y >= box.height) {
    const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
    throw new AgentError('ElementUnsuitable', `${what} is ${size} pixels large; ${at.x},${at.y} is outside of it.`, {
      alternatives: [],
    });
  }
  const inFrame = { x: target.located.element.box.x + at.x, y: target.located.element.box.y + at.y };
  if (!(await target.bridge.call(target.world, 'hits', [target.id, inFrame.x, inFrame.y]))) {
    throw new AgentError('ElementBlocked', `${what} is covered or out of view at ${at.x},${at.y}.`, {
      alternatives: [],
    });
  }
  const before = await picture(hands, target);
  await press(hands, { x: box.x + at.x, y: box.y + at.y });
  const after = await until(
    hands,
    REDRAW_MS,
    () => picture(hands, target),
    (now) => now === null || before === null || !now.equals(before),
  );
  const known = before !== null && after !== null;
  const changed = known && !after.equals(before);
  const readBack = known ? `the picture ${changed ? 'changed' : 'did not change'}` : null;
  return { target: target.element, readBack };
}

/** The pixels of an element, to be compared and never kept; null when the browser does not draw. */
function picture(hands: Hands, target: Target): Promise<Buffer | null> {
  const { page } = hands.tabs.current;
  const taken = page.screenshot({ clip: target.element.box, timeout: PICTURE_MS });
  return orElse<Buffer | null>(taken, PICTURE_MS + 500, null);
}
