import type { BrowserAction } from '../../../domain/action.js';
import { withDeadline } from '../deadline.js';
import type { Acted, Hands } from './hands.js';
import { pressable, refreshed } from './target.js';

/** Longest time for one movement of the pointer, milliseconds. */
const MOVE_MS = 5_000;

/** Presses on an element, moves as a hand does, in several small ways, and lets go. */
export async function drag(hands: Hands, action: Extract<BrowserAction, { kind: 'drag' }>): Promise<Acted> {
  const from = await pressable(hands, action.mark);
  const to =
    'mark' in action.to
      ? (await pressable(hands, action.to.mark)).point
      : { x: from.point.x + action.to.by.x, y: from.point.y + action.to.by.y };
  const { mouse } = hands.tabs.current.page;
  hands.signal.throwIfAborted();
  await withDeadline(mouse.move(from.point.x, from.point.y), MOVE_MS, 'moving the pointer');
  await hands.commit();
  hands.tabs.pressed();
  await withDeadline(mouse.down(), MOVE_MS, 'a press');
  try {
    await withDeadline(mouse.move(to.x, to.y, { steps: 12 }), MOVE_MS, 'dragging');
  } finally {
    await withDeadline(mouse.up(), MOVE_MS, 'letting go');
  }
  // A slider, or whatever else has a value, says where it stands now; what was dropped is for the next observation.
  const now = await refreshed(hands, from);
  return { target: from.element, readBack: now?.located.element.value ?? null };
}
