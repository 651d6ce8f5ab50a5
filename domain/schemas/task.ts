import { z } from 'zod';
import type { EpisodeTask, ValueBinding } from '../task.js';
import { artifactRefSchema } from './artifact.js';
import { procedureSchema } from './procedure.js';

export const valueBindingSchema: z.ZodType<ValueBinding> = z.object({
  label: z.string(),
  value: z.string(),
  alsoShownAs: z.array(z.string()),
  source: z.enum(['document', 'lease', 'resource', 'default']),
  secret: z.literal(true).exactOptional(),
});

export const episodeTaskSchema: z.ZodType<EpisodeTask> = z.object({
  document: z.object({
    file: z.string(),
    title: z.string(),
    locale: z.enum(['en', 'zh']),
    site: z.enum(['cn', 'intl']),
  }),
  product: z.string(),
  procedure: procedureSchema,
  values: z.array(valueBindingSchema),
  branches: z.record(z.string(), z.number().int()),
  startUrl: z.string(),
  regionId: z.string(),
  namePrefix: z.string(),
  files: z.array(z.object({ name: z.string().min(1).max(255), artifact: artifactRefSchema })).exactOptional(),
  leased: z.array(z.string()).exactOptional(),
});
