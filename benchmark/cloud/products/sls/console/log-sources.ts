import type { ListSection, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';

interface Card {
  readonly code: string;
  readonly label: Text;
}

const sources: readonly Card[] = [
  { code: 'regex', label: { en: 'RegEx - Text Log', zh: '正则-文本日志' } },
  { code: 'json', label: { en: 'JSON - Text Log', zh: 'JSON-文本日志' } },
  { code: 'nginx', label: { en: 'Nginx - Text Log', zh: 'Nginx-文本日志' } },
  { code: 'delimiter', label: { en: 'Delimiter Mode - Text Log', zh: '分隔符模式-文本日志' } },
  { code: 'kubernetes', label: { en: 'Kubernetes - Standard Output', zh: 'Kubernetes-标准输出' } },
  { code: 'rds', label: { en: 'RDS SQL Audit - Cloud Products', zh: 'RDS SQL审计-云产品' } },
  { code: 'slb', label: { en: 'SLB Access Log - Cloud Products', zh: 'SLB访问日志-云产品' } },
  { code: 'oss', label: { en: 'OSS Access Log - Cloud Products', zh: 'OSS访问日志-云产品' } },
  { code: 'actiontrail', label: { en: 'ActionTrail - Cloud Products', zh: '操作审计-云产品' } },
  {
    code: 'inner-actiontrail',
    label: { en: 'Inner-ActionTrail', zh: '平台操作日志（Inner-ActionTrail）' },
  },
  { code: 'cloud-monitor', label: { en: 'Cloud Monitor', zh: '云监控' } },
  { code: 'skywalking', label: { en: 'SkyWalking', zh: 'SkyWalking' } },
  { code: 'web-tracking', label: { en: 'WebTracking', zh: 'WebTracking' } },
  { code: 'binlog', label: { en: 'MySQL BinLog - Plug-in', zh: 'MySQL BinLog-插件' } },
  { code: 'sql-query', label: { en: 'MySQL Query Result - Plug-in', zh: 'MySQL查询结果-插件' } },
];

const applications: readonly Card[] = [
  { code: 'audit', label: { en: 'Log Audit Service', zh: '日志审计服务' } },
  { code: 'trace', label: { en: 'Trace Service', zh: '全链路Trace服务' } },
  { code: 'nginx', label: { en: 'Nginx Log Center', zh: 'Nginx日志中心' } },
  { code: 'slb', label: { en: 'SLB Log Center', zh: 'SLB日志中心' } },
  { code: 'cost', label: { en: 'Cost Manager', zh: '成本管家' } },
];

function cards(title: Text, all: readonly Card[]): ListSection {
  return {
    kind: 'list',
    layout: 'cards',
    title,
    // A shop window, the same for everybody.
    ordered: true,
    rows: async () => all.map(({ code }) => ({ code })),
    item: {
      label: title,
      value: (row) => textOf(row, 'code'),
      states: Object.fromEntries(all.map(({ code, label }) => [code, { label }])),
    },
  };
}

/** Where logs may come from. */
export const importData: ListSection = {
  ...cards({ en: 'Import Data', zh: '接入数据' }, sources),
  search: { en: 'Search for a data source', zh: '搜索数据源' },
  press: { kind: 'go', route: (row) => `/lognext/import/${textOf(row, 'code')}` },
};

/** Ready-made evaluations. */
export const logApplications: ListSection = {
  ...cards({ en: 'Log Application', zh: '日志应用' }, applications),
  press: { kind: 'go', route: (row) => `/lognext/app/${textOf(row, 'code')}` },
  rowControls: [
    {
      label: { en: 'Open Application', zh: '进入应用' },
      operation: { kind: 'go', route: (row) => `/lognext/app/${textOf(row, 'code')}` },
    },
  ],
};
