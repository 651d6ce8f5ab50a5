import type { AuditEvent } from '../../../domain/audit.js';
import type { ReportModel } from '../report-model.js';
import { html, type Markup } from './markup.js';
import type { Words } from './words.js';

const SECRET = /password|secret|token/i;

/** The audit events that satisfied the rule. */
export function proof({ events }: ReportModel, words: Words): Markup {
  return html`<section><h2>${words.proof}</h2><div class="sheet scroll">${
    events.length === 0
      ? html`<div class="empty">${words.noProof}</div>`
      : html`<table><thead><tr><th>${words.time}</th><th>${words.event}</th><th>${words.principal}</th><th>${
          words.parameters
        }</th></tr></thead><tbody>${events.map((event) => row(event))}</tbody></table>`
  }</div></section>`;
}

function row(event: AuditEvent): Markup {
  const parameters = Object.entries(event.parameters).map(([name, value]) => {
    const text = SECRET.test(name) ? '••••••' : typeof value === 'string' ? value : JSON.stringify(value);
    return html`<div><span class="soft">${name}</span> ${text ?? ''}</div>`;
  });
  return html`<tr><td class="mono">${event.eventTime}</td><td>${event.serviceName} · ${event.eventName}<div class="mono soft">${
    event.eventId
  }</div></td><td>${event.userName}</td><td class="mono">${parameters}</td></tr>`;
}
