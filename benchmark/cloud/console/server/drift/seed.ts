import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Control, Form, NavigationEntry, Page, ProductConsole } from '../../../spec/console.js';
import { fieldsOf, optionLabel, optionsOf } from './forms.js';
import { type ControlPlace, mapPage } from './map-page.js';
import { ADDED_WORDS, reword } from './new-words.js';
import { type DriftKind, type DriftOperation, DriftRefused } from './operations.js';
import { applyStructure } from './structure.js';

type Language = 'en' | 'zh';

/** A request for drift by chance instead of by list. */
export const driftSeedSchema = z.strictObject({
  seed: z.union([z.string().min(1), z.int()]),
  count: z.int().min(1).max(50),
  locale: z.enum(['en', 'zh']),
  product: z.string().min(1).describe('API product code, such as ecs'),
  /** Only what stands on these pages, dialogs and panels; the whole console when left out. */
  pages: z.array(z.string().min(1)).min(1).optional(),
});

export type DriftSeed = z.infer<typeof driftSeedSchema>;

/** Reads a seed as it comes from a request. */
export function parseSeed(input: unknown): DriftSeed {
  const parsed = driftSeedSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DriftRefused(
    `Drift must be a list that fits drift.schema.json, or a seed with count, locale and product:\n${z.prettifyError(parsed.error)}`,
  );
}

/** The classes of change, with how many of 5,608 document revisions had each (they overlap), and what makes such a change. */
export const DRIFT_SHARES: Readonly<
  Record<string, { readonly revisions: number; readonly kinds: readonly DriftKind[] }>
> = {
  restructured: { revisions: 622, kinds: ['changeForm', 'splitForm', 'joinForm'] },
  replaced: { revisions: 535, kinds: ['moveControl', 'iconControl'] },
  added: { revisions: 277, kinds: ['addConfirmation', 'addAgreement'] },
  renamed: { revisions: 212, kinds: ['renameLabel'] },
  removed: { revisions: 190, kinds: ['removeConfirmation', 'removeField', 'removeControl'] },
  moved: { revisions: 161, kinds: ['moveNavigation', 'navigationToTab'] },
  renamedNavigation: { revisions: 75, kinds: ['renameNavigation'] },
  valueOrOption: { revisions: 39, kinds: ['removeOption', 'changeDefault', 'reorderOptions'] },
};

/**
 * A list of different changes of one console, drawn with the measured shares. The same seed gives the same list.
 *
 * @throws DriftRefused where the console does not hold as many changes
 */
export function seededDrift(product: ProductConsole, wanted: DriftSeed): readonly DriftOperation[] {
  const draw = fractions(`${wanted.seed}`);
  const pool = candidates(product, wanted.locale).filter(
    (rule) => !wanted.pages || !('page' in rule) || wanted.pages.includes(rule.page ?? '*'),
  );
  const list: DriftOperation[] = [];
  while (list.length < wanted.count) {
    const open = Object.values(DRIFT_SHARES)
      .map(({ revisions, kinds }) => ({ revisions, rules: pool.filter((rule) => kinds.includes(rule.op)) }))
      .filter(({ rules }) => rules.length > 0);
    const total = open.reduce((sum, { revisions }) => sum + revisions, 0);
    const mark = draw() * total;
    const upTo = (index: number) => open.slice(0, index + 1).reduce((sum, { revisions }) => sum + revisions, 0);
    const chosen = open.find((_, index) => mark < upTo(index));
    const rule = chosen?.rules[Math.floor(draw() * chosen.rules.length)];
    if (!rule) {
      throw new DriftRefused(`${wanted.product} has room for ${list.length} changes only, not ${wanted.count}`);
    }
    pool.splice(pool.indexOf(rule), 1);
    const together = [...list, rule];
    // Two changes of one place may exclude each other.
    if (targetOf(rule).every((target) => !list.some((other) => targetOf(other).includes(target)))) {
      if (applyStructure(product, wanted.locale, together).refused.size === 0) list.push(rule);
    }
  }
  return list;
}

/** Found once for each console: a console never changes, and trying every change on it takes a while. */
const found = new WeakMap<ProductConsole, Map<Language, readonly DriftOperation[]>>();

/** Every change that the console can take, each alone. */
export function candidates(product: ProductConsole, locale: Language): readonly DriftOperation[] {
  const known = found.get(product) ?? new Map<Language, readonly DriftOperation[]>();
  found.set(product, known);
  const list = known.get(locale) ?? findCandidates(product, locale);
  known.set(locale, list);
  return list;
}

function findCandidates(product: ProductConsole, locale: Language): readonly DriftOperation[] {
  const place = { product: product.product, locale };
  const rules: DriftOperation[] = [
    ...navigationChanges(product.navigation, place),
    ...product.pages.flatMap((page) => pageChanges(page, place)),
  ];
  const tabs = tabChanges(product, place);
  return [...rules, ...tabs].filter((rule) => applyStructure(product, locale, [rule]).refused.size === 0);
}

type Place = { readonly product: string; readonly locale: Language };

function pageChanges(page: Page, place: Place): DriftOperation[] {
  const rules: DriftOperation[] = [];
  const words = ADDED_WORDS[place.locale];
  mapPage(page, {
    controls(controls, names, where) {
      const name = names.at(-1)?.[place.locale] ?? '';
      for (const control of controls) rules.push(...controlChanges(control, where, { ...place, page: name }, words));
      return controls;
    },
    form(form, names) {
      rules.push(...formChanges(form, { ...place, page: names.at(-1)?.[place.locale] ?? '' }, words));
      return form;
    },
  });
  return rules;
}

type OnPage = Place & { readonly page: string };
type Words = (typeof ADDED_WORDS)[Language];

function controlChanges(control: Control, where: ControlPlace, at: OnPage, words: Words): DriftOperation[] {
  if (control.icon || control.operation.kind === 'unavailable') return [];
  const label = control.label[at.locale];
  const named = { ...at, control: label };
  const rules: DriftOperation[] = [{ ...at, op: 'renameLabel', from: label, to: reword(label, at.locale) }];
  switch (control.operation.kind) {
    case 'call':
      rules.push({ ...named, op: 'addConfirmation', title: words.title, message: words.message });
      break;
    case 'confirm':
      rules.push({ ...named, op: 'removeConfirmation' });
      break;
    case 'dialog':
      rules.push({ ...named, op: 'changeForm', to: 'drawer' });
      if (where === 'page') rules.push({ ...named, op: 'changeForm', to: 'page' });
      break;
    case 'drawer':
      rules.push({ ...named, op: 'changeForm', to: 'dialog' });
      break;
    case 'go':
      if (where === 'page') rules.push({ ...named, op: 'changeForm', to: 'dialog' });
      break;
    default:
      return rules;
  }
  rules.push({ ...at, op: 'moveControl', from: label, to: `${words.more} > ${label}` });
  return rules;
}

function formChanges(form: Form, at: OnPage, words: Words): DriftOperation[] {
  const rules: DriftOperation[] = [
    { ...at, op: 'addAgreement', label: words.agreement },
    form.steps ? { ...at, op: 'joinForm' } : { ...at, op: 'splitForm', steps: [...words.steps] },
  ];
  for (const field of fieldsOf(form)) {
    const label = field.label[at.locale];
    rules.push({ ...at, op: 'renameLabel', from: label, to: reword(label, at.locale) });
    if (!field.required) rules.push({ ...at, op: 'removeField', field: label });
    const options = optionsOf(field) ?? [];
    const [first] = options;
    const last = options.at(-1);
    if (!first || !last || first === last) continue;
    rules.push({ ...at, op: 'reorderOptions', field: label });
    rules.push({ ...at, op: 'removeOption', field: label, option: optionLabel(last, at.locale) });
    rules.push({ ...at, op: 'changeDefault', field: label, to: optionLabel(last, at.locale) });
  }
  return rules;
}

function navigationChanges(
  entries: readonly NavigationEntry[],
  place: Place,
  above: readonly string[] = [],
): DriftOperation[] {
  return entries.flatMap((entry) => {
    if (entry.icon) return [];
    const path = [...above, entry.label[place.locale]];
    const from = path.join(' > ');
    const label = path.at(-1) ?? '';
    const group = ADDED_WORDS[place.locale].group;
    return [
      { ...place, op: 'renameNavigation' as const, from, to: reword(label, place.locale) },
      ...(entry.children ? [] : [{ ...place, op: 'moveNavigation' as const, from, to: `${group} > ${label}` }]),
      ...navigationChanges(entry.children ?? [], place, path),
    ];
  });
}

/** An entry of a group may become a tab of its neighbour's page. */
function tabChanges(product: ProductConsole, place: Place): DriftOperation[] {
  return product.navigation.flatMap((group) => {
    const [first, ...others] = (group.children ?? []).filter((entry) => entry.route);
    const page = product.pages.find((candidate) => candidate.route === first?.route);
    if (!page) return [];
    return others.map((entry) => ({
      ...place,
      op: 'navigationToTab' as const,
      from: `${group.label[place.locale]} > ${entry.label[place.locale]}`,
      page: page.name[place.locale],
    }));
  });
}

/** What an operation changes; two operations with a target in common are not put together. */
function targetOf(rule: DriftOperation): readonly string[] {
  const page = 'page' in rule ? (rule.page ?? '*') : '*';
  const names = [
    'control' in rule ? rule.control : '',
    'field' in rule ? rule.field : '',
    'from' in rule ? rule.from : '',
    ['splitForm', 'joinForm', 'addAgreement'].includes(rule.op) ? 'form' : '',
  ];
  return names.filter(Boolean).map((name) => `${page}/${name}`);
}

/** Numbers from 0 up to 1, the same for the same seed. */
function fractions(seed: string): () => number {
  let counter = 0;
  return () => createHash('sha256').update(`${seed}/${counter++}`).digest().readUInt32BE() / 2 ** 32;
}
