import { AgentError } from '../../domain/errors.js';

/** Where an OpenAI-compatible endpoint is. The key stays in this process: it is in no request, log or report. */
export interface OpenAiSettings {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Milliseconds for one answer of the model. */
  readonly timeoutMs: number;
  /** Model that is asked when the first one does not answer in the grammar, also after a repair turn; null for none. */
  readonly fallbackModel: string | null;
  /** The model takes pictures: it gets the screenshot with marks beside the element list. */
  readonly vision: boolean;
}

const PUBLIC_BASE_URL = 'https://api.openai.com/v1';
/** Large vision models need up to a minute for a long prompt. */
const DEFAULT_TIMEOUT_MS = 90_000;

/** Reads OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_TIMEOUT_MS, OPENAI_FALLBACK_MODEL and OPENAI_VISION (`0` for models without eyes). A key is needed for the public endpoint only. */
export function openAiSettings(environment: Readonly<Record<string, string | undefined>>): OpenAiSettings {
  const baseUrl = environment.OPENAI_BASE_URL || PUBLIC_BASE_URL;
  const apiKey = environment.OPENAI_API_KEY || null;
  if (!URL.canParse(baseUrl)) throw new AgentError('InvalidInput', `OPENAI_BASE_URL is no URL: ${baseUrl}.`);
  if (apiKey === null && baseUrl === PUBLIC_BASE_URL) {
    throw new AgentError('InvalidInput', 'Set OPENAI_API_KEY, or OPENAI_BASE_URL for an endpoint without a key.');
  }
  const timeoutMs = Number(environment.OPENAI_TIMEOUT_MS || DEFAULT_TIMEOUT_MS);
  const vision = environment.OPENAI_VISION !== '0';
  const fallbackModel = environment.OPENAI_FALLBACK_MODEL || null;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, timeoutMs, fallbackModel, vision };
}
