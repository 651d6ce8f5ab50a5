import { randomInt } from 'node:crypto';
import type { Control, PageContext, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { dashboard } from '../dashboard.js';
import { callInProject } from './read.js';

/** Id of a new dashboard; readers only ever see the name they gave it. */
export function newDashboardId(): string {
  return `dashboard-${Date.now()}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

const nameField = {
  name: 'name',
  kind: 'text',
  label: attributeLabel(dashboard, 'displayName'),
  required: true,
  maxLength: 64,
} as const;

/** The plus sign of the list of dashboards. */
export const addDashboard: Control = {
  label: { en: 'Create Dashboard', zh: '创建仪表盘' },
  icon: 'add',
  operation: {
    kind: 'dialog',
    title: { en: 'Add to New Dashboard', zh: '添加到仪表盘' },
    form: {
      groups: [
        {
          fields: [
            nameField,
            {
              name: 'layout',
              kind: 'radio',
              label: { en: 'Layout', zh: '布局方式' },
              initial: 'grid',
              options: [
                { value: 'grid', label: { en: 'Grid Layout', zh: '栅格布局' } },
                { value: 'free', label: { en: 'Custom Layout', zh: '自由布局' } },
              ],
            },
          ],
        },
      ],
      submit: async (values, context) => {
        await callInProject(context, 'CreateDashboard', {
          dashboardName: newDashboardId(),
          displayName: values.name,
          attribute: { type: values.layout },
          charts: [],
          description: '',
        });
        return {};
      },
      submitLabel: { en: 'OK', zh: '确认' },
      success: { en: 'The dashboard is created.', zh: '创建仪表盘成功' },
    },
  },
};

async function copy(row: Row, context: PageContext) {
  const original = await callInProject(context, 'GetDashboard', { dashboardName: textOf(row, 'dashboardName') });
  await callInProject(context, 'CreateDashboard', {
    dashboardName: newDashboardId(),
    displayName: `${textOf(original, 'displayName')}_copy`,
    attribute: original.attribute,
    charts: original.charts,
    description: textOf(original, 'description'),
  });
  return {};
}

/** The star beside a dashboard: puts it on the watchlist, or takes it off. */
export const followDashboard: Control = {
  label: { en: 'Follow', zh: '关注' },
  icon: 'favorite',
  operation: {
    kind: 'call',
    run: async (row, context) => {
      await callInProject(context, 'FollowDashboard', {
        dashboardName: textOf(row, 'dashboardName'),
        isFollowed: row.isFollowed !== true,
      });
      return {};
    },
    success: { en: 'The watchlist is updated.', zh: '关注列表已更新' },
  },
};

const deleteDashboard: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Dashboard', zh: '删除仪表盘' },
    message: {
      en: 'A deleted dashboard cannot be restored. Continue?',
      zh: '仪表盘删除后不可恢复。是否继续？',
    },
    run: async (row, context) => {
      await callInProject(context, 'DeleteDashboard', { dashboardName: textOf(row, 'dashboardName') });
      return {};
    },
    success: { en: 'The dashboard is deleted.', zh: '删除仪表盘成功' },
  },
};

/** The management icon beside a dashboard. */
export const manageDashboard: Control = {
  label: { en: 'Manage', zh: '管理' },
  icon: 'set',
  operation: {
    kind: 'menu',
    items: [
      {
        label: { en: 'Details', zh: '详情' },
        operation: {
          kind: 'go',
          route: (row) => `/lognext/project/:project/dashboard/${textOf(row, 'dashboardName')}/detail`,
        },
      },
      {
        label: { en: 'Copy', zh: '复制' },
        operation: { kind: 'call', run: copy, success: { en: 'The dashboard is copied.', zh: '复制仪表盘成功' } },
      },
      deleteDashboard,
    ],
  },
};

/** Changes the name of the dashboard shown. */
export const editDashboard: Control = {
  label: { en: 'Edit', zh: '编辑' },
  operation: {
    kind: 'drawer',
    title: { en: 'Edit Dashboard', zh: '编辑仪表盘' },
    initial: (row) => ({ name: textOf(row, 'displayName') }),
    form: {
      groups: [{ fields: [nameField] }],
      submit: async (values, context, row) => {
        await callInProject(context, 'UpdateDashboard', {
          dashboardName: textOf(row, 'dashboardName'),
          displayName: values.name,
        });
        return {};
      },
      success: { en: 'The dashboard is saved.', zh: '保存仪表盘成功' },
    },
  },
};
