/// <reference lib="dom" />
import type { Box, Dialog } from '../../../../domain/observation.js';
import type { PageText } from '../page-report.js';
import { boxOf, classNames, clean, closest, drawnChildren, isShown, readableText, shorten } from './dom.js';
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
  /access\s*key\s*secret|secret\s*access\s*key|^secret$|accesskeysecret|^password$|密码|访问密钥.*secret|^token$|security\s*token/i;

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

/** Texts in reading order: headings and notices wherever they are, the rest only in view. */
export function collectTexts(): readonly PageText[] {
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
    if (roleOf(element) !== null && !element.isContentEditable) continue;
    const important = visit.important || element.matches(IMPORTANT);
    if (hasOwnText(element) && !blockChildren(element)) {
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
    const value = holder === null ? null : valueBeside(holder);
    if (value !== null) found.push(value);
  }
  return found;
}

/** A single run of printable characters, as keys and generated passwords are. */
const SECRET_VALUE = /^[\x21-\x7e]{8,200}$/;

function valueBeside(label: Element): { text: string; box: Box } | null {
  const columnValue = cellBelow(label);
  const candidates = columnValue === null ? [] : [columnValue];
  let at: Element | null = label;
  for (let level = 0; at !== null && level < 3; level += 1) {
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling) candidates.push(next);
    at = at.parentElement;
  }
  for (const candidate of candidates) {
    for (const holder of [candidate, ...candidate.querySelectorAll('*')]) {
      const text =
        holder instanceof HTMLInputElement
          ? holder.type === 'password'
            ? ''
            : holder.value
          : holder.childElementCount === 0
            ? clean(holder.textContent ?? '')
            : '';
      const shown =
        isShown(holder) && !(holder instanceof HTMLButtonElement) && closest(holder, 'button,a,label') === null;
      if (shown && SECRET_VALUE.test(text) && /[0-9]/.test(text) && /[A-Za-z]/.test(text)) {
        return { text: shorten(text, 200), box: boxOf(holder) };
      }
    }
  }
  return null;
}

function cellBelow(label: Element): Element | null {
  const header = closest(label, 'th,[role="columnheader"]');
  if (header?.parentElement == null) return null;
  const index = [...header.parentElement.children].indexOf(header);
  const scope = closest(header, '[class*="table"]:not(th):not(thead):not(tr),[role="grid"],table') ?? document.body;
  const frame = scope.querySelector('td,[role="gridcell"]') === null ? (scope.parentElement ?? document.body) : scope;
  const row = [...frame.querySelectorAll('tr,[role="row"]')].find(
    (candidate) => candidate.querySelector('td,[role="gridcell"]') !== null,
  );
  return row?.children[index] ?? null;
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
      boxes.push(boxOf(node.parentElement));
  }
  return boxes;
}
