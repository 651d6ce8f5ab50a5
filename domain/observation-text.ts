import type { Hint, Observation, ObservedElement } from './observation.js';
import { pageLine, quoted } from './page-text.js';
import { estimateTokens } from './token-estimate.js';

/**
 * The one text form of an observation, for models, for `drive` and for benches. What the page says stands between `<page>`
 * and `</page>` and cannot leave it; the harness's own words stand after it.
 */

/** Most tokens of the whole text, whatever the page shows. */
export const OBSERVATION_TOKENS = 4_000;
/** Most tokens of everything but elements and texts. */
const HEAD_TOKENS = 900;
const TEXT_TOKENS = 1_000;
/** The closing lines, and the group lines that a single element's cost does not show. */
const RESERVE_TOKENS = 120;

/**
 * @param observation what was seen
 * @param limit most tokens of the text
 */
export function observationText(observation: Observation, limit = OBSERVATION_TOKENS): string {
  const head = within(headLines(observation), Math.min(HEAD_TOKENS, limit / 3));
  const tail = within(tailLines(observation), Math.min(HEAD_TOKENS, limit / 4));
  let left = limit - RESERVE_TOKENS - cost(head) - cost(tail);
  const texts = within(
    unsaidTexts(observation).map((text) => `| ${pageLine(text, 200)}`),
    Math.min(TEXT_TOKENS, left / 2),
  );
  left -= cost(texts);
  const elements = elementsWithin(observation.elements, left);
  const unlisted = observation.omitted + observation.elements.length - elements.length;
  return [
    '<page>',
    ...head,
    ...(texts.length === 0 ? [] : ['texts:', ...texts]),
    ...(elements.length === 0 ? ['no elements'] : elementLines(elements)),
    '</page>',
    ...(unlisted === 0 ? [] : [`${unlisted} more elements are not listed: use scroll or find.`]),
    ...tail,
  ].join('\n');
}

/** Texts that no line of the element list says anyway. */
function unsaidTexts({ texts, elements }: Observation): readonly string[] {
  const said = new Set(elements.flatMap(({ name, value, group, column }) => [name, value, column, ...group]));
  return texts.filter((text) => !said.has(text));
}

/** Tokens of one element's share of the text, at most. */
export function elementTokens(element: ObservedElement): number {
  return cost(elementLines([element]));
}

function cost(lines: readonly string[]): number {
  return lines.length === 0 ? 0 : estimateTokens(lines.join('\n')) + 1;
}

/** As many lines from the start as fit. */
function within(lines: readonly string[], tokens: number): readonly string[] {
  const kept: string[] = [];
  let left = tokens;
  for (const line of lines) {
    left -= cost([line]);
    if (left < 0) break;
    kept.push(line);
  }
  return kept;
}

/** All elements when they fit; else those before the first that does not. */
function elementsWithin(elements: readonly ObservedElement[], tokens: number): readonly ObservedElement[] {
  if (cost(elementLines(elements)) <= tokens) return elements;
  let many = elements.length;
  while (many > 0 && cost(elementLines(elements.slice(0, many))) > tokens) many = Math.floor(many * 0.9);
  return elements.slice(0, many);
}

function headLines({ url, title, tabs, downloads, dialogs, toasts }: Observation): readonly string[] {
  return [
    `url ${pageLine(url, 300)}`,
    `title ${quoted(title, 150)}`,
    ...toasts.slice(-6).map((toast) => `toast (${toast.kind}) ${quoted(toast.text, 300)}`),
    ...dialogs.slice(-4).map((dialog) => `${dialog.kind} ${quoted(dialog.title, 100)}: ${quoted(dialog.text, 400)}`),
    ...(tabs.length < 2 ? [] : [`tabs ${tabs.map((tab, index) => `${index} ${quoted(tab, 60)}`).join(', ')}`]),
    ...downloads.slice(-6).map(({ fileName, bytes }) => `downloaded ${quoted(fileName, 100)}, ${bytes} bytes`),
  ];
}

function tailLines({ settled, notices, hints }: Observation): readonly string[] {
  return [
    ...(settled.settled ? [] : [`The page is still working: ${pageLine(settled.why, 200)}`]),
    ...notices.map((notice) => `Notice: ${pageLine(notice, 300)}`),
    ...hints.map(hintLine),
  ];
}

function hintLine({ where, of, count, screens, names }: Hint): string {
  const place = of === '' ? '' : ` in ${quoted(of, 60)}`;
  const away = where === 'hidden' ? '' : `, ${screens} screens away`;
  const first = names.length === 0 ? '' : `: ${names.map((name) => quoted(name, 40)).join(' ')}`;
  return `${where === 'hidden' ? 'Hidden' : `More ${where}`}${place}: ${count} controls${away}${first}`;
}

/** Elements with each group written once, and neighbours of one role on one line. */
function elementLines(elements: readonly ObservedElement[]): readonly string[] {
  const fresh = elements.filter(({ states }) => states.includes('new')).length;
  // After a navigation everything is new, and saying so of each would tell nothing.
  const tellNew = fresh * 2 <= elements.length;
  const lines: string[] = [];
  let place: readonly string[] = [];
  let opener: number | undefined;
  let role = '';
  for (const element of elements) {
    const moved = element.openedBy !== opener || !same(element.group, place);
    if (moved) {
      lines.push(placeLine(element, place));
      place = element.group;
      opener = element.openedBy;
    }
    const text = elementText(element, tellNew);
    const last = lines.length - 1;
    if (!moved && element.role === role && element.value === null) lines[last] += ` ${text}`;
    else lines.push(`${element.role} ${text}`);
    role = element.value === null ? element.role : '';
  }
  return lines;
}

function same(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((part, index) => part === right[index]);
}

function placeLine({ group, openedBy }: ObservedElement, before: readonly string[]): string {
  const by = openedBy === undefined ? '' : ` (opened by [${openedBy}])`;
  if (group.length === 0) return `on the page${by}:`;
  const shared = group.length > 1 && before.length > 0 && same(group.slice(0, -1), before.slice(0, group.length - 1));
  const path = shared ? ['…', quoted(group.at(-1) ?? '', 80)] : group.map((part) => quoted(part, 80));
  return `in ${path.join(' > ')}${by}:`;
}

function elementText(element: ObservedElement, tellNew: boolean): string {
  const states = element.states.flatMap((state) => {
    if (state === 'covered') return element.coveredBy === null ? state : `covered by ${quoted(element.coveredBy, 60)}`;
    return state === 'new' && !tellNew ? [] : state;
  });
  const { width, height } = element.box;
  return [
    `[${element.mark}] ${quoted(element.name, 100)}`,
    ...(element.value === null ? [] : [`= ${quoted(element.value, 160)}`]),
    ...(states.length === 0 ? [] : [`{${states.join(', ')}}`]),
    ...(element.column === null ? [] : [`column ${quoted(element.column, 60)}`]),
    ...(element.role === 'canvas' || element.role === 'slider' ? [`${width}x${height}`] : []),
  ].join(' ');
}
