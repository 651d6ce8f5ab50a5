import { z } from 'zod';

const place = {
  product: z.string().min(1).describe('API product code, such as ecs'),
  locale: z.enum(['en', 'zh']).describe('console language that is changed; the other one stays'),
};

/** What can be changed on the console's side. The API never changes by drift. */
export const driftOperationSchema = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('renameLabel').describe('a button, field, option, column or page name gets another label'),
    ...place,
    page: z.string().min(1).describe('name of the page or of the dialog or panel on it, or * for all'),
    from: z.string().min(1),
    to: z.string().min(1),
  }),
  z.strictObject({
    op: z.literal('renameNavigation').describe('a navigation entry, and the name of its page, get another label'),
    ...place,
    page: z.literal('*').optional(),
    from: z.string().min(1).describe('path in the navigation, levels divided by " > "'),
    to: z.string().min(1).describe('the new label of its last level'),
  }),
  z.strictObject({
    op: z.literal('moveNavigation').describe('a navigation entry moves below another one, which is made where absent'),
    ...place,
    page: z.literal('*').optional(),
    from: z.string().min(1).describe('path in the navigation, levels divided by " > "'),
    to: z.string().min(1).describe('the new path'),
  }),
]);

export const driftListSchema = z.array(driftOperationSchema);

export type DriftOperation = z.infer<typeof driftOperationSchema>;

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

/** Levels of a navigation path. */
export function pathLevels(path: string): readonly string[] {
  return path.split('>').map((level) => level.trim());
}
