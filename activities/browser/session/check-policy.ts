import type { Action } from '../../../domain/action.js';
import { assertAllowed, presses } from '../action-policy.js';
import type { Hands } from '../actions/hands.js';
import { resolve } from '../actions/target.js';
import type { LeasePolicy } from '../lease-policy.js';
import { partOf } from './observe-question.js';
import type { FrameWorld, PageBridge } from './page-bridge.js';

/** What an action would press, as the page has it now, whatever the agent was told about it. */
interface Pressed {
  readonly bridge: PageBridge;
  readonly world: FrameWorld;
  readonly id: number;
  readonly label: string;
  readonly isSwitch: boolean;
  readonly href: string | null;
}

/** Fails with ActionForbidden when an action is one that no episode may do, or changes something outside the lease. */
export async function checkPolicy(hands: Hands, policy: LeasePolicy, action: Action): Promise<void> {
  const question = hands.tabs.questions.current;
  if (question !== null) {
    const agrees =
      (action.kind === 'click' && partOf(hands.marks, question, action.mark) === 'ok') ||
      (action.kind === 'pressKey' && action.key === 'Enter') ||
      (action.kind === 'type' && action.submit === true);
    if (agrees && policy.judges) policy.assertAnswer(question.text, question.page.url());
    return;
  }
  const pressed = await pressedBy(hands, action);
  const pageUrl = hands.tabs.current.page.url();
  assertAllowed(action, {
    label: pressed?.label ?? null,
    href: pressed?.href ?? null,
    documented: pressed !== null && policy.documents(action.kind === 'select' ? action.option : pressed.label),
    pageUrl,
    allowedHosts: hands.allowedHosts,
  });
  if (pressed === null || !policy.judges || (action.kind === 'check' && !pressed.isSwitch) || action.kind === 'select')
    return;
  const around = await pressed.bridge.call(pressed.world, 'around', [pressed.id]);
  if (around !== null) policy.assertWithin({ ...pressed, pageUrl, around });
}

async function pressedBy(hands: Hands, action: Action): Promise<Pressed | null> {
  const submits = action.kind === 'type' && action.submit === true;
  if (!presses(action) && !submits) return null;
  if (!('mark' in action) || action.mark === undefined) return focusedControl(hands);
  const { bridge, world, id, element, located } = await resolve(hands, action.mark);
  // A field that is sent off has a name too, but what it names is not what is pressed.
  const label = submits ? '' : element.name;
  return { bridge, world, id, label, isSwitch: element.role === 'switch', href: submits ? null : located.href };
}

/** Keys press what has the keyboard, in whatever frame that is. */
async function focusedControl(hands: Hands): Promise<Pressed | null> {
  const { bridge } = hands.tabs.current;
  for (const world of bridge.frames()) {
    const found = await bridge.call(world, 'focused', []);
    if (found !== null) return { bridge, world, id: found.id, label: found.name, isSwitch: false, href: found.href };
  }
  return null;
}
