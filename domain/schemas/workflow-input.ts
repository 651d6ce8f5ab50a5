import { z } from 'zod';
import { isPolicyName, POLICY_NAMES } from '../policy-name.js';

/** What a person may type into the Temporal UI's start form. */
export const verifyDocumentInput = z.strictObject({
  document: z.string().min(1, 'give the path or URL of a document'),
  procedure: z.string().min(1).optional(),
  policy: z.string().refine(isPolicyName, `must be ${POLICY_NAMES}`).default('ranker'),
  class: z.enum(['audit', 'benchmark', 'training']).default('audit'),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).default(2),
  trace: z.boolean().default(false),
});
