import { z } from 'zod';
import type { Decision } from '../domain/action.js';
import type { ResourceReport } from '../domain/meta.js';
import type { Observation } from '../domain/observation.js';
import { decisionSchema } from '../domain/schemas/decision.js';
import { observationSchema } from '../domain/schemas/observation.js';
import { episodeTaskSchema } from '../domain/schemas/task.js';
import { resourceReportSchema, trajectorySchema } from '../domain/schemas/trajectory.js';
import type { EpisodeTask } from '../domain/task.js';
import type { Trajectory } from '../domain/trajectory.js';

/** The one HTTP contract of every policy (docs/policy-contract.md): ranker, OpenAI-compatible agent, trained model. */
export const DECIDE_PATH = '/v1/decide';
export const HEALTH_PATH = '/v1/health';
export const VERSION_PATH = '/v1/version';

/** Answer of the version route. */
export const versionResponseSchema = z.object({ policyVersion: z.string(), wantsScreenshot: z.boolean() });

export interface DecideRequest {
  /** `ranker`, `openai:<model>` or `remote:<url>`. */
  readonly policy: string;
  readonly task: EpisodeTask;
  readonly trajectory: Trajectory;
  /** What the page shows now. */
  readonly observation: Observation;
  /** What it showed before the last action that was not a wait; null before the first. */
  readonly previous: Observation | null;
  /** Sentences a person sent into the episode, oldest first. */
  readonly hints: readonly string[];
  readonly reports: readonly ResourceReport[];
  /** PNG as base64; only policies that look at pictures ask for it (see `wantsScreenshot` of the version answer). */
  readonly screenshot?: string;
}

/** One of the actions that were considered, for debugging and for training. */
export interface Candidate {
  readonly decision: Decision;
  readonly score: number;
  readonly features: Readonly<Record<string, number>>;
}

export interface DecideResponse {
  readonly decision: Decision;
  /** Best first; empty for policies that do not enumerate. */
  readonly candidates: readonly Candidate[];
  /** Identifies code and weights, such as `ranker:0:1a2b3c4d`. */
  readonly policyVersion: string;
  /** Tokens that this decision cost, prompt and replies with repair turns; left out where it is not known or nothing. */
  readonly tokens?: number;
}

/** Body of every answer that is not 200. `error` is a name of the error taxonomy. */
export interface ErrorResponse {
  readonly error: string;
  readonly message: string;
  /** Such as the replies of a model that could not be read. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export const decideRequestSchema: z.ZodType<DecideRequest> = z.object({
  policy: z.string().min(1).max(200),
  task: episodeTaskSchema,
  trajectory: trajectorySchema,
  observation: observationSchema,
  previous: observationSchema.nullable(),
  hints: z.array(z.string()),
  reports: z.array(resourceReportSchema),
  screenshot: z.base64().exactOptional(),
});

export const decideResponseSchema: z.ZodType<DecideResponse> = z.object({
  decision: decisionSchema,
  candidates: z.array(
    z.object({ decision: decisionSchema, score: z.number(), features: z.record(z.string(), z.number()) }),
  ),
  policyVersion: z.string(),
  tokens: z.number().int().nonnegative().exactOptional(),
});

export const errorResponseSchema: z.ZodType<ErrorResponse> = z.object({
  error: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).exactOptional(),
});
