import type { Decision } from '../../domain/action.js';
import { AgentError } from '../../domain/errors.js';
import type { DecideRequest, DecideResponse } from '../contract.js';
import { type GrammarError, parseReply } from '../grammar/parse-reply.js';
import type { Policy } from '../policy.js';
import { type ChatMessage, complete } from './client.js';
import { PROMPT_VERSION, promptMessages, repairMessage } from './prompt.js';
import type { OpenAiSettings } from './settings.js';

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
    const messages = promptMessages(request);
    const first = await complete(this.settings, this.model, messages, signal);
    const parsed = parseReply(first.text, request.observation);
    if (parsed.ok) return this.answer(parsed.decision);
    // One turn to repair: models mostly mend what they are told about, and rarely on a second attempt.
    const repair: readonly ChatMessage[] = [
      ...messages,
      { role: 'assistant', content: first.text === '' ? '(empty)' : first.text },
      repairMessage(parsed.error, first.finish),
    ];
    const second = await complete(this.settings, this.model, repair, signal);
    const mended = parseReply(second.text, request.observation);
    if (mended.ok) return this.answer(mended.decision);
    throw invalidReply(this.model, mended.error, second.text);
  }

  private answer(decision: Decision): DecideResponse {
    return { decision, candidates: [], policyVersion: this.version };
  }
}

function invalidReply(model: string, error: GrammarError, reply: string): AgentError {
  const message = `${model} did not answer in the action grammar, twice: ${error.message} Reply: ${reply.slice(0, 300)}`;
  return new AgentError('PolicyReplyInvalid', message, { kind: error.kind, reply: reply.slice(0, 4000) });
}
