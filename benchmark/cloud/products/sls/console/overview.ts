import type { Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { project } from '../project.js';
import { createdColumn, regionColumn } from './home.js';
import { modifyProject } from './project-controls.js';
import { callInProject, currentProject, storesOf } from './read.js';

/** One project at a glance, with the addresses that programs call it at. */
export const overviewPage: Page = {
  name: { en: 'Overview', zh: '项目概览' },
  route: '/lognext/project/:project/overview',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基础信息' },
      read: currentProject,
      buttons: [modifyProject, notOffered('Service Logs', '服务日志'), notOffered('Transfer Acceleration', '传输加速')],
      items: [
        attributeColumn(project, 'projectName'),
        attributeColumn(project, 'description'),
        regionColumn,
        createdColumn,
      ],
    },
    {
      kind: 'details',
      title: { en: 'Endpoint', zh: '访问域名' },
      read: currentProject,
      items: [
        {
          label: { en: 'Internal Endpoint', zh: '私网域名' },
          value: (row) => `${textOf(row, 'region')}-intranet.log.aliyuncs.com`,
        },
        {
          label: { en: 'Public Endpoint', zh: '公网域名' },
          value: (row) => `${textOf(row, 'region')}.log.aliyuncs.com`,
        },
      ],
    },
    {
      kind: 'figures',
      title: { en: 'Resources', zh: '资源' },
      items: [
        {
          label: { en: 'Logstores', zh: '日志库' },
          count: async (context) => (await storesOf(await currentProject(context), context, 'None')).length,
        },
        {
          label: { en: 'Dashboards', zh: '仪表盘' },
          count: async (context) => Number((await callInProject(context, 'ListDashboard')).total),
        },
        { label: { en: 'Machine Groups', zh: '机器组' }, count: async () => 0 },
        { label: { en: 'Alerts', zh: '告警' }, count: async () => 0 },
      ],
    },
  ],
};
