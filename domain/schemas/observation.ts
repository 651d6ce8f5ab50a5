import { z } from 'zod';
import type { Observation, ObservedElement } from '../observation.js';
import { artifactRefSchema } from './artifact.js';

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const observedElementSchema: z.ZodType<ObservedElement> = z.object({
  mark: z.number().int().nonnegative(),
  role: z.enum([
    'button',
    'link',
    'menuitem',
    'navigation',
    'tab',
    'textbox',
    'combobox',
    'option',
    'checkbox',
    'radio',
    'switch',
    'upload',
    'slider',
    'canvas',
    'clickable',
  ]),
  name: z.string(),
  value: z.string().nullable(),
  states: z.array(
    z.enum([
      'checked',
      'disabled',
      'expanded',
      'selected',
      'required',
      'readonly',
      'focused',
      'invalid',
      'busy',
      'covered',
      'offscreen',
      'new',
    ]),
  ),
  group: z.array(z.string()),
  column: z.string().nullable(),
  box,
  coveredBy: z.string().nullable(),
  openedBy: z.number().int().nonnegative().exactOptional(),
});

export const observationSchema: z.ZodType<Observation> = z.object({
  step: z.number().int().nonnegative(),
  url: z.string(),
  title: z.string(),
  elements: z.array(observedElementSchema),
  texts: z.array(z.string()),
  dialogs: z.array(
    z.object({
      kind: z.enum(['dialog', 'drawer', 'alert', 'confirm', 'prompt']),
      title: z.string(),
      text: z.string(),
    }),
  ),
  toasts: z.array(z.object({ kind: z.enum(['success', 'error', 'warning', 'notice']), text: z.string() })),
  tabs: z.array(z.string()),
  downloads: z.array(z.object({ fileName: z.string(), bytes: z.number() })),
  settled: z.union([z.object({ settled: z.literal(true) }), z.object({ settled: z.literal(false), why: z.string() })]),
  screenshot: artifactRefSchema,
  viewport: z.object({ width: z.number(), height: z.number() }),
  omitted: z.number().int().nonnegative(),
  // Observations that were stored before these were observed are read without them.
  hints: z
    .array(
      z.object({
        where: z.enum(['above', 'below', 'left', 'right', 'hidden']),
        of: z.string(),
        count: z.number().int().nonnegative(),
        screens: z.number().nonnegative(),
        names: z.array(z.string()),
      }),
    )
    .default([]),
  notices: z.array(z.string()).default([]),
  observedAt: z.number().default(0),
});
