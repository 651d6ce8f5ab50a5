/** What a document asks a person to do, with the place of every statement in its source. */

export type Locale = 'en' | 'zh';
/** `cn` is the China site, `intl` the international one. */
export type Site = 'cn' | 'intl';

/** Product codes as Alibaba Cloud's endpoint tables spell them, lower case. */
export type ProductCode = string;

/** A position in a document: lines and columns count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * What kind of thing on the screen a label names, as far as the document's wording tells.
 * `target` is the thing acted on (a button, link, menu item); `value` is something a person types or reads.
 */
export type LabelRole = 'navigation' | 'target' | 'field' | 'option' | 'container' | 'column' | 'value';

export interface DocumentLabel extends SourcePosition {
  /** Text as a person reads it: markup and escapes removed. */
  readonly text: string;
  readonly role: LabelRole;
}

/** One field that a step asks to fill, from a table row, a bullet or a sentence. */
export interface Parameter {
  readonly label: DocumentLabel;
  readonly description: string;
  /** Options the document names for this field, in order; empty for free text. */
  readonly options: readonly ParameterOption[];
  /** True when the document says that the field may stay as it is. */
  readonly optional: boolean;
}

export interface ParameterOption {
  readonly label: DocumentLabel;
  readonly description: string;
  /** Fields that exist only when this option is chosen. */
  readonly parameters: readonly Parameter[];
}

export type Verb =
  | 'open' //       log on to a console, or go to a page by its link
  | 'navigate' //   choose A > B in a navigation pane or menu
  | 'region' //     select a region
  | 'click' //      click a button, link, tab, icon
  | 'fill' //       set the parameters of a form
  | 'choose' //     choose an option, select a check box, turn a switch
  | 'find' //       find a row, then act inside it
  | 'observe' //    view or check something; no action
  | 'unknown'; //   kept as text; nothing was understood

/** One thing to do within a step. A step such as "find X and click Y in the Actions column" has several. */
export interface Instruction extends SourcePosition {
  /** Stable within a document: `<procedure>.<step>[.<substep>].<instruction>`, counting from 1. */
  readonly id: string;
  readonly verb: Verb;
  /** The sentence this came from, as a person reads it. */
  readonly quote: string;
  /** What is acted on. For `navigate`: the path, outermost first. */
  readonly labels: readonly DocumentLabel[];
  /** Where it is: a page, dialog, section or column that the sentence names. */
  readonly within: readonly DocumentLabel[];
  /** For `fill`: the fields. */
  readonly parameters: readonly Parameter[];
  /** For `open`: the link as written. */
  readonly url: string | null;
  /** Instructions with the same group and different branch numbers are alternatives; null when there is no choice. */
  readonly branch: { readonly group: string; readonly number: number } | null;
  readonly optional: boolean;
}

export interface Step extends SourcePosition {
  /** Number as printed, from 1. */
  readonly number: number;
  readonly text: string;
  readonly instructions: readonly Instruction[];
  readonly substeps: readonly Step[];
  readonly notes: readonly Note[];
}

export interface Note extends SourcePosition {
  readonly text: string;
}

export interface DocumentLink extends SourcePosition {
  readonly text: string;
  /** Target as written; empty when the document has an empty target. */
  readonly target: string;
}

export interface Prerequisite extends SourcePosition {
  readonly text: string;
  readonly links: readonly DocumentLink[];
}

export interface Procedure {
  /** Stable within a document: slug of the title, made unique by a number. */
  readonly id: string;
  readonly title: string;
  readonly line: number;
  readonly steps: readonly Step[];
  readonly prerequisites: readonly Prerequisite[];
  /** What the document promises after the last step; empty when it says nothing. */
  readonly result: string;
  /** OpenAPI operations that the document names for this task, such as `CreateSecurityGroup`. */
  readonly operations: readonly string[];
}

export interface ParsedDocument {
  /** Path or URL as the user gave it; findings and reports repeat it. */
  readonly file: string;
  readonly title: string;
  readonly locale: Locale;
  readonly site: Site;
  /** Product of the first console link, or null when no known console is named. */
  readonly product: ProductCode | null;
  readonly procedures: readonly Procedure[];
  readonly links: readonly DocumentLink[];
  /** Fragments that look like instructions and were not understood. */
  readonly notUnderstood: readonly Note[];
  /** The source text, for quotes beside findings. */
  readonly source: string;
}

/** A step and its sub-steps, in reading order. */
export function stepsInOrder(step: Step): readonly Step[] {
  return [step, ...step.substeps.flatMap(stepsInOrder)];
}

/** Every instruction of a procedure in reading order, sub-steps included. */
export function instructionsInOrder(procedure: Procedure): readonly Instruction[] {
  return procedure.steps.flatMap(stepsInOrder).flatMap((step) => step.instructions);
}
