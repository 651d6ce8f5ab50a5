import { createHash } from 'node:crypto';
import type { BrowserAction } from '../../domain/action.js';
import type { ObservedElement } from '../../domain/observation.js';
import { stepRecords } from '../../domain/trajectory.js';
import { type Agent, decide } from './agent.js';

/** Actions before it gives up. */
const STEPS = 30;

/**
 * Does any legal action on any mark: a floor for every measure of success, and a stranger for the harness to withstand.
 *
 * @param seed the same seed does the same on the same pages
 */
export function createRandom(seed: number): Agent {
  return {
    name: `random:${seed}`,
    decide: ({ trajectory, observation }) => {
      const step = stepRecords(trajectory).length;
      if (step >= STEPS) {
        return decide({ kind: 'task_unachievable', reason: `${STEPS} random actions were done.`, evidence: '' });
      }
      const draw = drawer(`${seed}/${trajectory.episodeId}/${step}`);
      const element = draw(observation.elements);
      const possible = element === undefined ? [] : [...onElement(element, draw, step)];
      return decide(draw([...possible, ...anywhere()]) ?? { kind: 'wait', seconds: 1 });
    },
  };
}

type Draw = <Item>(items: readonly Item[]) => Item | undefined;

function drawer(seed: string): Draw {
  let drawn = 0;
  return (items) => {
    const digest = createHash('sha256').update(`${seed}/${drawn++}`).digest();
    return items[digest.readUInt32BE(0) % Math.max(items.length, 1)];
  };
}

/** What can be done with an element of its role; the likelier ones more than once. */
function onElement({ mark, role, value }: ObservedElement, draw: Draw, step: number): readonly BrowserAction[] {
  const click: BrowserAction = { kind: 'click', mark };
  const around: readonly BrowserAction[] = [
    { kind: 'hover', mark },
    { kind: 'scroll', direction: draw(['up', 'down'] as const) ?? 'down', mark },
  ];
  switch (role) {
    case 'textbox':
      return [...around, ...Array<BrowserAction>(6).fill({ kind: 'type', mark, text: `random${step}` })];
    case 'combobox':
      return [...around, click, click, click, { kind: 'select', mark, option: value ?? '' }];
    case 'checkbox':
    case 'switch':
      return [...around, click, { kind: 'check', mark, checked: draw([true, false]) ?? true }];
    case 'radio':
      return [...around, click, { kind: 'check', mark, checked: true }];
    default:
      return [...around, ...Array<BrowserAction>(6).fill(click)];
  }
}

function anywhere(): readonly BrowserAction[] {
  return [
    { kind: 'scroll', direction: 'down' },
    { kind: 'pressKey', key: 'Escape' },
  ];
}
