import { sameLabel } from '../../../domain/labels.js';
import type { ElementRole, ObservedElement } from '../../../domain/observation.js';
import { elementFeatures, type Features } from '../features.js';
import type { Goal } from '../goals.js';
import { similarity, verbClassOf } from '../similarity.js';
import type { Situation } from '../situation.js';
import { type Option, serving } from './option.js';

const NAVIGATION_ROLES: ReadonlySet<ElementRole> = new Set(['navigation', 'menuitem']);
const CLICK_ROLES: ReadonlySet<ElementRole> = new Set(['navigation', 'menuitem', 'link', 'tab', 'button', 'clickable']);
const LEAST_LIKENESS = 0.4;

/** Clicks on the item that a navigation path ends in, and on groups that may hold it. */
export function navigateOptions(goal: Goal, situation: Situation): readonly Option[] {
  const { elements } = situation.request.observation;
  const clickable = elements.filter((element) => CLICK_ROLES.has(element.role) && element.column === null);
  return [
    ...clickable.flatMap((element) => itemOption(element, goal, situation)),
    ...groupOptions(clickable, goal, situation),
  ];
}

function itemOption(element: ObservedElement, goal: Goal, situation: Situation): readonly Option[] {
  const wanted = { label: goal.label, roles: CLICK_ROLES };
  const { features } = elementFeatures(element, wanted, goal, situation);
  if (features.exact !== 1 && (features.similarity ?? 0) < LEAST_LIKENESS) return [];
  const inNavigation = NAVIGATION_ROLES.has(element.role);
  const parent = parentOf(element, goal, situation);
  const placed: Features = {
    ...features,
    // "In the left-side navigation pane" is said by the role; it names no place on the page.
    placeMisses: 0,
    navigationFits: Number(inNavigation),
    navigationMisses: Number(!inNavigation),
    parentFits: Number(parent === 'fits'),
    parentMisses: Number(parent === 'misses'),
  };
  const reasons: string[] = [];
  if (features.exact !== 1) reasons.push(`the document says "${goal.label}", the console shows "${element.name}"`);
  if (parent === 'misses') {
    const seen = element.group.at(-1);
    const place = seen === undefined ? 'at the top level' : `under "${seen}"`;
    reasons.push(`the document says ${[...goal.path, goal.label].join(' > ')}, the console shows it ${place}`);
  } else if (!inNavigation && goal.path.length > 0) {
    reasons.push(`"${element.name}" is a ${element.role}, not an entry of the navigation`);
  }
  return [
    {
      action: { kind: 'click', mark: element.mark },
      serving: serving(goal, goal.label, reasons.join('; ')),
      purpose: `open "${element.name}" in the navigation`,
      features: placed,
    },
  ];
}

/** Whether an item stands under the level that the document names above it. */
function parentOf(element: ObservedElement, goal: Goal, situation: Situation): 'fits' | 'misses' | 'unknown' {
  const parent = goal.path.at(-1);
  if (parent === undefined) return isTopLevel(element, situation) ? 'fits' : 'misses';
  if (element.group.some((group) => sameLabel(group, parent))) return 'fits';
  // The level above may be a menu that was opened by the step before and is no group of the page.
  const opened = situation.records.some(
    (record) =>
      record.decision.serving.instruction === goal.instruction.id &&
      sameLabel(record.decision.serving.label ?? '', parent),
  );
  return opened && element.group.length === 0 && element.states.includes('new') ? 'fits' : 'misses';
}

/** The outermost group may be the name of the product above the whole navigation. */
function isTopLevel(element: ObservedElement, situation: Situation): boolean {
  if (element.role !== 'navigation') return true;
  const entries = situation.request.observation.elements.filter(({ role }) => role === 'navigation');
  return element.group.length <= Math.min(...entries.map(({ group }) => group.length));
}

function groupOptions(clickable: readonly ObservedElement[], goal: Goal, situation: Situation): readonly Option[] {
  return clickable.flatMap((element): readonly Option[] => {
    if (sameLabel(element.name, goal.label) || element.states.includes('expanded')) return [];
    const holdsItems = clickable.some((other) => other.group.some((group) => sameLabel(group, element.name)));
    if (holdsItems) return [];
    const level = goal.path.find((label) => sameLabel(label, element.name));
    const { features } = elementFeatures(element, { label: element.name, roles: CLICK_ROLES }, goal, situation);
    const base: Features = {
      behindDialog: features.behindDialog ?? 0,
      tried: features.tried ?? 0,
      covered: features.covered ?? 0,
    };
    if (level !== undefined) {
      return [
        {
          action: { kind: 'click', mark: element.mark },
          serving: serving(goal, level, ''),
          purpose: `expand "${element.name}" in the navigation`,
          features: { ...base, namedParent: 1 },
        },
      ];
    }
    if (!NAVIGATION_ROLES.has(element.role) || verbClassOf(element.name) === 'remove') return [];
    // An entry may only be looked under when nothing on the page is called what the document says.
    if (clickable.some((other) => sameLabel(other.name, goal.label))) return [];
    const likeness = Math.max(0, ...goal.path.map((label) => similarity(label, element.name)));
    return [
      {
        action: { kind: 'click', mark: element.mark },
        serving: serving(goal, element.name, `looking for "${goal.label}", which is not where the document says`),
        purpose: `look for "${goal.label}" under "${element.name}"`,
        features: { ...base, unknownParent: 1, similarity: likeness, tried: 2 * (features.tried ?? 0) },
      },
    ];
  });
}
