import { z } from 'zod';
import type { Action } from '../action.js';

const mark = z.number().int().nonnegative();
const point = z.strictObject({ x: z.number(), y: z.number() });
const text = z.string().max(4000);
/** Seconds a policy may wait in one action; longer waits are several actions, so that each is seen and bounded. */
const LONGEST_WAIT_S = 30;

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('click'), mark, at: point.exactOptional() }),
  z.strictObject({ kind: z.literal('type'), mark, text, submit: z.boolean().exactOptional() }),
  z.strictObject({ kind: z.literal('select'), mark, option: text.min(1) }),
  z.strictObject({ kind: z.literal('check'), mark, checked: z.boolean() }),
  z.strictObject({ kind: z.literal('pressKey'), key: z.string().min(1).max(40) }),
  z.strictObject({ kind: z.literal('hover'), mark }),
  z.strictObject({
    kind: z.literal('drag'),
    mark,
    to: z.union([z.strictObject({ mark }), z.strictObject({ by: point })]),
  }),
  z.strictObject({ kind: z.literal('upload'), mark, file: z.string().min(1).max(255) }),
  z.strictObject({ kind: z.literal('scroll'), direction: z.enum(['up', 'down']), mark: mark.exactOptional() }),
  z.strictObject({ kind: z.literal('navigate'), url: z.url({ protocol: /^https?$/ }) }),
  z.strictObject({ kind: z.literal('back') }),
  z.strictObject({ kind: z.literal('switchTab'), tab: z.number().int().nonnegative() }),
  z.strictObject({ kind: z.literal('closeTab'), tab: z.number().int().nonnegative() }),
  z.strictObject({ kind: z.literal('wait'), seconds: z.number().positive().max(LONGEST_WAIT_S) }),
  z.strictObject({ kind: z.literal('find'), text: text.min(1) }),
  z.strictObject({
    kind: z.literal('request_resource'),
    need: text.min(1),
    attributes: z.record(z.string(), z.string()),
  }),
  z.strictObject({ kind: z.literal('task_complete'), evidence: text }),
  z.strictObject({ kind: z.literal('task_unachievable'), reason: text.min(1), evidence: text }),
]);
