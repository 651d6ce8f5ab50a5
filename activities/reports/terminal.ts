import { styleText } from 'node:util';
import type { Finding, ProcedureResult, Verdict } from '../../domain/outcome.js';
import { isClaim } from './json.js';
import { oneLine } from './plain-text.js';

export interface TerminalOptions {
  /** Only a terminal gets colours; a file or a pipe gets plain text. */
  readonly colour: boolean;
  /** Link to a run in the Temporal UI; null when there is no UI. */
  readonly runLink?: (result: ProcedureResult) => string | null;
  /** Path of a result's HTML report. */
  readonly reportPath?: (result: ProcedureResult) => string | null;
}

type Style = Parameters<typeof styleText>[0];

const STYLES: Readonly<Record<Verdict, Style>> = {
  verified: 'green',
  drifted: 'yellow',
  broken: 'red',
  agentFailed: 'magenta',
  environmentFailed: 'magenta',
  inconclusive: 'gray',
};

/** The results as lines for a person, findings at `file:line:column` so that editors can jump there. */
export function renderTerminal(results: readonly ProcedureResult[], options: TerminalOptions): string {
  const paint = (style: Style, text: string): string =>
    options.colour ? styleText(style, text, { validateStream: false }) : text;
  const blocks = results.map((result) => renderResult(result, options, paint));
  return [...blocks, summary(results)].join('\n\n');
}

function renderResult(
  result: ProcedureResult,
  options: TerminalOptions,
  paint: (style: Style, text: string) => string,
): string {
  const seconds = `${result.seconds.toFixed(1)} s`;
  const title = `${oneLine(result.procedure)}  ${result.document}:${result.line}`;
  const head = `${paint(STYLES[result.verdict], result.verdict)}  ${title}  ${paint('gray', `(${seconds})`)}`;
  const steps = result.steps.filter((step) => step.status !== 'followed' && step.status !== 'notCheckable');
  const links = [options.reportPath?.(result), options.runLink?.(result)].filter((link) => typeof link === 'string');
  return [
    head,
    ...(result.verdict === 'verified' ? [] : [`  ${oneLine(result.explanation)}`]),
    ...steps.map((step) => `  step ${step.number} (line ${step.line}): ${step.status}`),
    ...result.findings.flatMap((finding) => renderFinding(finding, paint)),
    ...links.map((link) => `  ${paint('gray', link)}`),
  ].join('\n');
}

function renderFinding(finding: Finding, paint: (style: Style, text: string) => string): readonly string[] {
  const state = finding.kind === 'static' ? 'static' : finding.confirmed ? 'confirmed' : 'not confirmed';
  return [
    `  ${finding.file}:${finding.line}:${finding.column}  ${paint('bold', finding.class)} (${state})`,
    `    document: ${oneLine(finding.quote)}`,
    `    console:  ${oneLine(finding.seen)}`,
    ...(finding.suggestion === null ? [] : [`    write:    ${oneLine(finding.suggestion)}`]),
  ];
}

function summary(results: readonly ProcedureResult[]): string {
  const count = (text: string, amount: number): readonly string[] => (amount === 0 ? [] : [`${amount} ${text}`]);
  const verdicts = Object.keys(STYLES) as Verdict[];
  const parts = verdicts.flatMap((verdict) =>
    count(verdict, results.filter((result) => result.verdict === verdict).length),
  );
  const unclaimed = results.filter((result) => !isClaim(result.verdict)).length;
  const note =
    unclaimed === 0 ? '' : ` No claim about the document was possible for ${unclaimed} of ${results.length}.`;
  return `${parts.length === 0 ? 'Nothing was verified' : parts.join(', ')}.${note}`;
}
