import type { Action } from '../../../domain/action.js';
import type { ObservedElement } from '../../../domain/observation.js';
import type { ServerAnswer, StepOutcome } from '../../../domain/trajectory.js';

/**
 * One line about a step for the timeline, such as `click "Create Security Group"`.
 *
 * @param answers what servers said to what the step sent; one that refused is told, whatever the page shows
 */
export function describeAction(
  action: Action,
  outcome: StepOutcome,
  target: ObservedElement | null,
  answers: readonly ServerAnswer[] = [],
): string {
  const name = target === null ? '' : ` "${target.name}"`;
  const base = `${action.kind}${name}${detail(action)}${refusal(answers)}`;
  if (outcome.status === 'failed') return `${base}: ${outcome.error}, ${outcome.message}`.slice(0, 300);
  return outcome.status === 'unknown' ? `${base}: unknown whether it happened` : base;
}

function refusal(answers: readonly ServerAnswer[]): string {
  const refused = answers.find(({ status, code }) => status >= 400 || code !== null);
  if (refused === undefined) return '';
  const { pathname } = new URL(refused.url, 'http://page');
  return ` (${refused.method} ${pathname.slice(0, 80)} answered ${refused.status}${refused.code === null ? '' : ` ${refused.code}`})`;
}

function detail(action: Action): string {
  switch (action.kind) {
    case 'type':
      return `: ${action.text.slice(0, 60)}`;
    case 'select':
      return `: ${action.option}`;
    case 'check':
      return action.checked ? ': on' : ': off';
    case 'pressKey':
      return ` ${action.key}`;
    case 'scroll':
      return ` ${action.direction}`;
    case 'navigate':
      return ` ${action.url}`;
    case 'switchTab':
    case 'closeTab':
      return ` ${action.tab}`;
    case 'wait':
      return ` ${action.seconds} s`;
    case 'find':
      return ` "${action.text}"`;
    case 'request_resource':
      return `: ${action.need}`;
    default:
      return '';
  }
}
