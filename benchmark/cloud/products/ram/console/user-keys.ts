import type { Control, PageContext, Row, TableSection } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { accessKey } from '../access-key.js';

const userName = (context: PageContext) => context.parameters.user ?? '';

/** A key with the name of its user, so that a row alone says whose it is. */
async function keys(context: PageContext): Promise<readonly Row[]> {
  const UserName = userName(context);
  const answer = await context.call('ram', 'ListAccessKeys', { UserName });
  return listOf(answer, 'AccessKeys', 'AccessKey').map((key) => ({ ...key, UserName }));
}

function keyControl(
  status: 'Active' | 'Inactive',
  texts: Pick<Control, 'label'> & { title: Control['label']; message: Control['label']; success: Control['label'] },
): Control {
  return {
    label: texts.label,
    shown: (row) => textOf(row, 'Status') !== status,
    operation: {
      kind: 'confirm',
      title: texts.title,
      message: texts.message,
      success: texts.success,
      run: async (row, context) => {
        await context.call('ram', 'UpdateAccessKey', {
          UserName: textOf(row, 'UserName'),
          UserAccessKeyId: textOf(row, 'AccessKeyId'),
          Status: status,
        });
        return {};
      },
    },
  };
}

const keyControls: readonly Control[] = [
  keyControl('Inactive', {
    label: { en: 'Disable', zh: '禁用' },
    title: { en: 'Disable AccessKey Pair', zh: '禁用访问密钥' },
    message: {
      en: 'Requests that are signed with a disabled AccessKey pair are refused. Continue?',
      zh: '禁用后，使用该访问密钥的请求将被拒绝。是否继续？',
    },
    success: { en: 'The AccessKey pair is disabled.', zh: '禁用访问密钥成功' },
  }),
  keyControl('Active', {
    label: { en: 'Enable', zh: '启用' },
    title: { en: 'Enable AccessKey Pair', zh: '启用访问密钥' },
    message: { en: 'Enable this AccessKey pair?', zh: '是否启用该访问密钥？' },
    success: { en: 'The AccessKey pair is enabled.', zh: '启用访问密钥成功' },
  }),
  {
    label: { en: 'Delete', zh: '删除' },
    operation: {
      kind: 'confirm',
      title: { en: 'Delete AccessKey Pair', zh: '删除访问密钥' },
      message: {
        en: 'A deleted AccessKey pair cannot be restored. Continue?',
        zh: '删除后访问密钥不可恢复。是否继续？',
      },
      success: { en: 'The AccessKey pair is deleted.', zh: '删除访问密钥成功' },
      run: async (row, context) => {
        await context.call('ram', 'DeleteAccessKey', {
          UserName: textOf(row, 'UserName'),
          UserAccessKeyId: textOf(row, 'AccessKeyId'),
        });
        return {};
      },
    },
  },
];

const createKey: Control = {
  label: { en: 'Create AccessKey', zh: '创建AccessKey' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Create AccessKey', zh: '创建AccessKey' },
    notice: {
      en: 'The AccessKey secret is shown only once.',
      zh: 'AccessKey Secret只在创建时显示，不支持查询，请妥善保管。',
    },
    form: {
      groups: [{ fields: [] }],
      submit: async (_values, context) => {
        const answer = await context.call('ram', 'CreateAccessKey', { UserName: userName(context) });
        return { result: [rowOf(answer, 'AccessKey')] };
      },
      success: { en: 'The AccessKey pair is created.', zh: '创建访问密钥成功' },
      result: {
        heading: { en: 'AccessKey Pair', zh: '访问密钥' },
        back: { label: { en: 'Back', zh: '返回' }, route: '/users/:user' },
        columns: [
          { label: attributeLabel(accessKey, 'AccessKeyId'), value: (row) => textOf(row, 'AccessKeyId') },
          { label: attributeLabel(accessKey, 'AccessKeySecret'), value: (row) => textOf(row, 'AccessKeySecret') },
        ],
      },
    },
  },
};

/** AccessKey pairs of one user. */
export const userKeys: TableSection = {
  kind: 'table',
  title: { en: 'User AccessKeys', zh: '用户AccessKey' },
  buttons: [createKey],
  rows: keys,
  columns: [
    attributeColumn(accessKey, 'AccessKeyId'),
    attributeColumn(accessKey, 'Status', { tones: { Active: 'success', Inactive: 'disabled' } }),
    attributeColumn(accessKey, 'LastUsedDate'),
    attributeColumn(accessKey, 'CreateDate'),
  ],
  rowControls: keyControls,
  empty: { en: 'The user has no AccessKey pair.', zh: '该用户没有访问密钥' },
};
