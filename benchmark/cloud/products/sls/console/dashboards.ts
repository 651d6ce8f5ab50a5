import type { ListSection, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { dashboard } from '../dashboard.js';
import { addDashboard, editDashboard, followDashboard, manageDashboard } from './dashboard-controls.js';
import { callInProject } from './read.js';

async function dashboardsOf(context: PageContext): Promise<readonly Row[]> {
  return listOf(await callInProject(context, 'ListDashboard', { size: 500 }), 'dashboardItems');
}

const name = attributeLabel(dashboard, 'displayName');
const list: ListSection = {
  kind: 'list',
  layout: 'panel',
  title: { en: 'Dashboard', zh: '仪表盘' },
  search: { en: 'Search dashboards', zh: '搜索仪表盘' },
  buttons: [addDashboard],
  rows: dashboardsOf,
  item: {
    label: name,
    value: (row) => textOf(row, 'displayName'),
    link: (row) => `/lognext/project/:project/dashboard/${textOf(row, 'dashboardName')}`,
  },
  rowControls: [followDashboard, manageDashboard],
};

/** The dashboards of a project. */
export const dashboardsPage: Page = {
  name: { en: 'Dashboard', zh: '仪表盘' },
  route: '/lognext/project/:project/dashboard',
  sections: [
    list,
    {
      kind: 'list',
      layout: 'panel',
      title: attributeLabel(dashboard, 'isFollowed'),
      rows: async (context) => (await dashboardsOf(context)).filter((row) => row.isFollowed === true),
      item: list.item,
      rowControls: [followDashboard],
    },
    {
      kind: 'notice',
      text: { en: 'Select a dashboard to see its charts.', zh: '请选择仪表盘以查看其图表。' },
    },
  ],
};

async function currentDashboard(context: PageContext): Promise<Row> {
  return await callInProject(context, 'GetDashboard', { dashboardName: context.parameters.dashboard ?? '' });
}

/** One dashboard with its charts. */
export const dashboardPage: Page = {
  name: { en: 'Dashboard', zh: '仪表盘' },
  route: '/lognext/project/:project/dashboard/:dashboard',
  parent: '/lognext/project/:project/dashboard',
  buttons: [
    {
      label: { en: 'Refresh', zh: '刷新' },
      operation: {
        kind: 'menu',
        items: [
          { label: { en: 'Once', zh: '仅一次' }, operation: { kind: 'call', run: async () => ({}) } },
          notOffered('Automatic Refresh', '自动刷新'),
        ],
      },
    },
    notOffered('Alerts', '告警'),
    notOffered('Share', '分享'),
    notOffered('Full Screen', '全屏'),
    notOffered('Subscribe', '订阅'),
    notOffered('Reset Time', '重置时间'),
  ],
  sections: [
    {
      kind: 'details',
      read: currentDashboard,
      items: [attributeColumn(dashboard, 'displayName'), attributeColumn(dashboard, 'description')],
      buttons: [editDashboard],
    },
    {
      kind: 'table',
      title: attributeLabel(dashboard, 'charts'),
      rows: async (context) => listOf(await currentDashboard(context), 'charts'),
      columns: [
        { label: { en: 'Chart Name', zh: '图表名称' }, value: (row) => textOf(row, 'title') },
        { label: { en: 'Type', zh: '图表类型' }, value: (row) => textOf(row, 'type') },
      ],
      empty: { en: 'The dashboard has no charts yet.', zh: '仪表盘中暂无图表。' },
    },
  ],
};

/** What a dashboard is, without its charts. */
export const dashboardDetailPage: Page = {
  name: { en: 'Dashboard Details', zh: '仪表盘详情' },
  route: '/lognext/project/:project/dashboard/:dashboard/detail',
  parent: '/lognext/project/:project/dashboard',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基础信息' },
      read: currentDashboard,
      items: [
        attributeColumn(dashboard, 'displayName'),
        attributeColumn(dashboard, 'dashboardName'),
        attributeColumn(dashboard, 'description'),
        {
          label: attributeLabel(dashboard, 'charts'),
          value: (row) => String(listOf(row, 'charts').length),
        },
      ],
      buttons: [editDashboard],
    },
  ],
};
