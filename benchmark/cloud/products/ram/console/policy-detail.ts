import type { Control, Page, PageContext, Row, TableSection } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, displayTime } from '../../shared/columns.js';
import { policy } from '../policy.js';
import { revoke } from './grant.js';
import { holderColumns, holdersOf } from './permissions.js';
import { deletePolicy } from './policies.js';
import { documentLines, readable } from './trust-policy.js';

function named(context: PageContext): Row {
  return { PolicyName: context.parameters.policy ?? '', PolicyType: context.parameters.type ?? '' };
}

async function readPolicy(context: PageContext): Promise<Row> {
  const answer = await context.call('ram', 'GetPolicy', named(context));
  return { ...rowOf(answer, 'Policy'), document: readable(textOf(answer, 'DefaultPolicyVersion', 'PolicyDocument')) };
}

const isCustom = (row: Row) => textOf(row, 'PolicyType') === 'Custom';

/** The console makes room for a new version by deleting the oldest that is not in use. */
const modifyDocument: Control = {
  label: { en: 'Modify Policy Document', zh: '修改策略内容' },
  primary: true,
  shown: isCustom,
  operation: {
    kind: 'drawer',
    title: { en: 'Modify Policy Document', zh: '修改策略内容' },
    initial: (row) => ({ document: textOf(row, 'document') }),
    form: {
      groups: [
        {
          fields: [
            { name: 'document', kind: 'textarea', label: attributeLabel(policy, 'PolicyDocument'), required: true },
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call('ram', 'CreatePolicyVersion', {
          PolicyName: context.parameters.policy,
          PolicyDocument: values.document,
          SetAsDefault: true,
          RotateStrategy: 'DeleteOldestNonDefaultVersionWhenLimitExceeded',
        });
        return {};
      },
      success: { en: 'The policy document is saved.', zh: '修改策略内容成功' },
    },
  },
};

const versionControls: readonly Control[] = [
  {
    label: { en: 'View', zh: '查看' },
    operation: {
      kind: 'dialog',
      title: { en: 'Policy Document', zh: '策略内容' },
      initial: (row) => ({ document: readable(textOf(row, 'PolicyDocument')) }),
      form: {
        groups: [{ fields: [{ name: 'document', kind: 'textarea', label: attributeLabel(policy, 'PolicyDocument') }] }],
        submit: async () => ({}),
      },
    },
  },
  {
    label: { en: 'Use This Version', zh: '设为当前版本' },
    shown: (row) => textOf(row, 'IsDefaultVersion') !== 'true',
    operation: {
      kind: 'confirm',
      title: { en: 'Use This Version', zh: '设为当前版本' },
      message: { en: 'This version takes effect at once. Continue?', zh: '设为当前版本后立即生效。是否继续？' },
      run: async (row, context) => {
        await context.call('ram', 'SetDefaultPolicyVersion', {
          PolicyName: context.parameters.policy,
          VersionId: textOf(row, 'VersionId'),
        });
        return {};
      },
      success: { en: 'The version is in use.', zh: '设置成功' },
    },
  },
  {
    label: { en: 'Delete', zh: '删除' },
    shown: (row) => textOf(row, 'IsDefaultVersion') !== 'true',
    operation: {
      kind: 'confirm',
      title: { en: 'Delete Version', zh: '删除版本' },
      message: { en: 'A deleted version cannot be restored. Continue?', zh: '删除后不可恢复。是否继续？' },
      run: async (row, context) => {
        await context.call('ram', 'DeletePolicyVersion', {
          PolicyName: context.parameters.policy,
          VersionId: textOf(row, 'VersionId'),
        });
        return {};
      },
      success: { en: 'The version is deleted.', zh: '删除版本成功' },
    },
  },
];

const versions: TableSection = {
  kind: 'table',
  ordered: true,
  rows: async (context) =>
    listOf(await context.call('ram', 'ListPolicyVersions', named(context)), 'PolicyVersions', 'PolicyVersion'),
  columns: [
    { label: { en: 'Version ID', zh: '版本号' }, value: (row) => textOf(row, 'VersionId') },
    {
      label: { en: 'Current Version', zh: '当前版本' },
      value: (row) => textOf(row, 'IsDefaultVersion'),
      states: {
        true: { label: { en: 'Yes', zh: '是' }, tone: 'success' },
        false: { label: { en: 'No', zh: '否' }, tone: 'disabled' },
      },
    },
    { label: attributeLabel(policy, 'CreateDate'), value: (row) => displayTime(textOf(row, 'CreateDate')) },
  ],
  rowControls: versionControls,
};

/** One policy: basic information, document, versions, holders. */
export const policyDetailPage: Page = {
  name: { en: 'Policy Details', zh: '权限策略详情' },
  route: '/policies/:type/:policy',
  parent: '/policies',
  headingParameter: 'policy',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read: readPolicy,
      buttons: [deletePolicy],
      items: [
        attributeColumn(policy, 'PolicyName'),
        attributeColumn(policy, 'Description'),
        attributeColumn(policy, 'PolicyType'),
        attributeColumn(policy, 'CreateDate'),
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Policy Document', zh: '策略内容' },
          sections: [
            {
              kind: 'details',
              read: readPolicy,
              buttons: [modifyDocument],
              items: [
                {
                  label: attributeLabel(policy, 'PolicyDocument'),
                  value: (row) => documentLines(textOf(row, 'document')),
                },
              ],
            },
          ],
        },
        { label: { en: 'Versions', zh: '版本管理' }, sections: [versions] },
        {
          label: { en: 'References', zh: '引用记录' },
          sections: [
            {
              kind: 'table',
              rows: (context) => holdersOf(context, context.parameters.policy ?? '', context.parameters.type ?? ''),
              columns: [
                ...holderColumns,
                { label: { en: 'Granted At', zh: '授权时间' }, value: (row) => displayTime(textOf(row, 'AttachDate')) },
              ],
              rowControls: [revoke],
              empty: { en: 'Nobody holds this policy.', zh: '暂无引用记录' },
            },
          ],
        },
      ],
    },
  ],
};
