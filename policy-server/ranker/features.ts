import { canonicalLabel, sameLabel } from '../../domain/labels.js';
import type { ElementRole, ObservedElement } from '../../domain/observation.js';
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
  const features: Features = {
    exact: Number(exact),
    similarity: likeness,
    sameVerb: Number(!exact && verb !== undefined && verb === verbClassOf(element.name)),
    onlyOfItsVerb: Number(!exact && isOnlyOfItsVerb(element, wanted.label, likeness, situation)),
    verbConflict: Number(!exact && !confirms && verbsConflict(element.name, wanted.label)),
    // What a button says is an action, even in words that are not in the table.
    verbMissing: Number(
      !exact && element.role !== 'button' && verb !== undefined && verbClassOf(element.name) === undefined,
    ),
    unlike: Number(!exact && !confirms && likeness < CHANCE),
    roleFits: Number(wanted.roles.has(element.role)),
    placeFits: Math.min(place.fits, 2),
    placeMisses: place.misses.length,
    columnFits: Number(place.column === 'fits'),
    columnMisses: Number(place.column === 'misses'),
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
 * The one button of a page that creates something, where the document names one that does: renamed in part, or with a
 * word of another language ("Bucket" and "存储桶"), which no comparison of letters can tell.
 */
function isOnlyOfItsVerb(element: ObservedElement, label: string, likeness: number, situation: Situation): boolean {
  const verb = verbClassOf(label);
  const isLike = (other: ObservedElement) =>
    other.role === 'button' && other.column === null && verbClassOf(other.name) === verb;
  if (verb === undefined || verb === 'confirm' || !isLike(element)) return false;
  if (likeness < 0.3 && isLatin(element.name) === isLatin(label)) return false;
  return situation.request.observation.elements.filter(isLike).length === 1;
}

function isLatin(text: string): boolean {
  return /[a-z]/i.test(text);
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
  const verb = verbClassOf(element.name);
  if (verb === undefined || verb === 'cancel') return false;
  const { records } = situation;
  // The button that opened the form is not the one that sends it, even under the same name.
  if (records.some(({ decision: { action } }) => 'mark' in action && action.mark === element.mark)) return false;
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
