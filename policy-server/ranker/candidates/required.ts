import type { Serving } from '../../../domain/action.js';
import { parseNameConstraints } from '../../../domain/binding/name-constraints.js';
import { makeName } from '../../../domain/binding/names.js';
import { thingIn } from '../../../domain/binding/things.js';
import { sameLabel } from '../../../domain/labels.js';
import type { ObservedElement } from '../../../domain/observation.js';
import { instructionsInOrder, type Parameter } from '../../../domain/procedure.js';
import { formsOf, showsForm } from '../fields.js';
import { isBehindDialog } from '../place.js';
import { reportedBindings } from '../row.js';
import { isConfirmLabel, verbClassOf } from '../similarity.js';
import type { Situation } from '../situation.js';
import { type Option, unasked } from './option.js';

/** Tries for one field that the document does not name. */
const TRIES = 2;

/**
 * Fields that the console requires and the document does not name, offered when the form is about to be sent or was
 * sent and refused.
 */
export function requiredOptions(situation: Situation): readonly Option[] {
  if (!isAboutToSend(situation)) return [];
  const { observation } = situation.request;
  const fields = observation.elements.filter(
    (element) => !isBehindDialog(element, observation) && element.column === null && needsValue(element, situation),
  );
  return fields.flatMap((element) => {
    const tried = timesFilled(element, situation);
    if (tried >= TRIES) return [];
    const option = fill(element, situation);
    return option === null ? [] : [{ ...option, features: { fillsRequired: 1, tried } }];
  });
}

function isAboutToSend(situation: Situation): boolean {
  const { goal } = situation;
  if (goal === undefined) return true;
  if (goal.kind !== 'click') return false;
  const verb = verbClassOf(goal.label);
  return isConfirmLabel(goal.label) || verb === 'create';
}

function needsValue(element: ObservedElement, situation: Situation): boolean {
  const invalid = element.states.includes('invalid');
  if (!element.states.includes('required') && !invalid) return false;
  if (element.states.includes('disabled')) return false;
  const { elements } = situation.request.observation;
  switch (element.role) {
    case 'textbox':
    case 'combobox':
      return invalid || (element.value ?? '') === '';
    case 'checkbox':
      return !element.states.includes('checked') && !siblings(element, elements).some(isOn);
    case 'radio': {
      const group = siblings(element, elements);
      return group[0] === element && !group.some(isOn);
    }
    default:
      return false;
  }
}

function siblings(element: ObservedElement, elements: readonly ObservedElement[]): readonly ObservedElement[] {
  const key = element.group.join(' > ');
  return elements.filter((other) => other.role === element.role && other.group.join(' > ') === key);
}

function isOn(element: ObservedElement): boolean {
  return element.states.includes('checked') || element.states.includes('selected');
}

function timesFilled(element: ObservedElement, situation: Situation): number {
  return situation.records.filter(({ decision: { serving, action } }) => {
    return 'mark' in action && serving.label !== null && sameLabel(serving.label, element.name);
  }).length;
}

type Filling = Omit<Option, 'features'>;

function fill(element: ObservedElement, situation: Situation): Filling | null {
  const { task } = situation.request;
  const served = servingOf(element, situation);
  const purpose = `fill the required field "${element.name}"`;
  if (element.role === 'checkbox' || element.role === 'radio') {
    return { action: { kind: 'check', mark: element.mark, checked: true }, serving: served, purpose };
  }
  if (element.role === 'combobox') return fillList(element, served, purpose, situation);
  const bound = task.values.find((value) => value.label !== '' && sameLabel(value.label, element.name));
  const constraints = parseNameConstraints(`${situation.request.observation.texts.join('. ')}`);
  const seed = `${task.namePrefix}/${element.name}`;
  const text = bound?.value ?? makeName(task.namePrefix, element.name, seed, constraints);
  return { action: { kind: 'type', mark: element.mark, text }, serving: served, purpose };
}

function fillList(element: ObservedElement, served: Serving, purpose: string, situation: Situation): Filling {
  const { task, reports } = situation.request;
  const values = [...reportedBindings(reports, task.values), ...task.values];
  const own = values.find((value) => value.source === 'resource' && sameLabel(value.label, element.name));
  const noun = thingIn(element.name);
  const isAsked = situation.records.some(
    ({ decision: { action } }) => action.kind === 'request_resource' && action.need === noun,
  );
  // What lies about in the account belongs to somebody else: a list of things asks for one of the lease's own.
  if (noun !== undefined && own === undefined && !isAsked) {
    const action = { kind: 'request_resource', need: noun, attributes: { regionId: task.regionId } } as const;
    return { action, serving: { ...served, label: null }, purpose: `ask for a ${noun}` };
  }
  const alternatives = lastAlternatives(element, situation);
  const known = values.flatMap(formsOf);
  const offered = alternatives.find((option) => showsForm(option, known)) ?? own?.value ?? alternatives[0];
  // Without a known option the list has to be opened first, to see what it offers.
  return offered === undefined
    ? { action: { kind: 'click', mark: element.mark }, serving: { ...served, label: null }, purpose }
    : { action: { kind: 'select', mark: element.mark, option: offered }, serving: served, purpose };
}

/** A field that the document names and gives no value for is filled as documented; any other is not in the document. */
function servingOf(element: ObservedElement, situation: Situation): Serving {
  const documented = instructionsInOrder(situation.request.task.procedure).find((instruction) =>
    parametersIn(instruction.parameters).some((parameter) => sameLabel(parameter.label.text, element.name)),
  );
  if (documented !== undefined) {
    return { instruction: documented.id, label: element.name, how: 'asDocumented', reason: '' };
  }
  const why = element.states.includes('invalid') ? 'the console refuses its value' : 'the console requires it';
  return unasked(element.name, `"${element.name}" is not in the document and ${why}`);
}

function parametersIn(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.flatMap((parameter) => [
    parameter,
    ...parameter.options.flatMap((option) => parametersIn(option.parameters)),
  ]);
}

function lastAlternatives(element: ObservedElement, situation: Situation): readonly string[] {
  const { last } = situation;
  const options = situation.request.observation.elements
    .filter((other) => other.role === 'option')
    .map((other) => other.name);
  if (last === undefined || !('mark' in last.decision.action) || last.decision.action.mark !== element.mark) return [];
  return last.outcome.status === 'failed' ? last.outcome.alternatives : options;
}
