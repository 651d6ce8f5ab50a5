import type { Action } from '../../../domain/action.js';
import type { ObservedElement } from '../../../domain/observation.js';
import type { StepOutcome } from '../../../domain/trajectory.js';

/** One line about a step for the timeline, such as `click "Create Security Group"`. */
export function describeAction(action: Action, outcome: StepOutcome, target: ObservedElement | null): string {
  const name = target === null ? '' : ` "${target.name}"`;
  const base = `${action.kind}${name}${detail(action)}`;
  if (outcome.status === 'failed') return `${base}: ${outcome.error}, ${outcome.message}`.slice(0, 300);
  return outcome.status === 'unknown' ? `${base}: unknown whether it happened` : base;
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
