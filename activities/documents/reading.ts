import type { LineIndex } from './text/source-map.js';
import type { Wording } from './wording/wording.js';

/** What every reader of a document needs. */
export interface Reading {
  readonly wording: Wording;
  readonly lines: LineIndex;
  /** A new name for a choice, unique in the document. */
  nextGroup(): string;
}
