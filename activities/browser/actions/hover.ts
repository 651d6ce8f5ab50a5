import type { BrowserAction } from '../../../domain/action.js';
import { withDeadline } from '../deadline.js';
import type { Acted, Hands } from './hands.js';
import { pressable } from './target.js';

/** Rests the pointer on an element, so that its tooltip or menu opens. */
export async function hover(hands: Hands, action: Extract<BrowserAction, { kind: 'hover' }>): Promise<Acted> {
  const target = await pressable(hands, action.mark);
  await withDeadline(
    hands.tabs.current.page.mouse.move(target.point.x, target.point.y, { steps: 3 }),
    5_000,
    'moving the pointer',
  );
  return { target: target.element, readBack: null };
}
