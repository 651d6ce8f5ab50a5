import type { Box, Dialog, ElementRole, ElementState, Hint, Toast } from '../../../domain/observation.js';

/** What the code inside a frame (`page/`) tells the code outside. Plain data: it crosses a process border as JSON. */

export interface PageElement {
  /** Number of the DOM node within its frame's document; the session turns it into a mark. */
  readonly id: number;
  readonly role: ElementRole;
  readonly name: string;
  readonly value: string | null;
  readonly states: readonly ElementState[];
  readonly group: readonly string[];
  readonly column: string | null;
  /** Relative to the frame. */
  readonly box: Box;
  readonly coveredBy: string | null;
  /** Kept first when the budget is short: 0 dialog, 1 visible, 2 covered, 3 off screen, 4 behind a modal dialog. */
  readonly rank: 0 | 1 | 2 | 3 | 4;
  /** Number of the control that opened the list, menu or dialog in which this one lies. */
  readonly openedBy?: number;
  /** How far it is from the view, and in which scrolling part; absent when it is in view. */
  readonly away?: Pick<Hint, 'where' | 'of' | 'screens'>;
}

export interface PageText {
  readonly text: string;
  /** 0 heading, error, notice, empty-list text; 1 text in view. */
  readonly rank: 0 | 1;
}

export interface FrameReport {
  readonly title: string;
  readonly url: string;
  readonly elements: readonly PageElement[];
  /** Elements that were not even collected. */
  readonly omitted: number;
  /** What is folded away, and what lies too far off to be collected. */
  readonly hints: readonly Hint[];
  /** Elements that may have a closed shadow root which nobody has looked into yet. */
  readonly unopened: number;
  /** Whether the document has been read to its end by the browser. */
  readonly complete: boolean;
  readonly texts: readonly PageText[];
  readonly dialogs: readonly Dialog[];
  /** Texts shown next to a label that names a secret, and where they are. */
  readonly secrets: readonly { readonly text: string; readonly box: Box }[];
  /** Where the secrets that were asked for are drawn. */
  readonly secretBoxes: readonly Box[];
}

/** Where a frame stands in the document that embeds it. */
export interface FrameOwner {
  /** Corner of the frame's content, relative to the embedding frame. */
  readonly x: number;
  readonly y: number;
  /** Part of the frame that is in view, relative to the embedding frame; null when none is. */
  readonly visible: Box | null;
  readonly coveredBy: string | null;
  readonly away: Pick<Hint, 'where' | 'of' | 'screens'> | null;
  /** What the page calls it; empty when it has no name. */
  readonly name: string;
  /** Address it was told to show. */
  readonly source: string;
  /** Enclosing named things, outermost first. */
  readonly group: readonly string[];
  readonly inDialog: boolean;
}

/** How alive a frame is, for settling; reading it empties the toasts. */
export interface FrameActivity {
  /** Milliseconds since something a person could see changed. */
  readonly quietMs: number;
  /** What shows that the page is still working, or null. */
  readonly busy: string | null;
  readonly loading: boolean;
  readonly toasts: readonly Toast[];
}

/** Where an element is now, and whether a pointer would reach it. */
export type Located =
  | { readonly gone: true }
  | {
      readonly gone: false;
      readonly element: PageElement;
      /** Point to press, relative to the frame; null when every point is covered. */
      readonly point: { readonly x: number; readonly y: number } | null;
      readonly kind: ControlKind;
      readonly href: string | null;
      /** Text of the field, unmasked, for reading back. */
      readonly text: string | null;
      readonly readOnly: boolean;
    };

export type ControlKind =
  | 'nativeSelect'
  | 'combobox'
  | 'textField'
  | 'passwordField'
  | 'radio'
  | 'checkbox'
  | 'switch'
  | 'upload'
  | 'other';

export interface PopupOption {
  readonly id: number;
  readonly text: string;
  readonly disabled: boolean;
}

/** What a popup shows at the moment. */
export interface Popup {
  readonly options: readonly PopupOption[];
  readonly loading: boolean;
  /** Middle of the scrolling part, relative to the frame, and whether there is more above or below. */
  readonly scroll: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly more: boolean;
    readonly above: boolean;
  } | null;
  /** Number of the field whose text narrows the list; null when there is none. */
  readonly search: number | null;
}
