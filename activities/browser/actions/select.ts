import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { sameLabel } from '../../../domain/labels.js';
import { noSuchOption, pick } from './choice.js';
import { type Acted, type Hands, key, press, until } from './hands.js';
import { chooseFromPopup } from './select-popup.js';
import { describe, pressable, refreshed, resolve, type Target } from './target.js';

/** Chooses an option by its text, in whatever the page uses for a list of options. */
export async function select(hands: Hands, action: Extract<BrowserAction, { kind: 'select' }>): Promise<Acted> {
  const target = await resolve(hands, action.mark);
  switch (target.located.kind) {
    case 'nativeSelect':
      return chooseNative(hands, target, action.option);
    case 'radio':
      return chooseRadio(hands, target, action.option);
    case 'combobox':
      return chooseFromPopup(hands, target, action.option);
    default:
      break;
  }
  // A button may open a list of options too; then it is one to choose from.
  if (target.located.element.role === 'button' || target.located.element.role === 'clickable') {
    return chooseFromPopup(hands, target, action.option);
  }
  throw new AgentError('ElementUnsuitable', `${describe(target.located.element)} has no options. Use click.`, {
    alternatives: [],
  });
}

/** The browser draws a native list outside the page; the keyboard reaches every option, with trusted events. */
async function chooseNative(hands: Hands, target: Target, wanted: string): Promise<Acted> {
  const { bridge, world, id } = target;
  const options = await bridge.call(world, 'nativeOptions', [id]);
  const option = pick(options, wanted);
  if (option === undefined) throw noSuchOption(target, wanted, options);
  if (option.disabled)
    throw new AgentError('ElementUnsuitable', `The option "${option.text}" is disabled.`, { alternatives: [] });
  await pressable(hands, target.mark);
  const index = (): Promise<number> => bridge.call(world, 'nativeIndex', [id]);
  await bridge.call(world, 'focus', [id]);
  if ((await index()) !== option.index) {
    // Typing the text jumps to it, as long as it starts with letters; the arrows do the rest.
    if (/^[\w ]+$/.test(option.text)) await hands.tabs.current.page.keyboard.type(option.text.slice(0, 40));
    for (
      let at = await index(), presses = 0;
      at !== option.index && presses < options.length;
      at = await index(), presses += 1
    ) {
      await key(hands, at < option.index ? 'ArrowDown' : 'ArrowUp');
    }
  }
  const chosen = options[await index()]?.text ?? '';
  if (!sameLabel(chosen, option.text))
    throw new AgentError('ElementUnsuitable', `${describe(target.located.element)} stays at "${chosen}".`, {
      alternatives: [],
    });
  return { target: target.element, readBack: chosen };
}

async function chooseRadio(hands: Hands, target: Target, wanted: string): Promise<Acted> {
  const { bridge, world } = target;
  const peers = await bridge.call(world, 'radioPeers', [target.id]);
  const choice = pick(peers, wanted);
  if (choice === undefined) throw noSuchOption(target, wanted, peers);
  const marked = hands.marks.current().find((one) => one.documentKey === world.documentKey && one.id === choice.id);
  if (marked === undefined) throw noSuchOption(target, wanted, peers);
  const radio = await pressable(hands, marked.mark);
  await press(hands, radio.point);
  const checked = await until(
    hands,
    500,
    async () => (await refreshed(hands, radio))?.located.element.states.includes('checked') ?? true,
    (answer) => answer,
  );
  if (!checked)
    throw new AgentError('ElementUnsuitable', `${describe(radio.located.element)} does not change when pressed.`, {
      alternatives: [],
    });
  return { target: radio.element, readBack: choice.text };
}
