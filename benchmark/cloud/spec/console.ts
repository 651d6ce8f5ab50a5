/**
 * The console half of the product spec: what pages show and which operations their controls call.
 *
 * Every label is a `Text`, never a bare string, so that the server can translate it, apply drift to it and tell whether a
 * label exists on a page. Values of users (names, ids) are plain strings and pass through untouched.
 */

import type { Label } from './labels.js';

/** A label in both console languages. Source of every one: the vendor's documents, else assumed. */
export type Text = Label;

/** One record of a list answer, or one answer body. */
export type Row = Readonly<Record<string, unknown>>;

/** Values of a form by field name: text, chosen option, chosen options, or rows of a repeated group. */
export type FieldValue = string | boolean | readonly string[] | readonly Row[];
export type Values = Readonly<Record<string, FieldValue | undefined>>;

/** What spec functions may do: call operations as the signed-in principal, and read where they are. */
export interface PageContext {
  readonly accountId: string;
  /** Region chosen in the top bar; for a global product the account's home region. */
  readonly region: string;
  /** Variables of the route, such as `user` in `/users/:user`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Calls one operation; a refusal of the cloud is thrown and shown to the user by the server. */
  call(product: string, action: string, parameters?: Row, region?: string): Promise<Row>;
  /** Like `call`, but `undefined` where the cloud answers that the thing does not exist. */
  find(product: string, action: string, parameters?: Row): Promise<Row | undefined>;
}

export type Tone = 'success' | 'warning' | 'error' | 'disabled' | 'loading';

/** A table column, or one item of a details section. */
export interface Column {
  readonly label: Text;
  /** Plain text; several lines where it is a list. */
  readonly value: (row: Row) => string | readonly string[];
  /** Route that the value links to. */
  readonly link?: (row: Row) => string | undefined;
  /** Values that are states or other coded words, with their labels. */
  readonly states?: Readonly<Record<string, { readonly label: Text; readonly tone?: Tone }>>;
  /** Pixels. */
  readonly width?: number;
}

export interface Option {
  readonly value: string;
  readonly label: Text | string;
  readonly help?: Text;
}

interface FieldBase {
  readonly name: string;
  readonly label: Text;
  readonly required?: boolean;
  readonly help?: Text;
  readonly placeholder?: Text;
  /** Shown only while another field of the form holds one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Rule that the console checks before it calls the cloud, with what it says when the rule is broken. */
  readonly rule?: { readonly pattern: RegExp; readonly message: Text };
}

export type Field = FieldBase &
  (
    | { readonly kind: 'text' | 'textarea' | 'password'; readonly initial?: string; readonly maxLength?: number }
    | { readonly kind: 'radio' | 'buttons'; readonly options: readonly Option[]; readonly initial?: string }
    | { readonly kind: 'checkboxes'; readonly options: readonly Option[]; readonly initial?: readonly string[] }
    | { readonly kind: 'switch'; readonly initial?: boolean }
    | {
        readonly kind: 'select';
        readonly options: readonly Option[] | OptionQuery;
        readonly initial?: string;
      }
    | { readonly kind: 'tags' }
    | { readonly kind: 'fixed'; readonly text: Text }
    | {
        /** The same fields several times, such as several users at once. */
        readonly kind: 'repeat';
        readonly fields: readonly Field[];
        readonly add: Text;
        readonly most: number;
      }
  );

/** Options read from the cloud when the field becomes visible. */
export interface OptionQuery {
  readonly load: (context: PageContext) => Promise<readonly Option[]>;
  /** Milliseconds that the vendor's console takes on top of the call. */
  readonly latency?: number;
  readonly empty: Text;
}

export interface FieldGroup {
  readonly title?: Text;
  readonly fields: readonly Field[];
}

/** What happens in the browser after an operation. */
export interface Effect {
  readonly navigate?: string;
  /** Shows the form's `result` sections instead of the form, with these rows in its tables. */
  readonly result?: readonly Row[];
  readonly download?: { readonly name: string; readonly content: string };
}

export interface Form {
  readonly groups: readonly FieldGroup[];
  /** `row` is the record whose control opened the form, empty elsewhere. */
  readonly submit: (values: Values, context: PageContext, row: Row) => Promise<Effect>;
  /** Label of the submit button; OK where absent. */
  readonly submitLabel?: Text;
  /** Toast after success. */
  readonly success?: Text;
  /** Page shown after success in place of the form; its tables show the rows of the effect. */
  readonly result?: FormResult;
}

export interface FormResult {
  readonly heading: Text;
  readonly notice?: Text;
  readonly columns: readonly Column[];
  readonly back: { readonly label: Text; readonly route: string };
}

/** A form over the page. `dialog` stands in the middle, `drawer` slides in from the right. */
export interface Overlay {
  readonly kind: 'dialog' | 'drawer';
  readonly title: Text;
  readonly notice?: Text;
  readonly form: Form;
  /** Values that the fields start with, from the record whose control opened it. */
  readonly initial?: (row: Row) => Values;
}

export interface Confirm {
  readonly kind: 'confirm';
  readonly title: Text;
  readonly message: Text;
  readonly run: (row: Row, context: PageContext) => Promise<Effect>;
  readonly success?: Text;
}

/** What a button, link or menu item does. */
export type Operation =
  | Overlay
  | Confirm
  | { readonly kind: 'go'; readonly route: string | ((row: Row) => string) }
  | { readonly kind: 'menu'; readonly items: readonly Control[] }
  /** A function outside the implemented slice: it says so, as the console does for functions of other editions. */
  | { readonly kind: 'unavailable' };

export interface Control {
  readonly label: Text;
  readonly operation: Operation;
  readonly shown?: (row: Row) => boolean;
  readonly disabled?: (row: Row) => boolean;
  readonly primary?: boolean;
}

export interface TableSection {
  readonly kind: 'table';
  readonly title?: Text;
  readonly buttons?: readonly Control[];
  readonly search?: Text;
  /** Cells whose text the search box looks in are those of the columns. */
  readonly rows: (context: PageContext) => Promise<readonly Row[]>;
  readonly columns: readonly Column[];
  readonly rowControls?: readonly Control[];
  /** Buttons under the table for the selected rows; rows get check boxes when present. */
  readonly batch?: readonly Control[];
  readonly pageSize?: number;
  readonly empty?: Text;
}

export interface DetailsSection {
  readonly kind: 'details';
  readonly title?: Text;
  readonly read: (context: PageContext) => Promise<Row>;
  readonly items: readonly Column[];
  readonly buttons?: readonly Control[];
}

export type Section =
  | TableSection
  | DetailsSection
  | { readonly kind: 'form'; readonly form: Form; readonly cancel: string }
  | {
      readonly kind: 'tabs';
      readonly tabs: readonly { readonly label: Text; readonly sections: readonly Section[] }[];
    }
  | { readonly kind: 'notice'; readonly text: Text }
  | {
      readonly kind: 'figures';
      readonly title: Text;
      readonly items: readonly { readonly label: Text; readonly count: (context: PageContext) => Promise<number> }[];
    };

export interface Page {
  readonly name: Text;
  /** Path with `:variables`; `:region` is the top bar's region. */
  readonly route: string;
  /** Where the breadcrumb stands: route of the list above a create or detail page. */
  readonly parent?: string;
  readonly description?: Text;
  /** Heading taken from the route (the name of the thing shown) instead of the page's name. */
  readonly headingParameter?: string;
  readonly buttons?: readonly Control[];
  readonly sections: readonly Section[];
}

export interface NavigationEntry {
  readonly label: Text;
  /** Route of a page; a leaf without one opens a page that says that the function is not available here. */
  readonly route?: string;
  readonly children?: readonly NavigationEntry[];
}

export interface ProductConsole {
  /** API product code, also the host label: `ram` answers at `ram.console.aliyun.com`. */
  readonly product: string;
  readonly title: Text;
  readonly scope: 'regional' | 'global';
  /** Routes are written after `#` where true, as the older consoles do. */
  readonly hashRoutes: boolean;
  readonly home: string;
  readonly navigation: readonly NavigationEntry[];
  readonly pages: readonly Page[];
}
