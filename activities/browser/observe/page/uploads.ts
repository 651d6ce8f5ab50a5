/// <reference lib="dom" />

import { elementOf, numberOf } from './identity.js';
import { drawnAncestors } from './tree.js';

/** Which file input a visible control stands for, when the input itself is hidden. */

/** Levels above a control in which its input is looked for. */
const LEVELS = 4;
const OTHER_CONTROLS = 'a[href],button,input:not([type="hidden"],[type="file"]),select,textarea,[role="button"]';

function isFileInput(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file';
}

function fileInputsIn(part: ParentNode): readonly HTMLInputElement[] {
  return [...part.querySelectorAll('input')].filter(isFileInput);
}

function boundTo(control: Element): HTMLInputElement | null {
  if (isFileInput(control)) return control;
  const label = control.closest('label');
  if (label instanceof HTMLLabelElement && isFileInput(label.control)) return label.control;
  const own = fileInputsIn(control);
  if (own.length > 0) return own.length === 1 ? (own[0] ?? null) : null;
  for (const part of [...drawnAncestors(control)].slice(0, LEVELS)) {
    const inputs = fileInputsIn(part);
    // Beside other controls nothing tells which of them the input belongs to.
    const others = [...part.querySelectorAll(OTHER_CONTROLS)].filter(
      (other) => !other.contains(control) && !control.contains(other),
    );
    if (others.length > 0) return null;
    if (inputs.length > 0) return inputs.length === 1 ? (inputs[0] ?? null) : null;
  }
  return null;
}

/** Number of the file input that a control stands for; null when there is none, several, or it is disabled. */
export function fileInputOf(id: number): number | null {
  const control = elementOf(id);
  const input = control === null ? null : boundTo(control);
  return input === null || input.disabled ? null : numberOf(input);
}

/** The node of a number, for the browser's own commands; never passed to the page. */
export function nodeOf(id: number): Element | null {
  return elementOf(id);
}

/** Names of the files that an input holds; null when it is gone. */
export function filesIn(id: number): readonly string[] | null {
  const input = elementOf(id);
  return isFileInput(input) ? [...(input.files ?? [])].map(({ name }) => name) : null;
}
