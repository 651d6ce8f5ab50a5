import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { stableHash } from '../../domain/binding/stable-hash.js';
import type { FeatureName, Features } from './features.js';

const weightsSchema = z.object({
  /** Counts trainings; 0 is set by hand. */
  version: z.number().int().nonnegative(),
  weights: z.record(z.string(), z.number()),
});

export interface Weights {
  /** `<training>:<hash of the numbers>`. */
  readonly version: string;
  readonly of: Readonly<Partial<Record<FeatureName, number>>>;
}

/** Reads a weights file; the one beside this module without an argument. */
export function loadWeights(path: URL | string = new URL('./weights.json', import.meta.url)): Weights {
  const { version, weights } = weightsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const canonical = Object.entries(weights)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, weight]) => `${name}=${weight}`)
    .join(';');
  return { version: `${version}:${stableHash(canonical).slice(0, 8)}`, of: weights };
}

/** The linear score; a feature without a weight counts nothing. */
export function score(features: Features, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features) as [FeatureName, number][])
    sum += (weights.of[name] ?? 0) * value;
  return sum;
}
