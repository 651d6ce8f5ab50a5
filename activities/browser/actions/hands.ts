import type { ObservedElement } from '../../../domain/observation.js';
import { pause, withDeadline } from '../deadline.js';
import type { MarkRegistry } from '../observe/marks.js';
import type { Offset } from '../session/page-bridge.js';
import type { Tabs } from '../session/tabs.js';
import type { SecretField } from '../task-secrets.js';

/** What every action works with. */
export interface Hands {
  readonly tabs: Tabs;
  readonly marks: MarkRegistry;
  readonly allowedHosts: readonly string[];
  readonly signal: AbortSignal;
  /** Called right before the first press of an action that may write: claims it. */
  readonly commit: () => Promise<void>;
  /** What to type for a text with placeholders of secrets. Fails with ActionForbidden where a secret does not belong. */
  readonly reveal: (text: string, field: SecretField) => string;
}

/** What an action came to when it did not fail. */
export interface Acted {
  readonly target: ObservedElement | null;
  /** What the page shows for it afterwards. */
  readonly readBack: string | null;
  /** Text that the next observation should keep in view. */
  readonly wanted?: string;
}

/** Longest time for one press or one key; a page that blocks longer is stuck. */
const INPUT_MS = 5_000;

/** Moves the pointer there. */
export async function moveTo(hands: Hands, point: Offset): Promise<void> {
  hands.signal.throwIfAborted();
  await withDeadline(hands.tabs.current.page.mouse.move(point.x, point.y), INPUT_MS, 'moving the pointer');
}

/** Moves the pointer there and presses, as a person does. */
export async function press(hands: Hands, point: Offset): Promise<void> {
  const { mouse } = hands.tabs.current.page;
  await moveTo(hands, point);
  await hands.commit();
  hands.tabs.pressed();
  await withDeadline(mouse.click(point.x, point.y), INPUT_MS, 'a press');
}

/** Presses a key or a combination. */
export async function key(hands: Hands, name: string): Promise<void> {
  hands.signal.throwIfAborted();
  hands.tabs.pressed();
  await withDeadline(hands.tabs.current.page.keyboard.press(name), INPUT_MS, `the key ${name}`);
}

/** Asks again until the answer is good, at most `ms`; gives the last answer. */
export async function until<T>(
  hands: Hands,
  ms: number,
  ask: () => Promise<T>,
  good: (answer: T) => boolean,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (good(answer) || Date.now() >= end || hands.signal.aborted) return answer;
    await pause(40, hands.signal);
  }
}
