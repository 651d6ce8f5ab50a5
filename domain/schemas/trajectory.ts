import { z } from 'zod';
import type { ResourceReport } from '../meta.js';
import type { HistoryEvent, StepRecord, Trajectory } from '../trajectory.js';
import { artifactRefSchema } from './artifact.js';
import { decisionSchema } from './decision.js';
import { observedElementSchema } from './observation.js';

export const resourceReportSchema: z.ZodType<ResourceReport> = z.object({
  need: z.string(),
  meta: z.string(),
  status: z.enum(['provided', 'refused', 'failed']),
  message: z.string(),
  resources: z.array(z.object({ type: z.string(), id: z.string(), name: z.string() })),
  outputs: z.record(z.string(), z.string()),
  by: z.enum(['resourceCoder', 'person']),
});

export const stepRecordSchema: z.ZodType<StepRecord> = z.object({
  step: z.number().int().positive(),
  decision: decisionSchema,
  outcome: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('landed'),
      target: observedElementSchema.nullable(),
      readBack: z.string().nullable(),
    }),
    z.object({
      status: z.literal('failed'),
      error: z.string(),
      message: z.string(),
      alternatives: z.array(z.string()),
    }),
    z.object({ status: z.literal('unknown') }),
  ]),
  before: artifactRefSchema,
  after: artifactRefSchema,
  startedAt: z.number(),
  endedAt: z.number(),
});

const historyEventSchema: z.ZodType<HistoryEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), record: stepRecordSchema }),
  z.object({ kind: z.literal('resource'), afterStep: z.number().int(), report: resourceReportSchema }),
  z.object({ kind: z.literal('hint'), afterStep: z.number().int(), text: z.string() }),
]);

export const trajectorySchema: z.ZodType<Trajectory> = z.object({
  episodeId: z.string(),
  task: artifactRefSchema,
  policy: z.string(),
  first: artifactRefSchema,
  events: z.array(historyEventSchema),
  end: z
    .object({
      kind: z.enum(['complete', 'unachievable', 'stepLimit', 'loop', 'policyFailed', 'environment', 'cancelled']),
      message: z.string(),
    })
    .nullable(),
});
