import { AgentError } from '../../domain/errors.js';
import { canonicalLabel } from '../../domain/labels.js';
import { foreignNames, type LeaseScope, leaseScope, namesOwn } from '../../domain/lease-scope.js';
import { instructionsInOrder } from '../../domain/procedure.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { Surroundings } from './observe/page/around.js';

/**
 * Nothing outside the lease is changed. What a press would change is read from the page around it: the row it is in, the rows
 * that are ticked, the question it answers, the thing that the page is about. Making new things is always allowed.
 */

/** Words of presses that end, stop or cut off something that exists. */
const DESTROYS =
  /\b(?:delet|remov|releas|destroy|terminat|drop|purg|clear|empt|unbind|disassociat|detach|uninstall|revok|deactivat|disabl|stop|restart|reboot|reset|format|eras|wip)(?:e|es|ed|ing|t|s|ping)?\b|删除|移除|释放|销毁|清空|清除|解绑|分离|卸载|撤销|停用|禁用|停止|停机|重启|重置|初始化|注销|回收|抹除/i;
/** Words of presses that alter something that exists. */
const ALTERS =
  /\b(?:edit|modify|change|update|rename|rotate|upgrade|downgrade|resize|renew|transfer|migrate|grant|authorize|add permissions?|attach policy)\b|编辑|修改|变更|更改|更新|重命名|升级|降配|续费|转移|迁移|授权|添加权限/i;
const EVERYTHING = /\b(?:all|every|everything|entire)\b|全部|所有|一键|清空/i;
const BACKS_OUT =
  /^(?:cancel|close|no|back|not now|later|previous|keep|dismiss|×|x|取消|关闭|否|返回|以后再说|上一步|保留)$/i;

/** Titles that do not say what is asked. */
const SAYS_NOTHING =
  /^(?:|note|notice|warning|prompt|confirm|confirmation|message|tips?|reminder|are you sure.*|提示|确认|警告|注意|消息|温馨提示|操作确认|二次确认)[!?.！？。]*$/i;

export interface Press {
  /** Name of the control. */
  readonly label: string;
  /** Whether it is a switch, which changes what its row stands for. */
  readonly isSwitch: boolean;
  readonly pageUrl: string;
  readonly around: Surroundings;
}

/** The rule for one episode; remembers which row a menu was opened from and whether a question was asked for. */
export class LeasePolicy {
  #scope: LeaseScope | null;
  readonly #documented: ReadonlySet<string>;
  #menuOf: string | null = null;
  #asked = false;

  constructor(task: EpisodeTask) {
    this.#scope = leaseScope(task);
    const instructions = task.procedure === undefined ? [] : instructionsInOrder(task.procedure);
    const labels = instructions.flatMap((instruction) => instruction.labels.map(({ text }) => text));
    this.#documented = new Set(labels.map(canonicalLabel));
  }

  /** Whether anything is judged; where the lease is not known nothing needs to be read from the page. */
  get judges(): boolean {
    return this.#scope !== null;
  }

  /** Adds things that were provisioned for the lease while the episode ran. */
  lend(names: readonly string[]): void {
    if (this.#scope === null) return;
    this.#scope = { ...this.#scope, names: [...this.#scope.names, ...names.map((name) => name.toLowerCase())] };
  }

  /** Fails with ActionForbidden when a press would change something outside the lease. */
  assertWithin(press: Press): void {
    const scope = this.#scope;
    if (scope === null) return;
    const { around } = press;
    const menuOf = around.inMenu ? this.#menuOf : null;
    const asked = this.#asked;
    this.#menuOf = around.row ?? menuOf;
    if (around.dialog === null) this.#asked = false;
    if (BACKS_OUT.test(press.label.trim())) return;
    const destroys = DESTROYS.test(press.label);
    const changes = destroys || press.isSwitch || ALTERS.test(press.label);
    const row = around.row ?? menuOf;
    if (changes && row !== null) this.#own(scope, press, [row]);
    else if (destroys && around.dialog === null && around.chosen.length > 0) this.#own(scope, press, around.chosen);
    else if (around.dialog !== null && this.#endsSomething(press)) this.#answer(scope, press, asked);
    else if (destroys) this.#onPage(scope, press);
    if (changes) this.#asked = true;
  }

  /** Fails with ActionForbidden when saying yes to a question of the browser's own would change something outside the lease. */
  assertAnswer(question: string, pageUrl: string): void {
    const around = { row: null, dialog: null, inMenu: false, chosen: [], heading: '' };
    const dialog = { title: question, text: question, isForm: false };
    this.assertWithin({ label: '', isSwitch: false, pageUrl, around: { ...around, dialog } });
  }

  #own(scope: LeaseScope, press: Press, rows: readonly string[]): void {
    const foreign = rows.find((row) => !namesOwn(scope, row));
    if (foreign !== undefined) throw outside(scope, press.label, foreign.slice(0, 120));
  }

  /** A form that has a word such as "delete" somewhere in its help is no question about deleting. */
  #endsSomething({ label, around }: Press): boolean {
    const { dialog } = around;
    if (dialog === null) return false;
    if (DESTROYS.test(label) || DESTROYS.test(dialog.title)) return true;
    return !dialog.isForm && SAYS_NOTHING.test(dialog.title.trim()) && DESTROYS.test(dialog.text);
  }

  #answer(scope: LeaseScope, press: Press, asked: boolean): void {
    const text = `${press.around.dialog?.title ?? ''} ${press.around.dialog?.text ?? ''}`;
    const foreign = foreignNames(scope, text);
    if (namesOwn(scope, text) && foreign.length === 0) return;
    if (foreign.length > 0 && !namesOwn(scope, text)) throw outside(scope, press.label, foreign.join(', '));
    if (EVERYTHING.test(text) && !this.documents(press.label)) throw outside(scope, press.label, 'everything');
    if (!asked && !namesOwn(scope, text))
      throw outside(scope, press.label, 'something that the question does not name');
  }

  #onPage(scope: LeaseScope, press: Press): void {
    if (EVERYTHING.test(press.label) && !this.documents(press.label)) throw outside(scope, press.label, 'everything');
    const page = `${press.around.heading} ${decoded(press.pageUrl)}`;
    const foreign = foreignNames(scope, page);
    if (foreign.length > 0 && !namesOwn(scope, page)) throw outside(scope, press.label, foreign.join(', '));
  }

  /** Whether the document itself asks for a control of this name. */
  documents(label: string): boolean {
    return this.#documented.has(canonicalLabel(label));
  }
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function outside(scope: LeaseScope, label: string, what: string): AgentError {
  return new AgentError(
    'ActionForbidden',
    `"${label}" would change ${what}, which is not of this lease. Change only what is named ${scope.namePrefix}… or given in the task.`,
  );
}
