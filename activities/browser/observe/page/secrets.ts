/// <reference lib="dom" />
import type { Box } from '../../../../domain/observation.js';
import { SecretSearch } from '../../secret-search.js';
import { boxOf, clean, closest, drawnAncestors, isShown, shadowRootOf, shorten } from './dom.js';
import { isConcealed } from './states.js';

/** Secrets on the page: values beside a label that names one, and where known values are drawn. */

/** Names of values that are shown once and must not travel on. */
const SECRET_LABEL =
  /access\s*key\s*secret|secret\s*access\s*key|^secret$|(?:^|\s)password$|密码$|^token$|security\s*token|(?:^|\s)private\s*key$|^私钥$/i;
/** A single run of printable characters, as keys, tokens and generated passwords are. */
const SECRET_VALUE = /^[\x21-\x7e]{8,4096}$/;
/** The beginning of a key file says what it is, whatever stands beside it. */
const KEY_FILE = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;
/** Nodes looked at; beyond them a page is cut off instead of stalling. */
const NODE_LIMIT = 60_000;
const UNDRAWN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD']);

interface Drawn {
  readonly texts: readonly Text[];
  readonly elements: readonly Element[];
}

/** All text nodes and elements in the order in which they are drawn, shadow roots and slots included. */
function drawn(): Drawn {
  const texts: Text[] = [];
  const elements: Element[] = [];
  const stack: Node[] = document.body === null ? [] : [document.body];
  for (let visited = 0; visited < NODE_LIMIT; visited += 1) {
    const node = stack.pop();
    if (node === undefined) break;
    if (node instanceof Text) texts.push(node);
    if (!(node instanceof Element) || UNDRAWN.has(node.tagName)) continue;
    elements.push(node);
    const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    const children = assigned.length > 0 ? assigned : (shadowRootOf(node) ?? node).childNodes;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push(child);
    }
  }
  return { texts, elements };
}

/** Values that stand next to a label such as "AccessKey Secret", and private keys. */
export function collectSecrets(): { readonly text: string; readonly box: Box }[] {
  const found: { text: string; box: Box }[] = [];
  const { texts, elements } = drawn();
  for (const node of texts) {
    const holder = node.parentElement;
    if (holder === null) continue;
    if (KEY_FILE.test(node.data)) found.push({ text: node.data, box: textBox(holder) });
    const label = clean(node.data).replace(/[:：*]$/u, '');
    if (label.length <= 40 && SECRET_LABEL.test(label)) found.push(...valuesBeside(holder));
  }
  for (const element of elements) {
    if (element instanceof HTMLTextAreaElement && KEY_FILE.test(element.value))
      found.push({ text: element.value, box: boxOf(element) });
  }
  return found;
}

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
      return { text: shorten(text, 4096), box: textBox(holder) };
  }
  return null;
}

/** Box around an element and the text that runs out of it. */
function textBox(element: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(element);
  return around([element.getBoundingClientRect(), ...range.getClientRects()]);
}

function around(rects: readonly DOMRect[]): Box {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { x: Math.floor(left), y: Math.floor(top), width: Math.ceil(right - left), height: Math.ceil(bottom - top) };
}

function ownValue(holder: Element): string {
  if (holder instanceof HTMLTextAreaElement) return holder.value.trim();
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

/**
 * Where known secrets are drawn: in texts, also spread over several nodes, in fields, and in attributes that a style or an
 * empty field shows. Pictures that a page draws itself cannot be read: where a document holds a secret at all, those count as
 * showing it.
 *
 * @param values as the redactor searches for them
 */
export function boxesOf(values: readonly string[]): Box[] {
  const search = new SecretSearch(values);
  const { texts, elements } = drawn();
  const boxes: Box[] = [...textBoxes(search, texts)];
  const pictures: Element[] = [];
  let held = boxes.length > 0;
  for (const element of elements) {
    if (element instanceof HTMLCanvasElement) pictures.push(element);
    const value = fieldValue(element);
    if (value !== '' && search.find(value).length > 0) {
      held = true;
      if (!isConcealed(element)) boxes.push(boxOf(element));
    }
    const attributes = [...element.attributes].filter((attribute) => search.find(attribute.value).length > 0);
    if (attributes.length === 0) continue;
    held = true;
    if (attributes.some(({ name }) => name === 'placeholder' || name === 'alt' || name === 'value') || draws(element))
      boxes.push(boxOf(element));
  }
  return held ? [...boxes, ...pictures.map(boxOf)] : boxes;
}

function textBoxes(search: SecretSearch, texts: readonly Text[]): readonly Box[] {
  const whole = texts.map(({ data }) => data).join('');
  const boxes: Box[] = [];
  for (const span of search.find(whole)) {
    let at = 0;
    for (const node of texts) {
      const from = Math.max(span.start - at, 0);
      const to = Math.min(span.end - at, node.data.length);
      at += node.data.length;
      if (at > span.end + node.data.length) break;
      if (from < to) boxes.push(...rangeBoxes(node, from, to));
    }
  }
  return boxes;
}

function rangeBoxes(node: Text, from: number, to: number): readonly Box[] {
  const select = node.parentElement?.closest('select') ?? null;
  if (select !== null) return [boxOf(select)];
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => around([rect]));
}

function fieldValue(element: Element): string {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
}

/** Whether a style puts text before or after an element. */
function draws(element: Element): boolean {
  return ['::before', '::after'].some((part) => !/^(?:none|normal|)$/.test(getComputedStyle(element, part).content));
}
