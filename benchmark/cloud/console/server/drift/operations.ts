import { z } from 'zod';

const place = {
  product: z.string().min(1).describe('API product code, such as ecs'),
  locale: z.enum(['en', 'zh']).describe('console language that is changed; the other one stays'),
};
const page = z.string().min(1).describe('name of the page, or of the dialog or panel on it');
const control = z
  .string()
  .min(1)
  .describe('label of a button, link or menu entry; entries of menus as a path, levels divided by " > "');
const field = z.string().min(1).describe('label of a field of a form');
const text = z.string().min(1);

/**
 * What can be changed on the console's side. The API never changes by drift. All names are those of the console without any
 * drift, so that the order of a list does not matter.
 */
export const driftOperationSchema = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('renameLabel').describe('a button, field, option, column or page name gets another label'),
    ...place,
    page: z.string().min(1).describe('name of the page or of the dialog or panel on it, or * for all'),
    from: text,
    to: text,
  }),
  z.strictObject({
    op: z.literal('renameNavigation').describe('a navigation entry, and the name of its page, get another label'),
    ...place,
    page: z.literal('*').optional(),
    from: text.describe('path in the navigation, levels divided by " > "'),
    to: text.describe('the new label of its last level'),
  }),
  z.strictObject({
    op: z.literal('moveNavigation').describe('a navigation entry moves below another one, which is made where absent'),
    ...place,
    page: z.literal('*').optional(),
    from: text.describe('path in the navigation, levels divided by " > "'),
    to: text.describe('the new path'),
  }),
  z.strictObject({
    op: z.literal('navigationToTab').describe('a navigation entry becomes a tab of another page'),
    ...place,
    from: text.describe('path in the navigation, levels divided by " > "'),
    page: page.describe('the page that gets the tab'),
  }),
  z.strictObject({
    op: z.literal('moveControl').describe('a control moves within its row of controls, into a menu or out of one'),
    ...place,
    page,
    from: control,
    to: control.describe('the new path; menus on it are made where absent; its last level is the label as it was'),
  }),
  z.strictObject({
    op: z.literal('iconControl').describe('a control loses its word and is drawn as an icon'),
    ...place,
    page,
    control,
    icon: z.enum(['add', 'edit', 'delete', 'set', 'detail', 'list']),
  }),
  z.strictObject({
    op: z.literal('changeForm').describe('what a control opens is drawn as something else'),
    ...place,
    page,
    control,
    to: z.enum(['dialog', 'drawer', 'page']),
  }),
  z.strictObject({
    op: z.literal('splitForm').describe('a form becomes a wizard with a step for each of its parts'),
    ...place,
    page,
    steps: z.array(text).min(2).describe('titles of the steps, first to last'),
  }),
  z.strictObject({
    op: z.literal('joinForm').describe('a wizard becomes one form'),
    ...place,
    page,
  }),
  z.strictObject({
    op: z.literal('addConfirmation').describe('a control that acts at once asks first'),
    ...place,
    page,
    control,
    title: text,
    message: text,
  }),
  z.strictObject({
    op: z.literal('addAgreement').describe('a form has one more box, which must be ticked'),
    ...place,
    page,
    label: text,
  }),
  z.strictObject({
    op: z.literal('removeConfirmation').describe('a control that asks first acts at once'),
    ...place,
    page,
    control,
  }),
  z.strictObject({
    op: z.literal('removeField').describe('a field is gone; its starting value is sent'),
    ...place,
    page,
    field,
  }),
  z.strictObject({
    op: z.literal('removeControl').describe('a control is gone'),
    ...place,
    page,
    control,
  }),
  z.strictObject({
    op: z.literal('removeOption').describe('a field offers one option less'),
    ...place,
    page,
    field,
    option: text,
  }),
  z.strictObject({
    op: z.literal('reorderOptions').describe('the options of a field stand in the opposite order'),
    ...place,
    page,
    field,
  }),
  z.strictObject({
    op: z.literal('changeDefault').describe('a field starts with another option, or with text'),
    ...place,
    page,
    field,
    to: text.describe('label of the option; for a text field the text; on or off for a switch'),
  }),
]);

export const driftListSchema = z.array(driftOperationSchema);

export type DriftOperation = z.infer<typeof driftOperationSchema>;
export type DriftKind = DriftOperation['op'];

/** One operation of a kind. */
export type DriftOf<Kind extends DriftKind> = Extract<DriftOperation, { op: Kind }>;

/** Why a drift list cannot be applied; the message names the entry and what to do. */
export class DriftRefused extends Error {
  override readonly name = 'DriftRefused';
}

/** Reads a drift list as it comes from a file or a request. */
export function parseDrift(input: unknown): readonly DriftOperation[] {
  const parsed = driftListSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DriftRefused(`The drift list does not fit drift.schema.json:\n${z.prettifyError(parsed.error)}`);
}

/** The published JSON Schema of a drift list. */
export function driftJsonSchema(): unknown {
  return z.toJSONSchema(driftListSchema);
}

/** Levels of a path in the navigation or in menus. */
export function pathLevels(path: string): readonly string[] {
  return path.split('>').map((level) => level.trim());
}
