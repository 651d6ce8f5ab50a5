import { z } from 'zod';
import type { FindingClass, StepStatus, Verdict } from '../outcome.js';

/** The object that `verify --json` prints, as a schema for those who read it. */

const stepStatuses = [
  'followed',
  'adapted',
  'notExercised',
  'notCheckable',
  'notReached',
] as const satisfies readonly StepStatus[];

const verdicts = [
  'verified',
  'drifted',
  'broken',
  'agentFailed',
  'environmentFailed',
  'inconclusive',
] as const satisfies readonly Verdict[];

const findingClasses = [
  'labelRenamed',
  'navigationMoved',
  'stepMissing',
  'stepObsolete',
  'stepOrder',
  'uiRestructured',
  'optionChanged',
  'prerequisiteMissing',
  'linkBroken',
  'entryUrlWrong',
  'screenshotStale',
  'textAmbiguous',
  'resultMismatch',
  'localeMix',
] as const satisfies readonly FindingClass[];

const line = z.int().positive();

export const resultsSchema = z.strictObject({
  results: z.array(
    z.strictObject({
      document: z.string(),
      procedure: z.string(),
      line,
      verdict: z.enum(verdicts),
      reward: z.union([z.literal(1), z.literal(0), z.literal('invalid')]),
      steps: z.array(z.strictObject({ line, status: z.enum(stepStatuses) })),
      findings: z.array(
        z.strictObject({
          kind: z.enum(['console', 'static']),
          class: z.enum(findingClasses),
          file: z.string(),
          line,
          quote: z.string(),
          seen: z.string(),
        }),
      ),
      workflowId: z.string(),
      report: z.string().nullable(),
      seconds: z.number().nonnegative(),
    }),
  ),
});
