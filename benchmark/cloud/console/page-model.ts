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
  /** Boxes to show over the page, one after the other. */
  readonly tour?: TourModel;
}

export interface TourModel {
  readonly boxes: readonly { readonly title: string; readonly text: string }[];
  readonly next: string;
  readonly done: string;
}

export interface Shell {
  /** What the side navigation belongs to, with the way back where it is that of one thing. */
  readonly product: string;
  readonly back?: string;
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
  /** Empty where an icon is drawn instead. */
  readonly text: string;
  readonly icon?: string;
  readonly to?: string;
  readonly selected: boolean;
  readonly children: readonly NavigationModel[];
}

export interface ButtonModel {
  /** Empty where an icon is drawn instead. */
  readonly text: string;
  readonly icon?: string;
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
  | ListModel
  | { readonly kind: 'tabs'; readonly tabs: readonly { readonly text: string; readonly sections: SectionModel[] }[] }
  | { readonly kind: 'notice'; readonly text: string; readonly buttons: readonly ButtonModel[] }
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
  readonly filters?: FiltersModel;
  readonly columns: readonly { readonly text: string; readonly width?: number }[];
  readonly actions?: string;
  /** Rows have more to show when they are unfolded. */
  readonly unfolds: boolean;
  readonly batch: readonly ButtonModel[];
  readonly pageSize: number;
  /** `{n}` stands for the number of rows. */
  readonly totalWords: string;
  readonly empty: string;
  /** Present where the rows are known with the page, such as a result that is shown once. */
  readonly rows?: RowsModel;
}

/** Fields above a table and the buttons that apply them. */
export interface FiltersModel {
  readonly fields: readonly FieldModel[];
  /** Empty where an icon is drawn instead. */
  readonly button: string;
  readonly icon?: string;
  readonly reset?: string;
}

/** Things as cards, or as a narrow list beside the page; the first cell of each is its name. */
export interface ListModel {
  readonly kind: 'list';
  readonly layout: 'cards' | 'panel';
  readonly id: string;
  readonly title?: string;
  readonly buttons: readonly ButtonModel[];
  readonly search?: string;
  readonly labels: readonly string[];
  readonly pageSize: number;
  readonly totalWords: string;
  readonly empty: string;
}

export interface RowsModel {
  readonly total: number;
  readonly rows: readonly RowModel[];
}

export interface RowModel {
  readonly id: string;
  readonly cells: readonly CellModel[];
  readonly actions: readonly ButtonModel[];
  /** Shown when the row is unfolded. */
  readonly more?: { readonly items: readonly ItemModel[]; readonly buttons: readonly ButtonModel[] };
  /** What a click on the row itself does. */
  readonly press?: ButtonModel;
}

export interface ItemModel {
  readonly text: string;
  readonly cell: CellModel;
}

export interface CellModel {
  readonly lines: readonly string[];
  readonly to?: string;
  readonly tone?: string;
  /** Lines shown while the pointer rests on the value. */
  readonly tip?: readonly string[];
  readonly buttons?: readonly ButtonModel[];
}

export interface DetailsModel {
  readonly kind: 'details';
  readonly title?: string;
  readonly items: readonly ItemModel[];
  readonly buttons: readonly ButtonModel[];
}

export interface FormModel {
  readonly kind: 'form';
  readonly id: string;
  /** Empty where steps hold them. */
  readonly groups: readonly GroupModel[];
  readonly steps?: WizardModel;
  readonly submit: string;
  readonly cancel: string;
  readonly cancelTo?: string;
}

export interface GroupModel {
  readonly title?: string;
  readonly fields: readonly FieldModel[];
  readonly when?: readonly ConditionModel[];
  /** Label of the control that unfolds the group. */
  readonly fold?: string;
  /** Title of the tab that the group stands on. */
  readonly tab?: string;
  readonly buttons: readonly ButtonModel[];
}

export interface WizardModel {
  readonly steps: readonly {
    readonly text: string;
    readonly groups: readonly GroupModel[];
    readonly next: string;
    readonly when?: readonly ConditionModel[];
  }[];
  readonly previous: string;
}

/** What a form holds, to be checked before it is sent. */
export interface ReviewModel {
  readonly groups: readonly {
    readonly title?: string;
    readonly items: readonly ItemModel[];
    /** Index of the step that these were filled in. */
    readonly step: number;
  }[];
  /** Label of the links back to the steps. */
  readonly edit?: string;
}

/** Fulfilled while one of the fields, being shown, holds one of these option ids, or `true` or `false`. */
export interface ConditionModel {
  readonly anyOf: readonly { readonly id: string; readonly is: readonly string[] }[];
}

export interface FieldModel {
  readonly id: string;
  readonly widget: string;
  readonly text: string;
  readonly required: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly unit?: string;
  readonly options?: readonly OptionModel[];
  /** Opaque id to read the options with, where they come from the cloud. */
  readonly source?: string;
  /** Fields whose change empties this one and reads its options again. */
  readonly dependsOn?: readonly string[];
  readonly empty?: string;
  /** All of them must hold. */
  readonly when?: readonly ConditionModel[];
  readonly multiple?: boolean;
  readonly search?: boolean;
  /** A date with the time of day. */
  readonly time?: boolean;
  /** Rows of repeated and picked groups hold values by field id. */
  readonly initial?: string | boolean | readonly string[] | readonly Readonly<Record<string, unknown>>[];
  readonly fields?: readonly FieldModel[];
  readonly add?: string;
  readonly most?: number;
  readonly least?: number;
  readonly layout?: 'rows' | 'table';
  readonly panel?: PanelModel;
  /** Heads of the picked records' columns. */
  readonly columns?: readonly string[];
  /** Cells of the records that are picked at the start, by row id. */
  readonly picked?: Readonly<Record<string, readonly CellModel[]>>;
  readonly words?: Readonly<Record<'key' | 'value' | 'add' | 'remove', string>>;
}

export interface OptionModel {
  readonly id: string;
  readonly text: string;
  readonly help?: string;
  readonly disabled?: boolean;
}

/** A panel to pick records in. */
export interface PanelModel {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly confirm: string;
  readonly cancel: string;
  readonly empty: string;
  /** Asked about the chosen records before they are taken; `fields` are ids of the field's own. */
  readonly next?: { readonly title: string; readonly fields: readonly string[]; readonly confirm: string };
}

/** A record of such a panel: as it stands in the panel, and among the picked ones. */
export interface PickModel {
  readonly id: string;
  readonly cells: readonly CellModel[];
  readonly picked: readonly CellModel[];
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
  /** Content of the next step, where it shows what the steps before hold. */
  readonly review?: ReviewModel;
  /** Page content that replaces the form. */
  readonly page?: Pick<View, 'heading' | 'sections' | 'buttons'>;
}
