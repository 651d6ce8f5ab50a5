import type {
  Field,
  Form,
  Operation,
  OptionQuery,
  Page,
  ProductConsole,
  Row,
  TableSection,
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
  /** Option values by opaque option id. */
  readonly options: Map<string, string>;
  readonly children: readonly FieldBinding[];
}

/** What an opaque id stands for. */
export type Target =
  | { readonly kind: 'rows'; readonly section: TableSection; readonly place: Place }
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'operation'; readonly operation: Operation; readonly rows: readonly Row[]; readonly place: Place }
  | { readonly kind: 'batch'; readonly operation: Operation; readonly place: Place }
  | {
      readonly kind: 'form';
      readonly form: Form;
      readonly bindings: readonly FieldBinding[];
      readonly row: Row;
      readonly inOverlay: boolean;
      readonly place: Place;
    }
  | {
      readonly kind: 'options';
      readonly query: OptionQuery;
      readonly binding: FieldBinding;
      readonly place: Place;
    };
