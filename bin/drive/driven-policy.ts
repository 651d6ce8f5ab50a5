import { createHash } from 'node:crypto';
import type { ArtifactRef } from '../../domain/artifact.js';
import { AgentError } from '../../domain/errors.js';
import { observationText } from '../../domain/observation-text.js';
import { stepRecords } from '../../domain/trajectory.js';
import type { DecideRequest, DecideResponse } from '../../policy-server/contract.js';
import { LooseJsonError, parseLooseJson } from '../../policy-server/grammar/loose-json.js';
import { parseReply } from '../../policy-server/grammar/parse-reply.js';
import { toInteger } from '../../policy-server/grammar/values.js';
import type { Policy } from '../../policy-server/policy.js';
import type { LineSource } from './line-source.js';

/** Bad lines in a row after which nobody is thought to be listening to what is wrong with them. */
const MOST_BAD_LINES = 20;

export interface DrivenPolicyOptions {
  readonly lines: LineSource;
  readonly write: (line: object) => void;
  /** Where the bytes of a screenshot lie; null sends the picture itself, with the marks drawn. */
  readonly pictureFile: ((screenshot: ArtifactRef) => string) | null;
}

/** A policy that asks another program: each request becomes a line on its input, and its next line is the decision. */
export class DrivenPolicy implements Policy {
  readonly version = 'driven';
  readonly wantsScreenshot: boolean;
  #questions = 0;
  #current: { readonly key: string; readonly answer: Promise<DecideResponse>; readonly over: AbortController } | null =
    null;

  constructor(private readonly options: DrivenPolicyOptions) {
    this.wantsScreenshot = options.pictureFile === null;
  }

  /** A request that comes again, because its answer was too late or lost, is the same question. */
  decide(request: DecideRequest): Promise<DecideResponse> {
    const key = keyOf(request);
    if (this.#current?.key === key) return this.#current.answer;
    this.#current?.over.abort();
    const over = new AbortController();
    this.#questions += 1;
    const answer = this.#ask(request, this.#questions, over.signal);
    // A question that another one replaced has nobody who waits for its answer.
    answer.catch(() => undefined);
    this.#current = { key, answer, over };
    return answer;
  }

  async #ask(request: DecideRequest, id: number, signal: AbortSignal): Promise<DecideResponse> {
    const { lines, write } = this.options;
    write(this.#observationLine(request, id));
    for (let bad = 0; bad < MOST_BAD_LINES; bad += 1) {
      const line = await lines.next(signal);
      if (line === null) {
        const why = signal.aborted ? 'Another question replaced this one.' : 'The program that drives has ended.';
        throw new AgentError('PolicyReplyInvalid', why);
      }
      const { question, reply } = answerOf(line);
      if (question !== null && question !== id) {
        write({ type: 'error', id, error: 'stale', message: `Question ${id} is open, not ${question}.` });
        continue;
      }
      const parsed = parseReply(reply, request.observation);
      if (parsed.ok) return { decision: parsed.decision, candidates: [], policyVersion: this.version };
      write({ type: 'error', id, error: parsed.error.kind, message: parsed.error.message });
    }
    throw new AgentError('PolicyReplyInvalid', `${MOST_BAD_LINES} lines in a row were no decision.`);
  }

  #observationLine(request: DecideRequest, id: number): object {
    const { task, observation, trajectory, hints, reports } = request;
    const last = stepRecords(trajectory).at(-1);
    const { pictureFile } = this.options;
    return {
      type: 'observation',
      id,
      episode: trajectory.episodeId,
      step: observation.step,
      text: observationText(observation),
      observation,
      task,
      last: last === undefined ? null : { action: last.decision.action, outcome: last.outcome },
      hints,
      reports,
      screenshot: pictureFile === null ? (request.screenshot ?? null) : pictureFile(observation.screenshot),
    };
  }
}

/** Equal for a request and its repetition, different for everything else. */
function keyOf({ trajectory, observation }: DecideRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([trajectory, observation]))
    .digest('hex');
}

/** The number of the question that a line says it answers, null when it does not say, and the rest of the line. */
function answerOf(line: string): { readonly question: number | null; readonly reply: string } {
  const unnumbered = { question: null, reply: line };
  try {
    const value = parseLooseJson(line);
    if (typeof value !== 'object' || value === null || !('id' in value)) return unnumbered;
    // The grammar takes an `id` for a mark: a forgotten mark must not become the question's number.
    const { id, ...rest } = value;
    const question = toInteger(id);
    return question === undefined ? unnumbered : { question, reply: JSON.stringify(rest) };
  } catch (error) {
    if (!(error instanceof LooseJsonError)) throw error;
    return unnumbered;
  }
}
