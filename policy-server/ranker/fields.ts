import { canonicalLabel, sameLabel } from '../../domain/labels.js';
import type { ElementRole, Observation, ObservedElement } from '../../domain/observation.js';
import { regionInText } from '../../domain/regions.js';
import type { ValueBinding } from '../../domain/task.js';
import type { Goal } from './goals.js';
import { isBehindDialog, placeOf } from './place.js';

export const CHECKABLE_ROLES: ReadonlySet<ElementRole> = new Set(['checkbox', 'radio', 'switch']);
export const FIELD_ROLES: ReadonlySet<ElementRole> = new Set(['textbox', 'combobox']);
/** Roles under which consoles offer one of several values. */
export const OPTION_ROLES: ReadonlySet<ElementRole> = new Set([
  'radio',
  'checkbox',
  'tab',
  'option',
  'button',
  'clickable',
  'menuitem',
]);

/** Every text under which a bound value may be shown. */
export function formsOf(binding: ValueBinding): readonly string[] {
  return [binding.value, ...binding.alsoShownAs];
}

/** True when a text shows one of the forms: equal, or holding it whole, as "name / id" holds the id. */
export function showsForm(text: string, forms: readonly string[]): boolean {
  const shown = canonicalLabel(text);
  return forms.some((form) => {
    const wanted = canonicalLabel(form);
    // A short form is inside too many texts to mean anything there.
    return wanted !== '' && (shown === wanted || (wanted.length >= 5 && shown.includes(wanted)));
  });
}

/** True when an element is the field a label names: by its own name or by the group it stands in. */
export function isFieldOf(element: ObservedElement, label: string): boolean {
  return sameLabel(element.name, label) || element.group.some((group) => sameLabel(group, label));
}

export function isChosen(element: ObservedElement): boolean {
  return element.states.includes('checked') || element.states.includes('selected');
}

/** True when the page already shows what a goal would set, so that there is nothing to do. */
export function shownAlready(goal: Goal, observation: Observation): boolean {
  if (goal.kind === 'region') return regionPicker(observation, goal)?.shown === true;
  if (goal.kind === 'choose') {
    return observation.elements.some(
      (element) =>
        isChosen(element) &&
        OPTION_ROLES.has(element.role) &&
        sameLabel(element.name, goal.label) &&
        placeOf(element, goal, observation).misses.length === 0,
    );
  }
  const { binding } = goal;
  if (goal.kind !== 'set' || binding === null) return false;
  const forms = formsOf(binding);
  return observation.elements.some((element) => {
    if (!isFieldOf(element, goal.label) || isBehindDialog(element, observation)) return false;
    if (FIELD_ROLES.has(element.role))
      return element.value !== null && forms.some((form) => sameLabel(form, element.value ?? ''));
    return OPTION_ROLES.has(element.role) && isChosen(element) && forms.some((form) => sameLabel(form, element.name));
  });
}

/** The control of the top bar that shows the region, and whether it shows the wanted one. */
export function regionPicker(
  observation: Observation,
  goal: Goal,
): { readonly element: ObservedElement; readonly shown: boolean } | undefined {
  const wanted = regionInText(goal.binding?.value ?? '') ?? goal.binding?.value;
  const pickers = observation.elements
    .filter((element) => ['combobox', 'button', 'clickable', 'menuitem', 'link'].includes(element.role))
    .filter((element) => element.column === null)
    .filter(
      (element) =>
        regionInText(`${element.name} ${element.value ?? ''}`) !== undefined ||
        /^(?:region|地域|all regions|全部地域)$/i.test(element.name.trim()),
    )
    // The top bar is at the top; a region field of a form is not it.
    .sort((left, right) => left.box.y - right.box.y);
  const element = pickers[0];
  if (element === undefined) return undefined;
  const shownRegion = regionInText(`${element.value ?? ''}`) ?? regionInText(element.name);
  return { element, shown: shownRegion !== undefined && shownRegion === wanted };
}
