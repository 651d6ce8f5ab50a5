import type { Control, Field, Page } from '../../../spec/console.js';
import { listOf, textsOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { submitNotOffered } from '../../shared/not-offered.js';
import { nameOptions } from '../../shared/options.js';
import { loadBalancer } from '../load-balancer.js';
import { readBalancers } from './read.js';

const project: Field = {
  name: 'project',
  kind: 'select',
  label: { en: 'Project', zh: '项目Project' },
  required: true,
  options: {
    load: async (context) =>
      nameOptions(listOf(await context.call('sls', 'ListProject', { size: 500 }), 'projects'), 'projectName'),
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
      const answer = await context.call('sls', 'ListLogStores', { projectName });
      return textsOf(answer, 'logstores').map((name) => ({ value: name, label: name }));
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
      rows: readBalancers,
      columns: [
        attributeColumn(loadBalancer, 'LoadBalancerName'),
        attributeColumn(loadBalancer, 'LoadBalancerId'),
        { label: { en: 'Storage Path', zh: '存储路径' }, value: () => '' },
      ],
      rowControls: [configure],
    },
  ],
};
