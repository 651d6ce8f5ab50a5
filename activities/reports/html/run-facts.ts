import type { TraceEvidence } from '../../../domain/trajectory.js';
import type { ReportModel } from '../report-model.js';
import { type Content, html, type Markup } from './markup.js';
import type { Words } from './words.js';

/** Where the run can be looked at again, what it used, and how long it took. */
export function runFacts(model: ReportModel, words: Words): Markup {
  const { result, task, runLink } = model;
  const rows: readonly (readonly [string, Content])[] = [
    [words.workflow, html`<span class="mono">${result.workflowId}</span>`],
    ...(runLink === null ? [] : [['Temporal', html`<a href="${safeLink(runLink)}">${words.openRun}</a>`] as const]),
    [words.duration, `${result.seconds.toFixed(1)} s`],
    ...(model.steps.length === 0 ? [] : [[words.timing, timing(model)] as const]),
    [words.reward, String(result.reward)],
    ...(model.policy === null ? [] : [[words.policy, model.policy] as const]),
    ...(model.trace === null ? [] : [[words.trace, traceText(model.trace, words)] as const]),
    ...(task === null ? [] : [[words.values, values(model)] as const]),
  ];
  return html`<section><h2>${words.run}</h2><div class="sheet scroll"><table><tbody>${rows.map(
    ([term, content]) => html`<tr><th>${term}</th><td>${content}</td></tr>`,
  )}</tbody></table></div></section>`;
}

/** One strip in proportion to time: pale where the agent decided, coloured where it acted. */
function timing({ steps }: ReportModel): Markup {
  let previousEnd = steps[0]?.record.startedAt ?? 0;
  const parts = steps.map(({ record }, index) => {
    const deciding = Math.max(0, record.startedAt - previousEnd);
    const acting = Math.max(0, record.endedAt - record.startedAt);
    previousEnd = record.endedAt;
    const title = `${index + 1}: ${(acting / 1000).toFixed(1)} s`;
    return html`<i style="flex:${deciding}"></i><a href="#step-${index + 1}" style="flex:${acting}" title="${title}"></a>`;
  });
  return html`<div class="timing">${parts}</div>`;
}

function traceText(trace: TraceEvidence, words: Words): Content {
  if ('refused' in trace) return `${words.traceRefused}: ${trace.refused}`;
  return html`<span class="mono">${trace.artifact.sha256}</span>`;
}

function values({ task }: ReportModel): readonly Markup[] {
  return (task?.values ?? []).map(({ label, value }) => {
    const shown = /password|secret|密码|口令/i.test(label) ? '••••••' : value;
    return html`<div><span class="soft">${label}</span> ${shown}</div>`;
  });
}

/** A link of another kind than http(s) is not followed from a report. */
function safeLink(url: string): string {
  return /^https?:\/\//i.test(url) ? url : '#';
}
