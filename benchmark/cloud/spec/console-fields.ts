/** Fields of the console's forms. */

import type { Column, Control, PageContext, Row, Text, Values } from './console.js';

/** Shown only while another field of the form holds one of these values; a switch or an agreement holds `true` or `false`. */
export interface Condition {
  readonly field: string;
  readonly is: readonly string[];
}

export interface Option {
  readonly value: string;
  readonly label: Text | string;
  readonly help?: Text;
  /** Greyed, and cannot be chosen. */
  readonly disabled?: boolean;
}

interface FieldBase {
  readonly name: string;
  readonly label: Text;
  readonly required?: boolean;
  readonly help?: Text;
  readonly placeholder?: Text;
  /** All of them must hold. */
  readonly when?: Condition | readonly Condition[];
  /** Rule that the console checks before it calls the cloud, with what it says when the rule is broken. */
  readonly rule?: { readonly pattern: RegExp; readonly message: Text };
  /** Must hold what another field of the form holds, as a password that is entered twice. */
  readonly repeats?: { readonly field: string; readonly message: Text };
}

export type Field = FieldBase &
  (
    | { readonly kind: 'text' | 'textarea' | 'password'; readonly initial?: string; readonly maxLength?: number }
    | {
        readonly kind: 'number';
        readonly initial?: number;
        readonly minimum?: number;
        readonly maximum?: number;
        /** Written behind the box, such as `days`. */
        readonly unit?: Text;
      }
    | { readonly kind: 'radio' | 'buttons'; readonly options: readonly Option[]; readonly initial?: string }
    | { readonly kind: 'checkboxes'; readonly options: readonly Option[]; readonly initial?: readonly string[] }
    | { readonly kind: 'switch'; readonly initial?: boolean }
    /** One check box whose sentence is the label, such as "I agree"; with `required` it must be ticked. */
    | { readonly kind: 'agreement'; readonly initial?: boolean }
    | {
        readonly kind: 'select';
        readonly options: readonly Option[] | OptionQuery;
        readonly initial?: string;
        /** Several may be chosen; the value is then a list. */
        readonly multiple?: boolean;
        /** Typing narrows the options. */
        readonly search?: boolean;
      }
    /** Two lists side by side, the chosen on the right. The value is a list. */
    | {
        readonly kind: 'transfer';
        readonly options: readonly Option[] | OptionQuery;
        /** How many may be chosen at a time. */
        readonly most?: number;
        readonly initial?: readonly string[];
      }
    /** `2021-06-01`, or `2021-06-01 10:00:00` with `time`; times are those of UTC+8. */
    | { readonly kind: 'date'; readonly initial?: string; readonly time?: boolean }
    /** Start and end, as a list of two such texts. */
    | { readonly kind: 'date-range'; readonly initial?: readonly string[]; readonly time?: boolean }
    | { readonly kind: 'tags' }
    | { readonly kind: 'fixed'; readonly text: Text }
    | {
        /** The same fields several times, such as several users at once. `table` draws the labels once, as column heads. */
        readonly kind: 'repeat';
        readonly fields: readonly Field[];
        readonly add: Text;
        readonly most: number;
        /** Rows at the start; 1 when left out. */
        readonly least?: number;
        readonly layout?: 'rows' | 'table';
        readonly initial?: readonly Row[];
      }
    | {
        /** Records picked in a panel, each with fields of its own afterwards, such as servers with weight and port. */
        readonly kind: 'pick';
        /** Label of the button that opens the panel. */
        readonly add: Text;
        readonly panel: {
          readonly title: Text;
          readonly columns: readonly Column[];
          readonly load: (context: PageContext) => Promise<readonly Row[]>;
          readonly confirm: Text;
          /** A second look at the chosen records, where some of `fields` are filled in already; `confirm` leads to it. */
          readonly next?: { readonly title: Text; readonly fields: readonly string[]; readonly confirm: Text };
        };
        /** Columns of the picked records. */
        readonly columns: readonly Column[];
        /** The value is a list of rows: the record's own keys plus these. */
        readonly fields?: readonly Field[];
        readonly most?: number;
      }
  );

/** Options read from the cloud when the field becomes visible. */
export interface OptionQuery {
  /** `values` hold the fields named in `dependsOn`. */
  readonly load: (context: PageContext, values: Values) => Promise<readonly Option[]>;
  /** Fields whose change empties this one and reads its options again. */
  readonly dependsOn?: readonly string[];
  /** Milliseconds that the vendor's console takes on top of the call. */
  readonly latency?: number;
  readonly empty: Text;
}

export interface FieldGroup {
  readonly title?: Text;
  readonly fields: readonly Field[];
  readonly when?: Condition | readonly Condition[];
  /** Hidden until this control is clicked, such as Advanced or Modify. */
  readonly fold?: Text;
  /** Groups one after the other that have one stand on tabs under the title of the first; all of them are submitted. */
  readonly tab?: Text;
  /** Links beside the title, such as a way to create what a field asks for. */
  readonly buttons?: readonly Control[];
}

/** One step of a wizard. */
export interface FormStep {
  readonly title: Text;
  readonly groups: readonly FieldGroup[];
  /** The step is left out unless all of them hold; its fields then count as hidden. */
  readonly when?: Condition | readonly Condition[];
  /** Shows what the steps before hold, to be checked before it is sent. */
  readonly review?: boolean;
  /** Label of links beside what a review shows, each back to the step that it was filled in. */
  readonly edit?: Text;
  /** Label of the button to the next step; Next where absent. */
  readonly next?: Text;
}
