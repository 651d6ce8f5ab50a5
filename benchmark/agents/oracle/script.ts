import type { ElementRole } from '../../../domain/observation.js';
import type { Locale } from '../../../domain/procedure.js';

/**
 * The stored script of a core document: what a person does who has read the document and finds on the page what it names.
 * Written by hand from the document's text. A script names controls as a person would; waiting, finding, scrolling and
 * opening folds is the player's part.
 */
export interface OracleScript {
  /** The document's file name without language and ending, such as `01-ecs-create-a-security-group`. */
  readonly document: string;
  /** What is done in each language, one entry a procedure, in the order in which they are played. */
  readonly en?: readonly ScriptedProcedure[];
  readonly zh?: readonly ScriptedProcedure[];
}

/** The part of a script for a document's language; empty where there is none. */
export function proceduresIn(script: OracleScript, locale: Locale): readonly ScriptedProcedure[] {
  return script[locale] ?? [];
}

export interface ScriptedProcedure {
  /** Title of the procedure as the document has it. */
  readonly title: string;
  readonly steps: readonly ScriptStep[];
  /** What must be seen in the end; it is also the evidence given. */
  readonly done: readonly Condition[];
}

/**
 * A text: as it stands here, the value bound to the parameter with this label (`or` where the task binds none), a name made
 * for this lease, the task's region, or several of them in a row.
 */
export type Text =
  | string
  | { readonly value: string; readonly or?: Text }
  | { readonly made: string }
  | { readonly region: 'name' | 'id' }
  | { readonly join: readonly Text[] };

/** A control as a person would name it. All that is given must fit; a plain string is its name. */
export type Control =
  | string
  | {
      /** The visible name, whatever its case, spaces and punctuation. */
      readonly name?: Text;
      /** Words that the name contains. */
      readonly like?: Text;
      /** Words that the value contains: the chosen option, the text in the field. */
      readonly shows?: Text;
      readonly role?: ElementRole | readonly ElementRole[];
      /** Name of something around it: a dialog, a section, a navigation group, a form field. */
      readonly in?: Text;
      /** Words in the key of the table row in which it is. */
      readonly row?: Text;
      readonly column?: Text;
      /** Which one of several that fit, from 1; the first one that can be pressed when left out. */
      readonly nth?: number;
    };

/** Something to be seen: a control, or words anywhere on the page, in a message or in a dialog. */
export type Sight = Control | { readonly text: Text };

export type Condition = { readonly shown: Sight } | { readonly gone: Sight };

/** What is done; exactly one of these. */
export type ScriptAct =
  | { readonly click: Control }
  | { readonly type: Text; readonly into: Control; readonly submit?: boolean }
  | { readonly select: Text; readonly from: Control }
  | { readonly check: Control; readonly checked?: boolean }
  | { readonly hover: Control }
  | { readonly press: string }
  /** Goes to an address that the document names. */
  | { readonly open: Text }
  | { readonly back: true }
  | { readonly switchTab: number }
  /** Waits for something, pressing a control (such as Refresh) between two looks where one is given. */
  | { readonly await: Condition; readonly pressing?: Control };

export type ScriptStep = ScriptAct & {
  /** Number of the document's step as printed, `5` or `3.1`; null for what no step asks for. */
  readonly at: string | null;
  /** Label in the document that this serves, where it is not the control's own name. */
  readonly label?: string;
  /** Why it is not done as the document says; left out when it is. */
  readonly because?: string;
  /** Played only while this is so, on a page that has settled. */
  readonly when?: Condition;
  /** Looks before the player gives up; 10 when left out. A look takes one to two seconds. */
  readonly patience?: number;
};
