import { z } from 'zod';
import type {
  DocumentLabel,
  DocumentLink,
  Instruction,
  Parameter,
  ParameterOption,
  Procedure,
  Step,
} from '../procedure.js';

const position = { line: z.number().int().positive(), column: z.number().int().positive() };

export const labelSchema: z.ZodType<DocumentLabel> = z.object({
  ...position,
  text: z.string(),
  role: z.enum(['navigation', 'target', 'field', 'option', 'container', 'column', 'value']),
});

export const parameterSchema: z.ZodType<Parameter> = z.object({
  label: labelSchema,
  description: z.string(),
  options: z.array(z.lazy(() => optionSchema)),
  optional: z.boolean(),
});

const optionSchema: z.ZodType<ParameterOption> = z.object({
  label: labelSchema,
  description: z.string(),
  parameters: z.array(z.lazy(() => parameterSchema)),
});

export const instructionSchema: z.ZodType<Instruction> = z.object({
  ...position,
  id: z.string().min(1),
  verb: z.enum(['open', 'navigate', 'region', 'click', 'fill', 'choose', 'find', 'observe', 'unknown']),
  quote: z.string(),
  labels: z.array(labelSchema),
  within: z.array(labelSchema),
  parameters: z.array(parameterSchema),
  url: z.string().nullable(),
  branch: z.object({ group: z.string(), number: z.number().int() }).nullable(),
  optional: z.boolean(),
});

const note = z.object({ ...position, text: z.string() });

export const stepSchema: z.ZodType<Step> = z.object({
  ...position,
  number: z.number().int(),
  text: z.string(),
  instructions: z.array(instructionSchema),
  substeps: z.array(z.lazy(() => stepSchema)),
  notes: z.array(note),
});

const link: z.ZodType<DocumentLink> = z.object({ ...position, text: z.string(), target: z.string() });

export const procedureSchema: z.ZodType<Procedure> = z.object({
  id: z.string().min(1),
  title: z.string(),
  line: z.number().int(),
  steps: z.array(stepSchema),
  prerequisites: z.array(z.object({ ...position, text: z.string(), links: z.array(link) })),
  result: z.string(),
  operations: z.array(z.string()),
});
