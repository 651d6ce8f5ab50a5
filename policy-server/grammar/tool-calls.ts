import { kindOf } from './kinds.js';
import { parseLooseJson } from './loose-json.js';
import { asFields, type Fields } from './values.js';

/** Tool calls as the common APIs write them, when a model or an endpoint puts one where the answer belongs. */

/** Envelopes inside one another are not deeper than this. */
const DEEPEST = 6;

/**
 * What a value says once its envelopes are taken off: OpenAI `tool_calls` and `function_call`, Anthropic `tool_use`, Gemini
 * `functionCall`, whole completions. A value without an envelope is given back as it is.
 *
 * Fails with LooseJsonError when the arguments of a call cannot be read.
 */
export function withoutEnvelope(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  const into = (inner: unknown): unknown => withoutEnvelope(inner, depth + 1);
  const fields = asFields(value);
  if (fields === undefined) return value;
  const { choices, message, content, tool_calls: calls } = fields;
  if (Array.isArray(choices)) return into(choices[0]);
  if (Array.isArray(calls) && calls.length > 0) return into(calls[0]);
  if (asFields(message) !== undefined) return into(message);
  if (Array.isArray(content)) {
    const used = content.find((part) => asFields(part)?.type === 'tool_use');
    if (used !== undefined) return into(used);
  }
  for (const key of ['function_call', 'functionCall', 'tool_call', 'function', 'tool_use']) {
    const call = asFields(fields[key]);
    if (call !== undefined) return into(call);
  }
  return called(fields) ?? value;
}

/** `{"name": "click", "arguments": "{\"mark\": 3}"}`; a tool that is no action takes a whole decision. */
function called(fields: Fields): Fields | undefined {
  const { name, arguments: given, input, args, parameters } = fields;
  if (typeof name !== 'string') return undefined;
  const raw = given ?? input ?? args ?? parameters;
  const hasNone = typeof raw === 'string' && /^\s*(?:\{\s*\})?\s*$/.test(raw);
  const details = hasNone ? {} : typeof raw === 'string' ? asFields(parseLooseJson(raw)) : asFields(raw);
  if (details === undefined) return undefined;
  return kindOf(name) === undefined ? details : { action: { ...details, kind: name } };
}

const TAGGED = [
  /<function=["']?([\w-]+)["']?>([\s\S]*?)(?:<\/function>|$)/,
  /<invoke\s+name=["']([\w-]+)["']\s*>([\s\S]*?)(?:<\/invoke>|$)/,
];
const PARAMETER = /<parameter(?:=|\s+name=)["']?([\w-]+)["']?\s*>([\s\S]*?)<\/parameter>/g;

/** A call in tags, as Qwen and Claude write it in plain text; undefined when there is none. */
export function taggedCall(text: string): Fields | undefined {
  for (const pattern of TAGGED) {
    const match = pattern.exec(text);
    if (match?.[1] === undefined || kindOf(match[1]) === undefined) continue;
    const parameters = [...(match[2] ?? '').matchAll(PARAMETER)].map(([, name = '', value = '']): [string, unknown] => [
      name,
      value.trim(),
    ]);
    return { action: { ...Object.fromEntries(parameters), kind: match[1] } };
  }
  return undefined;
}
