import type { Column, Control, DetailsSection, Field, Row, TableSection, Text, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { domainConfig } from '../domain-config.js';
import { argumentsOf, domainOf, readConfigs, setConfig } from './read.js';

type Arguments = Readonly<Record<string, string>>;

export const saved: Text = { en: 'The settings are saved.', zh: '配置成功' };
export const modify: Text = { en: 'Modify', zh: '修改配置' };
const remove: Text = { en: 'Delete', zh: '删除' };
const change: Text = { en: 'Modify', zh: '修改' };

const onOff = {
  on: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
  off: { label: { en: 'Disabled', zh: '未开启' }, tone: 'disabled' },
} as const;

/** A setting that is on or off, with what switches it. */
export interface SwitchSetting {
  readonly title: Text;
  readonly functionName: string;
  /** The argument that holds `on` or `off`; `enable` when left out. */
  readonly argument?: string;
  /** Sent along when it is switched on. */
  readonly others?: Arguments;
}

/** A section that shows whether a setting is on and switches it. */
export function switchSection({
  title,
  functionName,
  argument = 'enable',
  others = {},
}: SwitchSetting): DetailsSection {
  const turn = (value: 'on' | 'off', label: Text): Control => ({
    label,
    shown: (row) => textOf(row, 'value') !== value,
    operation: {
      kind: 'call',
      run: async (_row, context) => {
        // Several switches may share one function: what the others set stays.
        const [config] = await readConfigs(context, [functionName]);
        const given = argumentsOf(config ?? {});
        await setConfig(context, functionName, { ...given, ...(value === 'on' ? others : {}), [argument]: value });
        return {};
      },
      success: saved,
    },
  });
  return {
    kind: 'details',
    title,
    read: async (context) => {
      const [config] = await readConfigs(context, [functionName]);
      return { value: config && textOf(config, argument) === 'on' ? 'on' : 'off' };
    },
    items: [
      {
        label: title,
        value: (row) => textOf(row, 'value'),
        states: onOff,
        controls: [turn('on', { en: 'Turn On', zh: '开启' }), turn('off', { en: 'Turn Off', zh: '关闭' })],
      },
    ],
  };
}

/** A setting of several values, changed together in a dialog. */
export interface FormSetting {
  readonly title: Text;
  readonly functions: readonly string[];
  readonly items: readonly Column[];
  readonly fields: readonly Field[];
  /** Function and arguments that the dialog's values mean. */
  readonly toConfig: (values: Values) => { readonly functionName: string; readonly given: Arguments };
  readonly initial?: (row: Row) => Values;
  readonly button?: Text;
}

/** A section that shows a setting and opens the dialog that changes it. */
export function formSection(setting: FormSetting): DetailsSection {
  const { title, functions, items, fields, toConfig, initial, button = modify } = setting;
  return {
    kind: 'details',
    title,
    read: async (context) => (await readConfigs(context, functions))[0] ?? {},
    items,
    buttons: [
      {
        label: button,
        operation: {
          kind: 'dialog',
          title,
          ...(initial === undefined ? {} : { initial }),
          form: {
            groups: [{ fields }],
            submit: async (values, context) => {
              const { functionName, given } = toConfig(values);
              await setConfig(context, functionName, given);
              return {};
            },
            success: saved,
          },
        },
      },
    ],
  };
}

/** A setting that a domain may have several of. */
export interface RuleSetting {
  /** Heading of the dialogs. */
  readonly title: Text;
  readonly functions: readonly string[];
  readonly add: Text;
  readonly columns: readonly Column[];
  readonly fields: readonly Field[];
  readonly toConfig: FormSetting['toConfig'];
  readonly initial: (row: Row) => Values;
}

/** A table of rules with what adds, changes and deletes them. */
export function ruleTable({ title, functions, add, columns, fields, toConfig, initial }: RuleSetting): TableSection {
  const dialog = (start?: (row: Row) => Values) => ({
    kind: 'dialog' as const,
    title,
    ...(start === undefined ? {} : { initial: start }),
    form: {
      groups: [{ fields }],
      submit: async (values: Values, context: Parameters<typeof setConfig>[0], row: Row) => {
        const { functionName, given } = toConfig(values);
        const id = textOf(row, 'ConfigId');
        await setConfig(context, functionName, given, id === '' ? undefined : id);
        return {};
      },
      success: saved,
    },
  });
  return {
    kind: 'table',
    buttons: [{ label: add, operation: dialog(), primary: true }],
    rows: async (context) => await readConfigs(context, functions),
    columns: [
      ...columns,
      attributeColumn(domainConfig, 'Status', { tones: { configuring: 'loading', success: 'success' } }),
    ],
    rowControls: [
      { label: change, operation: dialog(initial) },
      {
        label: remove,
        operation: {
          kind: 'confirm',
          title: remove,
          message: { en: 'Delete this rule?', zh: '是否删除该规则？' },
          run: async (row, context) => {
            const DomainName = domainOf(context);
            await context.call('cdn', 'DeleteSpecificConfig', { DomainName, ConfigId: textOf(row, 'ConfigId') });
            return {};
          },
          success: { en: 'The rule is deleted.', zh: '删除成功' },
        },
      },
    ],
  };
}

/** A section of a function that is not offered here, with its button. */
export function closedSection(title: Text, button: Text = modify): DetailsSection {
  return {
    kind: 'details',
    title,
    read: async () => ({}),
    items: [{ label: title, value: () => 'off', states: onOff }],
    buttons: [{ label: button, operation: { kind: 'unavailable' } }],
  };
}

/** A column that shows one argument of a setting. */
export function argumentColumn(label: Text, name: string): Column {
  return { label, value: (row) => textOf(row, name) };
}

/** A text of a form; empty when nothing was entered. */
export function entered(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}
