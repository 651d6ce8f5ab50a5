/// <reference lib="dom" />
import type { Dialog } from '../../../../domain/observation.js';
import type { PageText } from '../page-report.js';
import { isToast } from './activity.js';
import { awayFrom, isFar } from './away.js';
import { classNames, clean, drawnChildren, drawnContains, isShown, readableText, shorten } from './dom.js';
import { dialogTitle, openDialogs } from './groups.js';
import { inViewport, topmostAt } from './hit.js';
import { isLegible } from './legible.js';
import { roleOf } from './roles.js';
import { boxedElement, isDisplayed, isVast } from './tree.js';

/** What a person reads on the page besides its controls. */

const IMPORTANT =
  'h1,h2,h3,h4,h5,h6,[role="heading"],[role="alert"],[role="status"],[class*="empty"],[class*="notice"],[class*="message"],[class*="form-item-help"],[class*="form-item-explain"],[class*="-error"]';
const BLOCK = /^(block|flex|grid|table|list-item|table-row|table-cell|flow-root|inline-block|inline-flex)/;
const TEXT_LIMIT = 200;
function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && clean(node.data) !== '');
}

function blockChildren(element: Element): boolean {
  return drawnChildren(element).some(
    (child) => BLOCK.test(getComputedStyle(child).display) && child.textContent !== '',
  );
}

/** A text that lies under something else is not read by a person, and is where planted orders hide. */
function isUncovered(element: Element, veils: readonly Element[]): boolean {
  const rect = element.getBoundingClientRect();
  const point = { x: rect.x + Math.min(rect.width / 2, 40), y: rect.y + Math.min(rect.height / 2, 10) };
  const hit = topmostAt(point);
  if (hit === null || !(drawnContains(element, hit) || drawnContains(hit, element))) return false;
  return !veils.some((veil) => {
    const cover = veil.getBoundingClientRect();
    const over = cover.left <= point.x && cover.right >= point.x && cover.top <= point.y && cover.bottom >= point.y;
    return over && !drawnContains(veil, element) && isAfter(veil, element);
  });
}

function isAfter(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Layers that hide what is beneath them while presses go through: no hit test finds them. */
function veilsOf(): readonly Element[] {
  return [...document.querySelectorAll('[style*="pointer-events"],[class*="mask"],[class*="overlay"],[class*="cover"]')]
    .slice(0, 100)
    .filter((element) => {
      const style = getComputedStyle(element);
      const lies = style.position !== 'static' && style.pointerEvents === 'none' && Number(style.opacity) > 0.9;
      return lies && /^rgb\(/.test(style.backgroundColor) && isShown(element);
    });
}

function isInView(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  const point = { x: rect.x + Math.min(rect.width / 2, 40), y: rect.y + Math.min(rect.height / 2, 10) };
  return inViewport(point) && awayFrom(element) === null;
}

/** Nodes of one walk and its time in milliseconds. */
const NODE_LIMIT = 20_000;
const WALK_MS = 500;

/**
 * Texts in reading order: headings and notices wherever they are, the rest only in view; nothing that a person cannot see.
 *
 * @param controls elements whose text is already told as a control's name
 */
export function collectTexts(controls: ReadonlySet<Element>): readonly PageText[] {
  const texts: PageText[] = [];
  const seen = new Set<string>();
  const veils = veilsOf();
  const vast = isVast();
  const end = performance.now() + WALK_MS;
  const stack: { readonly element: Element; readonly important: boolean }[] = [
    { element: document.body, important: false },
  ];
  for (let visit = stack.pop(), visited = 0; visit !== undefined; visit = stack.pop(), visited += 1) {
    if (visited > NODE_LIMIT || texts.length >= 200 || (visited % 256 === 255 && performance.now() > end)) break;
    const { element } = visit;
    if (!(element instanceof HTMLElement) || isSkipped(element, controls)) continue;
    if (vast && element.childElementCount > 0 && isFar(element)) continue;
    const important = visit.important || element.matches(IMPORTANT);
    const whole = !blockChildren(element);
    if (hasOwnText(element)) {
      if (isToast(element)) continue;
      const text = whole ? readableText(element, TEXT_LIMIT) : ownText(element);
      const box = boxedElement(element);
      const shown = isShown(box) && (isInView(box) ? !whole || isUncovered(box, veils) : important);
      if (/[\p{L}\p{N}]/u.test(text) && !seen.has(text) && shown) {
        seen.add(text);
        texts.push({ text, rank: important ? 0 : 1 });
      }
      if (whole) continue;
    }
    const children = drawnChildren(element);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push({ element: child, important });
    }
  }
  return texts;
}

/** Text beside the parts of an element, such as a count before a button. */
function ownText(element: Element): string {
  const nodes = [...element.childNodes].filter((node) => node instanceof Text && clean(node.data) !== '');
  const seen = nodes.filter((node) => isReached(node));
  return isLegible(element) ? shorten(clean(seen.map((node) => node.textContent).join(' ')), TEXT_LIMIT) : '';
}

/** Whether a text node is the topmost thing where it stands, or out of view. */
function isReached(node: Node): boolean {
  const range = document.createRange();
  range.selectNode(node);
  const rect = range.getBoundingClientRect();
  const point = { x: rect.x + Math.min(rect.width / 2, 40), y: rect.y + Math.min(rect.height / 2, 10) };
  if (rect.width < 1 || rect.height < 1) return false;
  const hit = inViewport(point) ? topmostAt(point) : node.parentElement;
  return hit !== null && node.parentElement !== null && drawnContains(hit, node.parentElement);
}

function isSkipped(element: HTMLElement, controls: ReadonlySet<Element>): boolean {
  if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) return true;
  const box = boxedElement(element);
  if (!isDisplayed(element) || !box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  return (controls.has(element) || roleOf(element) !== null) && !element.isContentEditable;
}

/** Open dialogs and drawers with their text. */
export function collectDialogs(): readonly Dialog[] {
  return openDialogs().map((dialog) => ({
    kind: /drawer/i.test(classNames(dialog)) ? ('drawer' as const) : ('dialog' as const),
    title: dialogTitle(dialog),
    text: readableText(dialog, 400),
  }));
}
