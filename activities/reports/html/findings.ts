import type { Observation } from '../../../domain/observation.js';
import type { Finding } from '../../../domain/outcome.js';
import type { ReportModel } from '../report-model.js';
import { html, type Markup } from './markup.js';
import { screenshot } from './screenshot.js';
import { sourceLines } from './source-lines.js';
import type { Words } from './words.js';

/** Lines shown before and after the line of a finding. */
const CONTEXT = 2;

/** Each finding beside the document's own text. */
export function findings(model: ReportModel, words: Words): Markup {
  const { result } = model;
  return html`<section><h2>${words.findings}</h2>${
    result.findings.length === 0
      ? html`<div class="sheet empty">${words.noFindings}</div>`
      : result.findings.map((finding) => card(finding, model, words))
  }</section>`;
}

function card(finding: Finding, model: ReportModel, words: Words): Markup {
  const range = { from: finding.line - CONTEXT, to: finding.line + CONTEXT };
  return html`<article class="sheet finding">
<header><h3>${words.findingClass[finding.class]}</h3>${chips(finding, words)}
<span class="where">${finding.file}:${finding.line}:${finding.column}</span></header>
<div class="beside">
<div><h4>${words.documentSays}</h4>${sourceLines(model.document.source, range, [finding])}${patch(finding, words)}</div>
<div><h4>${words.consoleShows}</h4><p>${finding.seen}</p>${evidence(finding, model, words)}</div>
</div></article>`;
}

function chips(finding: Finding, words: Words): readonly Markup[] {
  const state =
    finding.kind === 'static'
      ? html`<span class="chip calm">${words.staticFinding}</span>`
      : html`<span class="chip ${finding.confirmed ? 'warn' : 'calm'}">${
          finding.confirmed ? words.confirmed : words.unconfirmed
        }</span>`;
  const blocking = finding.blocking ? [html`<span class="chip bad">${words.blocking}</span>`] : [];
  const confidence = html`<span class="soft">${words.confidence} ${Math.round(finding.confidence * 100)} %</span>`;
  return [state, ...blocking, confidence];
}

/** A static finding's suggestion may be an address or a remark, not the quote in other words. */
function patch({ kind, quote, suggestion }: Finding, words: Words): Markup | null {
  if (suggestion === null) return null;
  if (kind === 'static') return html`<h4 style="margin-top:12px">${words.suggestion}</h4><p>${suggestion}</p>`;
  return html`<h4 style="margin-top:12px">${words.suggestion}</h4><div class="patch"><div class="old">− <del>${quote}</del></div><div class="new">+ <ins>${suggestion}</ins></div></div>`;
}

function evidence(finding: Finding, model: ReportModel, words: Words): Markup | null {
  if (finding.evidence === null) return null;
  const { mark, observation: ref } = finding.evidence;
  const index = model.steps.findIndex((step) => step.observationHash === ref.sha256);
  const observation: Observation | undefined =
    model.steps[index]?.observation ??
    (model.last?.observationHash === ref.sha256 ? model.last.observation : undefined);
  if (observation === undefined) return null;
  const target = index >= 0 ? `#step-${index + 1}` : '#step-end';
  const hasPicture = model.pictures.has(observation.screenshot.sha256);
  return html`<a href="${target}" title="${words.showStep}">${
    hasPicture ? screenshot({ observation, acted: mark, crop: mark !== null, hasPicture, words }) : words.showStep
  }</a>`;
}
