import type { Control, ListSection, NavigationEntry, Page, PageContext, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { logstore } from '../logstore.js';
import { createAlert } from './alert-rule.js';
import { chartSection } from './chart-form.js';
import { findIndex, indexControls } from './index-form.js';
import { addStore } from './logstore-form.js';
import { callInProject, currentStore } from './read.js';

const unavailable = { kind: 'unavailable' } as const;

async function stores(context: PageContext, telemetryType: 'None' | 'Metrics'): Promise<readonly Row[]> {
  const answer = await callInProject(context, 'ListLogStores', { telemetryType });
  return Array.isArray(answer.logstores) ? answer.logstores.map((logstoreName) => ({ logstoreName })) : [];
}

function deleteStore(kind: 'Logstore' | 'Metricstore'): Control {
  return {
    label: { en: 'Delete', zh: '删除' },
    operation: {
      kind: 'confirm',
      title: { en: `Delete ${kind}`, zh: '删除' },
      message: {
        en: 'All data in it is deleted for good. Continue?',
        zh: '其存储的数据将被永久删除，不可恢复。是否继续？',
      },
      okLabel: { en: 'OK', zh: '确认' },
      run: async (row, context) => {
        await callInProject(context, 'DeleteLogStore', { logstoreName: textOf(row, 'logstoreName') });
        return {};
      },
      success: { en: `The ${kind} is deleted.`, zh: `删除${kind}成功` },
    },
  };
}

function storeList(kind: 'Logstore' | 'Metricstore', title: Text): ListSection {
  const route = (row: Row) => `/lognext/project/:project/logsearch/${textOf(row, 'logstoreName')}`;
  return {
    kind: 'list',
    layout: 'panel',
    title,
    search: { en: 'Search', zh: '搜索' },
    buttons: [addStore(kind)],
    rows: async (context) => await stores(context, kind === 'Logstore' ? 'None' : 'Metrics'),
    item: { label: title, value: (row) => textOf(row, 'logstoreName'), link: route },
    rowControls: [
      {
        ...(kind === 'Logstore'
          ? { label: { en: 'Manage', zh: '管理' }, icon: 'set' }
          : { label: { en: 'More', zh: '更多' }, icon: 'more' }),
        operation: {
          kind: 'menu',
          items: [
            { label: { en: 'Search & Analysis', zh: '查询分析' }, operation: { kind: 'go', route } },
            {
              label: { en: 'Modify', zh: '修改' },
              operation: {
                kind: 'go',
                route: (row) => `${route(row)}/${kind === 'Logstore' ? 'attribute' : 'metric'}`,
              },
            },
            {
              label: { en: 'Data Import', zh: '数据接入' },
              operation: {
                kind: 'menu',
                items: [
                  { label: { en: 'Logtail Configurations', zh: 'Logtail配置' }, operation: unavailable },
                  { label: { en: 'Data Import', zh: '数据导入' }, operation: unavailable },
                ],
              },
            },
            { label: { en: 'Consumption', zh: '消费' }, operation: unavailable },
            deleteStore(kind),
          ],
        },
      },
    ],
  };
}

/** The logstores of a project. */
export function logstoresPage(navigation: readonly NavigationEntry[]): Page {
  return {
    name: { en: 'Log Storage', zh: '日志存储' },
    route: '/lognext/project/:project/logsearch',
    headingParameter: 'project',
    navigation,
    sections: [
      {
        kind: 'tabs',
        tabs: [
          {
            label: { en: 'Logstores', zh: '日志库' },
            sections: [storeList('Logstore', { en: 'Logstores', zh: '日志库' })],
          },
          {
            label: { en: 'Watchlist', zh: '我的关注' },
            sections: [{ kind: 'notice', text: { en: 'You follow no Logstore.', zh: '暂无关注的日志库。' } }],
          },
        ],
      },
    ],
  };
}

/** The metric stores of a project. */
export function metricStoresPage(navigation: readonly NavigationEntry[]): Page {
  return {
    name: { en: 'Metricstore Storage', zh: '时序存储' },
    route: '/lognext/project/:project/metric',
    headingParameter: 'project',
    navigation,
    sections: [
      {
        kind: 'tabs',
        tabs: [
          {
            label: { en: 'Metricstore', zh: '时序库' },
            sections: [storeList('Metricstore', { en: 'Metricstore', zh: '时序库' })],
          },
          {
            label: { en: 'Watchlist', zh: '我的关注' },
            sections: [{ kind: 'notice', text: { en: 'You follow no Metricstore.', zh: '暂无关注的时序库。' } }],
          },
        ],
      },
    ],
  };
}

/** Search and analysis of one logstore. */
export function searchPage(navigation: readonly NavigationEntry[]): Page {
  return {
    name: { en: 'Search & Analysis', zh: '查询分析' },
    route: '/lognext/project/:project/logsearch/:logstore',
    parent: '/lognext/project/:project/logsearch',
    headingParameter: 'project',
    navigation,
    buttons: [
      { label: { en: 'Data Transformation', zh: '数据加工' }, operation: unavailable },
      { label: { en: 'Saved Search', zh: '另存为快速查询' }, operation: unavailable },
      createAlert({ en: 'Save as Alert', zh: '另存为告警' }),
    ],
    sections: [
      {
        kind: 'details',
        read: async (context) => {
          const index = await findIndex(context);
          return { ...(await currentStore(context)), index: index ?? {}, hasIndex: index !== undefined };
        },
        buttons: indexControls,
        items: [
          attributeColumn(logstore, 'logstoreName'),
          attributeColumn(logstore, 'ttl'),
          {
            label: { en: 'Index', zh: '索引' },
            value: (row) => String(row.hasIndex),
            states: {
              true: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
              false: { label: { en: 'Not Enabled', zh: '未开启' }, tone: 'disabled' },
            },
          },
        ],
      },
      {
        kind: 'tabs',
        tabs: [
          {
            label: { en: 'Raw Logs', zh: '原始日志' },
            sections: [
              {
                kind: 'table',
                filters: {
                  fields: [
                    { name: 'query', kind: 'text', label: { en: 'Query', zh: '查询语句' } },
                    {
                      name: 'range',
                      kind: 'select',
                      label: { en: 'Time Range', zh: '时间范围' },
                      initial: '15',
                      options: [
                        { value: '15', label: { en: '15 Minutes (Relative)', zh: '15分钟（相对）' } },
                        { value: '60', label: { en: '1 Hour (Relative)', zh: '1小时（相对）' } },
                        { value: '1440', label: { en: '1 Day (Relative)', zh: '1天（相对）' } },
                      ],
                    },
                  ],
                  button: { en: 'Search & Analyze', zh: '查询/分析' },
                },
                rows: async () => [],
                columns: [
                  { label: { en: 'Time', zh: '时间' }, value: () => '' },
                  { label: { en: 'Content', zh: '内容' }, value: () => '' },
                ],
                empty: { en: 'No logs in this time range.', zh: '该时间范围内没有日志。' },
              },
            ],
          },
          {
            label: { en: 'Graph', zh: '统计图表' },
            sections: [chartSection],
          },
        ],
      },
    ],
  };
}
