import type { RichText } from './text/rich-text.js';

/** What Markdown and HTML have in common, as far as procedures need it. */
export type Block = Heading | Paragraph | ListBlock | Table;

export interface Heading {
  readonly kind: 'heading';
  /** 1 is the title; bold paragraphs that act as headings have 7. */
  readonly depth: number;
  readonly text: RichText;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: RichText;
}

export interface ListItem {
  /** Number as printed; null for bullets. */
  readonly number: number | null;
  readonly offset: number;
  readonly blocks: readonly Block[];
}

export interface ListBlock {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

export interface Table {
  readonly kind: 'table';
  readonly offset: number;
  /** First row included: whether it names columns is for the reader to decide. */
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  readonly blocks: readonly Block[];
}

/** All rich texts of a block in reading order. */
export function textsOf(block: Block): readonly RichText[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap((item) => item.blocks.flatMap(textsOf));
    case 'table':
      return block.rows.flatMap((row) => row.flatMap((cell) => cell.blocks.flatMap(textsOf)));
  }
}
