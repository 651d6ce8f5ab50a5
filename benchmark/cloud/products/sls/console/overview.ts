import type { NavigationEntry, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { project } from '../project.js';
import { regionColumn } from './home.js';
import { modifyProject } from './project-controls.js';
import { callInProject, currentProject, logstoresOf } from './read.js';

/** One project at a glance, with the addresses that programs call it at. */
export function overviewPage(navigation: readonly NavigationEntry[]): Page {
  return {
    name: { en: 'Overview', zh: '项目概览' },
    route: '/lognext/project/:project/overview',
    headingParameter: 'project',
    navigation,
    sections: [
      {
        kind: 'details',
        title: { en: 'Basic Information', zh: '基础信息' },
        read: currentProject,
        buttons: [
          modifyProject,
          { label: { en: 'Service Logs', zh: '服务日志' }, operation: { kind: 'unavailable' } },
          { label: { en: 'Transfer Acceleration', zh: '传输加速' }, operation: { kind: 'unavailable' } },
        ],
        items: [
          attributeColumn(project, 'projectName'),
          attributeColumn(project, 'description'),
          regionColumn,
          { label: attributeColumn(project, 'createTime').label, value: (row) => textOf(row, 'createTime') },
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
            count: async (context) => (await logstoresOf(await currentProject(context), context)).length,
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
}
