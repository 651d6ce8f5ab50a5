import { sameLabel } from '../../../domain/labels.js';
import type { Observation, ObservedElement } from '../../../domain/observation.js';
import type { EpisodeTask } from '../../../domain/task.js';
import type { Condition, Control, Sight, Text } from './script.js';
import { formsOf } from './texts.js';

/** Finding on the page what a script names. */

/** The control meant among those observed; one that can be pressed is preferred. */
export function locate(control: Control, observation: Observation, task: EpisodeTask): ObservedElement | undefined {
  const wanted = typeof control === 'string' ? { name: control } : control;
  const fitting = observation.elements.filter((element) => fits(element, wanted, task));
  if (wanted.nth !== undefined) return fitting[wanted.nth - 1];
  const inDialog = ({ group }: ObservedElement) =>
    observation.dialogs.some(({ title }) => group.some((name) => sameLabel(name, title)));
  const preference = (element: ObservedElement) =>
    (isFree(element) ? 4 : 0) + (inDialog(element) ? 2 : 0) + (element.states.includes('offscreen') ? 0 : 1);
  return fitting.reduce<ObservedElement | undefined>(
    (best, element) => (best !== undefined && preference(best) >= preference(element) ? best : element),
    undefined,
  );
}

/** Whether nothing keeps a person from using it. */
export function isFree({ states }: ObservedElement): boolean {
  return !states.includes('disabled') && !states.includes('covered');
}

/** Whether something is so on the page. */
export function holds(condition: Condition, observation: Observation, task: EpisodeTask): boolean {
  return 'shown' in condition ? isSeen(condition.shown, observation, task) : !isSeen(condition.gone, observation, task);
}

/** Words by which a person would look for something. */
export function wordsFor(sight: Sight, task: EpisodeTask): string {
  if (typeof sight === 'string') return sight;
  const words = 'text' in sight ? sight.text : (sight.row ?? sight.name ?? sight.like ?? sight.shows ?? sight.in);
  return words === undefined ? '' : formsOf(words, task)[0];
}

function isSeen(sight: Sight, observation: Observation, task: EpisodeTask): boolean {
  if (typeof sight === 'string' || !('text' in sight)) return locate(sight, observation, task) !== undefined;
  return textsOf(observation).some((text) => contains(text, sight.text, task));
}

function textsOf({ elements, texts, dialogs, toasts, downloads }: Observation): readonly string[] {
  return [
    ...texts,
    // What stands in a field was typed there; it proves nothing.
    ...elements.flatMap(({ name, value, role, group }) => [name, role === 'textbox' ? '' : (value ?? ''), ...group]),
    ...dialogs.flatMap(({ title, text }) => [title, text]),
    ...toasts.map(({ text }) => text),
    ...downloads.map(({ fileName }) => fileName),
  ];
}

function fits(element: ObservedElement, wanted: Exclude<Control, string>, task: EpisodeTask): boolean {
  const { name, like, shows, role, row, column } = wanted;
  const around = wanted.in;
  return (
    (name === undefined || equals(element.name, name, task)) &&
    (like === undefined || contains(element.name, like, task)) &&
    (shows === undefined || contains(element.value ?? '', shows, task)) &&
    (role === undefined || [role].flat().includes(element.role)) &&
    (around === undefined || element.group.some((group) => equals(group, around, task))) &&
    (row === undefined || [...element.group, element.name].some((key) => contains(key, row, task))) &&
    (column === undefined || equals(element.column ?? '', column, task))
  );
}

function equals(seen: string, text: Text, task: EpisodeTask): boolean {
  return formsOf(text, task).some((form) => sameLabel(seen, form));
}

function contains(seen: string, text: Text, task: EpisodeTask): boolean {
  return formsOf(text, task).some((form) => plain(seen).includes(plain(form)));
}

/** Punctuation counts here: `logs-` is no part of "Log Service". */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
