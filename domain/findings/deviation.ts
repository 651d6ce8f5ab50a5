import type { Finding, FindingClass } from '../outcome.js';
import type { DocumentLabel } from '../procedure.js';
import type { EpisodeTask } from '../task.js';
import type { View } from './facts.js';

/** A difference between document and console, before it is written down as a finding. */
export interface Deviation {
  readonly class: FindingClass;
  /** The document's label that is not as written. */
  readonly label: DocumentLabel;
  /** Sentence of the document that holds it. */
  readonly sentence: string;
  /** Label that the console shows instead; null when nothing takes its place. */
  readonly shown: string | null;
  readonly seen: string;
  readonly suggestion: string | null;
  readonly view: View;
  readonly mark: number | null;
  /** Another look at the same page, settled and complete, agreed. */
  readonly confirmed: boolean;
  readonly blocking: boolean;
  readonly confidence: number;
}

/** Writes a deviation down for people. */
export function toFinding(task: EpisodeTask, deviation: Deviation): Finding {
  return {
    kind: 'console',
    class: deviation.class,
    file: task.document.file,
    line: deviation.label.line,
    column: deviation.label.column,
    quote: quote(deviation.sentence, deviation.label),
    seen: deviation.seen,
    confirmed: deviation.confirmed,
    blocking: deviation.blocking,
    confidence: deviation.confidence,
    suggestion: deviation.suggestion,
    evidence: { observation: deviation.view.ref, mark: deviation.mark },
  };
}

/** The sentence when it holds the label, else the label: a parser may quote a table row or a heading in part. */
function quote(sentence: string, label: DocumentLabel): string {
  return sentence.includes(label.text) ? sentence : label.text;
}

/** The sentence with the label replaced; every other word stays the author's. */
export function replaceLabel(sentence: string, label: string, replacement: string): string {
  return sentence.includes(label) ? sentence.split(label).join(replacement) : replacement;
}
