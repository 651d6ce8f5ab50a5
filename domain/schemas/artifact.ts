import { z } from 'zod';
import type { ArtifactRef } from '../artifact.js';

export const artifactRefSchema: z.ZodType<ArtifactRef> = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mediaType: z.string(),
  bytes: z.number().int().nonnegative(),
});
