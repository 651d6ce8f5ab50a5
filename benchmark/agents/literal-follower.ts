import type { BrowserAction } from '../../domain/action.js';
import type { Observation, ObservedElement } from '../../domain/observation.js';
import { type DocumentLabel, type Instruction, instructionsInOrder, type Procedure } from '../../domain/procedure.js';
import { stepRecords, type Trajectory } from '../../domain/trajectory.js';
import { type Agent, decide } from './agent.js';

/** Looks at a page for one label; a follower that understands nothing does not wait long. */
const TRIES = 2;

/**
 * Follows a document without understanding it: clicks what is called exactly as each label, types any value into fields that
 * are. What it reaches tells how much of a document the console gives away.
 */
export const literalFollower: Agent = {
  name: 'literal-follower',
  decide: ({ task, trajectory, observation }) => {
    const labels = labelsToFollow(task.procedure);
    for (let { index, tries } = placeIn(trajectory); index < labels.length; index += 1, tries = 0) {
      const wanted = labels[index];
      if (wanted === undefined || isPassed(wanted, observation)) continue;
      const element = called(wanted.label.text, observation);
      if (element === undefined && tries >= TRIES) continue;
      const action: BrowserAction =
        element === undefined ? { kind: 'wait', seconds: 1 } : follow(element, `text${index}${task.namePrefix}`);
      const serving = { instruction: wanted.instruction.id, label: null, how: 'asDocumented', reason: '' } as const;
      const progress = `label ${index + 1}, try ${tries + 1}: ${element === undefined ? 'missing' : 'found'}`;
      return decide(action, { progress, goal: wanted.label.text, serving });
    }
    return decide({ kind: 'task_complete', evidence: 'Every label of the document was followed.' });
  },
};

export interface LabelToFollow {
  readonly label: DocumentLabel;
  readonly instruction: Instruction;
  /** The next level of a navigation path. */
  readonly next: DocumentLabel | undefined;
}

/** The labels of a procedure that ask for something, in reading order. */
export function labelsToFollow(procedure: Procedure): readonly LabelToFollow[] {
  return instructionsInOrder(procedure).flatMap((instruction) =>
    labelsOf(instruction).map((label, index) => ({
      label,
      instruction,
      next: instruction.verb === 'navigate' ? instruction.labels[index + 1] : undefined,
    })),
  );
}

function labelsOf(instruction: Instruction): readonly DocumentLabel[] {
  if (instruction.verb === 'open' || instruction.verb === 'observe') return [];
  // Of alternatives the first one is as good as any to somebody who does not read.
  if (instruction.branch && instruction.branch.number > 1) return [];
  return [...instruction.labels, ...instruction.parameters.map((parameter) => parameter.label)];
}

/** A group of the navigation that is open already would be closed by a click on it. */
function isPassed({ next }: LabelToFollow, observation: Observation): boolean {
  return next !== undefined && called(next.text, observation) !== undefined;
}

/** What is called exactly so: in an open dialog where it is there, else first on the page. */
function called(text: string, { elements, dialogs }: Observation): ObservedElement | undefined {
  const named = elements.filter(({ name, states }) => name === text && !states.includes('covered'));
  const titles = new Set(dialogs.map(({ title }) => title));
  return named.find(({ group }) => group.some((name) => titles.has(name))) ?? named[0];
}

function follow({ role, mark }: ObservedElement, value: string): BrowserAction {
  return role === 'textbox' ? { kind: 'type', mark, text: value } : { kind: 'click', mark };
}

const PROGRESS = /^label (\d+), try (\d+): (missing|found)$/;

function placeIn(trajectory: Trajectory): { readonly index: number; readonly tries: number } {
  const last = stepRecords(trajectory).at(-1)?.decision.thought.progress ?? '';
  const [, label, tries, what] = PROGRESS.exec(last) ?? [];
  if (label === undefined) return { index: 0, tries: 0 };
  return what === 'found' ? { index: Number(label), tries: 0 } : { index: Number(label) - 1, tries: Number(tries) };
}
