/// <reference lib="dom" />
import type { Dialog } from '../../../../domain/observation.js';
import type { PageText } from '../page-report.js';
import { isToast } from './activity.js';
import { classNames, clean, drawnChildren, isShown, readableText } from './dom.js';
import { dialogTitle, openDialogs } from './groups.js';
import { inViewport, topmostAt } from './hit.js';
import { roleOf } from './roles.js';

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
