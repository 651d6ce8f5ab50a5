import type {
  Condition,
  Field,
  Form,
  Operation,
  OptionQuery,
  Page,
  ProductConsole,
  Row,
  TableSection,
  Text,
} from '../../spec/console.js';
import type { Language, Scope } from './localiser.js';

/** Where something stands: enough to render and run it again later. */
export interface Place {
  readonly product: ProductConsole;
  readonly page: Page;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly region: string;
  readonly language: Language;
  readonly scope: Scope;
}

/** A form field as one session sees it. */
export interface FieldBinding {
  readonly id: string;
  readonly field: Field;
  /** Those of the field and of its group. */
  readonly conditions: readonly Condition[];
  /** Option values by opaque option id. */
  readonly options: Map<string, string>;
  /** What each option shows, by its id. */
  readonly texts: Map<string, string>;
  readonly children: readonly FieldBinding[];
}

/** What rows of a table or a list of things are made of. */
export type RowSource = Pick<
  TableSection,
  'rows' | 'columns' | 'rowControls' | 'pageSize' | 'expand' | 'ordered' | 'batch'
> & {
  readonly press?: Operation;
};

/** What an opaque id stands for. */
export type Target =
  | {
      readonly kind: 'rows';
      readonly source: RowSource;
      readonly filters: readonly FieldBinding[];
      readonly place: Place;
    }
  | { readonly kind: 'row'; readonly row: Row }
  | {
      readonly kind: 'operation';
      readonly operation: Operation;
      /** What the control is called, where it is called anything. */
      readonly label?: Text;
      readonly rows: readonly Row[];
      readonly place: Place;
    }
  | { readonly kind: 'batch'; readonly operation: Operation; readonly label?: Text; readonly place: Place }
  | FormTarget
  | {
      readonly kind: 'options';
      readonly query: OptionQuery;
      readonly binding: FieldBinding;
      /** Fields that the query may depend on: those beside it, then those around it. */
      readonly scope: readonly FieldBinding[];
      readonly place: Place;
    }
  | { readonly kind: 'pick'; readonly field: Extract<Field, { kind: 'pick' }>; readonly place: Place };

export interface FormTarget {
  readonly kind: 'form';
  readonly form: Form;
  readonly bindings: readonly FieldBinding[];
  readonly row: Row;
  /** All records that were selected when a button under a table opened the form; else the one. */
  readonly rows: readonly Row[];
  readonly inOverlay: boolean;
  readonly place: Place;
}
