/**
 * The console half of the product spec: what pages show and which operations their controls call.
 *
 * Every label is a `Text`, never a bare string, so that the server can translate it, apply drift to it and tell whether a
 * label exists on a page. Values of users (names, ids) are plain strings and pass through untouched.
 */

import type { Field, FieldGroup, FormStep } from './console-fields.js';
import type { Label } from './labels.js';

export type { Condition, Field, FieldGroup, FormStep, Option, OptionQuery } from './console-fields.js';

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
  /** What stands after `?` in the address. */
  readonly query: Readonly<Record<string, string>>;
  /** Calls one operation; a refusal of the cloud is thrown and shown to the user by the server. */
  call(product: string, action: string, parameters?: Row, region?: string): Promise<Row>;
  /** Like `call`, from a buy page: the audit log tells of an order, not of the call. */
  order(product: string, action: string, parameters?: Row): Promise<Row>;
  /** Like `call`, but `undefined` where the cloud answers that the thing does not exist. */
  find(product: string, action: string, parameters?: Row, region?: string): Promise<Row | undefined>;
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
  /** Controls beside the value, such as Modify or a pencil. */
  readonly controls?: readonly Control[];
  /** Lines shown over the page while the pointer rests on the value. */
  readonly tip?: (row: Row) => readonly string[];
}

/** What happens in the browser after an operation. */
export interface Effect {
  readonly navigate?: string;
  /** Shows the form's `result` sections instead of the form, with these rows in its tables. */
  readonly result?: readonly Row[];
  readonly download?: { readonly name: string; readonly content: string };
  /** Asks, offers or says something afterwards, such as to apply what was just created, or that a function is not offered. */
  readonly open?: { readonly operation: Overlay | Confirm | Unavailable; readonly row: Row };
}

export interface Form {
  /** The fields; empty where `steps` hold them. */
  readonly groups: readonly FieldGroup[];
  /** A wizard: one step at a time, with a row of step titles above. Previous, Next and, last, the submit button below. */
  readonly steps?: readonly FormStep[];
  /**
   * `row` is the record whose control opened the form, empty elsewhere; `rows` are all records that were selected when a button
   * under a table opened it.
   */
  readonly submit: (values: Values, context: PageContext, row: Row, rows: readonly Row[]) => Promise<Effect>;
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
  /** Values that the fields start with, from the record whose control opened it and from the page it stands on. */
  readonly initial?: (row: Row, context: PageContext) => Values;
}

export interface Confirm {
  readonly kind: 'confirm';
  readonly title: Text;
  readonly message: Text;
  /** OK where absent. */
  readonly okLabel?: Text;
  readonly run: (row: Row, context: PageContext) => Promise<Effect>;
  readonly success?: Text;
}

/** Done at once, without a question, such as a switch or Enable. */
export interface Call {
  readonly kind: 'call';
  readonly run: (row: Row, context: PageContext) => Promise<Effect>;
  readonly success?: Text;
}

/** A function outside the implemented slice: it says so, as the console does for functions of other editions. */
export interface Unavailable {
  readonly kind: 'unavailable';
}

/** What a button, link or menu item does. */
export type Operation =
  | Call
  | Overlay
  | Confirm
  | { readonly kind: 'go'; readonly route: string | ((row: Row) => string) }
  | { readonly kind: 'menu'; readonly items: readonly Control[] }
  | Unavailable;

export interface Control {
  readonly label: Text;
  /** Drawn as this icon alone, without a word: documents call it by its picture. The label is never sent then. */
  readonly icon?: IconName;
  readonly operation: Operation;
  readonly shown?: (row: Row) => boolean;
  readonly disabled?: (row: Row) => boolean;
  readonly primary?: boolean;
}

/** Icons that controls and navigation entries may be drawn as. */
export type IconName =
  | 'add'
  | 'copy'
  | 'dashboard'
  | 'delete'
  | 'detail'
  | 'edit'
  | 'favorite'
  | 'home'
  | 'list'
  | 'more'
  | 'refresh'
  | 'search'
  | 'set'
  | 'bell'
  | 'chart'
  | 'clock'
  | 'database'
  | 'download'
  | 'filter';

export interface TableSection {
  readonly kind: 'table';
  readonly title?: Text;
  readonly buttons?: readonly Control[];
  readonly search?: Text;
  /** Cells whose text the search box looks in are those of the columns. */
  readonly rows: (context: PageContext, filter: Values) => Promise<readonly Row[]>;
  readonly columns: readonly Column[];
  /** Fields above the table; the rows are read again when the button beside them is pressed. */
  readonly filters?: {
    readonly fields: readonly Field[];
    readonly button: Text;
    /** The button is drawn as this icon alone; its label is never sent then. */
    readonly icon?: IconName;
    readonly reset?: Text;
  };
  /** Shown under a row when its + is pressed. */
  readonly expand?: { readonly items: readonly Column[]; readonly controls?: readonly Control[] };
  readonly rowControls?: readonly Control[];
  /** Buttons under the table for the selected rows; rows get check boxes when present. */
  readonly batch?: readonly Control[];
  readonly pageSize?: number;
  readonly empty?: Text;
  /** The order of the rows means something, such as newest first; rows of other tables stand in any order. */
  readonly ordered?: boolean;
}

export interface DetailsSection {
  readonly kind: 'details';
  readonly title?: Text;
  readonly read: (context: PageContext) => Promise<Row>;
  readonly items: readonly Column[];
  readonly buttons?: readonly Control[];
}

/** Things as cards or as a narrow list beside the page, such as the projects and dashboards of a log service. */
export interface ListSection {
  readonly kind: 'list';
  readonly layout: 'cards' | 'panel';
  readonly title?: Text;
  readonly search?: Text;
  readonly buttons?: readonly Control[];
  readonly rows: (context: PageContext) => Promise<readonly Row[]>;
  /** First line of each, with its link or operation. */
  readonly item: Column;
  readonly lines?: readonly Column[];
  /** What a click on the item itself does, where it is no link. */
  readonly press?: Operation;
  readonly rowControls?: readonly Control[];
  readonly empty?: Text;
  readonly ordered?: boolean;
}

export type Section =
  | ListSection
  | TableSection
  | DetailsSection
  | { readonly kind: 'form'; readonly form: Form; readonly cancel: string }
  | {
      readonly kind: 'tabs';
      readonly tabs: readonly { readonly label: Text; readonly sections: readonly Section[] }[];
    }
  | {
      readonly kind: 'notice';
      readonly text: Text;
      readonly buttons?: readonly Control[];
      /** Asked when the page is drawn, such as whether something is not authorised yet; always shown where absent. */
      readonly shown?: (context: PageContext) => Promise<boolean>;
    }
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
  /** Navigation of its own instead of the product's, such as that of one instance or project. */
  readonly navigation?: readonly NavigationEntry[];
}

export interface NavigationEntry {
  readonly label: Text;
  /** Drawn as this icon alone; the label is never sent then. */
  readonly icon?: IconName;
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
  /** Shown over the page on a user's first visit, one box after the other, until it is closed. */
  readonly tour?: readonly { readonly title: Text; readonly text: Text }[];
  /** How the console looked at other times. */
  readonly releases?: readonly ConsoleRelease[];
}

/**
 * The console as it was from a day on. An account shows either the default console or, for a day, the newest release that is
 * not younger than the day. Each release is whole in itself: it changes the default console, not the release before it.
 */
export interface ConsoleRelease {
  /** `2021-06-01`. */
  readonly since: string;
  readonly navigation?: readonly NavigationEntry[];
  /** Replace the default console's pages of the same route; others are added. */
  readonly pages?: readonly Page[];
  readonly home?: string;
}
