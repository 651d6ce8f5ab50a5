import axios, { isAxiosError } from 'axios';
import type { Decision } from '../../domain/action.js';
import { AgentError, type ErrorName } from '../../domain/errors.js';
import { marksLayer } from '../../domain/marks-layer.js';
import type { Observation } from '../../domain/observation.js';
import { assertPolicyAllowed, remotePolicyUrl } from '../../domain/policy-name.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { Trajectory } from '../../domain/trajectory.js';
import {
  DECIDE_PATH,
  type DecideRequest,
  type DecideResponse,
  decideResponseSchema,
  errorResponseSchema,
  VERSION_PATH,
  versionResponseSchema,
} from '../../policy-server/contract.js';
import type { ArtifactStore } from '../artifacts/store.js';
import type { DecideInput, DecideResult } from './contract.js';
import { beforeLastDeed, decideRequest } from './decide-request.js';
import { drawMarks } from './marked-screenshot.js';

/** A server that does not even say which policy it has is down, milliseconds. */
const VERSION_MS = 5_000;
const LONGEST_SUMMARY = 200;
/** A decision is some kilobytes, its candidates with their features some hundred. */
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;
/** What a policy may say went wrong; the other names of the taxonomy are not its own to give. */
const POLICY_ERRORS: readonly ErrorName[] = ['InvalidInput', 'PolicyReplyInvalid', 'PolicyUnavailable'];

export interface DecideOptions {
  readonly policyServerUrl: string;
  /** Hosts other than this machine's own that a `remote:` policy may name. */
  readonly remotePolicyHosts?: readonly string[];
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Asks the policy server for the next action of an episode and stores its decision. */
export async function decide(
  artifacts: ArtifactStore,
  input: DecideInput,
  settings: DecideOptions,
): Promise<DecideResult> {
  const options = { ...settings, policyServerUrl: serverFor(input.policy, settings) };
  const [request, looks] = await Promise.all([requestFor(artifacts, input), wantsScreenshot(input.policy, options)]);
  const { decision, tokens } = await ask(looks ? await withScreenshot(artifacts, request) : request, options);
  return {
    decision: await artifacts.putJson(decision),
    ...digest(decision),
    ...(tokens === undefined ? {} : { tokens }),
  };
}

/** A remote policy answers the same contract at a place of its own. */
function serverFor(policy: string, { policyServerUrl, remotePolicyHosts = [] }: DecideOptions): string {
  assertPolicyAllowed(policy, remotePolicyHosts);
  return remotePolicyUrl(policy) ?? policyServerUrl.replace(/\/+$/, '');
}

async function requestFor(artifacts: ArtifactStore, input: DecideInput): Promise<DecideRequest> {
  const [task, trajectory, observation] = await Promise.all([
    artifacts.getJson<EpisodeTask>(input.task),
    artifacts.getJson<Trajectory>(input.trajectory),
    artifacts.getJson<Observation>(input.observation),
  ]);
  const before = beforeLastDeed(trajectory);
  const previous = before === undefined ? null : await artifacts.getJson<Observation>(before);
  return decideRequest({ policy: input.policy, task, trajectory, observation, previous });
}

async function withScreenshot(artifacts: ArtifactStore, request: DecideRequest): Promise<DecideRequest> {
  const { screenshot, elements, viewport } = request.observation;
  const marked = drawMarks(await artifacts.get(screenshot), marksLayer(elements, viewport));
  return { ...request, screenshot: marked.toString('base64') };
}

/** Whether a policy looks at pictures; they are large, so it is asked rather than sent one in vain. */
async function wantsScreenshot(policy: string, options: DecideOptions): Promise<boolean> {
  try {
    const url = new URL(`${options.policyServerUrl}${VERSION_PATH}`);
    url.searchParams.set('policy', policy);
    const { data } = await axios.get<unknown>(url.href, { ...transport(options), timeout: VERSION_MS });
    const version = versionResponseSchema.safeParse(data);
    if (version.success) return version.data.wantsScreenshot;
    throw new AgentError('PolicyUnavailable', `${url.href} gives no policy version: ${version.error.message}`);
  } catch (error) {
    throw asAgentError(error, options);
  }
}

function transport({ timeoutMs, signal }: DecideOptions) {
  return {
    timeout: timeoutMs,
    // A proxy of the environment is for the outside world, and the policy server is ours.
    proxy: false as const,
    // Where a policy may be is checked by its name; an answer must not send the episode elsewhere.
    maxRedirects: 0,
    maxContentLength: LARGEST_ANSWER_BYTES,
    ...(signal === undefined ? {} : { signal }),
  };
}

async function ask(request: DecideRequest, options: DecideOptions): Promise<DecideResponse> {
  try {
    const answer = await axios.post<unknown>(`${options.policyServerUrl}${DECIDE_PATH}`, request, {
      ...transport(options),
      maxBodyLength: Number.POSITIVE_INFINITY,
    });
    const response = decideResponseSchema.safeParse(answer.data);
    if (response.success) return response.data;
    throw new AgentError('PolicyReplyInvalid', `The policy server broke its contract: ${response.error.message}`);
  } catch (error) {
    throw asAgentError(error, options);
  }
}

function asAgentError(error: unknown, options: DecideOptions): unknown {
  if (!isAxiosError(error) || options.signal?.aborted === true) return error;
  const body = errorResponseSchema.safeParse(error.response?.data);
  const name = body.success ? POLICY_ERRORS.find((known) => known === body.data.error) : undefined;
  if (body.success && name !== undefined) return new AgentError(name, body.data.message, body.data.details);
  return new AgentError('PolicyUnavailable', `Policy server at ${options.policyServerUrl}: ${error.message}.`);
}

function digest({ action, thought }: Decision): Omit<DecideResult, 'decision'> {
  const request = action.kind === 'request_resource' ? { need: action.need, attributes: action.attributes } : null;
  const summary =
    action.kind === 'task_complete'
      ? action.evidence
      : action.kind === 'task_unachievable'
        ? action.reason
        : thought.goal;
  return { kind: action.kind, request, summary: summary.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SUMMARY) };
}
