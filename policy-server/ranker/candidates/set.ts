import type { Action } from '../../../domain/action.js';
import { canonicalLabel, sameLabel } from '../../../domain/labels.js';
import type { ElementRole, ObservedElement } from '../../../domain/observation.js';
import { regionInText } from '../../../domain/regions.js';
import { elementFeatures, type Features } from '../features.js';
import { CHECKABLE_ROLES, FIELD_ROLES, formsOf, isFieldOf, OPTION_ROLES, regionPicker, showsForm } from '../fields.js';
import type { Goal } from '../goals.js';
import { openDialog } from '../place.js';
import { containment, similarity } from '../similarity.js';
import type { Situation } from '../situation.js';
import { standInFor } from '../stand-in.js';
import { deviation } from './click.js';
import { type Option, serving } from './option.js';

const LEAST_LIKENESS = 0.35;
/** Likeness of a label that is part of another one. */
const PART = 0.55;
const ON = /^(?:true|yes|on|enable[d]?|checked|selected|启用|开启|是|勾选)$/i;
const OFF = /^(?:false|no|off|disable[d]?|unchecked|禁用|关闭|否|不勾选)$/i;

/** Ways to give a field its bound value: type, select, check, or press the option itself. */
export function setOptions(goal: Goal, situation: Situation): readonly Option[] {
  const { elements } = situation.request.observation;
  const options = elements.flatMap((element) => [
    ...fieldOption(element, goal, situation),
    ...valueOption(element, goal, situation),
  ]);
  const isLikely = options.some(({ features }) => features.wrongKind !== 1);
  return isLikely ? options : [...options, ...standInOptions(goal, situation)];
}

/** Nothing looks like the documented field: the one that stands in its place gets its value. */
function standInOptions(goal: Goal, situation: Situation): readonly Option[] {
  const element = standInFor(goal, situation);
  const action = element === undefined ? null : inputFor(element, goal, situation);
  if (element === undefined || action === null) return [];
  const { features } = elementFeatures(element, { label: goal.label, roles: FIELD_ROLES }, goal, situation);
  return [
    {
      action,
      serving: serving(goal, goal.label, `the document says "${goal.label}", the console shows "${element.name}"`),
      purpose: `set "${goal.label}" in the field that stands in its place`,
      features: { standsIn: 1, tried: features.tried ?? 0 },
    },
  ];
}

function fieldOption(element: ObservedElement, goal: Goal, situation: Situation): readonly Option[] {
  const { binding } = goal;
  if (binding === null || (!FIELD_ROLES.has(element.role) && !isToggle(element))) return [];
  const wanted = { label: goal.label, roles: FIELD_ROLES };
  const { features, place } = elementFeatures(element, wanted, goal, situation);
  const inGroup = isFieldOf(element, goal.label) && features.exact !== 1;
  const isResource = binding.source === 'resource' && element.role === 'combobox';
  const holds = isResource && resourceFieldOf(element, goal, situation);
  // A field inside a form often drops what the form's title says already: "Name" for "Security Group Name".
  const like =
    features.exact === 1 ? 0 : Math.max(features.similarity ?? 0, PART * containment(element.name, goal.label));
  if (features.exact !== 1 && !inGroup && !holds && like < LEAST_LIKENESS) return [];
  const action = inputFor(element, goal, situation);
  if (action === null) return [];
  const documented = inGroup || holds;
  const reasons = documented && place.misses.length === 0 ? [] : [deviation(element, goal, place)];
  if (action.kind === 'select' && !showsForm(action.option, formsOf(binding))) {
    reasons.push(`the document says "${binding.value}" for "${goal.label}", the console offers "${action.option}"`);
  }
  return [
    {
      action,
      serving: serving(goal, goal.label, reasons.filter((reason) => reason !== '').join('; ')),
      purpose: `set "${goal.label}"`,
      features: {
        ...features,
        similarity: like,
        unlike: 0,
        // With an option that the list was seen to offer it is another try, not the same one again.
        tried: offeredForm(goal, situation) === null ? (features.tried ?? 0) : 0,
        // A list offers no place for a text of one's own.
        wrongKind: Number(
          features.exact !== 1 && !documented && element.role === 'combobox' && binding.source === 'lease',
        ),
        // The place says what the field is, so its name says nothing for or against it.
        ...(documented ? { similarity: 0, unlike: 0, verbMissing: 0, namedElsewhere: 0 } : {}),
        fieldFits: Number(inGroup),
        resourceField: Number(isResource) + Number(holds),
      },
    },
  ];
}

function isToggle(element: ObservedElement): boolean {
  return element.role === 'checkbox' || element.role === 'switch';
}

/**
 * "Select VPC, and then select the target VPC": the list that asks for the thing carries the name of the option that
 * was chosen, or of the field that it belongs to, or asks to select one.
 */
function resourceFieldOf(element: ObservedElement, goal: Goal, situation: Situation): boolean {
  const noun = canonicalLabel(goal.label);
  if (canonicalLabel(element.name).includes(noun)) return true;
  const owners = goal.instruction.parameters.filter((parameter) =>
    parameter.options.some((option) => canonicalLabel(option.description).includes(noun)),
  );
  const other = situation.goals.some((goalElse) => goalElse !== goal && sameLabel(goalElse.label, element.name));
  return owners.some((parameter) => isFieldOf(element, parameter.label.text)) && (element.value ?? '') === '' && other;
}

function inputFor(element: ObservedElement, goal: Goal, situation: Situation): Action | null {
  const value = goal.binding?.value ?? '';
  if (isToggle(element)) {
    if (ON.test(value.trim())) return { kind: 'check', mark: element.mark, checked: true };
    return OFF.test(value.trim()) ? { kind: 'check', mark: element.mark, checked: false } : null;
  }
  if (element.role === 'textbox') return { kind: 'type', mark: element.mark, text: value };
  const typedInstead =
    situation.last?.outcome.status === 'failed' && situation.last.outcome.error === 'ElementUnsuitable';
  const option = offeredForm(goal, situation);
  if (typedInstead && option === null && lastActionMark(situation) === element.mark) {
    return { kind: 'type', mark: element.mark, text: value };
  }
  return { kind: 'select', mark: element.mark, option: option ?? value };
}

/** After a failed selection: the offered option that shows one of the value's forms, or the likest one. */
function offeredForm(goal: Goal, situation: Situation): string | null {
  const { last } = situation;
  if (goal.binding === null || last?.outcome.status !== 'failed') return null;
  if (last.decision.serving.instruction !== goal.instruction.id || last.decision.serving.label !== goal.label)
    return null;
  const forms = formsOf(goal.binding);
  const { alternatives } = last.outcome;
  const shown = alternatives.find((alternative) => showsForm(alternative, forms));
  if (shown !== undefined) return shown;
  const ranked = [...alternatives].sort((left, right) => likeness(right, forms) - likeness(left, forms));
  const best = ranked[0];
  return best !== undefined && likeness(best, forms) >= LEAST_LIKENESS ? best : null;
}

function likeness(text: string, forms: readonly string[]): number {
  return Math.max(...forms.map((form) => similarity(text, form)));
}

function lastActionMark(situation: Situation): number | null {
  const action = situation.last?.decision.action;
  return action !== undefined && 'mark' in action ? (action.mark ?? null) : null;
}

/** The value offered as a radio button, check box, tab, button or entry of an open list. */
function valueOption(element: ObservedElement, goal: Goal, situation: Situation): readonly Option[] {
  const { binding } = goal;
  if (binding === null || !OPTION_ROLES.has(element.role)) return [];
  const forms = formsOf(binding);
  const exact = forms.some((form) => sameLabel(form, element.name));
  const offered = exact || (element.role === 'option' && showsForm(element.name, forms));
  const inField = isFieldOf(element, goal.label);
  if (!inField && (isButtonOfDialog(element, situation) || isOfManyGroups(element, situation))) return [];
  // One provisioned thing is not another, however alike their names are.
  const like = offered || binding.source === 'resource' ? 0 : likeness(element.name, forms);
  if (!offered && !(inField && like >= LEAST_LIKENESS)) return [];
  const wanted = { label: binding.value, roles: OPTION_ROLES };
  const { features, place } = elementFeatures(element, wanted, goal, situation);
  const reasons: string[] = place.misses.map((missed) => `it is not in "${missed}"`);
  if (!offered)
    reasons.push(`the document says "${binding.value}" for "${goal.label}", the console offers "${element.name}"`);
  return [
    {
      action: CHECKABLE_ROLES.has(element.role)
        ? { kind: 'check', mark: element.mark, checked: true }
        : { kind: 'click', mark: element.mark },
      serving: serving(goal, goal.label, reasons.join('; ')),
      purpose: `choose "${element.name}" for "${goal.label}"`,
      features: {
        ...features,
        exact: 0,
        similarity: like,
        unlike: 0,
        verbMissing: 0,
        namedElsewhere: 0,
        valueExact: Number(exact),
        valueOffered: Number(offered),
        fieldFits: Number(inField),
      },
    },
  ];
}

/** "Enable" and "Disable" belong to the field they stand in: where several offer them, the name alone says nothing. */
function isOfManyGroups(element: ObservedElement, situation: Situation): boolean {
  if (!CHECKABLE_ROLES.has(element.role)) return false;
  const groups = situation.request.observation.elements
    .filter((other) => other.role === element.role && sameLabel(other.name, element.name))
    .map((other) => other.group.join('\n'));
  return new Set(groups).size > 1;
}

/** The buttons at the edge of a dialog close or send it, even where one is called like an option: "关闭". */
function isButtonOfDialog(element: ObservedElement, situation: Situation): boolean {
  const dialog = openDialog(situation.request.observation);
  if (element.role !== 'button' || dialog === undefined) return false;
  return element.group.every((group) => sameLabel(group, dialog.title));
}

const LIST_ROLES: ReadonlySet<ElementRole> = new Set(['option', 'menuitem', 'link', 'clickable', 'button']);

/** Choosing a region in the top bar: open the picker, then press the region, or select it where it is a field. */
export function regionOptions(goal: Goal, situation: Situation): readonly Option[] {
  const { observation } = situation.request;
  const picker = regionPicker(observation, goal);
  const wanted = regionInText(goal.binding?.value ?? '');
  const options: Option[] = [];
  for (const element of observation.elements) {
    if (wanted === undefined || element === picker?.element || !LIST_ROLES.has(element.role)) continue;
    if (regionInText(element.name) !== wanted) continue;
    const { features } = elementFeatures(element, { label: goal.label, roles: LIST_ROLES }, goal, situation);
    options.push({
      action: { kind: 'click', mark: element.mark },
      serving: serving(goal, goal.label, ''),
      purpose: `choose the region "${element.name}"`,
      features: { ...only(features), valueExact: 1, valueOffered: 1 },
    });
  }
  if (picker !== undefined) {
    const { element } = picker;
    const isField = element.role === 'combobox';
    const { features } = elementFeatures(element, { label: goal.label, roles: LIST_ROLES }, goal, situation);
    const option = offeredForm(goal, situation) ?? goal.binding?.value ?? '';
    options.push({
      action: isField ? { kind: 'select', mark: element.mark, option } : { kind: 'click', mark: element.mark },
      // A click only opens the list: it serves no label yet, so that the choice itself still counts as open.
      serving: serving(goal, isField ? goal.label : null, ''),
      purpose: 'choose the region in the top bar',
      features: { ...only(features), picksRegion: 1 },
    });
  }
  return options;
}

/** Features that hold for any element, whatever its name. */
function only(features: Features): Features {
  const { behindDialog = 0, disabled = 0, covered = 0, tried = 0 } = features;
  return { behindDialog, disabled, covered, tried };
}
