import type { LabelRole, Verb } from '../../../domain/procedure.js';

/**
 * How documents of one language are worded, as data. Patterns see sentences as skeletons (`text/skeleton.ts`): a bold
 * name, a link or an icon is one character. A pattern's group `name` is what the sentence names.
 */
export interface Wording {
  /** Where a sentence ends; matches the ending itself. */
  readonly sentenceEnd: RegExp;
  /** Verbs at the start of a clause, global. `click` before `choose` where one contains the other. */
  readonly verbs: readonly VerbRule[];
  /** Places that a sentence names, global, with indices. */
  readonly places: readonly PlaceRule[];
  /** Names of places that are no names, such as "left-side". */
  readonly notAName: RegExp;
  readonly navigationPane: RegExp;
  readonly region: RegExp;
  /** An object that is named and not bold, at the start of what follows a verb. */
  readonly plainObject: RegExp;
  /** Verbs whose objects may be named without bold: in Chinese nothing tells a name from other words after 选择. */
  readonly plainObjectVerbs: readonly Verb[];
  /** A path that is not bold, at the start of what follows a verb. */
  readonly plainPath: RegExp;
  /** Between alternatives. */
  readonly or: RegExp;
  /** Between the alternatives before the last one: "A, B, or C". */
  readonly listed: RegExp;
  /** "set X to Y": groups `name` and `value`. */
  readonly setTo: RegExp;
  /** The object is a value and not a field: "enter X in the search box". */
  readonly unnamedField: RegExp;
  /** A sentence that offers another way to do what came before. */
  readonly alternative: RegExp;
  /** A sentence after which the list holds alternatives. */
  readonly choice: RegExp;
  /** A sentence or step that may be left out. */
  readonly optional: RegExp;
  /** The condition that a sentence starts with, up to its comma. */
  readonly condition: RegExp;
  /** What a sentence is for, "To delete several at a time, ...". */
  readonly purpose: RegExp;
  /** A condition that may not hold, unlike "after" and "when". */
  readonly optionalCondition: RegExp;
  /** "If you select X": the verb before a name in a condition; null where names are not told from other words. */
  readonly conditionVerb: RegExp | null;
  /** Bold words that start a note. */
  readonly callout: RegExp;
  /** Heads of the parameter column and of the column that says whether a parameter is required. */
  readonly parameterColumn: RegExp;
  readonly requiredColumn: RegExp;
  readonly notRequired: RegExp;
  /** Words before a list of options, and a parameter whose default may stay. */
  readonly optionsFollow: RegExp;
  /** A sentence that tells which option was taken, without a verb to follow. */
  readonly selected: RegExp;
  /** "select the target VPC": a field that is named by what is chosen in it. */
  readonly chosenThing: RegExp;
  readonly headings: HeadingWording;
  /** A bare sentence that states what must exist already. */
  readonly state: RegExp;
  /** Sentences that only look like such a statement. */
  readonly noState: RegExp;
  /** A sentence that tells what has happened after the last step. */
  readonly outcome: RegExp;
  /** "call X", "the X operation": group `name`. */
  readonly operation: RegExp;
}

export interface VerbRule {
  readonly verb: Exclude<Verb, 'navigate' | 'region' | 'unknown'>;
  readonly pattern: RegExp;
  /** Says something only together with a name: "add", "modify". */
  readonly weak: boolean;
}

export interface PlaceRule {
  readonly role: LabelRole;
  readonly pattern: RegExp;
}

export interface HeadingWording {
  readonly prerequisites: RegExp;
  /** A heading that says no more than that steps follow. */
  readonly procedure: RegExp;
  /** One part of a procedure that goes over several headings. */
  readonly part: RegExp;
  /** Sections whose numbered lists are not procedures. */
  readonly other: RegExp;
}
