import { z } from 'zod';
import type { ResourceReport } from '../meta.js';
import type { HistoryEvent, StepEvidence, StepRecord, Trajectory } from '../trajectory.js';
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

const milliseconds = z.number().nonnegative();

const stepEvidenceSchema: z.ZodType<StepEvidence> = z.object({
  timings: z.object({ act: milliseconds, settle: milliseconds, observe: milliseconds, persist: milliseconds }),
  har: artifactRefSchema.nullable(),
  answers: z.array(
    z.object({ method: z.string(), url: z.string(), status: z.number().int(), code: z.string().nullable() }),
  ),
  consoleErrors: z.array(z.string()),
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
  evidence: stepEvidenceSchema.nullable().default(null),
});

const historyEventSchema: z.ZodType<HistoryEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), record: stepRecordSchema }),
  z.object({ kind: z.literal('resource'), afterStep: z.number().int(), report: resourceReportSchema }),
  z.object({ kind: z.literal('hint'), afterStep: z.number().int(), text: z.string() }),
]);

/** Reads trajectories of every version; what an older one did not hold gets its default. */
export const trajectorySchema: z.ZodType<Trajectory> = z.object({
  version: z.union([z.literal(1), z.literal(2)]).default(1),
  episodeId: z.string(),
  task: artifactRefSchema,
  policy: z.string(),
  first: artifactRefSchema,
  events: z.array(historyEventSchema),
  end: z
    .object({
      kind: z.enum([
        'complete',
        'unachievable',
        'stepLimit',
        'timeLimit',
        'tokenLimit',
        'loop',
        'policyFailed',
        'environment',
        'cancelled',
      ]),
      message: z.string(),
      decision: decisionSchema.nullable().default(null),
      last: artifactRefSchema.nullable().default(null),
    })
    .nullable(),
  trace: z
    .union([z.object({ artifact: artifactRefSchema }), z.object({ refused: z.string() })])
    .nullable()
    .default(null),
});
