import type { DriftCase } from './matrix.js';
import type { ProcedureRun } from './procedure-runs.js';

/** What is wrong with the answer to a drift; empty when it is exactly what must be reported. */
export function whatIsWrong(drift: DriftCase, run: ProcedureRun): string {
  const claimed = run.findings.filter(({ confirmed }) => confirmed);
  const found = claimed.map((finding) => `${finding.class} ${finding.line}`).join(', ');
  const expected = drift.class === null ? '' : `${drift.class} ${drift.line}`;
  const verdict = drift.class === null ? 'verified' : 'drifted';
  const unsure = drift.class === null ? 0 : run.findings.length - claimed.length;
  if (run.verdict === verdict && found === expected && unsure === 0) return '';
  return `${run.verdict}: ${run.findings.map(describe).join('; ') || 'no finding'} (expected ${verdict}: ${expected})`;
}

function describe({ class: kind, line, seen, confirmed }: ProcedureRun['findings'][number]): string {
  return `${kind} ${line}${confirmed ? '' : ' unconfirmed'} ${seen}`;
}
