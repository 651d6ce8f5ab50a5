/** Brings the shapes in which models write a decision into the one shape of the grammar; the schema checks it after. */

type Fields = Readonly<Record<string, unknown>>;

const KIND_ALIASES: Readonly<Record<string, string>> = {
  press: 'click',
  tap: 'click',
  left_click: 'click',
  input: 'type',
  input_text: 'type',
  fill: 'type',
  enter: 'type',
  choose: 'select',
  select_option: 'select',
  toggle: 'check',
  press_key: 'pressKey',
  presskey: 'pressKey',
  key: 'pressKey',
  goto: 'navigate',
  go_to: 'navigate',
  open: 'navigate',
  go_back: 'back',
  goback: 'back',
  switch_tab: 'switchTab',
  switchtab: 'switchTab',
  close_tab: 'closeTab',
  closetab: 'closeTab',
  drag_to: 'drag',
  drag_and_drop: 'drag',
  upload_file: 'upload',
  sleep: 'wait',
  search: 'find',
  requestresource: 'request_resource',
  taskcomplete: 'task_complete',
  done: 'task_complete',
  finish: 'task_complete',
  complete: 'task_complete',
  taskunachievable: 'task_unachievable',
  unachievable: 'task_unachievable',
  give_up: 'task_unachievable',
  fail: 'task_unachievable',
};
const KINDS = new Set([...Object.values(KIND_ALIASES), 'hover', 'scroll']);
const KIND_KEYS = ['kind', 'type', 'action', 'name', 'action_type', 'actionType', 'tool'];
const MARK_KEYS = ['mark', 'index', 'id', 'element', 'element_id', 'elementId', 'ref', 'target'];
const FIELD_ALIASES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  type: { text: ['text', 'value', 'content', 'input'], submit: ['submit', 'enter', 'press_enter'] },
  select: { option: ['option', 'value', 'text', 'label'] },
  check: { checked: ['checked', 'value', 'state'] },
  pressKey: { key: ['key', 'keys', 'text', 'value'] },
  drag: { to: ['to', 'target', 'destination', 'end'] },
  upload: { file: ['file', 'fileName', 'file_name', 'path', 'value'] },
  click: { at: ['at', 'position', 'point'] },
  scroll: { direction: ['direction', 'dir'] },
  navigate: { url: ['url', 'href', 'link', 'value'] },
  switchTab: { tab: ['tab', 'index', 'id'] },
  closeTab: { tab: ['tab', 'index', 'id'] },
  wait: { seconds: ['seconds', 'second', 'time', 'duration', 'sec'] },
  find: { text: ['text', 'query', 'value', 'keyword'] },
  request_resource: { need: ['need', 'resource', 'description'], attributes: ['attributes', 'params'] },
  task_complete: { evidence: ['evidence', 'reason', 'result', 'text', 'answer', 'message'] },
  task_unachievable: { reason: ['reason', 'text', 'message', 'why'], evidence: ['evidence'] },
};
const WITH_MARK = new Set(['click', 'type', 'select', 'check', 'hover', 'drag', 'upload']);

/** A decision as the grammar writes it, as far as the reply has the parts; undefined when there is no action at all. */
export function normaliseDecision(reply: unknown): Fields | undefined {
  const whole = Array.isArray(reply) ? mergeParts(reply) : asFields(reply);
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
    const call = /^\s*([A-Za-z_]+)\s*\(([\s\S]*)\)\s*$/.exec(given);
    return call === null ? actionFrom({ ...decision, kind: given }) : actionFromCall(call[1] ?? '', call[2] ?? '');
  }
  return actionFrom(decision);
}

/** `{"kind": "click", "mark": 3}`, `{"type": "click", ...}`, `{"click": {"mark": 3}}`, `{"click": 3}`. */
function actionFrom(fields: Fields): Fields | undefined {
  for (const key of KIND_KEYS) {
    const kind = kindOf(fields[key]);
    if (kind === undefined) continue;
    const { [key]: _kind, ...rest } = fields;
    const details =
      asFields(rest.params) ?? asFields(rest.parameters) ?? asFields(rest.arguments) ?? asFields(rest.args);
    return cleanAction(kind, { ...rest, ...details });
  }
  for (const [key, value] of Object.entries(fields)) {
    const kind = key === 'type' || key === 'key' ? undefined : kindOf(key);
    if (kind === undefined) continue;
    const nested = asFields(value);
    if (nested !== undefined) return cleanAction(kind, nested);
    const only = typeof value === 'object' ? {} : { mark: value, ...firstFieldOf(kind, value) };
    return cleanAction(kind, only);
  }
  return undefined;
}

/** `click(12)`, `type(mark=3, text='abc')`, `wait(2)`. */
function actionFromCall(name: string, inside: string): Fields | undefined {
  const kind = kindOf(name);
  if (kind === undefined) return undefined;
  const fields: Record<string, unknown> = {};
  const positional: string[] = [];
  for (const part of inside.match(/(?:[^,'"]|'[^']*'|"[^"]*")+/g) ?? []) {
    const named = /^\s*([A-Za-z_]+)\s*[=:]\s*([\s\S]*)$/.exec(part);
    if (named?.[1] === undefined) positional.push(unquote(part));
    else fields[named[1]] = unquote(named[2] ?? '');
  }
  if (WITH_MARK.has(kind) && positional.length > 0) fields.mark ??= positional.shift();
  const [value] = positional;
  return cleanAction(kind, value === undefined ? fields : { ...firstFieldOf(kind, value), ...fields });
}

function firstFieldOf(kind: string, value: unknown): Fields {
  const field = Object.keys(FIELD_ALIASES[kind] ?? {})[0];
  return field === undefined ? {} : { [field]: value };
}

function kindOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value.trim().replace(/[\s-]+/g, '_');
  if (KINDS.has(name)) return name;
  const lower = name.toLowerCase();
  return KINDS.has(lower) ? lower : KIND_ALIASES[lower];
}

/** Keeps the fields that the kind has, under the grammar's names and with the grammar's types. */
function cleanAction(kind: string, fields: Fields): Fields {
  const action: Record<string, unknown> = { kind };
  if (WITH_MARK.has(kind) || (kind === 'scroll' && 'mark' in fields && fields.mark !== null)) {
    const key = MARK_KEYS.find((name) => toInteger(fields[name]) !== undefined);
    if (key !== undefined) action.mark = toInteger(fields[key]);
  }
  for (const [field, aliases] of Object.entries(FIELD_ALIASES[kind] ?? {})) {
    const alias = aliases.find((name) => fields[name] !== undefined && fields[name] !== null);
    if (alias !== undefined) action[field] = typed(field, fields[alias]);
  }
  if (kind === 'check') action.checked ??= true;
  if (kind === 'scroll') action.direction ??= 'down';
  if (kind === 'wait') action.seconds ??= 2;
  if (kind === 'request_resource') action.attributes ??= {};
  if (kind === 'task_complete' || kind === 'task_unachievable') action.evidence ??= '';
  return action;
}

function typed(field: string, value: unknown): unknown {
  switch (field) {
    case 'submit':
    case 'checked':
      return typeof value === 'string' ? /^(?:true|yes|1|on|checked)$/i.test(value.trim()) : value;
    case 'seconds': {
      const seconds = Number.parseFloat(String(value));
      return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0.1), 30) : value;
    }
    case 'tab':
      return toInteger(value) ?? value;
    case 'attributes': {
      const fields = asFields(value);
      return fields === undefined
        ? value
        : Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, String(item)]));
    }
    case 'direction':
      return typeof value === 'string' ? value.trim().toLowerCase() : value;
    default:
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  }
}

/** 12, "12", "[12]", "#12", "mark 12", "１２". */
function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = /^\D{0,10}?(\d{1,9})\D?$/.exec(value.normalize('NFKC').trim());
  return match?.[1] === undefined ? undefined : Number(match[1]);
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

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function unquote(text: string): string {
  return text.trim().replace(/^(['"`])([\s\S]*)\1$/, '$2');
}
