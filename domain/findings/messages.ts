import type { Locale } from '../procedure.js';

/** What the console shows instead, in the language of the document: its author reads it. */
export interface Messages {
  control(shown: string, label: string): string;
  group(shown: string, label: string): string;
  /** `place` is the group under which the item was found; null for the top level. `group` is empty when the document names none. */
  moved(item: string, place: string | null, group: string): string;
  field(shown: string, label: string): string;
  noField(label: string): string;
  options(offered: readonly string[], label: string): string;
  asks(question: string, button: string): string;
  obsolete(label: string): string;
  absent(label: string): string;
  requires(field: string): string;
  fillField(field: string): string;
  /** Sentence that adds the missing step. */
  answerDialog(dialog: string, button: string): string;
}

const EN: Messages = {
  control: (shown, label) => `The console shows "${shown}" where the document says "${label}".`,
  group: (shown, label) => `The navigation pane shows "${shown}" where the document says "${label}".`,
  moved: (item, place, group) =>
    `The navigation pane shows "${item}" ${place === null ? 'at the top level' : `under "${place}"`}${group === '' ? '' : `, not under "${group}"`}.`,
  field: (shown, label) => `The form shows "${shown}" where the document says "${label}".`,
  noField: (label) => `The form shows no "${label}".`,
  options: (offered, label) =>
    offered.length === 0
      ? `The console does not offer "${label}".`
      : `The console offers ${offered.map((text) => `"${text}"`).join(', ')} and not "${label}".`,
  asks: (question, button) =>
    `After this step the console asks "${question}", which has to be answered with "${button}".`,
  obsolete: (label) => `The console shows no "${label}" here, and the procedure reached its result without it.`,
  requires: (field) => `The form does not go through without "${field}", which the document does not mention.`,
  absent: (label) => `The console shows no "${label}" here.`,
  fillField: (field) => `Specify **${field}**.`,
  answerDialog: (dialog, button) =>
    dialog === '' ? `Then, click **${button}**.` : `In the ${dialog} dialog box, click **${button}**.`,
};

const ZH: Messages = {
  control: (shown, label) => `控制台显示的是“${shown}”，文档写的是“${label}”。`,
  group: (shown, label) => `导航栏显示的是“${shown}”，文档写的是“${label}”。`,
  moved: (item, place, group) =>
    `导航栏中的“${item}”位于${place === null ? '第一级' : `“${place}”下`}${group === '' ? '' : `，不在“${group}”下`}。`,
  field: (shown, label) => `表单显示的是“${shown}”，文档写的是“${label}”。`,
  noField: (label) => `表单中没有“${label}”。`,
  options: (offered, label) =>
    offered.length === 0
      ? `控制台没有“${label}”选项。`
      : `控制台提供的选项是${offered.map((text) => `“${text}”`).join('、')}，没有“${label}”。`,
  asks: (question, button) => `执行此步骤后，控制台提示“${question}”，需要单击“${button}”才能继续。`,
  obsolete: (label) => `此处没有“${label}”，不执行该操作也能得到结果。`,
  requires: (field) => `不填写“${field}”就无法提交，而文档没有提到该项。`,
  absent: (label) => `此处没有“${label}”。`,
  fillField: (field) => `设置**${field}**。`,
  answerDialog: (dialog, button) =>
    dialog === '' ? `然后单击**${button}**。` : `在${dialog}对话框中，单击**${button}**。`,
};

export function messagesFor(locale: Locale): Messages {
  return locale === 'zh' ? ZH : EN;
}
