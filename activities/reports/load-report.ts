import type { ArtifactRef } from '../../domain/artifact.js';
import type { AuditEvent } from '../../domain/audit.js';
import type { Observation } from '../../domain/observation.js';
import type { ProcedureResult } from '../../domain/outcome.js';
import type { ParsedDocument } from '../../domain/procedure.js';
import type { EpisodeTask } from '../../domain/task.js';
import { stepRecords, type Trajectory } from '../../domain/trajectory.js';
import type { ArtifactStore } from '../artifacts/store.js';
import { readTrajectory } from '../trajectory/read.js';
import { fairShare, shrinkPng } from './images/shrink.js';
import type { ReportModel, ReportStep } from './report-model.js';

/** All pictures of a report together: base64 and marks make it about 2.9 MB, below the 3 MB of a mail attachment. */
const PICTURE_BUDGET = 1_900_000;

export interface ReportInput {
  readonly result: ProcedureResult;
  readonly document: ArtifactRef;
  readonly task: ArtifactRef | null;
  readonly events: readonly AuditEvent[];
  readonly runLink: string | null;
}

/** Loads what a report shows. What is missing from the store is left out: half a report is better than none. */
export async function loadReport(artifacts: ArtifactStore, input: ReportInput): Promise<ReportModel> {
  const { result } = input;
  const document = await artifacts.getJson<ParsedDocument>(input.document);
  const task = await optional<EpisodeTask>(artifacts, input.task);
  const trajectory =
    result.trajectory === null ? null : await readTrajectory(artifacts, result.trajectory).catch(() => null);
  const steps = trajectory === null ? [] : await loadSteps(artifacts, trajectory);
  const end =
    trajectory === null
      ? undefined
      : (trajectory.end?.last ?? stepRecords(trajectory).at(-1)?.after ?? trajectory.first);
  const lastObservation = await optional<Observation>(artifacts, end ?? null);
  const last =
    end === undefined || lastObservation === null
      ? null
      : { observation: lastObservation, observationHash: end.sha256, decision: trajectory?.end?.decision ?? null };
  const observations = [...steps.map((step) => step.observation), ...(last === null ? [] : [last.observation])];
  return {
    result,
    document,
    task,
    events: input.events,
    policy: trajectory?.policy ?? null,
    trace: trajectory?.trace ?? null,
    steps,
    last,
    pictures: await loadPictures(artifacts, observations),
    runLink: input.runLink,
  };
}

async function loadSteps(artifacts: ArtifactStore, trajectory: Trajectory): Promise<readonly ReportStep[]> {
  const steps = await Promise.all(
    stepRecords(trajectory).map(async (record) => {
      const observation = await optional<Observation>(artifacts, record.before);
      return observation === null ? null : { record, observation, observationHash: record.before.sha256 };
    }),
  );
  return steps.filter((step) => step !== null);
}

async function loadPictures(
  artifacts: ArtifactStore,
  observations: readonly Observation[],
): Promise<ReadonlyMap<string, Buffer>> {
  const refs = new Map(observations.map(({ screenshot }) => [screenshot.sha256, screenshot]));
  const share = fairShare(
    [...refs.values()].map((ref) => ref.bytes),
    PICTURE_BUDGET,
  );
  const pictures = new Map<string, Buffer>();
  for (const [hash, ref] of refs) {
    const png = await artifacts.get(ref).catch(() => null);
    const small = png === null ? null : shrinkPng(png, share);
    if (small !== null) pictures.set(hash, small);
  }
  return pictures;
}

async function optional<T>(artifacts: ArtifactStore, ref: ArtifactRef | null): Promise<T | null> {
  return ref === null ? null : artifacts.getJson<T>(ref).catch(() => null);
}
