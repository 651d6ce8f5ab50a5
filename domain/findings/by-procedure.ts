import type { Finding } from '../outcome.js';
import type { ParsedDocument, Procedure } from '../procedure.js';

/**
 * The part of a document's static findings that one procedure reports, so that a document with several procedures
 * reports each finding once: those from its title on to the next one, and for the first also what stands before it.
 */
export function findingsOfProcedure(
  document: ParsedDocument,
  procedure: Procedure,
  findings: readonly Finding[],
): readonly Finding[] {
  const starts = document.procedures.map(({ line }) => line).sort((left, right) => left - right);
  const from = procedure.line === starts[0] ? 0 : procedure.line;
  const to = starts.find((line) => line > procedure.line) ?? Number.POSITIVE_INFINITY;
  return findings.filter(({ line }) => line >= from && line < to);
}
