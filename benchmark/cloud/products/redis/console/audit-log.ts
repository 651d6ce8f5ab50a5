import type { Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

const isOn = (row: Row) => textOf(row, 'DbAudit') === 'true';

async function read(context: PageContext): Promise<Row> {
  return await callOn({}, context, 'DescribeAuditLogConfig');
}

const retention = {
  name: 'days',
  kind: 'number',
  label: { en: 'Log Retention Period', zh: '日志保存时间' },
  required: true,
  initial: 30,
  minimum: 1,
  maximum: 365,
  unit: { en: 'days', zh: '天' },
} as const;

async function save(values: { readonly days?: unknown }, context: PageContext) {
  await callOn({}, context, 'ModifyAuditLogConfig', { DbAudit: true, Retention: Number(values.days ?? 30) });
  return {};
}

const enable: Control = {
  label: { en: 'Enable Audit Logs', zh: '开启审计日志' },
  shown: (row) => !isOn(row),
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Enable Audit Logs', zh: '开启审计日志' },
    notice: {
      en: 'Log Service charges by the space and the days that the logs are kept.',
      zh: '日志服务将按日志的存储空间和保存时间收取费用。',
    },
    form: {
      groups: [{ fields: [retention] }],
      submit: save,
      success: { en: 'Audit logs are enabled.', zh: '审计日志已开启' },
    },
  },
};

const change: Control = {
  label: { en: 'Change Log Settings', zh: '修改日志设置' },
  shown: isOn,
  operation: {
    kind: 'dialog',
    title: { en: 'Change Log Settings', zh: '修改日志设置' },
    initial: (row) => ({ days: textOf(row, 'Retention') }),
    form: {
      groups: [{ fields: [retention] }],
      submit: save,
      success: { en: 'The setting is saved.', zh: '设置成功' },
    },
  },
};

const disable: Control = {
  label: { en: 'Disable Audit Logs', zh: '关闭审计日志' },
  shown: isOn,
  operation: {
    kind: 'confirm',
    title: { en: 'Disable Audit Logs', zh: '关闭审计日志' },
    message: { en: 'No more logs are collected. Continue?', zh: '关闭后将不再采集日志。是否继续？' },
    run: async (_row, context) => {
      await callOn({}, context, 'ModifyAuditLogConfig', { DbAudit: false });
      return {};
    },
    success: { en: 'Audit logs are disabled.', zh: '审计日志已关闭' },
  },
};

/** Milliseconds of a day, the time that a search looks back. */
const DAY = 86_400_000;

async function records(context: PageContext): Promise<readonly Row[]> {
  if (!isOn(await read(context))) return [];
  const iso = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;
  const range = { StartTime: iso(Date.now() - DAY), EndTime: iso(Date.now()) };
  return listOf(await callOn({}, context, 'DescribeAuditRecords', range), 'Items', 'SQL');
}

/** Audit logs of one instance, in two editions. */
export const auditLogPage: Page = {
  name: { en: 'Audit Log', zh: '审计日志' },
  route: `${INSTANCE_ROUTE}/auditLog`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Free Trial Edition', zh: '试用版' },
          sections: [
            {
              kind: 'notice',
              text: {
                en: 'The free trial keeps the logs of one day and is no longer offered in this region.',
                zh: '试用版保存一天的日志，当前地域已不再提供。',
              },
              buttons: [{ ...notOffered('Free Trial', '免费试用'), primary: true }],
            },
          ],
        },
        {
          label: { en: 'Official Edition', zh: '正式版' },
          sections: [
            {
              kind: 'details',
              read,
              buttons: [enable, change, disable, notOffered('Billing', '计费说明')],
              items: [
                {
                  label: { en: 'Audit Log', zh: '审计日志' },
                  value: (row) => textOf(row, 'DbAudit'),
                  states: {
                    true: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
                    false: { label: { en: 'Not Enabled', zh: '未开启' }, tone: 'disabled' },
                  },
                },
                { label: retention.label, value: (row) => textOf(row, 'Retention') },
              ],
            },
            {
              kind: 'table',
              title: { en: 'Logs', zh: '日志' },
              filters: {
                fields: [
                  { name: 'keyword', kind: 'text', label: { en: 'Keyword', zh: '关键字' } },
                  {
                    name: 'type',
                    kind: 'select',
                    label: { en: 'Operation Type', zh: '操作类型' },
                    initial: '',
                    options: [
                      { value: '', label: { en: 'All', zh: '全部' } },
                      { value: 'write', label: { en: 'Write', zh: '写操作' } },
                      { value: 'delete', label: { en: 'Delete', zh: '删除操作' } },
                    ],
                  },
                  { name: 'range', kind: 'date-range', label: { en: 'Time Range', zh: '时间范围' }, time: true },
                ],
                button: { en: 'Search', zh: '查询' },
              },
              rows: records,
              columns: [
                { label: { en: 'Time', zh: '时间' }, value: (row) => textOf(row, 'ExecuteTime') },
                { label: { en: 'Client IP', zh: '客户端IP' }, value: (row) => textOf(row, 'HostAddress') },
                { label: { en: 'Account', zh: '账号' }, value: (row) => textOf(row, 'AccountName') },
                { label: { en: 'Command', zh: '命令' }, value: (row) => textOf(row, 'SQLText') },
              ],
            },
          ],
        },
      ],
    },
  ],
};
