import type { BrowserAction } from '../../../domain/action.js';
import { type Acted, type Hands, press } from './hands.js';
import { pressable } from './target.js';

/** Presses an element. What the press changes is for the next observation to tell. */
export async function click(hands: Hands, action: Extract<BrowserAction, { kind: 'click' }>): Promise<Acted> {
  const target = await pressable(hands, action.mark);
  await press(hands, target.point);
  return { target: target.element, readBack: null };
}
