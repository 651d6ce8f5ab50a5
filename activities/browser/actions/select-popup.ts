import { AgentError } from '../../../domain/errors.js';
import { sameLabel } from '../../../domain/labels.js';
import { pause, withDeadline } from '../deadline.js';
import type { Popup, PopupOption } from '../observe/page-report.js';
import { noSuchOption, pick } from './choice.js';
import { type Acted, type Hands, key, press, until } from './hands.js';
import { describe, pressable, refreshed, type Target } from './target.js';

/** Longest wait for a list to open and to be filled; consoles load options when they are asked for. */
const OPEN_MS = 3_000;
/** Longest time that a list takes to fade out. */
const CLOSING_MS = 600;
/** Longest wait for suggestions to a text. */
const SUGGESTION_MS = 700;
/** Screenfuls scrolled through in search of an option. */
const SCROLLS = 80;

/** Opens the field's list, finds the option in it, presses it and reads the field back. */
export async function chooseFromPopup(hands: Hands, target: Target, wanted: string): Promise<Acted> {
  const { value } = target.located.element;
  if (value !== null && sameLabel(value, wanted)) return { target: target.element, readBack: value };
  await open(hands, target);
  const seen = new Map<string, PopupOption>();
  const option = (await lookFor(hands, target, wanted, seen)) ?? (await searchFor(hands, target, wanted, seen));
  if (option === undefined || option.disabled) {
    await close(hands, target);
    if (option?.disabled === true)
      throw new AgentError('ElementUnsuitable', `The option "${option.text}" is disabled.`, { alternatives: [] });
    throw noSuchOption(target, wanted, [...seen.values()]);
  }
  await pressOption(hands, target, option);
  const shown = await until(
    hands,
    800,
    async () => (await refreshed(hands, target))?.located.element.value ?? null,
    (text) => text !== null && text !== value && matches(text, option.text),
  );
  if (await staysOpen(hands, target)) await close(hands, target);
  const isField = target.located.kind === 'combobox' && value !== null;
  if (isField && shown !== null && !matches(shown, option.text) && shown === value) {
    throw new AgentError(
      'ElementUnsuitable',
      `${describe(target.located.element)} still shows "${shown}" after choosing "${option.text}".`,
      {
        alternatives: [],
      },
    );
  }
  return { target: target.element, readBack: shown ?? option.text };
}

/** Fields show the option's text, a part of it, or several chosen options. */
function matches(shown: string, option: string): boolean {
  if (sameLabel(shown, option)) return true;
  return shown !== '' && (option.includes(shown) || shown.includes(option));
}

function readPopup(hands: Hands, target: Target): Promise<Popup | null> {
  const marked = hands.marks.get(target.mark);
  return target.bridge.call(target.world, 'readPopup', [marked?.id ?? target.id]);
}

/** Whether a list with a chosen option is still there: one that is fading out would be opened again by another press. */
async function staysOpen(hands: Hands, target: Target): Promise<boolean> {
  const left = await until(
    hands,
    CLOSING_MS,
    () => readPopup(hands, target),
    (popup) => popup === null,
  );
  return left !== null;
}

async function open(hands: Hands, target: Target): Promise<void> {
  const filled = (popup: Popup | null): boolean => popup !== null && popup.options.length > 0 && !popup.loading;
  if (filled(await readPopup(hands, target))) return;
  const at = await pressable(hands, target.mark);
  await press(hands, at.point);
  if (filled(await until(hands, OPEN_MS, () => readPopup(hands, target), filled))) return;
  // Some fields open by keyboard only.
  await target.bridge.call(target.world, 'focus', [target.id]);
  await key(hands, 'ArrowDown');
  await until(hands, 800, () => readPopup(hands, target), filled);
}

/** Presses the field again: Escape could close the dialog around it. */
async function close(hands: Hands, target: Target): Promise<void> {
  const at = await pressable(hands, target.mark).catch(() => null);
  if (at !== null) await press(hands, at.point);
  else await key(hands, 'Escape');
  await until(
    hands,
    600,
    () => readPopup(hands, target),
    (popup) => popup === null,
  );
}

/** Reads the list from its top to its end; lists of thousands draw only what is in view. */
async function lookFor(
  hands: Hands,
  target: Target,
  wanted: string,
  seen: Map<string, PopupOption>,
): Promise<PopupOption | undefined> {
  let popup = await readPopup(hands, target);
  for (let scrolls = 0; scrolls < SCROLLS && popup !== null && !hands.signal.aborted; scrolls += 1) {
    for (const option of popup.options) seen.set(option.text, option);
    const exact = popup.options.find((option) => option.text === wanted || sameLabel(option.text, wanted));
    if (exact !== undefined) return exact;
    if (popup.scroll === null || !popup.scroll.more) break;
    // A long list is quicker to search than to leaf through.
    if (popup.search !== null && scrolls >= 3) return undefined;
    await wheel(hands, target, popup, 1);
    popup = await readPopup(hands, target);
  }
  const loose = popup === null ? undefined : pick([...seen.values()], wanted);
  return loose === undefined ? undefined : shownAgain(hands, target, loose);
}

/** An option seen while scrolling may not be drawn any more: goes back up to it. */
async function shownAgain(hands: Hands, target: Target, option: PopupOption): Promise<PopupOption | undefined> {
  for (let scrolls = 0; scrolls < SCROLLS; scrolls += 1) {
    const popup = await readPopup(hands, target);
    const found = popup?.options.find((candidate) => candidate.text === option.text);
    if (found !== undefined || popup === null || popup.scroll === null || !popup.scroll.above) return found;
    await wheel(hands, target, popup, -1);
  }
  return undefined;
}

async function wheel(hands: Hands, target: Target, popup: Popup, way: 1 | -1): Promise<void> {
  if (popup.scroll === null) return;
  const { mouse } = hands.tabs.current.page;
  await withDeadline(
    mouse.move(popup.scroll.x + target.offset.x, popup.scroll.y + target.offset.y),
    5_000,
    'moving the pointer',
  );
  await withDeadline(mouse.wheel(0, way * popup.scroll.height * 0.8), 5_000, 'scrolling');
  await pause(50, hands.signal);
}

/** Types into a list that can be searched. */
async function searchFor(
  hands: Hands,
  target: Target,
  wanted: string,
  seen: Map<string, PopupOption>,
): Promise<PopupOption | undefined> {
  const popup = await readPopup(hands, target);
  const { readOnly, text } = target.located;
  // A field that suggests opens its list only when something is typed.
  const search = popup === null && !readOnly && text !== null ? target.id : (popup?.search ?? null);
  if (search === null) return undefined;
  await target.bridge.call(target.world, 'focus', [search]);
  await key(hands, 'ControlOrMeta+A');
  await withDeadline(hands.tabs.current.page.keyboard.insertText(wanted), 5_000, 'typing');
  const found = await until(
    hands,
    OPEN_MS,
    () => readPopup(hands, target),
    (answer) => answer !== null && !answer.loading && pick(answer.options, wanted) !== undefined,
  );
  for (const option of found?.options ?? []) seen.set(option.text, option);
  return found === null ? undefined : pick(found.options, wanted);
}

/** Presses the suggestion that is what was typed, where the field shows one: some fields keep nothing else. */
export async function takeSuggestion(hands: Hands, target: Target, typed: string): Promise<void> {
  const same = (popup: Popup | null): PopupOption | undefined =>
    popup?.options.find((option) => !option.disabled && sameLabel(option.text, typed));
  const popup = await until(
    hands,
    SUGGESTION_MS,
    () => readPopup(hands, target),
    (answer) => same(answer) !== undefined,
  );
  const option = same(popup);
  if (option !== undefined) await pressOption(hands, target, option);
}

async function pressOption(hands: Hands, target: Target, option: PopupOption): Promise<void> {
  const point = await until(
    hands,
    1_000,
    () => target.bridge.call(target.world, 'optionPoint', [option.id]),
    (answer) => answer !== null,
  );
  if (point === null) {
    throw new AgentError('ElementBlocked', `The option "${option.text}" is covered by something.`, {
      alternatives: [],
    });
  }
  // A list that just opened still slides; pressing where the option will not be any more chooses its neighbour.
  await pause(30, hands.signal);
  const still = (await target.bridge.call(target.world, 'optionPoint', [option.id])) ?? point;
  await press(hands, { x: still.x + target.offset.x, y: still.y + target.offset.y });
}
