import type { Page } from '../../../spec/console.js';
import { emptyTable, submitNotOffered } from '../../shared/not-offered.js';
import { nothingToChoose } from '../../shared/options.js';
import { metricOptions, serviceOptions } from './shared.js';

const name = { en: 'Dashboard Name', zh: '监控大盘名称' };

/** Dashboards of one's own; none can be saved in this slice. */
export const customDashboardPage: Page = {
  name: { en: 'Custom Dashboard', zh: '自定义大盘' },
  route: '/dashboards',
  buttons: [
    {
      label: { en: 'Create Dashboard', zh: '创建监控大盘' },
      operation: {
        kind: 'dialog',
        title: { en: 'Create Dashboard', zh: '创建视图组' },
        form: {
          groups: [{ fields: [{ name: 'name', kind: 'text', label: name, required: true }] }],
          submit: submitNotOffered,
          submitLabel: { en: 'Create', zh: '创建' },
        },
      },
    },
    {
      label: { en: 'Add View', zh: '添加图表' },
      operation: {
        kind: 'drawer',
        title: { en: 'Add View', zh: '添加图表' },
        form: {
          groups: [
            {
              fields: [
                {
                  name: 'chart',
                  kind: 'buttons',
                  label: { en: 'Chart Type', zh: '图表类型' },
                  initial: 'line',
                  options: [
                    { value: 'line', label: { en: 'Line', zh: '折线图' } },
                    { value: 'area', label: { en: 'Area', zh: '面积图' } },
                    { value: 'top', label: { en: 'TopN', zh: 'TopN表格' } },
                  ],
                },
              ],
            },
            {
              title: { en: 'Select Metrics', zh: '选择监控项' },
              fields: [
                {
                  name: 'service',
                  kind: 'select',
                  label: { en: 'Product', zh: '产品' },
                  initial: 'ecs',
                  options: serviceOptions,
                },
                {
                  name: 'metric',
                  kind: 'select',
                  label: { en: 'Metrics', zh: '监控项' },
                  required: true,
                  options: {
                    dependsOn: ['service'],
                    load: async (_context, { service }) => metricOptions(service),
                    empty: nothingToChoose,
                  },
                },
              ],
            },
          ],
          submit: submitNotOffered,
          submitLabel: { en: 'Save', zh: '发布' },
        },
      },
    },
  ],
  sections: [
    emptyTable([name, { en: 'Charts', zh: '图表数' }], {
      filters: {
        fields: [
          {
            name: 'dashboard',
            kind: 'select',
            label: { en: 'Dashboards', zh: '当前监控大盘' },
            options: { load: async () => [], empty: nothingToChoose },
          },
        ],
        button: { en: 'Search', zh: '查询' },
      },
    }),
  ],
};
