import { instructionsInOrder } from '../../../domain/procedure.js';
import type { ReportModel } from '../report-model.js';
import { banner } from './banner.js';
import { findings } from './findings.js';
import { html, type Markup, raw } from './markup.js';
import { player } from './player.js';
import { proof } from './proof.js';
import { runFacts } from './run-facts.js';
import { sharedPictures } from './screenshot.js';
import { SCRIPT } from './script.js';
import { sourceLines, statusNotes } from './source-lines.js';
import { STYLE } from './style.js';
import { type Words, wordsOf } from './words.js';

/** Lines of the document shown after the procedure's last instruction: its result usually follows there. */
const LINES_AFTER = 4;

/** A report of one procedure's run as one HTML file that needs nothing from outside. */
export function renderReport(model: ReportModel): string {
  const { document, result } = model;
  const words = wordsOf(document.locale);
  const observations = [
    ...model.steps.map((step) => step.observation),
    ...(model.last === null ? [] : [model.last.observation]),
  ];
  return html`${raw('<!doctype html>')}
<html lang="${document.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${words.verdict[result.verdict]} · ${result.procedure}</title><style>${raw(STYLE)}</style></head>
<body>${sharedPictures(observations, model.pictures)}<main>
${banner(model, words)}
${findings(model, words)}
${documentSection(model, words)}
${player(model, words)}
${proof(model, words)}
${runFacts(model, words)}
</main><script>${raw(SCRIPT)}</script></body></html>
`.markup;
}

/** The procedure's own text with the status of each step, and the lines that findings are about. */
function documentSection({ document, result, task }: ReportModel, words: Words): Markup {
  const procedure =
    task?.procedure ?? document.procedures.find((one) => one.line === result.line && one.title === result.procedure);
  const lines = [
    result.line,
    ...result.steps.map((step) => step.line),
    ...(procedure === undefined ? [] : instructionsInOrder(procedure).map((instruction) => instruction.line)),
    ...result.findings.map((finding) => finding.line),
  ];
  const range = { from: Math.min(...lines), to: Math.max(...lines) + LINES_AFTER };
  return html`<section><h2>${words.document}</h2>${sourceLines(
    document.source,
    range,
    result.findings,
    statusNotes(result.steps, words),
  )}</section>`;
}
