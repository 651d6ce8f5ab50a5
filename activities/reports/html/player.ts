import type { Action, Decision } from '../../../domain/action.js';
import type { Observation } from '../../../domain/observation.js';
import { instructionsInOrder } from '../../../domain/procedure.js';
import type { StepEvidence, StepOutcome, StepRecord } from '../../../domain/trajectory.js';
import type { ReportModel, ReportStep } from '../report-model.js';
import { html, type Markup, raw } from './markup.js';
import { screenshot } from './screenshot.js';
import type { Words } from './words.js';

const URL_SHOWN = 90;
const SECRET_FIELD = /password|secret|token|密码|口令|密钥/i;

/** What was done, step by step: the page with its marks, what the agent thought and did, and what came of it. */
export function player(model: ReportModel, words: Words): Markup {
  const { steps, last } = model;
  if (steps.length === 0 && last === null) {
    return html`<section><h2>${words.steps}</h2><div class="sheet empty">${words.noSteps}</div></section>`;
  }
  const dots = steps.map(
    ({ record }, index) =>
      html`<button type="button" class="dot${record.outcome.status === 'failed' ? ' failed' : ''}">${index + 1}</button>`,
  );
  return html`<section><h2>${words.steps}</h2><div class="sheet player">
<div class="controls"><button type="button" data-move="-1">‹ ${words.previous}</button><div class="dots">${dots}${
    last === null
      ? null
      : html`<button type="button" class="dot" style="width:auto;padding:2px 9px">${words.end}</button>`
  }</div><button type="button" data-move="1">${words.next} ›</button></div>
${steps.map((step, index) => frame(model, step, index, words))}${last === null ? null : lastFrame(model, last, words)}
</div></section>`;
}

function frame(model: ReportModel, { record, observation }: ReportStep, index: number, words: Words): Markup {
  const { action, serving } = record.decision;
  const acted = 'mark' in action ? (action.mark ?? null) : null;
  const said = thoughtText(record.decision);
  const instruction =
    model.task === null
      ? undefined
      : instructionsInOrder(model.task.procedure).find(({ id }) => id === serving.instruction);
  const rows: readonly (readonly [string, Markup | string])[] = [
    ...(instruction === undefined ? [] : [[`${words.serves} ${instruction.line}`, instruction.quote] as const]),
    ...(said === '' ? [] : [[words.thought, said] as const]),
    [words.outcome, outcomeText(record.outcome, words)],
    ...pageRows(observation, words),
    ...(record.evidence === null ? [] : evidenceRows(record.evidence, words)),
    [words.duration, durationText(record, words)],
  ];
  return html`<div class="frame" id="step-${index + 1}"><div>${picture(model, observation, acted, words)}</div>
<div><h3>${index + 1}. ${describeAction(action, observation)}</h3><dl class="said">${rows.map(
    ([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`,
  )}</dl></div></div>`;
}

/** What servers answered to what the step sent, and what the page complained of: beside what it shows. */
function evidenceRows(evidence: StepEvidence, words: Words): readonly (readonly [string, Markup | string])[] {
  const answers = evidence.answers.map(({ method, url, status, code }) => {
    const isRefusal = status === 0 || status >= 400 || code !== null;
    const said = [status === 0 ? words.noAnswer : String(status), code ?? ''].join(' ').trim();
    return html`<div${isRefusal ? raw(' class="refused"') : null}>${method} ${shortUrl(url)} → ${said}</div>`;
  });
  return [
    ...(answers.length === 0 ? [] : [[words.network, html`${answers}`] as const]),
    ...(evidence.consoleErrors.length === 0 ? [] : [[words.pageErrors, evidence.consoleErrors.join(' · ')] as const]),
  ];
}

function shortUrl(url: string): string {
  const short = url.replace(/^https?:\/\//, '');
  return short.length <= URL_SHOWN ? short : `${short.slice(0, URL_SHOWN)}…`;
}

function durationText({ startedAt, endedAt, evidence }: StepRecord, words: Words): string {
  const whole = `${((endedAt - startedAt) / 1000).toFixed(1)} s`;
  if (evidence === null) return whole;
  const { act, settle, observe, persist } = evidence.timings;
  const parts = [act, settle, observe, persist].map((ms, index) => `${words.timeParts[index]} ${ms}`);
  return `${whole} (${parts.join(', ')} ms)`;
}

function thoughtText({ thought }: Decision): string {
  return [thought.progress, thought.page, thought.goal].filter((text) => text !== '').join(' ');
}

function lastFrame(model: ReportModel, last: NonNullable<ReportModel['last']>, words: Words): Markup {
  const { observation, decision } = last;
  const said = decision === null ? '' : thoughtText(decision);
  const rows = [...(said === '' ? [] : [[words.thought, said] as const]), ...pageRows(observation, words)];
  return html`<div class="frame" id="step-end"><div>${picture(model, observation, null, words)}</div>
<div><h3>${words.end}${decision === null ? null : `: ${describeAction(decision.action, observation)}`}</h3><dl class="said">${rows.map(
    ([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`,
  )}</dl></div></div>`;
}

function picture(model: ReportModel, observation: Observation, acted: number | null, words: Words): Markup {
  const hasPicture = model.pictures.has(observation.screenshot.sha256);
  return screenshot({ observation, acted, crop: false, hasPicture, words });
}

function pageRows(observation: Observation, words: Words): readonly (readonly [string, string])[] {
  const notices = observation.toasts.map((toast) => toast.text).join(' · ');
  const waiting = observation.settled.settled ? '' : ` (${words.settled}: ${observation.settled.why})`;
  return [
    [words.page, `${observation.title}${waiting}`],
    ['URL', observation.url],
    ...(notices === '' ? [] : [['', notices] as const]),
  ];
}

/** An action in words, such as `click "OK"`. What is typed into a secret's field is not shown. */
export function describeAction(action: Action, observation: Observation): string {
  const name = (mark: number): string => {
    const element = observation.elements.find((candidate) => candidate.mark === mark);
    return element === undefined ? `[${mark}]` : `“${element.name}”`;
  };
  switch (action.kind) {
    case 'click':
    case 'hover':
      return `${action.kind} ${name(action.mark)}`;
    case 'type':
      return `type ${SECRET_FIELD.test(name(action.mark)) ? '••••••' : `“${action.text}”`} → ${name(action.mark)}`;
    case 'select':
      return `select “${action.option}” → ${name(action.mark)}`;
    case 'check':
      return `${action.checked ? 'check' : 'uncheck'} ${name(action.mark)}`;
    case 'pressKey':
      return `press ${action.key}`;
    case 'scroll':
      return `scroll ${action.direction}`;
    case 'navigate':
      return `navigate ${action.url}`;
    case 'switchTab':
    case 'closeTab':
      return `${action.kind} ${action.tab}`;
    case 'wait':
      return `wait ${action.seconds} s`;
    case 'find':
      return `find “${action.text}”`;
    case 'request_resource':
      return `request_resource: ${action.need}`;
    case 'task_complete':
      return `task_complete: ${action.evidence}`;
    case 'task_unachievable':
      return `task_unachievable: ${action.reason}`;
    default:
      return action.kind;
  }
}

function outcomeText(outcome: StepOutcome, words: Words): string {
  if (outcome.status === 'landed') {
    return outcome.readBack === null || outcome.readBack === '' || SECRET_FIELD.test(outcome.target?.name ?? '')
      ? words.landed
      : `${words.landed}: ${outcome.readBack}`;
  }
  return outcome.status === 'failed' ? `${words.failed}: ${outcome.message}` : words.unknown;
}
