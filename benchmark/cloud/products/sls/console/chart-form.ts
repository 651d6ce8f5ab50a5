import { randomInt } from 'node:crypto';
import type { FieldGroup, Form, Overlay, PageContext, Row, Section, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { dashboard } from '../dashboard.js';
import { chartKinds, chartProperties } from './chart-properties.js';
import { newDashboardId } from './dashboard-controls.js';
import { callInProject } from './read.js';

/** Charts that fit on one dashboard. */
const MOST_CHARTS = 50;

const dataSource: FieldGroup = {
  tab: { en: 'Data Source', zh: '数据源' },
  fields: [
    { name: 'query', kind: 'text', label: { en: 'Query Statement', zh: '查询语句' } },
    {
      name: 'variables',
      kind: 'repeat',
      label: { en: 'Variables', zh: '变量' },
      add: { en: 'Generate Variable', zh: '生成变量' },
      least: 0,
      most: 5,
      fields: [
        { name: 'name', kind: 'text', label: { en: 'Variable Name', zh: '变量名' } },
        { name: 'value', kind: 'text', label: { en: 'Default Value', zh: '默认值' } },
        {
          name: 'matching',
          kind: 'select',
          label: { en: 'Matching Mode', zh: '匹配模式' },
          initial: 'global',
          options: [
            { value: 'global', label: { en: 'Global Match', zh: '全局匹配' } },
            { value: 'exact', label: { en: 'Exact Match', zh: '精确匹配' } },
          ],
        },
      ],
    },
    { name: 'result', kind: 'text', label: { en: 'Result', zh: '结果' } },
  ],
};

const behavior: FieldGroup = {
  tab: { en: 'Interactive Behavior', zh: '交互行为' },
  fields: [
    {
      name: 'event',
      kind: 'select',
      label: { en: 'Event Action', zh: '事件行为' },
      initial: 'none',
      options: [
        { value: 'none', label: { en: 'Disable', zh: '禁用' } },
        { value: 'logstore', label: { en: 'Open Logstore', zh: '打开日志库' } },
        { value: 'search', label: { en: 'Open Saved Search', zh: '打开快速查询' } },
        { value: 'dashboard', label: { en: 'Open Dashboard', zh: '打开仪表盘' } },
      ],
    },
  ],
};

async function addChart(values: Values, context: PageContext, chart: Row): Promise<void> {
  const added = { ...chart, title: String(values.title) };
  if (values.target === 'new') {
    await callInProject(context, 'CreateDashboard', {
      dashboardName: newDashboardId(),
      displayName: values.name,
      attribute: { type: 'grid' },
      charts: [added],
      description: '',
    });
    return;
  }
  const dashboardName = String(values.dashboard);
  const present = listOf(await callInProject(context, 'GetDashboard', { dashboardName }), 'charts');
  await callInProject(context, 'UpdateDashboard', { dashboardName, charts: [...present, added].slice(0, MOST_CHARTS) });
}

const toNew = { field: 'target', is: ['new'] };

/** Asks which dashboard the chart goes on. */
const addToDashboard: Overlay = {
  kind: 'dialog',
  title: { en: 'Add to New Dashboard', zh: '添加到仪表盘' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'target',
            kind: 'radio',
            label: { en: 'Operation', zh: '操作' },
            initial: 'new',
            options: [
              { value: 'existing', label: { en: 'Add to Existing Dashboard', zh: '添加到已有仪表盘' } },
              { value: 'new', label: { en: 'Create Dashboard', zh: '新建仪表盘' } },
            ],
          },
          {
            name: 'dashboard',
            kind: 'select',
            label: { en: 'Dashboards', zh: '仪表盘列表' },
            required: true,
            when: { field: 'target', is: ['existing'] },
            options: {
              load: async (context) =>
                listOf(await callInProject(context, 'ListDashboard', { size: 500 }), 'dashboardItems').map((row) => ({
                  value: textOf(row, 'dashboardName'),
                  label: textOf(row, 'displayName'),
                })),
              empty: { en: 'No dashboard', zh: '暂无仪表盘' },
            },
          },
          {
            name: 'name',
            kind: 'text',
            label: attributeLabel(dashboard, 'displayName'),
            required: true,
            maxLength: 64,
            when: toNew,
          },
          {
            name: 'title',
            kind: 'text',
            label: { en: 'Chart Name', zh: '图表名称' },
            required: true,
            maxLength: 64,
          },
        ],
      },
    ],
    submit: async (values, context, row) => {
      await addChart(values, context, row);
      return {};
    },
    success: { en: 'The chart is added.', zh: '添加成功' },
  },
};

const form: Form = {
  groups: [
    {
      fields: [
        {
          name: 'chart',
          kind: 'buttons',
          label: { en: 'Chart Type', zh: '图表类型' },
          initial: 'table',
          options: chartKinds,
        },
      ],
    },
    chartProperties,
    dataSource,
    behavior,
  ],
  submit: async ({ chart, query, ...properties }, context) => ({
    open: {
      operation: addToDashboard,
      row: {
        title: `chart-${randomInt(1_000_000)}`,
        type: chart,
        search: { logstore: context.parameters.logstore ?? '', query: query ?? '' },
        display: properties,
      },
    },
  }),
  submitLabel: { en: 'Add to New Dashboard', zh: '添加到仪表盘' },
};

/** Draws the result of the query, and puts it on a dashboard. */
export const chartSection: Section = {
  kind: 'form',
  cancel: '/lognext/project/:project/logsearch/:logstore',
  form,
};
