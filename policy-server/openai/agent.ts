import type { Decision, RejectedReply } from '../../domain/action.js';
import { AgentError } from '../../domain/errors.js';
import type { DecideRequest, DecideResponse } from '../contract.js';
import { parseReply } from '../grammar/parse-reply.js';
import type { Policy } from '../policy.js';
import { type ChatMessage, complete } from './client.js';
import { PROMPT_VERSION, promptMessages, repairMessage } from './prompt.js';
import type { OpenAiSettings } from './settings.js';

/** Time for one decision with all its turns, milliseconds; the activity that waits for it gives up a little later. */
const DECISION_MS = 100_000;
/** Characters of a bad reply that the model is shown again, and that are kept as evidence. */
const LONGEST_ECHO = 8_000;
const LONGEST_KEPT = 2_000;

/** An agent behind any OpenAI-compatible chat endpoint, with the same observation and grammar as every policy. */
export class OpenAiPolicy implements Policy {
  readonly version: string;
  readonly wantsScreenshot: boolean;

  constructor(
    private readonly model: string,
    private readonly settings: OpenAiSettings,
  ) {
    this.wantsScreenshot = settings.vision;
    this.version = `openai:${model}:prompt-${PROMPT_VERSION}`;
  }

  async decide(request: DecideRequest, signal: AbortSignal): Promise<DecideResponse> {
    const turns = new Turns(this.settings, request, signal);
    const models = [this.model, ...(this.settings.fallbackModel === null ? [] : [this.settings.fallbackModel])];
    for (const model of models) {
      const decision = await turns.ask(model);
      if (decision !== null) return this.answer(decision, turns);
    }
    throw invalidReply(models, turns.rejected);
  }

  private answer(decision: Decision, { rejected, tokens }: Turns): DecideResponse {
    return {
      decision: rejected.length === 0 ? decision : { ...decision, rejected },
      candidates: [],
      policyVersion: this.version,
      ...(tokens === 0 ? {} : { tokens }),
    };
  }
}

/** All turns of one decision, with what they cost and what could not be used of them. */
class Turns {
  readonly rejected: RejectedReply[] = [];
  tokens = 0;
  readonly #messages: readonly ChatMessage[];
  private readonly observation: DecideRequest['observation'];
  readonly #endsAt = Date.now() + DECISION_MS;

  constructor(
    private readonly settings: OpenAiSettings,
    request: DecideRequest,
    private readonly signal: AbortSignal,
  ) {
    this.#messages = promptMessages(request);
    this.observation = request.observation;
  }

  /** Asks a model, and once more with what was wrong: models mostly mend what they are told about, rarely later. */
  async ask(model: string): Promise<Decision | null> {
    const first = await this.turn(model, this.#messages);
    if (first.decision !== null) return first.decision;
    const { text, error, finish } = first;
    const repair: readonly ChatMessage[] = [
      ...this.#messages,
      { role: 'assistant', content: text === '' ? '(empty)' : text.slice(0, LONGEST_ECHO) },
      repairMessage(error, finish),
    ];
    return (await this.turn(model, repair)).decision;
  }

  private async turn(model: string, messages: readonly ChatMessage[]) {
    const left = this.#endsAt - Date.now();
    if (left <= 0) throw new AgentError('PolicyUnavailable', `Model ${model} took more than ${DECISION_MS} ms.`);
    const reply = await complete(this.settings, model, messages, this.signal, Math.min(this.settings.timeoutMs, left));
    this.tokens += reply.tokens;
    const parsed = parseReply(reply.text, this.observation, reply.finish);
    if (parsed.ok) return { decision: parsed.decision };
    const { kind, message } = parsed.error;
    this.rejected.push({ model, kind, message, reply: withoutKey(reply.text, this.settings).slice(0, LONGEST_KEPT) });
    return { decision: null, error: parsed.error, text: reply.text, finish: reply.finish };
  }
}

/** An endpoint that quotes the request back must not put its key into the evidence. */
function withoutKey(text: string, { apiKey }: OpenAiSettings): string {
  return apiKey === null || apiKey === '' ? text : text.replaceAll(apiKey, '<key>');
}

function invalidReply(models: readonly string[], rejected: readonly RejectedReply[]): AgentError {
  const last = rejected.at(-1);
  const kinds = rejected.map(({ kind }) => kind).join(', ');
  const message = `${models.join(', then ')} did not answer in the action grammar (${kinds}): ${last?.message} Reply: ${last?.reply.slice(0, 300)}`;
  return new AgentError('PolicyReplyInvalid', message, { rejected });
}
