import { sameLabel } from '../../domain/labels.js';
import type { ObservedElement } from '../../domain/observation.js';
import { instructionsInOrder, type Parameter } from '../../domain/procedure.js';
import { FIELD_ROLES, isFieldOf } from './fields.js';
import type { Goal } from './goals.js';
import { isBehindDialog } from './place.js';
import type { Situation } from './situation.js';

/**
 * The field that stands where a documented one should be: the only one that is required, empty and not in the document,
 * else the only one between the documented neighbours. Where two could be meant, none is.
 */
export function standInFor(goal: Goal, situation: Situation): ObservedElement | undefined {
  const { observation } = situation.request;
  const between = betweenNeighbours(goal, observation.elements);
  if (between === undefined) return undefined;
  const free = between.filter(
    (element) =>
      fits(element, goal) &&
      !isBehindDialog(element, observation) &&
      !isDocumented(element, situation) &&
      !isUsed(element, situation),
  );
  const needed = free.filter((element) => element.states.includes('required'));
  return needed.length === 1 ? needed[0] : free.length === 1 && needed.length === 0 ? free[0] : undefined;
}

/** Elements in reading order after the field that the document names before, and before the one that it names after. */
function betweenNeighbours(goal: Goal, elements: readonly ObservedElement[]): readonly ObservedElement[] | undefined {
  const labels = goal.instruction.parameters.map((parameter) => parameter.label.text);
  const at = labels.findIndex((label) => sameLabel(label, goal.label));
  if (at < 0) return undefined;
  const isField = (label: string) => (element: ObservedElement) =>
    element.column === null && isFormElement(element) && isFieldOf(element, label);
  const above = Math.max(-1, ...labels.slice(0, at).map((label) => elements.findLastIndex(isField(label))));
  const below = labels
    .slice(at + 1)
    .map((label) => elements.findIndex(isField(label)))
    .filter((index) => index > above);
  // Without any documented field on the page nothing says that this is the form.
  if (above < 0 && below.length === 0) return undefined;
  const neighbour = elements[above < 0 ? Math.min(...below) : above];
  const section = (element: ObservedElement | undefined) =>
    element?.group.find((group) => !labels.some((label) => sameLabel(label, group)));
  return elements
    .slice(above + 1, below.length === 0 ? undefined : Math.min(...below))
    .filter((element) => element.column === null && section(element) === section(neighbour));
}

function isFormElement(element: ObservedElement): boolean {
  return FIELD_ROLES.has(element.role) || ['radio', 'checkbox', 'switch', 'upload'].includes(element.role);
}

/** A text of one's own goes into a text field, anything else may also be in a list. */
function fits(element: ObservedElement, goal: Goal): boolean {
  if (element.states.includes('disabled') || element.name === '') return false;
  return element.role === 'textbox' || (element.role === 'combobox' && goal.binding?.source !== 'lease');
}

function isDocumented(element: ObservedElement, situation: Situation): boolean {
  const visit = (parameters: readonly Parameter[]): boolean =>
    parameters.some(
      (parameter) =>
        isFieldOf(element, parameter.label.text) || parameter.options.some((option) => visit(option.parameters)),
    );
  return instructionsInOrder(situation.request.task.procedure).some(({ parameters }) => visit(parameters));
}

function isUsed(element: ObservedElement, situation: Situation): boolean {
  return situation.records.some(
    ({ decision: { action, serving }, outcome }) =>
      outcome.status === 'landed' &&
      'mark' in action &&
      action.mark === element.mark &&
      serving.label !== situation.goal?.label,
  );
}
