/** RFC 3986 percent-encoding: everything but letters, digits and `-_.~`. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The text behind percent-encoding; what is no such encoding is kept as it stands. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** One pair of a query string or form, in the order sent. */
export interface Pair {
  readonly name: string;
  readonly value: string;
  /** `?acl` has none, `?acl=` has one. */
  readonly hasEquals: boolean;
}

/** Splits a query string or form; `+` is a blank. Broken escapes are kept as they stand. */
export function parsePairs(text: string): readonly Pair[] {
  if (text === '') return [];
  return text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      const name = at < 0 ? part : part.slice(0, at);
      const decode = (word: string) => percentDecode(word.replaceAll('+', ' '));
      return { name: decode(name), value: at < 0 ? '' : decode(part.slice(at + 1)), hasEquals: at >= 0 };
    });
}

/** Pairs as `name=value` joined by `&`, encoded and sorted by name. */
export function canonicalQuery(pairs: readonly Pair[]): string {
  return pairs
    .map(({ name, value }) => [percentEncode(name), percentEncode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Orders by code unit, as the vendor's signatures do; never by locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
