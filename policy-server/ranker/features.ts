import { canonicalLabel, sameLabel } from '../../domain/labels.js';
import type { ElementRole, ObservedElement } from '../../domain/observation.js';
import { instructionsInOrder } from '../../domain/procedure.js';
import type { Goal } from './goals.js';
import { isBehindDialog, openDialog, type Place, placeOf } from './place.js';
import { isBareVerb, isConfirmLabel, similarity, verbClassOf, verbsConflict } from './similarity.js';
import type { Situation } from './situation.js';

/** Names of what the linear scorer looks at; each has one weight in weights.json. */
export type FeatureName =
  // An element against the label that is looked for.
  | 'exact'
  | 'similarity'
  | 'sameVerb'
  | 'onlyOfItsVerb'
  | 'firstOfItsVerb'
  | 'verbConflict'
  | 'verbMissing'
  | 'unlike'
  | 'roleFits'
  | 'navigationFits'
  | 'navigationMisses'
  | 'parentFits'
  | 'parentMisses'
  | 'placeFits'
  | 'placeMisses'
  | 'columnFits'
  | 'columnMisses'
  | 'rowFits'
  | 'rowMisses'
  | 'valueExact'
  | 'valueOffered'
  | 'fieldFits'
  | 'resourceField'
  | 'standsIn'
  | 'wrongKind'
  | 'behindDialog'
  | 'disabled'
  | 'covered'
  | 'busy'
  | 'tried'
  | 'confirmsForm'
  | 'cancels'
  | 'destroys'
  | 'namedElsewhere'
  // Other things a policy may do.
  | 'namedParent'
  | 'unknownParent'
  | 'dismissesTour'
  | 'uncoversTarget'
  | 'confirmsUnnamedDialog'
  | 'fillsRequired'
  | 'notSettled'
  | 'waitsForMissing'
  | 'looksAgain'
  | 'scrollsForMissing'
  | 'findsMissing'
  | 'searchesRow'
  | 'turnsPage'
  | 'asksForResource'
  | 'unboundRow'
  | 'opensOverflow'
  | 'picksRegion'
  | 'goesTo'
  | 'success'
  | 'waitsForResult'
  | 'endsWithoutSign'
  | 'givesUp';

export type Features = Partial<Record<FeatureName, number>>;

/** Likeness that two unrelated labels may have. */
const CHANCE = 0.2;

/** What is looked for at the moment: the goal's own label or another one that leads to it. */
export interface Wanted {
  readonly label: string;
  readonly roles: ReadonlySet<ElementRole>;
}

/** Features of an element as the thing that carries a label. */
export function elementFeatures(
  element: ObservedElement,
  wanted: Wanted,
  goal: Goal,
  situation: Situation,
): { readonly features: Features; readonly place: Place } {
  const { observation } = situation.request;
  const place = placeOf(element, goal, observation);
  const exact = sameLabel(element.name, wanted.label);
  const likeness = exact ? 0 : similarity(element.name, wanted.label);
  const verb = verbClassOf(wanted.label);
  const confirms = !exact && confirmsForm(element, wanted.label, situation);
  const [first, ...others] = exact ? [] : buttonsOfVerb(wanted.label, situation);
  const only = first === element && others.length === 0;
  const features: Features = {
    exact: Number(exact),
    similarity: likeness,
    sameVerb: Number(!exact && verb !== undefined && verb === verbClassOf(element.name)),
    onlyOfItsVerb: Number(only),
    firstOfItsVerb: Number(first === element),
    verbConflict: Number(!exact && !confirms && verbsConflict(element.name, wanted.label)),
    // What a button says is an action, even in words that are not in the table.
    verbMissing: Number(
      !exact && element.role !== 'button' && verb !== undefined && verbClassOf(element.name) === undefined,
    ),
    unlike: Number(!exact && !confirms && !only && likeness < CHANCE),
    roleFits: Number(wanted.roles.has(element.role)),
    placeFits: Math.min(place.fits, 2),
    placeMisses: place.misses.length,
    columnFits: Number(place.column === 'fits'),
    columnMisses: Number(place.column === 'misses' || (!exact && isInAnyRow(element, goal))),
    rowFits: Number(place.row === 'fits'),
    rowMisses: Number(place.row === 'misses'),
    behindDialog: Number(isBehindDialog(element, observation)),
    disabled: Number(element.states.includes('disabled')),
    covered: Number(element.states.includes('covered')),
    busy: Number(element.states.includes('busy')),
    tried: timesTried(element, situation),
    confirmsForm: Number(confirms),
    cancels: Number(!exact && verbClassOf(element.name) === 'cancel'),
    destroys: Number(!exact && verbClassOf(element.name) === 'remove' && verb !== 'remove'),
    namedElsewhere: Number(!exact && !confirms && isNamedElsewhere(element, goal, situation)),
  };
  return { features, place };
}

/**
 * Buttons of the page that do the same kind of thing as the document's: the one that creates something may be renamed
 * altogether ("Add Account" for "Create User"), which no comparison of letters can tell. The page's own comes first.
 */
function buttonsOfVerb(label: string, situation: Situation): readonly ObservedElement[] {
  const verb = verbClassOf(label);
  if (verb === undefined || verb === 'confirm') return [];
  return situation.request.observation.elements.filter(
    (element) =>
      element.role === 'button' &&
      element.column === null &&
      !element.states.includes('disabled') &&
      verbClassOf(element.name) === verb,
  );
}

/** An action of some table row, where the document speaks of none. */
function isInAnyRow(element: ObservedElement, goal: Goal): boolean {
  return element.column !== null && goal.row.length === 0 && !goal.within.some((place) => place.role === 'column');
}

/** How often this very element was acted on for this goal without getting on; bounded, so that weights stay readable. */
function timesTried(element: ObservedElement, situation: Situation): number {
  const { goal, records, progress } = situation;
  const count = records.filter((record, index) => {
    const { action, serving } = record.decision;
    if (!('mark' in action) || action.mark !== element.mark) return false;
    return (
      index > progress.lastDoneRecord && (serving.instruction === goal?.instruction.id || serving.instruction === null)
    );
  }).length;
  return Math.min(count, 4);
}

/** A button that finishes the open form, whatever it is called: Submit, Save, or the form's own name. */
export function confirmsForm(element: ObservedElement, label: string, situation: Situation): boolean {
  if (!isConfirmLabel(label) || element.role !== 'button' || element.column !== null) return false;
  if (isConfirmLabel(element.name)) return true;
  // What a reader may press besides ("You can click Add User") is not what sends the form.
  const besides = instructionsInOrder(situation.request.task.procedure).filter(({ optional }) => optional);
  if (besides.some(({ labels }) => labels.some(({ text }) => sameLabel(text, element.name)))) return false;
  const verb = verbClassOf(element.name);
  if (verb === undefined || verb === 'cancel') return false;
  const { records } = situation;
  // The button that opened the form is not the one that sends it, even under the same name; once fields were filled, it
  // is gone or hidden, and what looks like it is the form's own.
  const opened = records.findLastIndex(({ decision: { action } }) => 'mark' in action && action.mark === element.mark);
  const filled = records.findLastIndex(({ decision: { action } }) => ['type', 'select', 'check'].includes(action.kind));
  if (opened >= 0 && filled < opened) return false;
  const names = [
    openDialog(situation.request.observation)?.title,
    ...records.map((record) => record.decision.serving.label),
  ];
  return names.some((name) => {
    if (!name || verbClassOf(name) !== verb) return false;
    const isItsVerb = isBareVerb(element.name) && canonicalLabel(name).includes(canonicalLabel(element.name));
    return isItsVerb || similarity(name, element.name) >= 0.6;
  });
}

/** The document names this control for another purpose, so it is hardly the renamed one. */
function isNamedElsewhere(element: ObservedElement, goal: Goal, situation: Situation): boolean {
  return situation.goals.some(
    (other) => other !== goal && !sameLabel(other.label, goal.label) && sameLabel(other.label, element.name),
  );
}
