/// <reference lib="dom" />
import type { Box, Dialog } from '../../../../domain/observation.js';
import type { PageText } from '../page-report.js';
import { isToast } from './activity.js';
import {
  boxOf,
  classNames,
  clean,
  closest,
  drawnAncestors,
  drawnChildren,
  isShown,
  readableText,
  shorten,
} from './dom.js';
import { dialogTitle, openDialogs } from './groups.js';
import { inViewport, topmostAt } from './hit.js';
import { roleOf } from './roles.js';

/** What a person reads on the page besides its controls. */

const IMPORTANT =
  'h1,h2,h3,h4,h5,h6,[role="heading"],[role="alert"],[role="status"],[class*="empty"],[class*="notice"],[class*="message"],[class*="form-item-help"],[class*="form-item-explain"],[class*="-error"]';
const BLOCK = /^(block|flex|grid|table|list-item|table-row|table-cell|flow-root|inline-block|inline-flex)/;
const TEXT_LIMIT = 200;
/** Names of values that are shown once and must not travel on. */
const SECRET_LABEL =
  /access\s*key\s*secret|secret\s*access\s*key|^secret$|(?:^|\s)password$|密码$|^token$|security\s*token|(?:^|\s)private\s*key$/i;

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && clean(node.data) !== '');
}

function blockChildren(element: Element): boolean {
  return drawnChildren(element).some(
    (child) => BLOCK.test(getComputedStyle(child).display) && child.textContent !== '',
  );
}

/** A text that lies under something else is not read by a person, and is where planted orders hide. */
function isReadable(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  const point = { x: rect.x + Math.min(rect.width / 2, 40), y: rect.y + Math.min(rect.height / 2, 10) };
  if (!inViewport(point)) return false;
  const hit = topmostAt(point);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * Texts in reading order: headings and notices wherever they are, the rest only in view.
 *
 * @param controls elements whose text is already told as a control's name
 */
export function collectTexts(controls: ReadonlySet<Element>): readonly PageText[] {
  const texts: PageText[] = [];
  const seen = new Set<string>();
  const stack: { readonly element: Element; readonly important: boolean }[] = [
    { element: document.body, important: false },
  ];
  let visited = 0;
  while (stack.length > 0 && visited < 20_000 && texts.length < 200) {
    const visit = stack.pop();
    if (visit === undefined || !(visit.element instanceof HTMLElement)) continue;
    const { element } = visit;
    visited += 1;
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) continue;
    if (
      !(element instanceof HTMLSlotElement) &&
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    if ((controls.has(element) || roleOf(element) !== null) && !element.isContentEditable) continue;
    const important = visit.important || element.matches(IMPORTANT);
    if (hasOwnText(element) && !blockChildren(element)) {
      if (isToast(element)) continue;
      const text = readableText(element, TEXT_LIMIT);
      if (/[\p{L}\p{N}]/u.test(text) && !seen.has(text) && isShown(element) && (important || isReadable(element))) {
        seen.add(text);
        texts.push({ text, rank: important ? 0 : 1 });
      }
      continue;
    }
    const children = drawnChildren(element);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push({ element: child, important });
    }
  }
  return texts;
}

/** Open dialogs and drawers with their text. */
export function collectDialogs(): readonly Dialog[] {
  return openDialogs().map((dialog) => ({
    kind: /drawer/i.test(classNames(dialog)) ? ('drawer' as const) : ('dialog' as const),
    title: dialogTitle(dialog),
    text: readableText(dialog, 400),
  }));
}

/** Values that stand next to a label such as "AccessKey Secret". */
export function collectSecrets(): { readonly text: string; readonly box: Box }[] {
  const found: { text: string; box: Box }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(), count = 0; node !== null && count < 20_000; node = walker.nextNode(), count += 1) {
    const label = clean(node.textContent ?? '').replace(/[:：]$/u, '');
    if (label.length > 40 || !SECRET_LABEL.test(label)) continue;
    const holder = node.parentElement;
    if (holder !== null) found.push(...valuesBeside(holder));
  }
  return found;
}

/** A single run of printable characters, as keys and generated passwords are. */
const SECRET_VALUE = /^[\x21-\x7e]{8,200}$/;

function valuesBeside(label: Element): { text: string; box: Box }[] {
  const below = cellsBelow(label);
  if (below.length > 0) return below.flatMap((cell) => secretIn(cell) ?? []);
  let at: Element | null = label;
  for (let level = 0; at !== null && level < 3; level += 1) {
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling) {
      const value = secretIn(next);
      if (value !== null) return [value];
    }
    at = at.parentElement;
  }
  return [];
}

function secretIn(frame: Element): { text: string; box: Box } | null {
  for (const holder of [frame, ...frame.querySelectorAll('*')]) {
    const text = ownValue(holder);
    if (!SECRET_VALUE.test(text) || !/[0-9]/.test(text) || !/[A-Za-z]/.test(text)) continue;
    if (isShown(holder) && closest(holder, 'button,a,label') === null)
      return { text: shorten(text, 200), box: textBox(holder) };
  }
  return null;
}

/** Box around an element and the text that runs out of it. */
function textBox(element: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rects = [element.getBoundingClientRect(), ...range.getClientRects()];
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { x: Math.round(left), y: Math.round(top), width: Math.ceil(right - left), height: Math.ceil(bottom - top) };
}

function ownValue(holder: Element): string {
  if (holder instanceof HTMLInputElement) return holder.type === 'password' ? '' : holder.value;
  return holder.childElementCount === 0 ? clean(holder.textContent ?? '') : '';
}

/** Cells under a column header, in the header's own table or in the one that the kit draws beneath it. */
function cellsBelow(label: Element): readonly Element[] {
  const header = closest(label, 'th,[role="columnheader"]');
  const row = header?.parentElement ?? null;
  if (header === null || row === null) return [];
  const index = [...row.children].indexOf(header);
  for (const frame of drawnAncestors(row)) {
    const rows = [...frame.querySelectorAll('tr,[role="row"]')].filter((one) => one.querySelector('td') !== null);
    if (rows.length > 0) return rows.slice(0, 50).flatMap((one) => one.children[index] ?? []);
  }
  return [];
}

/** Where known secrets are drawn, whatever stands beside them. */
export function boxesOf(values: readonly string[]): Box[] {
  const holds = (text: string): boolean => values.some((value) => text.includes(value));
  const boxes: Box[] = [];
  for (const field of document.querySelectorAll('input,textarea')) {
    const concealed = field instanceof HTMLInputElement && field.type === 'password';
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !concealed && holds(field.value))
      boxes.push(boxOf(field));
  }
  if (!holds(document.body.textContent ?? '')) return boxes;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement !== null && holds(node.textContent ?? '') && isShown(node.parentElement))
      boxes.push(textBox(node.parentElement));
  }
  return boxes;
}
