import type { ReportModel } from '../report-model.js';
import { html, type Markup } from './markup.js';
import { STATUS_TONE, VERDICT_TONE } from './tone.js';
import type { Words } from './words.js';

/** Title, verdict, why, and how each documented step went. */
export function banner({ result, document }: ReportModel, words: Words): Markup {
  return html`<header>
<h1>${result.procedure}</h1>
<div class="where">${result.document}:${result.line}</div>
${document.title === result.procedure ? null : html`<div class="soft">${document.title}</div>`}
<div class="banner ${VERDICT_TONE[result.verdict]}">
<strong>${words.verdict[result.verdict]}</strong>
<p>${words.meaning[result.verdict]}</p>
<p class="soft">${result.explanation}${result.assisted ? ` ${words.assisted}` : ''}</p>
</div>
<ol class="rail">${result.steps.map(
    (step) =>
      html`<li><span>${words.step} ${step.number}</span><span class="chip ${STATUS_TONE[step.status]}">${
        words.status[step.status]
      }</span></li>`,
  )}</ol>
</header>`;
}
