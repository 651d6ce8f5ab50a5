import type { Control, ListSection, Page, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { logstore } from '../logstore.js';
import { createAlert } from './alert-rule.js';
import { chartSection } from './chart-form.js';
import { findIndex, indexControls } from './index-form.js';
import { addStore } from './logstore-form.js';
import { callInProject, currentProject, currentStore, storesOf } from './read.js';

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
    rows: async (context) => {
      const names = await storesOf(await currentProject(context), context, kind === 'Logstore' ? 'None' : 'Metrics');
      return names.map((logstoreName) => ({ logstoreName }));
    },
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
                items: [notOffered('Logtail Configurations', 'Logtail配置'), notOffered('Data Import', '数据导入')],
              },
            },
            notOffered('Consumption', '消费'),
            deleteStore(kind),
          ],
        },
      },
    ],
  };
}

function storesPage(
  kind: 'Logstore' | 'Metricstore',
  page: string,
  name: Text,
  list: { en: string; zh: string },
): Page {
  return {
    name,
    route: `/lognext/project/:project/${page}`,
    sections: [
      {
        kind: 'tabs',
        tabs: [
          { label: list, sections: [storeList(kind, list)] },
          {
            label: { en: 'Watchlist', zh: '我的关注' },
            sections: [{ kind: 'notice', text: { en: `You follow no ${kind}.`, zh: `暂无关注的${list.zh}。` } }],
          },
        ],
      },
    ],
  };
}

/** The logstores of a project. */
export const logstoresPage = storesPage(
  'Logstore',
  'logsearch',
  { en: 'Log Storage', zh: '日志存储' },
  { en: 'Logstores', zh: '日志库' },
);

/** The metric stores of a project. */
export const metricStoresPage = storesPage(
  'Metricstore',
  'metric',
  { en: 'Metricstore Storage', zh: '时序存储' },
  { en: 'Metricstore', zh: '时序库' },
);

/** Search and analysis of one logstore. */
export const searchPage: Page = {
  name: { en: 'Search & Analysis', zh: '查询分析' },
  route: '/lognext/project/:project/logsearch/:logstore',
  parent: '/lognext/project/:project/logsearch',
  buttons: [
    notOffered('Data Transformation', '数据加工'),
    notOffered('Saved Search', '另存为快速查询'),
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
            emptyTable(
              [
                { en: 'Time', zh: '时间' },
                { en: 'Content', zh: '内容' },
              ],
              {
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
                empty: { en: 'No logs in this time range.', zh: '该时间范围内没有日志。' },
              },
            ),
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
