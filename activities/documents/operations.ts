import { type Block, textsOf } from './blocks.js';
import { linksIn } from './prerequisites.js';
import type { RichText } from './text/rich-text.js';
import type { LineIndex } from './text/source-map.js';
import type { Wording } from './wording/wording.js';

/** Words that operation names of Alibaba Cloud start with, and the words of a title that ask for them. */
const VERBS: Readonly<Record<string, RegExp>> = {
  Create: /creat|add|新建|创建|新增|添加/i,
  Add: /add|添加|新增/i,
  Put: /creat|set|configur|upload|创建|设置|配置|上传/i,
  Delete: /delet|remov|删除|移除/i,
  Remove: /remov|delet|移除|删除/i,
  Modify: /modif|chang|edit|reset|set|configur|修改|更改|编辑|重置|设置|配置/i,
  Update: /modif|updat|chang|edit|disabl|enabl|rotat|修改|更新|编辑|禁用|启用|更改/i,
  Set: /set|configur|设置|配置/i,
  BatchSet: /set|configur|设置|配置/i,
  Describe: /view|quer|check|list|describ|查看|查询/i,
  Get: /view|quer|check|get|obtain|查看|查询|获取/i,
  List: /view|quer|list|查看|查询/i,
  Enable: /enabl|activ|启用|开启|开通/i,
  Disable: /disabl|禁用|关闭/i,
  Start: /start|enabl|启动|启用/i,
  Stop: /stop|disabl|停止|停用/i,
  Reboot: /restart|reboot|重启/i,
  Restart: /restart|重启/i,
  Reset: /reset|重置/i,
  Attach: /attach|grant|bind|挂载|授权|绑定/i,
  Detach: /detach|revok|unbind|卸载|移除|解绑|分离/i,
  Associate: /associat|bind|绑定|关联/i,
  Unassociate: /disassociat|unbind|解绑|取消/i,
  Authorize: /authoriz|grant|add|授权|添加/i,
  Revoke: /revok|delet|remov|撤销|删除/i,
  Allocate: /appl|alloc|creat|申请|创建/i,
  Release: /releas|delet|释放|删除/i,
  Apply: /appl|应用/i,
  Import: /import|导入/i,
  Copy: /cop|clon|复制|克隆/i,
  Run: /run|creat|buy|purchas|创建|购买|运行/i,
  Schedule: /delet|schedul|删除|计划/i,
  Lookup: /quer|view|look|查询|查看/i,
};

const OPERATION = new RegExp(`^(?:${Object.keys(VERBS).join('|')})[A-Z][A-Za-z0-9]+$`);
/** File names of API topics, such as `CreateSecurityGroup.md#`. */
const TOPIC = /([A-Za-z0-9]+)(?:\.(?:md|html?|dita))?(?:#.*)?$/;
const COMMAND = /\baliyun\s+[a-z-]+\s+([A-Z][A-Za-z0-9]+)/g;

export interface NamedOperation {
  readonly name: string;
  /** Heading of the section that names it. */
  readonly section: string;
}

/** OpenAPI operations that blocks name: by links to API topics, in "call X", or in a command. */
export function operationsIn(
  blocks: readonly Block[],
  section: string,
  wording: Wording,
  lines: LineIndex,
): NamedOperation[] {
  const names = blocks.flatMap(textsOf).flatMap((text) => namesIn(text, wording, lines));
  return [...new Set(names)].map((name) => ({ name, section }));
}

function namesIn(text: RichText, wording: Wording, lines: LineIndex): string[] {
  const linked = linksIn(text, lines).flatMap((link) => [TOPIC.exec(link.target)?.[1] ?? '', link.text]);
  const called = [...text.text.matchAll(wording.operation)].map(
    (found) => found.groups?.name ?? found.groups?.other ?? '',
  );
  const commands = [...text.text.matchAll(COMMAND)].map((found) => found[1] ?? '');
  return [...linked, ...called, ...commands].filter((name) => OPERATION.test(name));
}

/** Operations of one procedure. A document with several procedures names each operation near the task or by its verb. */
export function operationsFor(title: string, procedures: number, operations: readonly NamedOperation[]): string[] {
  const all = [...new Set(operations.map((operation) => operation.name))];
  if (procedures === 1) return all;
  const own = operations.filter((operation) => operation.section === title).map((operation) => operation.name);
  if (own.length > 0) return [...new Set(own)];
  return all.filter((name) => asksFor(title, name));
}

function asksFor(title: string, operation: string): boolean {
  const verb = Object.keys(VERBS)
    .filter((word) => operation.startsWith(word))
    .sort((left, right) => right.length - left.length)[0];
  return verb !== undefined && VERBS[verb]?.test(title) === true;
}
