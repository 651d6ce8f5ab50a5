import { XMLParser } from 'fast-xml-parser';
import { ApiError } from '../spec/errors.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes `{ Root: { Name: 'a', Item: ['x', 'y'] } }` as XML; lists become repeated elements. */
export function toXml(root: Readonly<Record<string, unknown>>): string {
  return (
    HEAD +
    Object.entries(root)
      .map(([name, value]) => element(name, value))
      .join('')
  );
}

function element(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') {
    const inner = Object.entries(value).map(([childName, child]) => element(childName, child));
    return `<${name}>${inner.join('')}</${name}>`;
  }
  return `<${name}>${escapeText(String(value))}</${name}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, ignoreDeclaration: true });

/** Content of a request's root element. */
export function fromXml(text: string): unknown {
  try {
    const parsed = parser.parse(text, true) as Record<string, unknown>;
    return Object.values(parsed)[0] ?? '';
  } catch {
    throw new ApiError({
      status: 400,
      code: 'MalformedXML',
      message: 'The XML you provided was not well-formed or did not validate against our published schema.',
    });
  }
}
