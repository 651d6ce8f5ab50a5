import type {
  Confirm,
  Control,
  Form,
  NavigationEntry,
  Operation,
  Page,
  ProductConsole,
  Text,
} from '../../../spec/console.js';
import { findControl, insertControl, replaceControl } from './controls.js';
import {
  joinForm,
  splitForm,
  withAgreement,
  withDefault,
  withField,
  withoutField,
  withoutOption,
  withReversedOptions,
} from './forms.js';
import { type ControlPlace, mapPage, type Names, type PageChange } from './map-page.js';
import { type DriftOperation, DriftRefused, pathLevels } from './operations.js';

type Language = 'en' | 'zh';

/** Operations on labels and on the place of navigation entries are applied when texts are put out, not here. */
type Structural = Exclude<DriftOperation, { op: 'renameLabel' | 'renameNavigation' | 'moveNavigation' }>;

/** What changes controls and forms wherever they stand. */
type OnPages = Exclude<Structural, { op: 'navigationToTab' }>;

/**
 * From what stands inside to what moves as a whole, so that each operation still finds what it names: all names are those of
 * the undrifted console, and the order of a list must not matter.
 */
const ORDER: readonly Structural['op'][] = [
  'removeOption',
  'reorderOptions',
  'changeDefault',
  'removeField',
  'joinForm',
  'splitForm',
  'addAgreement',
  'addConfirmation',
  'removeConfirmation',
  'removeControl',
  'iconControl',
  'changeForm',
  'moveControl',
  'navigationToTab',
];

/** A changed console, and why some operations could not be applied to it. */
export interface Restructured {
  readonly console: ProductConsole;
  readonly refused: ReadonlyMap<DriftOperation, string>;
}

/** A product's console with everything changed that is more than a label, for one language. */
export function applyStructure(
  product: ProductConsole,
  language: Language,
  drift: readonly DriftOperation[],
): Restructured {
  const refused = new Map<DriftOperation, string>();
  let console = product;
  const rules = drift.filter(
    (rule): rule is Structural => rule.product === product.product && rule.locale === language && isStructural(rule),
  );
  for (const rule of rules.sort((one, other) => ORDER.indexOf(one.op) - ORDER.indexOf(other.op))) {
    try {
      console = applyOne(console, language, rule);
    } catch (error) {
      if (!(error instanceof DriftRefused)) throw error;
      refused.set(rule, error.message);
    }
  }
  return { console, refused };
}

function isStructural(rule: DriftOperation): rule is Structural {
  return rule.op !== 'renameLabel' && rule.op !== 'renameNavigation' && rule.op !== 'moveNavigation';
}

function applyOne(product: ProductConsole, language: Language, rule: Structural): ProductConsole {
  if (rule.op === 'navigationToTab') return navigationToTab(product, language, rule);
  const added: Page[] = [];
  let changed = false;
  const change = changeOf(product, language, rule, {
    here: (names) => names.at(-1)?.[language] === rule.page,
    note: () => {
      changed = true;
    },
    add: (page) => added.push(page),
  });
  const pages = product.pages.map((page) => mapPage(page, change));
  if (!changed) throw new DriftRefused(missing(product, rule));
  // First, so that no variable of another route takes the address of the new page for its value.
  return { ...product, pages: [...added, ...pages] };
}

interface Reach {
  here(names: Names): boolean;
  /** Something was changed. */
  note(): void;
  add(page: Page): void;
}

function changeOf(product: ProductConsole, language: Language, rule: OnPages, reach: Reach): PageChange {
  const form = (change: (form: Form) => Form | undefined): PageChange => ({
    form(found, names) {
      const replaced = reach.here(names) ? change(found) : undefined;
      if (!replaced) return found;
      reach.note();
      return replaced;
    },
  });
  const control = (path: string, change: (control: Control, where: ControlPlace) => Control | undefined) => ({
    controls(found: readonly Control[], names: Names, where: ControlPlace) {
      if (!reach.here(names)) return found;
      const replaced = replaceControl(found, pathLevels(path), language, (one) => change(one, where));
      if (replaced) reach.note();
      return replaced ?? found;
    },
  });
  switch (rule.op) {
    case 'splitForm':
      return form((found) => splitForm(found, rule.steps));
    case 'joinForm':
      return form(joinForm);
    case 'addAgreement':
      return form((found) => withAgreement(found, rule.label));
    case 'removeField':
      return form((found) => withoutField(found, rule.field, language));
    case 'removeOption':
      return form((found) =>
        withField(found, rule.field, language, (one) => withoutOption(one, rule.option, language)),
      );
    case 'reorderOptions':
      return form((found) => withField(found, rule.field, language, (one) => withReversedOptions(one, language)));
    case 'changeDefault':
      return form((found) => withField(found, rule.field, language, (one) => withDefault(one, rule.to, language)));
    case 'removeControl':
      return control(rule.control, () => undefined);
    case 'iconControl':
      return control(rule.control, (one) => ({ ...one, icon: rule.icon }));
    case 'addConfirmation':
      return control(rule.control, (one) => ({ ...one, operation: asking(one, rule.title, rule.message) }));
    case 'removeConfirmation':
      return control(rule.control, (one) => ({ ...one, operation: acting(one, rule.control) }));
    case 'changeForm':
      return control(rule.control, (one, where) => ({
        ...one,
        operation: redrawn(product, one, where, { language, to: rule.to, page: rule.page, add: reach.add }),
      }));
    case 'moveControl':
      if (pathLevels(rule.from).at(-1) !== pathLevels(rule.to).at(-1)) {
        throw new DriftRefused(
          `moveControl: "${rule.to}" must end in the label of "${rule.from}"; renameLabel renames`,
        );
      }
      return {
        controls(found, names) {
          const taken = reach.here(names) ? findControl(found, pathLevels(rule.from), language) : undefined;
          if (!taken) return found;
          reach.note();
          return insertControl(taken.without, pathLevels(rule.to).slice(0, -1), taken.control, language);
        },
      };
  }
}

function asking({ operation, label }: Control, title: string, message: string): Confirm {
  if (operation.kind !== 'call') {
    throw new DriftRefused(`addConfirmation: "${label.en}" does not act at once, it is a ${operation.kind}`);
  }
  return { ...operation, kind: 'confirm', title: { en: title, zh: title }, message: { en: message, zh: message } };
}

function acting({ operation }: Control, name: string): Operation {
  if (operation.kind !== 'confirm') {
    throw new DriftRefused(`removeConfirmation: "${name}" asks nothing, it is a ${operation.kind}`);
  }
  const { run, success } = operation;
  return { kind: 'call', run, ...(success ? { success } : {}) };
}

function redrawn(
  product: ProductConsole,
  { label, operation }: Control,
  where: ControlPlace,
  rule: { language: Language; to: 'dialog' | 'drawer' | 'page'; page: string; add(page: Page): void },
): Operation {
  const refuse = (why: string) => new DriftRefused(`changeForm: "${label[rule.language]}" ${why}`);
  if (operation.kind === 'go') {
    const page = product.pages.find((candidate) => candidate.route === operation.route);
    const [section] = page?.sections ?? [];
    if (page?.sections.length !== 1 || section?.kind !== 'form') throw refuse('leads to no form');
    if (rule.to === 'page') throw refuse('opens a page already');
    if (section.form.result) throw refuse('shows a result, for which a dialog has no room');
    return { kind: rule.to, title: page.name, form: section.form };
  }
  if (operation.kind !== 'dialog' && operation.kind !== 'drawer') throw refuse('opens no form');
  if (rule.to !== 'page') return { ...operation, kind: rule.to };
  if (where === 'record') throw refuse('needs the record of its row, which a page does not have');
  const from = product.pages.find((candidate) => candidate.name[rule.language] === rule.page);
  if (!from) throw refuse('stands on no page of its own');
  const route = freeRoute(product, from.route);
  const form = { ...operation.form, submit: backTo(from.route, operation.form) };
  rule.add({
    name: operation.title,
    route,
    parent: from.route,
    sections: [{ kind: 'form', form, cancel: from.route }],
  });
  return { kind: 'go', route };
}

/** An address as the consoles write them, which does not tell what stood there before. */
function freeRoute(product: ProductConsole, list: string): string {
  const isTaken = (route: string) => product.pages.some((page) => page.route === route);
  let route = `${list}/new`;
  for (let number = 2; isTaken(route); number += 1) route = `${list}/new${number}`;
  return route;
}

/** On a page of its own a form leads back to the list that its dialog stood over. */
function backTo(route: string, form: Form): Form['submit'] {
  return async (...sent) => ({ navigate: route, ...(await form.submit(...sent)) });
}

function navigationToTab(
  product: ProductConsole,
  language: Language,
  rule: Extract<DriftOperation, { op: 'navigationToTab' }>,
): ProductConsole {
  const { entry, rest } = takeEntry(product.navigation, pathLevels(rule.from), language);
  const moved = product.pages.find((page) => page.route === entry?.route);
  const host = product.pages.find((page) => page.name[language] === rule.page);
  if (!entry || !moved || !host || moved === host) throw new DriftRefused(missing(product, rule));
  const label = (page: Page, given: Text) => ({ label: given, sections: page.sections });
  const tabs = [label(host, host.name), label(moved, entry.label)];
  const page: Page = { ...host, sections: [{ kind: 'tabs', tabs }] };
  return {
    ...product,
    navigation: rest,
    pages: product.pages.map((candidate) => (candidate === host ? page : candidate)),
  };
}

function takeEntry(
  entries: readonly NavigationEntry[],
  path: readonly string[],
  language: Language,
): { entry?: NavigationEntry; rest: readonly NavigationEntry[] } {
  const [first, ...others] = path;
  const found = entries.find((entry) => entry.label[language] === first);
  if (!found) return { rest: entries };
  if (others.length === 0) return { entry: found, rest: entries.filter((entry) => entry !== found) };
  const inner = takeEntry(found.children ?? [], others, language);
  const changed = { ...found, children: inner.rest };
  const rest = entries.flatMap((entry) => (entry !== found ? [entry] : inner.rest.length > 0 ? [changed] : []));
  return { ...(inner.entry ? { entry: inner.entry } : {}), rest };
}

function missing(product: ProductConsole, rule: Structural): string {
  const names = Object.entries(rule)
    .filter(([key, value]) => ['page', 'control', 'field', 'from'].includes(key) && typeof value === 'string')
    .map(([key, value]) => `${key} "${String(value)}"`);
  return `${rule.op}: the ${product.product} console has no ${names.join(' with ')}`;
}
