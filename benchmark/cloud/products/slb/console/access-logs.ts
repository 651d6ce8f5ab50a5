import type { Control, Field, Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { submitNotOffered } from '../../shared/not-offered.js';
import { allPages } from '../../shared/paging.js';
import { loadBalancer } from '../load-balancer.js';

const project: Field = {
  name: 'project',
  kind: 'select',
  label: { en: 'Project', zh: '项目Project' },
  required: true,
  options: {
    load: async (context) =>
      listOf(await context.call('sls', 'ListProject', { size: 500 }), 'projects').map((row) => ({
        value: textOf(row, 'projectName'),
        label: textOf(row, 'projectName'),
      })),
    empty: { en: 'No project in this region.', zh: '当前地域没有项目' },
  },
};

const logstore: Field = {
  name: 'logstore',
  kind: 'select',
  label: { en: 'Logstore', zh: '日志库Logstore' },
  required: true,
  options: {
    load: async (context, { project: projectName }) => {
      if (!projectName) return [];
      const { logstores } = await context.call('sls', 'ListLogStores', { projectName });
      return Array.isArray(logstores) ? logstores.map((name) => ({ value: String(name), label: String(name) })) : [];
    },
    dependsOn: ['project'],
    empty: { en: 'No Logstore in the project.', zh: '该项目没有日志库' },
  },
};

const configure: Control = {
  label: { en: 'Configure', zh: '设置' },
  operation: {
    kind: 'dialog',
    title: { en: 'Log Settings', zh: '日志设置' },
    form: { groups: [{ fields: [project, logstore] }], submit: submitNotOffered },
  },
};

/** Where the requests of HTTP and HTTPS listeners would be written to, which is outside the slice. */
export const accessLogsPage: Page = {
  name: { en: 'Access Logs (Layer-7)', zh: '访问日志（7层）' },
  route: '/slb/:region/logs/access',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter an instance name or ID', zh: '请输入实例名称或ID' },
      rows: async (context) =>
        await allPages(context, {
          product: 'slb',
          action: 'DescribeLoadBalancers',
          at: ['LoadBalancers', 'LoadBalancer'],
        }),
      columns: [
        attributeColumn(loadBalancer, 'LoadBalancerName'),
        attributeColumn(loadBalancer, 'LoadBalancerId'),
        { label: { en: 'Storage Path', zh: '存储路径' }, value: () => '' },
      ],
      rowControls: [configure],
    },
  ],
};
