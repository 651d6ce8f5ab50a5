/** Names that models use for the actions of the grammar and for their fields. */

const KIND_ALIASES: Readonly<Record<string, string>> = {
  点击: 'click',
  单击: 'click',
  输入: 'type',
  选择: 'select',
  勾选: 'check',
  滚动: 'scroll',
  等待: 'wait',
  返回: 'back',
  查找: 'find',
  完成: 'task_complete',
  mouse_click: 'click',
  click_element: 'click',
  type_text: 'type',
  check_box: 'check',
  hotkey: 'pressKey',
  keypress: 'pressKey',
  wait_for: 'wait',
  finished: 'task_complete',
  call_user: 'task_unachievable',
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
export const KIND_KEYS = ['kind', 'type', 'action', 'name', 'action_type', 'actionType', 'tool', 'function', '动作'];
export const MARK_KEYS = ['mark', 'index', 'id', 'element', 'element_id', 'elementId', 'ref', 'target'];
export const FIELD_ALIASES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  type: { text: ['text', 'value', 'content', 'input'], submit: ['submit', 'enter', 'press_enter'] },
  select: { option: ['option', 'value', 'text', 'label'] },
  check: { checked: ['checked', 'value', 'state'] },
  pressKey: { key: ['key', 'keys', 'text', 'value'] },
  drag: { to: ['to', 'to_mark', 'toMark', 'end_mark', 'destination', 'end'] },
  upload: { file: ['file', 'fileName', 'file_name', 'path', 'value'] },
  click: { at: ['at', 'position', 'point'] },
  scroll: { direction: ['direction', 'dir'] },
  navigate: { url: ['url', 'href', 'link', 'value'] },
  switchTab: { tab: ['tab', 'index', 'id'] },
  closeTab: { tab: ['tab', 'index', 'id'] },
  wait: { seconds: ['seconds', 'second', 'time', 'duration', 'sec'] },
  find: { text: ['text', 'query', 'value', 'keyword'] },
  request_resource: { need: ['need', 'resource', 'description'], attributes: ['attributes', 'params'] },
  task_complete: { evidence: ['evidence', 'content', 'reason', 'result', 'text', 'answer', 'message'] },
  task_unachievable: { reason: ['reason', 'text', 'message', 'why'], evidence: ['evidence'] },
};
export const WITH_MARK = new Set(['click', 'type', 'select', 'check', 'hover', 'drag', 'upload']);

/** The grammar's name of an action, or undefined for a word that names none. */
export function kindOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .normalize('NFKC')
    .trim()
    .replace(/[\s-]+/g, '_');
  if (KINDS.has(name)) return name;
  const lower = name.toLowerCase();
  return KINDS.has(lower) ? lower : Object.hasOwn(KIND_ALIASES, lower) ? KIND_ALIASES[lower] : undefined;
}
