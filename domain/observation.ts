import type { ArtifactRef } from './artifact.js';

/** What the agent sees of the browser after a step. */

export type ElementRole =
  | 'button'
  | 'link'
  | 'menuitem'
  | 'navigation'
  | 'tab'
  | 'textbox'
  | 'combobox'
  | 'option'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'upload'
  | 'slider'
  /** A picture that the page draws itself; what is in it has no marks. */
  | 'canvas'
  | 'clickable';

export type ElementState =
  | 'checked'
  | 'disabled'
  | 'expanded'
  | 'selected'
  | 'required'
  | 'readonly'
  | 'focused'
  | 'invalid'
  | 'busy'
  | 'covered'
  | 'offscreen'
  | 'new';

/** CSS pixels relative to the viewport. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ObservedElement {
  /** Number drawn on the screenshot; never reused within an episode. */
  readonly mark: number;
  readonly role: ElementRole;
  /** The label a person reads for this control. */
  readonly name: string;
  /** Current text or chosen option; null for controls without a value. */
  readonly value: string | null;
  readonly states: readonly ElementState[];
  /** Enclosing named things, outermost first: dialog or drawer, section, table row (its key cell), navigation group. */
  readonly group: readonly string[];
  /** Labels of the column for controls inside a table cell; null elsewhere. */
  readonly column: string | null;
  readonly box: Box;
  /** What covers it, when `covered` is among the states. */
  readonly coveredBy: string | null;
  /** Mark of the control that opened the list, menu or dialog in which this one lies. */
  readonly openedBy?: number;
}

/** Something that is there but not listed, so that the agent knows where to look for it. */
export interface Hint {
  readonly where: 'above' | 'below' | 'left' | 'right' | 'hidden';
  /** Name of the part that scrolls, or of the closed fold, tab or menu that hides it; empty for the page itself. */
  readonly of: string;
  /** Controls there. */
  readonly count: number;
  /** How far away, in screenfuls; 0 for what is hidden. */
  readonly screens: number;
  /** Names of the first of them. */
  readonly names: readonly string[];
}

export interface Dialog {
  readonly kind: 'dialog' | 'drawer' | 'alert' | 'confirm' | 'prompt';
  readonly title: string;
  readonly text: string;
}

export interface Toast {
  readonly kind: 'success' | 'error' | 'warning' | 'notice';
  readonly text: string;
}

export interface Download {
  readonly fileName: string;
  readonly bytes: number;
}

export interface Observation {
  /** Counts from 0: the observation before the first action. */
  readonly step: number;
  readonly url: string;
  readonly title: string;
  readonly elements: readonly ObservedElement[];
  /** Headings, notices and empty-list texts a person would read, in order; bounded. */
  readonly texts: readonly string[];
  readonly dialogs: readonly Dialog[];
  readonly toasts: readonly Toast[];
  /** Titles of open tabs; the first entry is the one shown. */
  readonly tabs: readonly string[];
  readonly downloads: readonly Download[];
  readonly settled: { readonly settled: true } | { readonly settled: false; readonly why: string };
  /** PNG of the viewport without marks. */
  readonly screenshot: ArtifactRef;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Elements left out to stay in the budget; reachable by scroll or find. */
  readonly omitted: number;
  /** What lies outside the view or is folded away; bounded. */
  readonly hints: readonly Hint[];
  /** The harness's own words: a repeated action, a question that was answered, a tab that opened. Never the page's. */
  readonly notices: readonly string[];
  /** When this was seen, Unix milliseconds. */
  readonly observedAt: number;
}
