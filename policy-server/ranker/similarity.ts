import { canonicalLabel, sameLabel } from '../../domain/labels.js';

/** Verbs that consoles use for each other. Language knowledge, not knowledge about any one console. */
const VERB_CLASSES = {
  create: ['create', 'add', 'new', 'build', 'generate', '创建', '新建', '添加', '新增', '增加', '生成'],
  confirm: [
    'ok',
    'confirm',
    'submit',
    'save',
    'apply',
    'done',
    'finish',
    'yes',
    '确定',
    '确认',
    '提交',
    '保存',
    '完成',
  ],
  remove: ['delete', 'remove', 'release', 'destroy', 'clear', '删除', '移除', '释放', '清空'],
  disable: ['disable', 'deactivate', 'suspend', 'stop', '禁用', '停用', '停止', '冻结'],
  enable: ['enable', 'activate', 'start', 'resume', '启用', '激活', '开启', '启动'],
  modify: ['modify', 'edit', 'change', 'update', 'configure', 'manage', '修改', '编辑', '变更', '更改', '配置', '管理'],
  cancel: ['cancel', 'close', 'back', 'discard', 'previous', '取消', '返回', '上一步'],
  import: ['import', 'upload', '导入', '上传'],
  export: ['export', 'download', '导出', '下载'],
  copy: ['copy', 'clone', '复制', '克隆'],
  attach: ['attach', 'bind', 'associate', '绑定', '挂载', '关联'],
  detach: ['detach', 'unbind', 'disassociate', '解绑', '解除绑定', '卸载', '解除关联'],
  authorize: ['authorize', 'grant', '授权'],
  find: ['search', 'filter', 'query', 'refresh', '搜索', '筛选', '查询', '刷新'],
  view: ['view', 'details', 'show', '查看', '详情'],
} as const;

export type VerbClass = keyof typeof VERB_CLASSES;

const NEXT_STEP = ['next', 'continue', '下一步', '继续'];
const STOP_WORDS = new Set(['the', 'a', 'an', 'and', 'of', 'to', 'for', 'in', 'on', 'by']);
const PLURAL = /(?<=[a-z]{2}[^s])s$/;
/** Words at the end that say nothing about the thing. */
const GENERAL_ENDING = /\s*(?:\b(?:list|management|information)|列表|管理|信息)$/;
/** Likeness of two names of one thing. */
const SAME_HEAD = 0.75;
const LATIN_VERBS = new Map<string, VerbClass>();
const CJK_VERBS: [string, VerbClass][] = [];
for (const [verbClass, words] of Object.entries(VERB_CLASSES) as [VerbClass, readonly string[]][]) {
  for (const word of words) {
    if (/^[a-z]/.test(word)) LATIN_VERBS.set(word, verbClass);
    else CJK_VERBS.push([word, verbClass]);
  }
}

// "解除绑定" must not be read as "绑定".
CJK_VERBS.sort(([left], [right]) => right.length - left.length);

/** Words of a label: Latin words without plural, CJK pairs, and verbs replaced by their class. */
function tokens(label: string): ReadonlySet<string> {
  let text = label
    .normalize('NFKC')
    .replace(/\p{Co}/gu, '')
    .toLowerCase();
  const found = new Set<string>();
  for (const [word, verbClass] of CJK_VERBS) {
    if (!text.includes(word)) continue;
    found.add(`<${verbClass}>`);
    text = text.replace(word, ' ');
  }
  for (const word of text.match(/[a-z0-9]+/g) ?? []) {
    if (STOP_WORDS.has(word)) continue;
    const verbClass = LATIN_VERBS.get(word);
    found.add(verbClass === undefined ? word.replace(PLURAL, '') : `<${verbClass}>`);
  }
  for (const run of text.match(/[\p{Script=Han}]+/gu) ?? []) {
    const letters = [...run];
    if (letters.length === 1) found.add(run);
    for (let index = 0; index + 1 < letters.length; index++) found.add(`${letters[index]}${letters[index + 1]}`);
  }
  return found;
}

/** Which kind of verb a label holds; the first one in the order of the table. */
export function verbClassOf(label: string): VerbClass | undefined {
  const words = tokens(label);
  return (Object.keys(VERB_CLASSES) as VerbClass[]).find((verbClass) => words.has(`<${verbClass}>`));
}

/** True for a bare OK, Confirm, Submit, Save: labels that mean "finish this form", whatever the form is. */
export function isConfirmLabel(label: string): boolean {
  return [...tokens(label)].every((token) => token === '<confirm>') && verbClassOf(label) === 'confirm';
}

/** True for Next and Continue, which lead on within a form and finish nothing. */
export function isNextLabel(label: string): boolean {
  return NEXT_STEP.some((word) => sameLabel(word, label));
}

/** True when two labels ask for different kinds of action, such as enable and disable. */
export function verbsConflict(left: string, right: string): boolean {
  const first = verbClassOf(left);
  const second = verbClassOf(right);
  return first !== undefined && second !== undefined && first !== second;
}

/** How alike two labels are to a reader, 0 to 1; 1 means the same label. */
export function similarity(left: string, right: string): number {
  if (sameLabel(left, right)) return 1;
  const a = tokens(left);
  const b = tokens(right);
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((token) => b.has(token)).length;
  const jaccard = shared / (a.size + b.size - shared);
  const letters = 0.9 * diceOfPairs(canonicalLabel(left), canonicalLabel(right));
  // Never 1: only equal labels are.
  return Math.min(0.95, Math.max(jaccard, letters, sameHead(left, right) ? SAME_HEAD : 0));
}

/**
 * True when one name is the other one with words before it, or with a general word after it: "RAM Users" and "Users",
 * "Bucket List" and "Buckets". Words after it make another thing: "User Groups" are no users, "用户组" no "用户".
 */
function sameHead(left: string, right: string): boolean {
  const [shorter = '', longer = ''] = [headOf(left), headOf(right)].sort((one, other) => one.length - other.length);
  if (verbClassOf(shorter) !== verbClassOf(longer)) return false;
  if (shorter.length < 2 || !longer.endsWith(shorter)) return false;
  // A Latin word counts as a whole; Chinese has no spaces between words.
  return longer.length === shorter.length || !/^[a-z0-9]/.test(shorter) || / $/.test(longer.slice(0, -shorter.length));
}

function headOf(label: string): string {
  const words = label
    .normalize('NFKC')
    .toLowerCase()
    .replace(GENERAL_ENDING, '')
    .match(/[a-z0-9]+|[\p{Script=Han}]+/gu);
  return (words ?? []).map((word) => word.replace(PLURAL, '')).join(' ');
}

/** Share of the shorter label's words that the longer one has too: "Name" is all in "Security Group Name". */
export function containment(left: string, right: string): number {
  const a = tokens(left);
  const b = tokens(right);
  const shared = [...a].filter((token) => b.has(token)).length;
  return a.size === 0 || b.size === 0 ? 0 : shared / Math.min(a.size, b.size);
}

/** True for a label that is a verb and nothing else, such as "Create". */
export function isBareVerb(label: string): boolean {
  const words = tokens(label);
  return words.size === 1 && verbClassOf(label) !== undefined;
}

function diceOfPairs(left: string, right: string): number {
  const a = pairs(left);
  const b = pairs(right);
  if (a.length === 0 || b.length === 0) return 0;
  const rest = [...b];
  let shared = 0;
  for (const pair of a) {
    const index = rest.indexOf(pair);
    if (index < 0) continue;
    shared++;
    rest.splice(index, 1);
  }
  return (2 * shared) / (a.length + b.length);
}

function pairs(text: string): readonly string[] {
  const letters = [...text];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
