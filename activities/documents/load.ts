import { consoleLink } from '../../domain/consoles.js';
import { AgentError } from '../../domain/errors.js';
import type { ParsedDocument, ProductCode } from '../../domain/procedure.js';
import { consoleHostsOf, parseDocument } from './parse.js';
import { readDocument } from './read.js';

/** A document that can be followed: it has a procedure and a console that is known. */
export type UsableDocument = ParsedDocument & { readonly product: ProductCode };

/**
 * Reads and parses a document and makes sure that it can be followed.
 *
 * @throws AgentError DocumentUnreadable, DocumentWithoutProcedure or ProductUnknown
 */
export async function loadUsableDocument(source: string, signal?: AbortSignal): Promise<UsableDocument> {
  const { text, format } = await readDocument(source, signal);
  const document = parseDocument(source, text, format);
  if (document.procedures.length === 0) {
    throw new AgentError('DocumentWithoutProcedure', `${source}: no numbered steps that say what to do in a console.`, {
      source,
    });
  }
  const { product } = document;
  if (product === null) {
    const hosts = consoleHostsOf(document);
    const seen = hosts.length === 0 ? 'it links to no console' : `it links to ${hosts.join(', ')}`;
    throw new AgentError('ProductUnknown', `${source}: cannot tell which console it is about; ${seen}.`, {
      source,
      hosts,
    });
  }
  return { ...document, product };
}

/**
 * Makes sure that the configured console has the document's product, before anything is leased for it.
 *
 * @param products codes of the products that it has; null when it has all
 * @throws AgentError ProductUnknown with the line of the link
 */
export function requireConsole(document: UsableDocument, products: readonly string[] | null): void {
  if (products === null || products.includes(document.product)) return;
  const link = document.links.find(({ target }) => consoleLink(target)?.product === document.product);
  const place = link === undefined ? document.file : `${document.file}:${link.line}`;
  throw new AgentError(
    'ProductUnknown',
    `${place}: the configured console has no product "${document.product}"; it has ${products.join(', ')}.`,
    { product: document.product },
  );
}
