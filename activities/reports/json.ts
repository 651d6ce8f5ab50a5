import type { ProcedureResult, Verdict } from '../../domain/outcome.js';

/** A result with the place where its report was written for the reader. */
export interface ReportedResult {
  readonly result: ProcedureResult;
  /** Path of the HTML report; null when none was written. */
  readonly reportPath: string | null;
}

/** The object that `--json` prints. */
export function resultsJson(reported: readonly ReportedResult[]) {
  return {
    results: reported.map(({ result, reportPath }) => ({
      document: result.document,
      procedure: result.procedure,
      line: result.line,
      verdict: result.verdict,
      reward: result.reward,
      steps: result.steps.map(({ line, status }) => ({ line, status })),
      findings: result.findings.map((finding) => ({
        kind: finding.kind,
        class: finding.class,
        file: finding.file,
        line: finding.line,
        quote: finding.quote,
        seen: finding.seen,
      })),
      workflowId: result.workflowId,
      report: reportPath,
      seconds: result.seconds,
    })),
  };
}

const DIFFERS: ReadonlySet<Verdict> = new Set(['drifted', 'broken']);

/** Whether a verdict says anything about the document. */
export function isClaim(verdict: Verdict): boolean {
  return verdict === 'verified' || DIFFERS.has(verdict);
}

/**
 * Exit code of `verify`: 1 if any document drifted or broke, else 3 if for none of them a claim was possible, else 0.
 * (2 means wrong usage and is decided before anything runs.)
 */
export function exitCode(results: readonly Pick<ProcedureResult, 'verdict'>[]): 0 | 1 | 3 {
  if (results.some(({ verdict }) => DIFFERS.has(verdict))) return 1;
  return results.some(({ verdict }) => isClaim(verdict)) ? 0 : 3;
}
