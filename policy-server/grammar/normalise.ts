import { type Call, callOf } from './calls.js';
import { FIELD_ALIASES, KIND_KEYS, kindOf, MARK_KEYS, WITH_MARK } from './kinds.js';
import { parseLooseJson } from './loose-json.js';
import { withoutEnvelope } from './tool-calls.js';
import { asFields, type Fields, toInteger, toPoint, typed } from './values.js';

/** Brings the shapes in which models write a decision into the one shape of the grammar; the schema checks it after. */

/** A decision as the grammar writes it, as far as the reply has the parts; undefined when there is no action at all. */
export function normaliseDecision(reply: unknown): Fields | undefined {
  const opened = Array.isArray(reply) ? reply.map((part) => withoutEnvelope(part)) : withoutEnvelope(reply);
  const whole = Array.isArray(opened) ? mergeParts(opened) : asFields(opened);
  if (whole === undefined) return undefined;
  const inner = asFields(whole.decision) ?? asFields(whole.arguments) ?? whole;
  const action = findAction(inner);
  if (action === undefined) return undefined;
  return { thought: thoughtOf(inner), serving: servingOf(inner), action };
}

/** Some models send the three parts, or a list with one decision, as an array. */
function mergeParts(parts: readonly unknown[]): Fields | undefined {
  const fields = parts.map(asFields).filter((part) => part !== undefined);
  const first = fields.find((part) => findAction(part) !== undefined);
  if (first === undefined || fields.length === 0) return undefined;
  if ('action' in first && typeof first.action === 'object') return first;
  return Object.assign({}, ...fields.filter((part) => findAction(part) === undefined), { action: first });
}

function findAction(decision: Fields): Fields | undefined {
  const given = decision.action;
  const list = Array.isArray(given) ? given : [given];
  const fields = asFields(list[0]);
  if (fields !== undefined) return actionFrom(fields);
  if (typeof given === 'string') {
    const call = callOf(given);
    if (call !== undefined) return actionFromCall(call);
    if (given.trim().startsWith('{')) return actionFrom(asFields(parseLooseJson(given)) ?? {});
    return actionFrom({ ...decision, kind: given });
  }
  const nested = asFields(decision.动作);
  return nested === undefined ? actionFrom(decision) : actionFrom(nested);
}

/** `{"kind": "click", "mark": 3}`, `{"type": "click", ...}`, `{"click": {"mark": 3}}`, `{"click": 3}`. */
function actionFrom(fields: Fields): Fields | undefined {
  for (const key of KIND_KEYS) {
    const kind = kindOf(fields[key]);
    if (kind === undefined || (key === 'name' && isElement(fields))) continue;
    const { [key]: _kind, ...rest } = fields;
    const details =
      asFields(rest.params) ?? asFields(rest.parameters) ?? asFields(rest.arguments) ?? asFields(rest.args);
    return cleanAction(kind, { ...rest, ...details });
  }
  for (const [key, value] of Object.entries(fields)) {
    const kind = key === 'type' || key === 'key' ? undefined : kindOf(key);
    // `"done": false` says that it is not.
    if (kind === undefined || value === false || value === null) continue;
    const nested = asFields(value);
    if (nested !== undefined) return cleanAction(kind, nested);
    const only = typeof value === 'object' ? {} : WITH_MARK.has(kind) ? { mark: value } : firstFieldOf(kind, value);
    return cleanAction(kind, only);
  }
  return undefined;
}

/** A control that a reply quotes, such as `{"role": "button", "name": "Done"}`, is no action, whatever its name. */
function isElement({ role, states, box, mark, name }: Fields): boolean {
  const kind = kindOf(name);
  return role !== undefined || states !== undefined || box !== undefined || (mark !== undefined && !takesMark(kind));
}

function takesMark(kind: string | undefined): boolean {
  return kind !== undefined && (WITH_MARK.has(kind) || kind === 'scroll');
}

/** The action that a call names, or undefined when it names none. */
export function actionFromCall({ name, named, positional }: Call): Fields | undefined {
  const kind = kindOf(name);
  if (kind === undefined) return undefined;
  const rest = [...positional];
  const marked = WITH_MARK.has(kind) && rest.length > 0 && named.mark === undefined ? { mark: rest.shift() } : {};
  const [value] = rest;
  return cleanAction(kind, { ...(value === undefined ? {} : firstFieldOf(kind, value)), ...named, ...marked });
}

function firstFieldOf(kind: string, value: unknown): Fields {
  const field = Object.keys(FIELD_ALIASES[kind] ?? {})[0];
  return field === undefined ? {} : { [field]: value };
}

/** Keeps the fields that the kind has, under the grammar's names and with the grammar's types. */
function cleanAction(kind: string, fields: Fields): Fields {
  const action: Record<string, unknown> = { kind };
  if (WITH_MARK.has(kind) || (kind === 'scroll' && 'mark' in fields && fields.mark !== null)) {
    // A mark that is no number is not made up for by another number beside it.
    const keys = fields.mark === undefined || fields.mark === null ? MARK_KEYS : ['mark'];
    const key = keys.find((name) => toInteger(fields[name]) !== undefined);
    // What is no number goes to the schema, which refuses it.
    action.mark = key === undefined ? fields.mark : toInteger(fields[key]);
  }
  for (const [field, aliases] of Object.entries(FIELD_ALIASES[kind] ?? {})) {
    const alias = aliases.find((name) => fields[name] !== undefined && fields[name] !== null);
    if (alias !== undefined) action[field] = typed(field, fields[alias]);
  }
  const by = kind === 'drag' && action.to === undefined ? toPoint(fields.by ?? fields.offset) : undefined;
  if (by !== undefined) action.to = { by };
  if (kind === 'check') action.checked ??= true;
  if (kind === 'scroll') action.direction ??= 'down';
  if (kind === 'wait') action.seconds ??= 2;
  if (kind === 'request_resource') action.attributes ??= {};
  if (kind === 'task_complete' || kind === 'task_unachievable') action.evidence ??= '';
  return action;
}

function thoughtOf(decision: Fields): Fields {
  const given = decision.thought ?? decision.thoughts ?? decision.reasoning ?? decision.think;
  const fields = asFields(given);
  const text = typeof given === 'string' ? given : '';
  const part = (name: string) => (typeof fields?.[name] === 'string' ? fields[name] : '');
  return { progress: part('progress'), page: part('page'), goal: part('goal') || text };
}

function servingOf(decision: Fields): Fields {
  const fields = asFields(decision.serving) ?? {};
  const instruction = fields.instruction ?? fields.id ?? null;
  const how =
    typeof fields.how === 'string' && /^as.?documented$/i.test(fields.how.trim()) ? 'asDocumented' : 'adapted';
  const reason = typeof fields.reason === 'string' ? fields.reason : '';
  return {
    instruction: instruction === null || instruction === 'null' ? null : String(instruction),
    label: typeof fields.label === 'string' && fields.label !== 'null' ? fields.label : null,
    how,
    // An action whose serving was not said counts as adapted: silence must not claim that the document was followed.
    reason: how === 'adapted' && reason === '' ? 'the policy gave no reason' : reason,
  };
}
