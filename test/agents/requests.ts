import type { Decision } from '../../domain/action.js';
import type { Observation, ObservedElement } from '../../domain/observation.js';
import type { StepOutcome } from '../../domain/trajectory.js';
import type { DecideRequest } from '../../policy-server/contract.js';
import { handTask, requestFor } from '../policy-server/requests.js';

/** Decide requests with hand-made pages, for agents that are asked without a browser. */

const REF = { sha256: 'a'.repeat(64), mediaType: 'application/json', bytes: 1 };

/** A control; everything that matters to a test is given. */
export function element(fields: Partial<ObservedElement> & Pick<ObservedElement, 'mark' | 'name'>): ObservedElement {
  return {
    ...{ role: 'button', value: null, states: [], group: [], column: null, coveredBy: null },
    box: { x: 10, y: 10, width: 80, height: 30 },
    ...fields,
  };
}

/** A settled page with these controls and texts. */
export function page(elements: readonly ObservedElement[], more: Partial<Observation> = {}): Observation {
  return {
    ...{ step: 0, url: 'https://ram.console.aliyun.com/', title: 'RAM', elements },
    ...{ texts: [], dialogs: [], toasts: [], tabs: ['RAM'], downloads: [], settled: { settled: true } },
    ...{ screenshot: REF, viewport: { width: 1280, height: 800 }, omitted: 0, hints: [], notices: [], observedAt: 0 },
    ...more,
  };
}

/** An episode so far: what was decided and what came of it. */
export type Past = readonly (readonly [decision: Decision, status: StepOutcome['status']])[];

export function request(observation: Observation, past: Past = []): DecideRequest {
  const asked = requestFor(handTask(), observation);
  const events = past.map(([decision, status], index) => ({
    kind: 'step' as const,
    record: {
      ...{ step: index + 1, decision, outcome: outcomeOf(status) },
      ...{ before: REF, after: REF, startedAt: 0, endedAt: 0, evidence: null },
    },
  }));
  return { ...asked, trajectory: { ...asked.trajectory, events } };
}

function outcomeOf(status: StepOutcome['status']): StepOutcome {
  if (status === 'landed') return { status, target: null, readBack: null };
  if (status === 'unknown') return { status };
  return { status, error: 'ElementBlocked', message: 'It is covered.', alternatives: [] };
}
