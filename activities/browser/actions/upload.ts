import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { withDeadline } from '../deadline.js';
import { type Acted, type Hands, press } from './hands.js';
import { describe, pressable } from './target.js';

/** Longest wait for the page to ask for a file after its button was pressed, and for it to take one. */
const ASKING_MS = 2_000;
const GIVING_MS = 10_000;

/**
 * Presses what asks for a file and gives it one of the episode's own. Fails with ActionForbidden for any other file, and with
 * ElementUnsuitable when nothing asks.
 */
export async function upload(hands: Hands, action: Extract<BrowserAction, { kind: 'upload' }>): Promise<Acted> {
  const path = hands.tabs.files.pathOf(action.file);
  const target = await pressable(hands, action.mark);
  const chooser = await hands.tabs.choosers.during(() => press(hands, target.point), ASKING_MS);
  if (chooser === null) {
    throw new AgentError('ElementUnsuitable', `${describe(target.located.element)} does not ask for a file.`, {
      alternatives: [],
    });
  }
  await withDeadline(chooser.setFiles(path), GIVING_MS, 'giving a file');
  return { target: target.element, readBack: action.file };
}
