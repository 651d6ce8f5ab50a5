import type { Control, Field, Page, PageContext, Row, Text } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { BUCKET_ROUTE, onBucket, readOnBucket } from './read.js';
import { bucketPage, configureLabel, savedText } from './setting-page.js';

const name: Text = { en: 'Retention Policy', zh: '合规保留策略' };
const periodLabel: Text = { en: 'Retention Period', zh: '保留周期' };

const statusColumn = {
  label: { en: 'Status', zh: '状态' },
  value: (row: Row) => textOf(row, 'State') || 'none',
  states: {
    none: { label: { en: 'Not Configured', zh: '未设置' }, tone: 'disabled' },
    InProgress: { label: { en: 'IN_PROGRESS', zh: 'IN_PROGRESS' }, tone: 'loading' },
    Locked: { label: { en: 'LOCKED', zh: 'LOCKED' }, tone: 'success' },
  },
} as const;

async function readPolicy(context: PageContext): Promise<Row> {
  return rowOf(await readOnBucket(context, 'GetBucketWorm'), 'WormConfiguration');
}

const days: readonly Field[] = [
  {
    name: 'days',
    kind: 'number',
    label: periodLabel,
    required: true,
    minimum: 1,
    maximum: 25_550,
    unit: { en: 'days', zh: '天' },
  },
];

const create: Control = {
  label: { en: 'Create Policy', zh: '新建策略' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Create Policy', zh: '新建策略' },
    form: {
      groups: [{ fields: days }],
      submit: async (values, context) => {
        await onBucket(context, 'InitiateBucketWorm', { RetentionPeriodInDays: values.days });
        return {};
      },
      success: savedText,
    },
  },
};

const rowControls: readonly Control[] = [
  {
    label: { en: 'Lock', zh: '锁定' },
    shown: (row) => textOf(row, 'State') === 'InProgress',
    operation: {
      kind: 'confirm',
      title: { en: 'Lock Policy', zh: '锁定策略' },
      message: {
        en: 'A locked policy cannot be deleted, and its period cannot be shortened. Continue?',
        zh: '锁定后策略不能删除，保留周期不能缩短。是否继续？',
      },
      run: async (row, context) => {
        await onBucket(context, 'CompleteBucketWorm', { wormId: textOf(row, 'WormId') });
        return {};
      },
      success: savedText,
    },
  },
  {
    label: { en: 'Delete', zh: '删除' },
    shown: (row) => textOf(row, 'State') === 'InProgress',
    operation: {
      kind: 'confirm',
      title: { en: 'Delete Policy', zh: '删除策略' },
      message: { en: 'Delete this policy?', zh: '是否删除该策略？' },
      run: async (_row, context) => {
        await onBucket(context, 'AbortBucketWorm');
        return {};
      },
    },
  },
  {
    label: { en: 'Edit', zh: '编辑' },
    shown: (row) => textOf(row, 'State') === 'Locked',
    operation: {
      kind: 'dialog',
      title: { en: 'Extend Retention Period', zh: '延长保留周期' },
      initial: (row) => ({ days: textOf(row, 'RetentionPeriodInDays') }),
      form: {
        groups: [{ fields: days }],
        submit: async (values, context, row) => {
          const wormId = textOf(row, 'WormId');
          await onBucket(context, 'ExtendBucketWorm', { wormId, RetentionPeriodInDays: values.days });
          return {};
        },
        success: savedText,
      },
    },
  },
];

/** Objects cannot be changed or deleted during the period of a policy. */
export const retentionPages: readonly Page[] = [
  bucketPage('retention', name, {
    sections: [
      {
        kind: 'details',
        title: name,
        read: readPolicy,
        items: [statusColumn],
        buttons: [{ label: configureLabel, operation: { kind: 'go', route: `${BUCKET_ROUTE}/retention/rules` } }],
      },
    ],
  }),
  {
    ...bucketPage('retention/rules', name, {
      sections: [
        {
          kind: 'table',
          buttons: [create],
          rows: async (context) => {
            const policy = await readPolicy(context);
            return textOf(policy, 'WormId') === '' ? [] : [policy];
          },
          columns: [
            { label: { en: 'Policy ID', zh: '策略ID' }, value: (row) => textOf(row, 'WormId') },
            { label: periodLabel, value: (row) => textOf(row, 'RetentionPeriodInDays') },
            statusColumn,
          ],
          rowControls,
          empty: { en: 'No policy has been created.', zh: '暂无策略' },
        },
      ],
    }),
    parent: `${BUCKET_ROUTE}/retention`,
  },
];
