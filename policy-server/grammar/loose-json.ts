/**
 * Reads the JSON that language models write: code fences, prose around it, single or typographic quotes, full-width
 * punctuation, bare keys, trailing commas, comments, Python constants, missing closing brackets.
 */

export class LooseJsonError extends Error {
  constructor(
    readonly kind: 'empty' | 'noObject' | 'malformed' | 'truncated',
    message: string,
  ) {
    super(message);
  }
}

/** Deeper nesting than any action needs; stops hostile replies. */
const DEEPEST = 20;

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '”': '”',
  '‘': '’',
  '’': '’',
  '「': '」',
  '『': '』',
  '＂': '＂',
  '＇': '＇',
};
const OPEN_BRACES = '{｛';
const CLOSE_BRACES = '}｝';
const OPEN_BRACKETS = '[［【';
const CLOSE_BRACKETS = ']］】';
const COLONS = ':：=';
const COMMAS = ',，;；、';

/** One object of a text. */
export interface LooseValue {
  readonly value: unknown;
  /** The text ended before the object did: its last value may lack its end. */
  readonly cut: boolean;
}

/** First object in a text, complete or cut off at its end. Fails with LooseJsonError when there is none. */
export function parseLooseJson(text: string): unknown {
  const { values, failure } = readLooseJson(text);
  if (values[0] === undefined) throw failure;
  return values[0].value;
}

/** All objects in a text, in order, and what was wrong with the first that could not be read. */
export function readLooseJson(text: string): {
  readonly values: readonly LooseValue[];
  readonly failure: LooseJsonError | undefined;
} {
  if (text.trim() === '') return { values: [], failure: new LooseJsonError('empty', 'The reply is empty.') };
  const values: LooseValue[] = [];
  let failure: LooseJsonError | undefined;
  for (let start = nextStart(text, 0); start >= 0; ) {
    const reader = new Reader(text, start);
    let next = start + 1;
    try {
      const value = reader.readValue(0);
      if (isWorthy(value)) {
        values.push({ value, cut: reader.cut });
        next = Math.max(next, reader.position);
      }
    } catch (error) {
      if (!(error instanceof LooseJsonError)) throw error;
      failure ??= error;
      // What lies in an object without an end is a part of it, such as a thought, and no answer of its own.
      if (error.kind === 'truncated' && OPEN_BRACES.includes(text[start] ?? '')) break;
    }
    start = nextStart(text, next);
  }
  if (values.length === 0) failure ??= new LooseJsonError('noObject', 'The reply holds no JSON object.');
  return { values, failure };
}

function nextStart(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const character = text[index] ?? '';
    if (OPEN_BRACES.includes(character) || OPEN_BRACKETS.includes(character)) return index;
  }
  return -1;
}

/** Prose holds brackets too, such as "[12]" for a mark. */
function isWorthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isWorthy(item) && !Array.isArray(item));
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

class Reader {
  /** Whether the text ended before the value did. */
  cut = false;

  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  get position(): number {
    return this.at;
  }

  readValue(depth: number): unknown {
    if (depth > DEEPEST) throw new LooseJsonError('malformed', `The reply nests deeper than ${DEEPEST} levels.`);
    this.skipSpace();
    const character = this.peek();
    if (character === '') throw this.cutOff();
    if (OPEN_BRACES.includes(character)) return this.readObject(depth);
    if (OPEN_BRACKETS.includes(character)) return this.readArray(depth);
    if (character in CLOSERS) return this.readString();
    return constantOf(this.readBare());
  }

  private readObject(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.at++;
    for (;;) {
      this.skipSeparators();
      const character = this.peek();
      // A reply that was cut off after a complete value is still worth reading; the schema decides.
      if (character === '') {
        if (entries.length === 0) throw this.cutOff();
        this.cut = true;
        return Object.fromEntries(entries);
      }
      if (CLOSE_BRACES.includes(character)) {
        this.at++;
        return Object.fromEntries(entries);
      }
      const key = character in CLOSERS ? this.readString() : this.readBare();
      this.skipSpace();
      if (this.peek() === '' || !COLONS.includes(this.peek())) {
        throw new LooseJsonError('malformed', `There is no colon after "${key.slice(0, 40)}".`);
      }
      this.at++;
      // "__proto__" as a key must stay data.
      entries.push([key, this.readValue(depth + 1)]);
    }
  }

  private readArray(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at++;
    for (;;) {
      this.skipSeparators();
      const character = this.peek();
      if (character === '') {
        this.cut = true;
        return items;
      }
      if (CLOSE_BRACKETS.includes(character)) {
        this.at++;
        return items;
      }
      const before = this.at;
      items.push(this.readValue(depth + 1));
      if (this.at === before) throw new LooseJsonError('malformed', `"${character}" is unexpected in a list.`);
    }
  }

  private readString(): string {
    const closer = CLOSERS[this.peek()] ?? '"';
    let value = '';
    for (this.at++; this.at < this.text.length; this.at++) {
      const character = this.text[this.at] ?? '';
      if (character === '\\') {
        value += this.readEscape();
      } else if (character === closer && this.endsHere()) {
        this.at++;
        return value;
      } else {
        value += character;
      }
    }
    throw this.cutOff();
  }

  /** A quote inside a text, as in "click "OK" now", is followed by more text and not by punctuation. */
  private endsHere(): boolean {
    const rest = this.text.slice(this.at + 1).trimStart();
    const next = rest[0] ?? '';
    if (next === '' || COLONS.includes(next) || CLOSE_BRACES.includes(next) || CLOSE_BRACKETS.includes(next))
      return true;
    if (!COMMAS.includes(next)) return rest.startsWith('//') || rest.startsWith('```') || next in CLOSERS;
    // A comma inside a text looks like one between entries, unless a key or value follows it.
    return /^[,，;；、]\s*(?:[{｛}｝[\]［］]|["'“‘`＂＇「『]|[A-Za-z_]\w*\s*[:：=]|-?\d|true|false|null|True|False|None|\/\/|$)/.test(
      rest,
    );
  }

  private readEscape(): string {
    this.at++;
    const character = this.text[this.at] ?? '';
    if (character === 'u') {
      const code = /^[0-9a-fA-F]{4}/.exec(this.text.slice(this.at + 1))?.[0];
      if (code === undefined) return 'u';
      this.at += 4;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    const plain: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
    return plain[character] ?? character;
  }

  private readBare(): string {
    const match = /^[^\s,，;；:：=、{}｛｝[\]［］【】"“”'‘’`]+/.exec(this.text.slice(this.at));
    if (match === null) throw new LooseJsonError('malformed', `"${this.peek()}" is unexpected.`);
    this.at += match[0].length;
    return match[0];
  }

  private skipSeparators(): void {
    for (;;) {
      this.skipSpace();
      if (this.peek() === '' || !COMMAS.includes(this.peek())) return;
      this.at++;
    }
  }

  private skipSpace(): void {
    const match = /^(?:[\s\u3000\uFEFF]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/.exec(this.text.slice(this.at));
    this.at += match?.[0].length ?? 0;
  }

  private peek(): string {
    return this.text[this.at] ?? '';
  }

  private cutOff(): LooseJsonError {
    return new LooseJsonError('truncated', 'The reply ends in the middle of its JSON.');
  }
}

function constantOf(word: string): unknown {
  const constants: Readonly<Record<string, unknown>> = {
    true: true,
    True: true,
    false: false,
    False: false,
    null: null,
    None: null,
    undefined: null,
  };
  if (Object.hasOwn(constants, word)) return constants[word];
  const number = Number(word.normalize('NFKC'));
  return Number.isFinite(number) ? number : word;
}
