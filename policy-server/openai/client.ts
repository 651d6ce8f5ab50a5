import axios, { isAxiosError } from 'axios';
import { AgentError } from '../../domain/errors.js';
import type { OpenAiSettings } from './settings.js';

export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string | readonly ContentPart[];
}

export interface ChatReply {
  readonly text: string;
  /** `stop`, `length` (cut off), `content_filter`, or what the endpoint calls it. */
  readonly finish: string;
  /** Tokens of prompt and reply, as the endpoint counts them; 0 where it does not say. */
  readonly tokens: number;
}

interface ChatCompletion {
  readonly choices?: readonly {
    readonly message?: {
      readonly content?: string | null;
      readonly refusal?: string | null;
      readonly tool_calls?: readonly unknown[] | null;
    };
    readonly finish_reason?: string | null;
  }[];
  readonly usage?: { readonly total_tokens?: number } | null;
}

/** One chat completion. Network and server failures are PolicyUnavailable, which is retried. */
export async function complete(
  settings: OpenAiSettings,
  model: string,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  timeoutMs: number = settings.timeoutMs,
): Promise<ChatReply> {
  try {
    const answer = await axios.post<ChatCompletion>(
      `${settings.baseUrl}/chat/completions`,
      { model, messages, temperature: 0, max_tokens: 1024 },
      {
        timeout: timeoutMs,
        signal,
        headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
      },
    );
    const choice = answer.data.choices?.[0];
    const tokens = answer.data.usage?.total_tokens;
    return {
      text: textOf(choice?.message ?? {}),
      finish: choice?.finish_reason ?? 'stop',
      tokens: typeof tokens === 'number' && tokens > 0 ? Math.round(tokens) : 0,
    };
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    // The axios error holds the request with its key: only its words go on.
    const status = error.response?.status;
    const detail = status === undefined ? error.message : `HTTP ${status} ${excerpt(error.response?.data)}`;
    const what = `Model ${model} at ${settings.baseUrl} did not answer: ${detail}`;
    const isRequestsFault = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
    throw new AgentError(isRequestsFault ? 'InvalidInput' : 'PolicyUnavailable', what);
  }
}

/** What the model said; one that was trained on tools may call one although it was given none. */
function textOf({
  content,
  refusal,
  tool_calls: calls,
}: NonNullable<NonNullable<ChatCompletion['choices']>[0]['message']>) {
  if (typeof content === 'string' && content.trim() !== '') return content;
  if (Array.isArray(calls) && calls.length > 0) return JSON.stringify({ tool_calls: calls });
  return refusal ?? content ?? '';
}

function excerpt(body: unknown): string {
  return (typeof body === 'string' ? body : JSON.stringify(body ?? '')).slice(0, 300);
}
