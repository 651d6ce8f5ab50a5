import { sameLabel } from '../../../domain/labels.js';
import type { ElementRole, ObservedElement } from '../../../domain/observation.js';
import { elementFeatures } from '../features.js';
import { CHECKABLE_ROLES } from '../fields.js';
import type { Goal } from '../goals.js';
import { isInRow, type Place } from '../place.js';
import type { Situation } from '../situation.js';
import { type Option, serving } from './option.js';

const CLICK_ROLES: ReadonlySet<ElementRole> = new Set(['button', 'link', 'menuitem', 'tab', 'clickable', 'navigation']);
const CHOICE_ROLES: ReadonlySet<ElementRole> = new Set(['radio', 'checkbox', 'switch', 'option', 'tab', 'menuitem']);
/** Likeness below this is chance. */
const LEAST_LIKENESS = 0.2;

/** Clicks that could be what a `click` or `choose` goal means. */
export function clickOptions(goal: Goal, situation: Situation): readonly Option[] {
  const roles = goal.kind === 'choose' ? CHOICE_ROLES : CLICK_ROLES;
  return situation.request.observation.elements.flatMap((element) => {
    if (!roles.has(element.role) && !CLICK_ROLES.has(element.role) && !CHOICE_ROLES.has(element.role)) return [];
    const { features, place } = elementFeatures(element, { label: goal.label, roles }, goal, situation);
    const isRowItself = goal.row.includes(goal.label) && isRowName(element, goal);
    const likely =
      features.exact === 1 ||
      isRowItself ||
      features.confirmsForm === 1 ||
      features.onlyOfItsVerb === 1 ||
      (features.similarity ?? 0) >= LEAST_LIKENESS;
    // Within the right row and column, an unknown name may be the renamed control.
    const inCell = place.row === 'fits' && place.column === 'fits';
    if (!likely && !inCell) return [];
    const reason = isRowItself ? '' : deviation(element, goal, place);
    return [
      {
        action: actionFor(element),
        serving: serving(goal, goal.label, reason),
        purpose: `${goal.kind === 'choose' ? 'choose' : 'click'} "${element.name}"`,
        features: isRowItself
          ? { ...features, exact: 1, similarity: 0, unlike: 0, rowFits: 1 }
          : { ...features, navigationMisses: Number(element.role === 'navigation' && features.exact !== 1) },
      },
    ];
  });
}

/** A radio button that is chosen stays chosen; a click on a check box would clear it. */
function actionFor(element: ObservedElement): Option['action'] {
  return CHECKABLE_ROLES.has(element.role)
    ? { kind: 'check', mark: element.mark, checked: true }
    : { kind: 'click', mark: element.mark };
}

/** The name in the key cell of the bound row: what "click its name" means. */
function isRowName(element: ObservedElement, goal: Goal): boolean {
  if (!['link', 'button', 'clickable'].includes(element.role)) return false;
  return (
    goal.row.some((form) => sameLabel(form, element.name)) && (element.column !== null || isInRow(element, goal.row))
  );
}

/** Empty when the element is what the document names where the document says; otherwise what differs. */
export function deviation(element: ObservedElement, goal: Goal, place: Place): string {
  const differences: string[] = [];
  if (!sameLabel(element.name, goal.label)) {
    differences.push(`the document says "${goal.label}", the console shows "${element.name}"`);
  }
  for (const missed of place.misses) differences.push(`it is not in "${missed}"`);
  if (place.column === 'misses') differences.push('it is in another column');
  return differences.join('; ');
}
