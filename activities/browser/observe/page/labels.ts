/// <reference lib="dom" />
import type { ElementRole } from '../../../../domain/observation.js';
import { classNames, clean, closest, drawnAncestors, isShown, readableText, referencedText } from './dom.js';
import { comboboxFrame } from './roles.js';

/** Names controls as a person would: by what is written on or beside them. */

/** Accessible names that component kits put on everything; they tell nothing. */
const GENERIC =
  /^(select|input|icon|button|dropdown|combobox|textbox|checkbox|radio|image|img|link|please select|toggle)$/i;
/** Class of the block around a label and its control; not of the parts inside it (`form-item-control`). */
const FORM_ITEM = /(?:form-?item|form-?field|form-?group)(?:__\w+|--\w+)?$/i;
const NAME_LIMIT = 100;
const FIELDS: ReadonlySet<ElementRole> = new Set<ElementRole>([
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'upload',
  'slider',
]);

function trimLabel(text: string): string {
  return clean(text)
    .replace(/^[*＊]\s*|\s*[*＊:：]+$/gu, '')
    .trim();
}

function meaningful(text: string | null | undefined): string {
  const label = trimLabel(text ?? '');
  return GENERIC.test(label) ? '' : label;
}

/** The form field around a control, where the kit marks one. */
export function formItemOf(element: Element): Element | null {
  for (const ancestor of drawnAncestors(element)) {
    if (
      classNames(ancestor)
        .split(/\s+/)
        .some((name) => FORM_ITEM.test(name))
    )
      return ancestor;
  }
  return null;
}

/** Label of the form field around a control. */
export function formItemLabel(element: Element): string {
  for (let item = formItemOf(element); item !== null; item = formItemOf(item)) {
    const candidates = item.querySelectorAll('label,legend,[class*="label"],[class*="Label"]');
    for (const candidate of candidates) {
      if (candidate.contains(element) || candidate.querySelector('input,select,textarea') !== null) continue;
      if ((candidate.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 || !isShown(candidate))
        continue;
      if (closest(candidate, '[class*="radio"],[class*="checkbox"],button') !== null) continue;
      const text = trimLabel(readableText(candidate, NAME_LIMIT));
      if (text !== '') return text;
    }
  }
  return '';
}

function nativeLabels(element: Element): string {
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
  return [...(labels ?? [])]
    .map((label) =>
      label.contains(element) && isTextLike(element) ? textWithout(label, element) : readableText(label, NAME_LIMIT),
    )
    .map(trimLabel)
    .filter((text) => text !== '')
    .join(' ');
}

/** Controls whose content would be read as a part of their label. */
function isTextLike(element: Element): boolean {
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

function textWithout(outer: Element, inner: Element): string {
  return [...outer.childNodes]
    .filter((node) => node !== inner && !node.contains(inner))
    .map((node) => node.textContent ?? '')
    .join(' ');
}

/** Text right before or after a control, on the same line of a hand-made form. */
function neighbourText(element: Element, direction: 'previous' | 'next'): string {
  let at: Element = element;
  for (let level = 0; level < 3; level += 1) {
    const sibling = direction === 'previous' ? at.previousSibling : at.nextSibling;
    for (let node = sibling; node !== null; node = direction === 'previous' ? node.previousSibling : node.nextSibling) {
      if (
        node instanceof Element &&
        (node.querySelector('input,select,textarea,button') !== null || node.matches('input,select,textarea,button'))
      )
        break;
      const text = trimLabel(
        node instanceof Element ? (isShown(node) ? readableText(node, 60) : '') : (node.textContent ?? ''),
      );
      if (text !== '') return text.length <= 60 ? text : '';
    }
    const parent = at.parentElement;
    if (parent === null || parent.matches('form,body,tr,section,fieldset')) return '';
    at = parent;
  }
  return '';
}

function previousCell(element: Element): string {
  const cell = closest(element, 'td,dd');
  const before = cell?.previousElementSibling ?? null;
  return before?.matches('th,td,dt') === true ? trimLabel(readableText(before, 60)) : '';
}

const ICON = /(?:^|[-_])(?:icon|anticon|fa|glyphicon|ico)[-_]([a-z][a-z0-9-]*)$/i;
const ICON_STYLES =
  /^(xxs|xs|small|medium|large|xl|xxl|xxxl|inherit|alone|first|last|only|left|right|solid|regular|fw|font|next)$/i;

/** What people call pictures whose class says what they look like. */
const ICON_WORDS: Readonly<Record<string, string>> = {
  ellipsis: 'More',
  'arrow-left': 'Back',
  'arrow-alt-left': 'Back',
  'arrow-down': 'Expand',
  'arrow-up': 'Collapse',
  cross: 'Close',
  ashbin: 'Delete',
  trash: 'Delete',
};

/** Name of an icon by its class or symbol, such as `More` for `next-icon-more`. */
function iconName(element: Element): string {
  for (const icon of [element, ...element.querySelectorAll('i,svg,use,span,img')]) {
    const link = icon.getAttribute('href') ?? icon.getAttribute('xlink:href') ?? '';
    const tokens = [...classNames(icon).split(/\s+/), link.replace(/^#/, '')];
    for (const token of tokens) {
      const name = ICON.exec(token)?.[1];
      if (name !== undefined && !ICON_STYLES.test(name)) {
        const words = ICON_WORDS[name.toLowerCase()] ?? name.replace(/[-_]+/g, ' ');
        return words.charAt(0).toUpperCase() + words.slice(1);
      }
    }
  }
  return '';
}

function pictureText(element: Element): string {
  const image = element.querySelector('img[alt],svg[aria-label],[title],[aria-label],svg title');
  if (image === null) return '';
  return meaningful(
    image.getAttribute('alt') ?? image.getAttribute('title') ?? image.getAttribute('aria-label') ?? image.textContent,
  );
}

function first(...sources: readonly (() => string)[]): string {
  for (const source of sources) {
    const text = source();
    if (text !== '') return text;
  }
  return '';
}

function fieldName(element: Element, role: ElementRole): string {
  const beside = role === 'checkbox' || role === 'radio' || role === 'switch';
  return first(
    () => nativeLabels(element),
    () => meaningful(referencedText(element, 'aria-labelledby')),
    () => (beside ? meaningful(readableText(element, NAME_LIMIT)) : ''),
    () => (beside ? neighbourText(element, 'next') : ''),
    () => (beside || !sharesFormItem(element) ? '' : meaningful(placeholderOf(element))),
    () => formItemLabel(element),
    () => meaningful((element.getAttribute('aria-label') ?? '').replace(/^search$/i, '')),
    () => (role === 'upload' ? uploadTrigger(element) : ''),
    () => meaningful(placeholderOf(element)),
    () => previousCell(element),
    () => neighbourText(role === 'combobox' ? comboboxFrame(element) : element, 'previous'),
    () => meaningful(element.getAttribute('title')),
    () => meaningful(element.getAttribute('aria-label')),
    () => (role === 'combobox' ? regionPicker(element) : ''),
    () => meaningful(element.getAttribute('name')),
    () => (beside && closest(element, 'tr,[role="row"]') !== null ? 'Row' : ''),
  );
}

/** Whether a form field has several controls, such as key and value of a tag: its label alone does not tell them apart. */
function sharesFormItem(element: Element): boolean {
  const fields = formItemOf(element)?.querySelectorAll(
    'input:not([type=radio]):not([type=checkbox]):not([type=hidden]),textarea,select',
  );
  return fields !== undefined && fields.length > 1;
}

/** Consoles put their region picker into the top bar without a label; its class or place tells. */
function regionPicker(element: Element): string {
  for (const ancestor of drawnAncestors(element)) {
    if (/(?:^|[-_\s])region/i.test(`${classNames(ancestor)} ${ancestor.id}`)) return 'Region';
    if (ancestor.matches('header,nav,main,form,body')) return '';
  }
  return '';
}

function uploadTrigger(element: Element): string {
  const frame = closest(element, '[class*="upload"],label') ?? element.parentElement;
  return frame === null ? '' : meaningful(readableText(frame, NAME_LIMIT));
}

/** What an empty field shows in grey. */
export function placeholderOf(element: Element): string {
  const written = element.getAttribute('placeholder') ?? element.getAttribute('data-placeholder');
  if (written !== null && written !== '') return written;
  const drawn = comboboxFrame(element).querySelector('[class*="placeholder"]');
  return drawn === null ? '' : readableText(drawn, NAME_LIMIT);
}

/** The label a person reads for a control. */
export function nameOf(element: Element, role: ElementRole): string {
  const name = FIELDS.has(role)
    ? fieldName(element, role)
    : first(
        () =>
          element instanceof HTMLInputElement
            ? meaningful(element.value)
            : meaningful(readableText(element, NAME_LIMIT)),
        () => meaningful(referencedText(element, 'aria-labelledby')),
        () => meaningful(element.getAttribute('aria-label')),
        () => meaningful(element.getAttribute('title')),
        () => pictureText(element),
        () => meaningful(element.getAttribute('alt')),
        () => iconName(element),
        () => tooltipOf(element),
        () => spokenText(element),
        () => neighbourText(element, 'previous'),
        () => destination(element),
      );
  return name.slice(0, NAME_LIMIT);
}

/** Where a picture without words leads: the last part of its address that is a word. */
function destination(element: Element): string {
  const address = element instanceof HTMLAnchorElement ? element : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return '';
  const part = address.pathname.split('/').findLast((one) => /^[a-z][\w.-]{1,40}$/i.test(one));
  return part ?? address.hostname;
}

/** Words that stand in the page for readers that see no pictures; short ones only, since nobody else sees them. */
function spokenText(element: Element): string {
  const hidden = element.querySelector('[class*="sr-only"],[class*="visually-hidden"],[class*="visuallyhidden"]');
  const text = meaningful(hidden?.textContent);
  return text.length <= 40 ? text : '';
}

/** A tooltip text that an ancestor holds for a bare icon. */
function tooltipOf(element: Element): string {
  let level = 0;
  for (const ancestor of drawnAncestors(element)) {
    if (level++ > 1) return '';
    const text = meaningful(
      ancestor.getAttribute('title') ?? ancestor.getAttribute('data-tooltip') ?? ancestor.getAttribute('data-title'),
    );
    if (text !== '') return text;
  }
  return '';
}
