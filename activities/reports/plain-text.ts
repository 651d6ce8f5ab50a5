/** Control characters other than tab and newline, halves of surrogate pairs, and non-characters. */
const NOT_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Text from pages, documents and models, made safe for any report format: only characters that XML and HTML know. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NOT_TEXT, '\uFFFD');
}

/** The same on one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}
