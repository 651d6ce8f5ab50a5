/**
 * What the browser receives: a page already translated and drifted. Its keys are those of widgets, never of the spec; every
 * reference back to the spec is an opaque id of the session.
 */

export interface View {
  /** `en` or `zh`: the language of the vendor kit's own words. */
  readonly language: 'en' | 'zh';
  readonly title: string;
  /** Address to show, where the asked one was only an alias. */
  readonly address?: string;
  readonly shell: Shell;
  readonly heading: string;
  readonly description?: string;
  readonly back?: string;
  readonly buttons: readonly ButtonModel[];
  readonly sections: readonly SectionModel[];
}

export interface Shell {
  readonly product: string;
  readonly home: string;
  readonly navigation: readonly NavigationModel[];
  readonly crumbs: readonly { readonly text: string; readonly to?: string }[];
  readonly regions: readonly { readonly text: string; readonly to: string; readonly selected: boolean }[];
  readonly products: readonly { readonly text: string; readonly to: string }[];
  readonly words: Readonly<Record<'products' | 'search' | 'noMatch' | 'language' | 'help' | 'billing', string>>;
  readonly languages: readonly { readonly text: string; readonly id: 'en' | 'zh' }[];
  readonly user: { readonly name: string; readonly account: string; readonly menu: readonly MenuLink[] };
}

export interface MenuLink {
  readonly text: string;
  readonly to: string;
}

export interface NavigationModel {
  readonly key: string;
  readonly text: string;
  readonly to?: string;
  readonly selected: boolean;
  readonly children: readonly NavigationModel[];
}

export interface ButtonModel {
  readonly text: string;
  readonly primary: boolean;
  readonly disabled: boolean;
  /** Opaque id of the operation, or an address. */
  readonly id?: string;
  readonly to?: string;
  readonly menu?: readonly ButtonModel[];
}

export type SectionModel =
  | TableModel
  | DetailsModel
  | FormModel
  | { readonly kind: 'tabs'; readonly tabs: readonly { readonly text: string; readonly sections: SectionModel[] }[] }
  | { readonly kind: 'notice'; readonly text: string }
  | {
      readonly kind: 'figures';
      readonly title: string;
      readonly items: readonly { readonly text: string; readonly count: number }[];
    };

export interface TableModel {
  readonly kind: 'table';
  readonly id: string;
  readonly title?: string;
  readonly buttons: readonly ButtonModel[];
  readonly search?: string;
  readonly columns: readonly { readonly text: string; readonly width?: number }[];
  readonly actions?: string;
  readonly batch: readonly ButtonModel[];
  readonly pageSize: number;
  /** `{n}` stands for the number of rows. */
  readonly totalWords: string;
  readonly empty: string;
  /** Present where the rows are known with the page, such as a result that is shown once. */
  readonly rows?: RowsModel;
}

export interface RowsModel {
  readonly total: number;
  readonly rows: readonly RowModel[];
}

export interface RowModel {
  readonly id: string;
  readonly cells: readonly CellModel[];
  readonly actions: readonly ButtonModel[];
}

export interface CellModel {
  readonly lines: readonly string[];
  readonly to?: string;
  readonly tone?: string;
}

export interface DetailsModel {
  readonly kind: 'details';
  readonly title?: string;
  readonly items: readonly { readonly text: string; readonly cell: CellModel }[];
  readonly buttons: readonly ButtonModel[];
}

export interface FormModel {
  readonly kind: 'form';
  readonly id: string;
  readonly groups: readonly { readonly title?: string; readonly fields: readonly FieldModel[] }[];
  readonly submit: string;
  readonly cancel: string;
  readonly cancelTo?: string;
}

/** Fulfilled while the field of this id holds one of these option ids, or `true` or `false`. */
export interface ConditionModel {
  readonly id: string;
  readonly is: readonly string[];
}

export interface FieldModel {
  readonly id: string;
  readonly widget: string;
  readonly text: string;
  readonly required: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly options?: readonly { readonly id: string; readonly text: string; readonly help?: string }[];
  /** Opaque id to read the options with, where they come from the cloud. */
  readonly source?: string;
  readonly empty?: string;
  /** All of them must hold. */
  readonly when?: readonly ConditionModel[];
  readonly initial?: string | boolean | readonly string[];
  readonly fields?: readonly FieldModel[];
  readonly add?: string;
  readonly most?: number;
  readonly words?: Readonly<Record<'key' | 'value' | 'add' | 'remove', string>>;
}

export interface OverlayModel {
  readonly kind: 'dialog' | 'drawer';
  readonly title: string;
  readonly notice?: string;
  readonly form: FormModel;
}

export interface ConfirmModel {
  readonly kind: 'confirm';
  readonly id?: string;
  readonly title: string;
  readonly message: string;
  readonly ok: string;
  readonly cancel?: string;
}

/** Answer to an operation. */
export interface Outcome {
  readonly open?: OverlayModel | ConfirmModel;
  readonly to?: string;
  readonly refresh?: boolean;
  readonly close?: boolean;
  readonly toast?: string;
  readonly error?: string;
  /** Messages by opaque field id; fields of repeated groups as `id/row/id`. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly download?: { readonly name: string; readonly content: string };
  /** Page content that replaces the form. */
  readonly page?: Pick<View, 'heading' | 'sections' | 'buttons'>;
}
