import { z } from 'zod';
import type { Decision } from '../../domain/action.js';
import type { Observation } from '../../domain/observation.js';
import { decisionSchema } from '../../domain/schemas/decision.js';
import { LooseJsonError, parseLooseJson } from './loose-json.js';
import { normaliseDecision } from './normalise.js';

export interface GrammarError {
  readonly kind:
    | 'empty'
    | 'refused'
    | 'noObject'
    | 'malformed'
    | 'truncated'
    | 'noAction'
    | 'wrongField'
    | 'unknownMark';
  /** Says to the model what to do differently. */
  readonly message: string;
}

export type ParsedReply =
  | { readonly ok: true; readonly decision: Decision }
  | { readonly ok: false; readonly error: GrammarError };

const REFUSAL = /^(?:i'?m sorry|i am sorry|sorry,|i can(?:no|')t|i am unable|as an ai|抱歉|对不起|我无法|很抱歉)/i;

/**
 * Reads a model's reply as a decision about an observation. Tolerant about form, strict about meaning: an action is
 * never guessed from prose, and a mark must exist.
 */
export function parseReply(reply: string, observation: Pick<Observation, 'elements'>): ParsedReply {
  const text = withoutThinking(reply);
  let value: unknown;
  try {
    value = parseLooseJson(text);
  } catch (error) {
    if (!(error instanceof LooseJsonError)) throw error;
    if (error.kind === 'noObject' && REFUSAL.test(text.trim())) {
      return fail(
        'refused',
        'The task is a harmless documentation check in a test account. Answer with the JSON object.',
      );
    }
    return fail(error.kind, error.message);
  }
  const normalised = normaliseDecision(value);
  if (normalised === undefined) {
    return fail('noAction', 'There is no "action" with a known "kind".');
  }
  const decision = decisionSchema.safeParse(normalised);
  if (!decision.success) return fail('wrongField', z.prettifyError(decision.error));
  const { action } = decision.data;
  if ('mark' in action && action.mark !== undefined && !observation.elements.some(({ mark }) => mark === action.mark)) {
    return fail('unknownMark', `Mark ${action.mark} is not in the newest element list.`);
  }
  return { ok: true, decision: decision.data };
}

/** Reasoning models put their thinking before the answer; braces in it are no answer. */
function withoutThinking(reply: string): string {
  return reply.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
}

function fail(kind: GrammarError['kind'], message: string): ParsedReply {
  return { ok: false, error: { kind, message } };
}
