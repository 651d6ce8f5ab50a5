import { z } from 'zod';
import type { ArtifactRef } from '../../domain/artifact.js';
import { AgentError } from '../../domain/errors.js';
import type { Observation } from '../../domain/observation.js';
import { observationSchema } from '../../domain/schemas/observation.js';
import { trajectorySchema } from '../../domain/schemas/trajectory.js';
import type { Trajectory } from '../../domain/trajectory.js';
import type { ArtifactStore } from '../artifacts/store.js';

/** Stored episodes outlive the program that wrote them: these read every version, with defaults for what is new. */

/** @throws AgentError ArtifactMissing when it is not there, was changed, or is no trajectory that this program knows */
export function readTrajectory(artifacts: ArtifactStore, ref: ArtifactRef): Promise<Trajectory> {
  return read(artifacts, ref, trajectorySchema, 'trajectory');
}

/** @throws AgentError ArtifactMissing like `readTrajectory` */
export function readObservation(artifacts: ArtifactStore, ref: ArtifactRef): Promise<Observation> {
  return read(artifacts, ref, observationSchema, 'observation');
}

async function read<T>(artifacts: ArtifactStore, ref: ArtifactRef, schema: z.ZodType<T>, what: string): Promise<T> {
  const parsed = schema.safeParse(await artifacts.getJson<unknown>(ref));
  if (parsed.success) return parsed.data;
  throw new AgentError(
    'ArtifactMissing',
    `Artifact ${ref.sha256} is no ${what} that this version reads: ${z.prettifyError(parsed.error)}`,
  );
}
