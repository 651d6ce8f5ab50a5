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

/** First complete object in a text, or the one that is cut off at its end. */
export function parseLooseJson(text: string): unknown {
  if (text.trim() === '') throw new LooseJsonError('empty', 'The reply is empty.');
  let failure: LooseJsonError | undefined;
  for (let start = nextStart(text, 0); start >= 0; start = nextStart(text, start + 1)) {
    try {
      const value = new Reader(text, start).readValue(0);
      if (isWorthy(value)) return value;
    } catch (error) {
      if (!(error instanceof LooseJsonError)) throw error;
      failure ??= error;
    }
  }
  throw failure ?? new LooseJsonError('noObject', 'The reply holds no JSON object.');
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
  constructor(
    private readonly text: string,
    private at: number,
  ) {}

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
      if (character === '') return items;
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
