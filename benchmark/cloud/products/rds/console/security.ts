import type { Control, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

const nameLabel = { en: 'Whitelist Name', zh: '分组名称' };
const addressField = {
  name: 'addresses',
  kind: 'textarea',
  label: { en: 'IP Addresses', zh: '组内白名单' },
  required: true,
} as const;

async function save(values: Values, context: PageContext, row: Row) {
  await callOn({}, context, 'ModifySecurityIps', {
    DBInstanceIPArrayName: values.name ?? textOf(row, 'DBInstanceIPArrayName'),
    SecurityIps: values.addresses,
  });
  return {};
}

const create: Control = {
  label: { en: 'Create Whitelist', zh: '添加白名单分组' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Create Whitelist', zh: '添加白名单分组' },
    form: {
      groups: [{ fields: [{ name: 'name', kind: 'text', label: nameLabel, required: true }, addressField] }],
      submit: save,
      success: { en: 'The whitelist is created.', zh: '添加成功' },
    },
  },
};

const modify: Control = {
  label: { en: 'Modify', zh: '修改' },
  operation: {
    kind: 'dialog',
    title: { en: 'Edit Whitelist', zh: '修改白名单分组' },
    initial: (row) => ({ addresses: textOf(row, 'SecurityIPList') }),
    form: {
      groups: [{ fields: [addressField] }],
      submit: save,
      success: { en: 'The whitelist is modified.', zh: '修改成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: (row) => textOf(row, 'DBInstanceIPArrayName') === 'default',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Whitelist', zh: '删除白名单分组' },
    message: { en: 'Delete this whitelist?', zh: '确定删除该白名单分组？' },
    run: async (row, context) => {
      await callOn({}, context, 'ModifySecurityIps', {
        DBInstanceIPArrayName: row.DBInstanceIPArrayName,
        SecurityIps: row.SecurityIPList,
        ModifyMode: 'Delete',
      });
      return {};
    },
    success: { en: 'The whitelist is deleted.', zh: '删除成功' },
  },
};

/** Whose addresses may connect. */
export const securityPage: Page = {
  name: { en: 'Data Security', zh: '数据安全性' },
  route: `${INSTANCE_ROUTE}/security`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Whitelist Settings', zh: '白名单设置' },
          sections: [
            {
              kind: 'table',
              buttons: [create],
              rows: async (context) =>
                listOf(await callOn({}, context, 'DescribeDBInstanceIPArrayList'), 'Items', 'DBInstanceIPArray'),
              columns: [
                { label: nameLabel, value: (row) => textOf(row, 'DBInstanceIPArrayName') },
                { label: addressField.label, value: (row) => textOf(row, 'SecurityIPList').split(',') },
              ],
              rowControls: [modify, remove],
            },
          ],
        },
        {
          label: { en: 'SSL Encryption', zh: 'SSL' },
          sections: [
            {
              kind: 'notice',
              text: { en: 'SSL is not enabled for this instance.', zh: '该实例未开启SSL。' },
              buttons: [{ label: { en: 'Enable SSL', zh: '开启SSL' }, operation: { kind: 'unavailable' } }],
            },
          ],
        },
        {
          label: { en: 'TDE', zh: 'TDE' },
          sections: [
            {
              kind: 'notice',
              text: { en: 'TDE is not enabled for this instance.', zh: '该实例未开启TDE。' },
              buttons: [{ label: { en: 'Enable TDE', zh: '开启TDE' }, operation: { kind: 'unavailable' } }],
            },
          ],
        },
      ],
    },
  ],
};
