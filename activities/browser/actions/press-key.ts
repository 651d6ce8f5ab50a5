import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { type Acted, type Hands, key } from './hands.js';

const KEYS =
  /^(?:(?:Control|Shift|Alt|Meta|ControlOrMeta)\+)*(?:Enter|Escape|Tab|Backspace|Delete|Space|Home|End|PageUp|PageDown|Arrow(?:Up|Down|Left|Right)|F(?:[1-9]|1[0-2])|[A-Za-z0-9])$/;
/** Combinations that belong to the browser and not to the page: close tab or window, new window, quit. */
const OF_THE_BROWSER = /^(?:Control|Meta|ControlOrMeta)\+(?:Shift\+)?[wtnq]$/i;

/** Presses a key where the keyboard is. */
export async function pressKey(hands: Hands, action: Extract<BrowserAction, { kind: 'pressKey' }>): Promise<Acted> {
  if (!KEYS.test(action.key) || OF_THE_BROWSER.test(action.key)) {
    throw new AgentError(
      'ElementUnsuitable',
      `"${action.key}" is not a key of the page; keys are named like Enter, Escape, ArrowDown, Control+A.`,
      {
        alternatives: ['Enter', 'Escape', 'Tab'],
      },
    );
  }
  await hands.commit();
  await key(hands, action.key);
  return { target: null, readBack: null };
}
