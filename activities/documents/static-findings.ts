import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { consoleHost, consoleLink } from '../../domain/consoles.js';
import { labelsOfDocument } from '../../domain/describe-document.js';
import type { Finding, FindingClass } from '../../domain/outcome.js';
import { type DocumentLink, type ParsedDocument, type SourcePosition, stepsInOrder } from '../../domain/procedure.js';

const HAN = /\p{Script=Han}/u;
/** A file name is missing in front of the extension: the export did not know the topic. */
const NAMELESS_TARGET = /(?:^|\/)\.(?:md|html?)(?:#.*)?$/;
const UNRESOLVED_TARGET = /\.dita(?:#|$)/;

/**
 * What is wrong with a document as far as its text alone tells. Such findings change no verdict.
 *
 * @param documentsRoot folder that root-relative links start from; without it no link is followed
 */
export async function staticFindings(document: ParsedDocument, documentsRoot?: string): Promise<Finding[]> {
  const broken = documentsRoot === undefined ? [] : await absentTargets(document, documentsRoot);
  const findings = [...document.links.flatMap((link) => linkFinding(document, link)), ...broken];
  return [...findings, ...iconFindings(document), ...localeFindings(document)].sort(
    (left, right) => left.line - right.line || left.column - right.column,
  );
}

function finding(
  document: ParsedDocument,
  findingClass: FindingClass,
  place: SourcePosition,
  words: {
    readonly quote: string;
    readonly seen: string;
    readonly suggestion: string | null;
    readonly confidence?: number;
  },
): Finding {
  return {
    kind: 'static',
    class: findingClass,
    file: document.file,
    line: place.line,
    column: place.column,
    quote: words.quote,
    seen: words.seen,
    confirmed: true,
    blocking: false,
    confidence: words.confidence ?? 1,
    suggestion: words.suggestion,
    evidence: null,
  };
}

function linkFinding(document: ParsedDocument, link: DocumentLink): Finding[] {
  const quote = link.text || link.target;
  const target = link.target.trim();
  if (target === '' || target === '#') {
    return [finding(document, 'linkBroken', link, { quote, seen: 'a link without a target', suggestion: null })];
  }
  if (NAMELESS_TARGET.test(target) || UNRESOLVED_TARGET.test(target)) {
    return [finding(document, 'linkBroken', link, { quote, seen: `a link to no topic: ${target}`, suggestion: null })];
  }
  const console = consoleLink(target);
  if (console === null) return [];
  const own = console.product === null ? null : `https://${consoleHost(console.product, document.site)}`;
  const findings: Finding[] = [];
  if (console.withoutScheme) {
    const words = { quote, seen: `a link without https:// : ${target}`, suggestion: own ?? `https://${target}` };
    findings.push(finding(document, 'linkBroken', link, words));
  }
  if (console.mirror) {
    const seen = `${console.host}, a reseller's mirror where an ordinary account cannot sign in`;
    findings.push(finding(document, 'entryUrlWrong', link, { quote, seen, suggestion: own }));
  }
  return findings;
}

/** Links to topics of the same set that are not there. Only root-relative links tell where they start. */
async function absentTargets(document: ParsedDocument, root: string): Promise<Finding[]> {
  const checked = document.links.map(async (link) => {
    const path = link.target.replace(/#.*$/, '');
    if (!path.startsWith('/') || path.startsWith('//') || NAMELESS_TARGET.test(path)) return [];
    const there = await access(join(root, decoded(path))).then(
      () => true,
      () => false,
    );
    if (there) return [];
    const words = { quote: link.text || link.target, seen: `no topic at ${path}`, suggestion: null };
    return [finding(document, 'linkBroken', link, words)];
  });
  return (await Promise.all(checked)).flat();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Controls that only a picture names: nobody can look for them by a word. */
function iconFindings(document: ParsedDocument): Finding[] {
  const lines = document.source.split('\n');
  const icons = labelsOfDocument(document).filter((label) =>
    /^(?:!\[|<img\b)/i.test(lines[label.line - 1]?.slice(label.column - 1) ?? ''),
  );
  return [...new Map(icons.map((label) => [`${label.line}:${label.column}`, label])).values()].map((label) =>
    finding(document, 'textAmbiguous', label, {
      quote: label.text || 'icon',
      seen: 'a control named only by a picture',
      suggestion: label.text === '' ? 'Name the control in words.' : null,
      confidence: 0.8,
    }),
  );
}

/** Words of the other language in what a reader is told to do. */
function localeFindings(document: ParsedDocument): Finding[] {
  const steps = document.procedures.flatMap((procedure) => procedure.steps).flatMap(stepsInOrder);
  return steps.flatMap((step) => {
    const words = step.text.match(/\p{L}+/gu) ?? [];
    const mixed = document.locale === 'en' ? HAN.test(step.text) : words.length > 3 && !HAN.test(step.text);
    if (!mixed) return [];
    const other = document.locale === 'en' ? 'Chinese' : 'no Chinese';
    const seen = `${other} text in a document in ${document.locale === 'en' ? 'English' : 'Chinese'}`;
    return [finding(document, 'localeMix', step, { quote: step.text, seen, suggestion: null, confidence: 0.9 })];
  });
}
