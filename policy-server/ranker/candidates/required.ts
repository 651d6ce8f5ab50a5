import { parseNameConstraints } from '../../../domain/binding/name-constraints.js';
import { makeName } from '../../../domain/binding/names.js';
import { sameLabel } from '../../../domain/labels.js';
import type { ObservedElement } from '../../../domain/observation.js';
import { formsOf, showsForm } from '../fields.js';
import { isBehindDialog } from '../place.js';
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
    return (
      'mark' in action &&
      serving.instruction === null &&
      serving.label !== null &&
      sameLabel(serving.label, element.name)
    );
  }).length;
}

function fill(element: ObservedElement, situation: Situation): Omit<Option, 'features'> | null {
  const { task } = situation.request;
  const refused = element.states.includes('invalid') ? 'the console refuses its value' : 'the console requires it';
  const served = unasked(element.name, `"${element.name}" is not in the document and ${refused}`);
  const purpose = `fill the required field "${element.name}"`;
  const bound = task.values.find((value) => value.label !== '' && sameLabel(value.label, element.name));
  if (element.role === 'checkbox' || element.role === 'radio') {
    return { action: { kind: 'check', mark: element.mark, checked: true }, serving: served, purpose };
  }
  if (element.role === 'combobox') {
    const alternatives = lastAlternatives(element, situation);
    const known = task.values.flatMap(formsOf);
    const offered = alternatives.find((option) => showsForm(option, known)) ?? alternatives[0] ?? bound?.value;
    // Without a known option the list has to be opened first, to see what it offers.
    return offered === undefined
      ? { action: { kind: 'click', mark: element.mark }, serving: { ...served, label: null }, purpose }
      : { action: { kind: 'select', mark: element.mark, option: offered }, serving: served, purpose };
  }
  const constraints = parseNameConstraints(`${situation.request.observation.texts.join('. ')}`);
  const text =
    bound?.value ?? makeName(task.namePrefix, element.name, `${task.namePrefix}/${element.name}`, constraints);
  return { action: { kind: 'type', mark: element.mark, text }, serving: served, purpose };
}

function lastAlternatives(element: ObservedElement, situation: Situation): readonly string[] {
  const { last } = situation;
  const options = situation.request.observation.elements
    .filter((other) => other.role === 'option')
    .map((other) => other.name);
  if (last === undefined || !('mark' in last.decision.action) || last.decision.action.mark !== element.mark) return [];
  return last.outcome.status === 'failed' ? last.outcome.alternatives : options;
}
