import type { Control, PageContext, Row, TableSection, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import type { InstanceCall } from './instance-controls.js';

interface WhitelistTable {
  readonly callOn: InstanceCall;
  /** The operation that lists the groups, and where its answer holds them. */
  readonly list: { readonly action: string; readonly at: readonly string[] };
  /** Attributes of a group. */
  readonly name: string;
  readonly addresses: string;
  /** Forms open in the middle of the page, or from its side. */
  readonly form: 'dialog' | 'drawer';
  /** English titles of the forms; in Chinese the products agree. */
  readonly add: string;
  readonly modify: string;
  /** Buttons beside the one that adds a group. */
  readonly buttons?: readonly Control[];
}

const nameLabel = { en: 'Whitelist Name', zh: '分组名称' };
const addressField = {
  name: 'addresses',
  kind: 'textarea',
  label: { en: 'IP Addresses', zh: '组内白名单' },
  required: true,
} as const;

/** The groups of addresses that may connect to an instance, as RDS and Redis show them. */
export function whitelistTable({
  callOn,
  list,
  name,
  addresses,
  form,
  buttons = [],
  ...titles
}: WhitelistTable): TableSection {
  const save = async (values: Values, context: PageContext, row: Row) => {
    const group = values.name ?? textOf(row, name);
    await callOn({}, context, 'ModifySecurityIps', { [name]: group, SecurityIps: values.addresses });
    return {};
  };
  const addTitle = { en: titles.add, zh: '添加白名单分组' };
  const add: Control = {
    label: addTitle,
    primary: true,
    operation: {
      kind: form,
      title: addTitle,
      form: {
        groups: [{ fields: [{ name: 'name', kind: 'text', label: nameLabel, required: true }, addressField] }],
        submit: save,
        success: { en: 'The whitelist is added.', zh: '添加成功' },
      },
    },
  };
  const modify: Control = {
    label: { en: 'Modify', zh: '修改' },
    operation: {
      kind: form,
      title: { en: titles.modify, zh: '修改白名单分组' },
      initial: (row) => ({ addresses: textOf(row, addresses) }),
      form: {
        groups: [{ fields: [addressField] }],
        submit: save,
        success: { en: 'The whitelist is modified.', zh: '修改成功' },
      },
    },
  };
  const remove: Control = {
    label: { en: 'Delete', zh: '删除' },
    disabled: (row) => textOf(row, name) === 'default',
    operation: {
      kind: 'confirm',
      title: { en: 'Delete Whitelist', zh: '删除白名单分组' },
      message: { en: 'Delete this whitelist?', zh: '确定删除该白名单分组？' },
      run: async (row, context) => {
        const all = { [name]: row[name], SecurityIps: row[addresses], ModifyMode: 'Delete' };
        await callOn({}, context, 'ModifySecurityIps', all);
        return {};
      },
      success: { en: 'The whitelist is deleted.', zh: '删除成功' },
    },
  };
  return {
    kind: 'table',
    buttons: [add, ...buttons],
    rows: async (context) => listOf(await callOn({}, context, list.action), ...list.at),
    columns: [
      { label: nameLabel, value: (row) => textOf(row, name) },
      { label: addressField.label, value: (row) => textOf(row, addresses).split(',') },
    ],
    rowControls: [modify, remove],
  };
}
