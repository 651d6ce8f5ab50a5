import { z } from 'zod';
import type { Decision, RejectedReply, Serving, Thought } from '../action.js';
import { actionSchema } from './action.js';

export const thoughtSchema: z.ZodType<Thought> = z.object({
  progress: z.string(),
  page: z.string(),
  goal: z.string(),
});

export const servingSchema: z.ZodType<Serving> = z.object({
  instruction: z.string().nullable(),
  label: z.string().nullable(),
  how: z.enum(['asDocumented', 'adapted']),
  reason: z.string(),
});

const rejectedReplySchema: z.ZodType<RejectedReply> = z.object({
  model: z.string(),
  kind: z.string(),
  message: z.string(),
  reply: z.string(),
});

export const decisionSchema: z.ZodType<Decision> = z.object({
  thought: thoughtSchema,
  serving: servingSchema,
  action: actionSchema,
  rejected: z.array(rejectedReplySchema).exactOptional(),
});
