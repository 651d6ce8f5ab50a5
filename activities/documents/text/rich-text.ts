/** Stands in the text for an image; the image's alternative text is on the mark. */
export const IMAGE = '\uFFFC';

export interface Mark {
  readonly kind: 'strong' | 'link' | 'image' | 'code';
  /** Range in the text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Target of a link or alternative text of an image; empty otherwise. */
  readonly value: string;
}

/** Text as a person reads it, with what is bold, linked or an image, and the place of every character. */
export interface RichText {
  readonly text: string;
  /** Source offset of every UTF-16 unit of `text`. */
  readonly offsets: readonly number[];
  readonly marks: readonly Mark[];
}

/** Collects a rich text piece by piece. */
export class RichTextBuilder {
  #text = '';
  readonly #offsets: number[] = [];
  readonly #marks: Mark[] = [];

  /** Adds characters that stand at the given source offsets. */
  add(text: string, offsets: readonly number[]): void {
    this.#text += text;
    for (let index = 0; index < text.length; index += 1) this.#offsets.push(offsets[index] ?? offsets.at(-1) ?? 0);
  }

  /** Puts a mark around everything that `fill` adds. */
  marked(kind: Mark['kind'], value: string, fill: () => void): void {
    const start = this.#text.length;
    fill();
    if (this.#text.length > start) this.#marks.push({ kind, start, end: this.#text.length, value });
  }

  build(): RichText {
    return { text: this.#text, offsets: this.#offsets, marks: this.#marks };
  }
}

/** Part of a rich text; marks are cut at its borders. */
export function slice(rich: RichText, start: number, end: number): RichText {
  return {
    text: rich.text.slice(start, end),
    offsets: rich.offsets.slice(start, end),
    marks: rich.marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => ({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start })),
  };
}

/** Part of a rich text without white space at its ends. */
export function trimmed(rich: RichText): RichText {
  const start = rich.text.length - rich.text.trimStart().length;
  return slice(rich, start, Math.max(start, rich.text.trimEnd().length));
}

/** The text as a person reads it: images as their alternative text, white space in one piece. */
export function plain(rich: RichText): string {
  let text = '';
  for (let index = 0; index < rich.text.length; index += 1) {
    const image =
      rich.text[index] === IMAGE ? rich.marks.find((m) => m.kind === 'image' && m.start === index) : undefined;
    text += image === undefined ? rich.text[index] : image.value;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Source offset of the first character; 0 for an empty text. */
export function startOffset(rich: RichText): number {
  return rich.offsets[0] ?? 0;
}

/** The strong mark that the text starts with, if any. */
export function leadingStrong(rich: RichText): Mark | undefined {
  return rich.marks.find((mark) => mark.kind === 'strong' && rich.text.slice(0, mark.start).trim() === '');
}
