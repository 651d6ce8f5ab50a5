/// <reference lib="dom" />
import type { ElementRole, ElementState } from '../../../../domain/observation.js';
import { classNames, clean, closest, readableText } from './dom.js';
import { formItemOf, placeholderOf } from './labels.js';
import { comboboxFrame } from './roles.js';
import { shadowRootOf } from './tree.js';

/** State and value of a control, as the page draws it. */

function flag(element: Element, attribute: string): boolean {
  return element.getAttribute(attribute) === 'true';
}

function hasClass(element: Element, pattern: RegExp): boolean {
  return classNames(element)
    .split(/\s+/)
    .some((name) => pattern.test(name));
}

/** Whether a check box, radio button, switch or menu entry is on. */
export function isChecked(element: Element): boolean {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return element.checked;
  return (
    flag(element, 'aria-checked') ||
    (element.getAttribute('aria-checked') === null && hasClass(element, /(^|-)checked$/))
  );
}

/** Whether a control takes no input, by its attribute or as the kit draws it. */
export function isDisabled(element: Element): boolean {
  return (
    element.matches(':disabled') ||
    closest(element, '[aria-disabled="true"]') !== null ||
    hasClass(element, /(^|-)disabled$/)
  );
}

function isRequired(element: Element): boolean {
  if (element.matches(':required') || flag(element, 'aria-required')) return true;
  const item = formItemOf(element);
  if (item === null) return false;
  if (hasClass(item, /required/i)) return true;
  const label = item.querySelector('label,[class*="label"]');
  if (label === null) return false;
  return (
    hasClass(label, /required/i) ||
    label.hasAttribute('required') ||
    label.querySelector('[required],[class*="required"]') !== null ||
    /^[*＊]|[*＊]$/u.test(clean(label.textContent ?? '')) ||
    /[*＊]/u.test(getComputedStyle(label, '::before').content)
  );
}

function isInvalid(element: Element): boolean {
  if (flag(element, 'aria-invalid') || element.matches(':user-invalid')) return true;
  const item = formItemOf(element);
  return item !== null && (hasClass(item, /has-error|is-error|-error$/) || hasClass(element, /-error$/));
}

function isReadOnly(element: Element): boolean {
  if (flag(element, 'aria-readonly')) return true;
  const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return typed && element.readOnly;
}

/** The element that the keyboard goes to, also inside shadow roots. */
export function focusedElement(): Element | null {
  let active = document.activeElement;
  for (let inner = active; inner !== null; ) {
    active = inner;
    inner = shadowRootOf(inner)?.activeElement ?? null;
  }
  return active === document.body || active === document.documentElement ? null : active;
}

/** States of a control that a person sees. */
export function statesOf(element: Element, role: ElementRole): ElementState[] {
  const states: ElementState[] = [];
  const field = ['textbox', 'combobox', 'checkbox', 'radio', 'switch', 'upload', 'slider'].includes(role);
  if (['checkbox', 'radio', 'switch', 'menuitem', 'option'].includes(role) && isChecked(element))
    states.push('checked');
  if (isDisabled(element)) states.push('disabled');
  if (flag(element, 'aria-expanded') || closest(element, 'details[open]')?.firstElementChild === element)
    states.push('expanded');
  const selected = flag(element, 'aria-selected') || element.getAttribute('aria-current') === 'page';
  const drawnSelected =
    ['tab', 'navigation', 'option'].includes(role) && hasClass(element, /(^|(?<!child)-)(selected|active|current)$/);
  if (selected || drawnSelected || (element instanceof HTMLOptionElement && element.selected)) states.push('selected');
  if (field && isRequired(element)) states.push('required');
  if (field && isInvalid(element)) states.push('invalid');
  if (role === 'textbox' && isReadOnly(element)) states.push('readonly');
  if (document.hasFocus() && focusedElement() === element) states.push('focused');
  if (closest(element, '[aria-busy="true"]') !== null || hasClass(element, /(^|-)(btn|button)-loading$|^is-loading$/))
    states.push('busy');
  return states;
}

/** Whether what stands in a field must never leave the page. */
export function isConcealed(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === 'password';
}

/** Text in a field, or the chosen option; null for a control without a value. */
export function shownValue(element: Element, role: ElementRole): string | null {
  if (element instanceof HTMLSelectElement)
    return [...element.selectedOptions].map((option) => clean(option.label)).join(', ');
  if (role === 'combobox') return comboboxValue(element);
  if (role === 'slider') return sliderValue(element);
  if (role !== 'textbox') return null;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element.hasAttribute('aria-valuetext') ? element.getAttribute('aria-valuetext') : readableText(element, 400);
}

function sliderValue(element: Element): string {
  if (element instanceof HTMLInputElement) return element.value;
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '';
}

function comboboxValue(element: Element): string {
  const typed = element instanceof HTMLInputElement ? element.value : '';
  const frame = comboboxFrame(element);
  const shown = frame === element && element instanceof HTMLInputElement ? '' : readableText(frame, 160);
  const text = shown !== '' ? shown : typed;
  return text === clean(placeholderOf(element)) ? '' : text;
}
