import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { withDeadline } from '../deadline.js';
import { dayIn } from './dates/months.js';
import { pickDay } from './dates/pick-day.js';
import { type Acted, type Hands, key, until } from './hands.js';
import { takeSuggestion } from './select-popup.js';
import { describe, pressable, refreshed, type Target } from './target.js';

/**
 * Replaces a field's text. The text goes in at once, as from an input method, so that Chinese characters arrive whole;
 * it is read back, and typed key by key when the page did not take it.
 */
export async function type(hands: Hands, action: Extract<BrowserAction, { kind: 'type' }>): Promise<Acted> {
  const target = await pressable(hands, action.mark);
  const { kind, readOnly } = target.located;
  const typable = kind === 'textField' || kind === 'passwordField' || (kind === 'combobox' && !readOnly);
  const day = dayIn(action.text);
  // A field that takes no typing but a date has a calendar.
  if (readOnly && kind === 'textField' && day !== null) return pickDay(hands, action.mark, day);
  if (!typable || readOnly) {
    const way = kind === 'combobox' || kind === 'nativeSelect' ? ' Use select.' : '';
    throw new AgentError('ElementUnsuitable', `${describe(target.located.element)} takes no text.${way}`, {
      alternatives: [],
    });
  }
  const concealed = kind === 'passwordField';
  const wanted = hands.reveal(action.text, { name: target.located.element.name, concealed });
  await replace(hands, target, (text) => hands.tabs.current.page.keyboard.insertText(text), wanted);
  let shown = await readBack(hands, target, wanted);
  if (shown !== null && !sameText(shown, wanted)) {
    await replace(hands, target, (text) => hands.tabs.current.page.keyboard.type(text), wanted);
    shown = await readBack(hands, target, wanted);
  }
  // What a secret became in the field is compared here and told to nobody.
  const secret = concealed || wanted !== action.text;
  if (shown !== null && !sameText(shown, wanted)) {
    const seen = secret ? 'another text' : `"${shown}"`;
    throw new AgentError(
      'ElementUnsuitable',
      `${describe(target.located.element)} shows ${seen} after typing "${action.text}".`,
      {
        alternatives: [],
      },
    );
  }
  if (kind === 'combobox' && !secret) {
    await takeSuggestion(hands, target, wanted);
    shown = await readBack(hands, target, wanted);
  }
  if (action.submit === true) {
    await hands.commit();
    await key(hands, 'Enter');
  }
  return { target: target.element, readBack: secret ? null : shown };
}

async function replace(
  hands: Hands,
  target: Target,
  write: (text: string) => Promise<void>,
  text: string,
): Promise<void> {
  const { page } = hands.tabs.current;
  const at = await pressable(hands, target.mark);
  hands.signal.throwIfAborted();
  // Pressing a field puts the cursor there; that writes nothing, so that it needs no claim.
  hands.tabs.pressed();
  await withDeadline(page.mouse.click(at.point.x, at.point.y), 5_000, 'a press');
  if (!(await at.bridge.call(at.world, 'hasFocus', [at.id]))) await at.bridge.call(at.world, 'focus', [at.id]);
  await key(hands, 'ControlOrMeta+A');
  if (text === '') await key(hands, 'Delete');
  else await withDeadline(write(text), 5_000 + text.length * 20, 'typing');
}

/** Text of the field once the page has taken it, or what it shows instead; null when the field is gone. */
async function readBack(hands: Hands, target: Target, wanted: string): Promise<string | null> {
  return until(
    hands,
    400,
    async () => (await refreshed(hands, target))?.located.text ?? null,
    (shown) => shown !== null && sameText(shown, wanted),
  );
}

/** Equal to a person: composed characters and line ends do not matter. */
function sameText(left: string, right: string): boolean {
  const plain = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/\u00a0/g, ' ');
  return plain(left) === plain(right);
}
