import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { type Acted, type Hands, key, until } from './hands.js';
import { describe, pressElement, refreshed, resolve, type Target } from './target.js';

/** Ticks or unticks a check box, radio button or switch, and makes sure that it shows. */
export async function check(hands: Hands, action: Extract<BrowserAction, { kind: 'check' }>): Promise<Acted> {
  const found = await resolve(hands, action.mark);
  const { kind } = found.located;
  if (kind !== 'checkbox' && kind !== 'radio' && kind !== 'switch') {
    throw new AgentError('ElementUnsuitable', `${describe(found.located.element)} cannot be ticked. Use click.`, {
      alternatives: [],
    });
  }
  if (kind === 'radio' && !action.checked) {
    throw new AgentError('ElementUnsuitable', 'A radio button is cleared by choosing another one.', {
      alternatives: [],
    });
  }
  if (isChecked(found) === action.checked) return { target: found.element, readBack: said(action.checked) };
  const target = await pressElement(hands, action.mark);
  if (!(await shows(hands, target, action.checked))) {
    await target.bridge.call(target.world, 'focus', [target.id]);
    await key(hands, 'Space');
    if (!(await shows(hands, target, action.checked))) {
      throw new AgentError('ElementUnsuitable', `${describe(found.located.element)} does not change when pressed.`, {
        alternatives: [],
      });
    }
  }
  return { target: target.element, readBack: said(action.checked) };
}

function isChecked(target: Target): boolean {
  return target.located.element.states.includes('checked');
}

function said(checked: boolean): string {
  return checked ? 'checked' : 'not checked';
}

async function shows(hands: Hands, target: Target, checked: boolean): Promise<boolean> {
  const now = await until(
    hands,
    500,
    () => refreshed(hands, target),
    (seen) => seen === null || isChecked(seen) === checked,
  );
  // A control that is gone did something; the observation tells what.
  return now === null || isChecked(now) === checked;
}
