import type { Column, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { instance } from '../../ecs/instance.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { allPages } from '../../shared/paging.js';
import { regionOptions } from '../../shared/region-options.js';

const route = (row: Row) => `/hosts/${textOf(row, 'RegionId')}/${textOf(row, 'InstanceId')}`;

async function hosts(context: PageContext, { region }: Values): Promise<readonly Row[]> {
  const inRegion = { ...context, region: String(region ?? context.region) };
  return await allPages(inRegion, { product: 'ecs', action: 'DescribeInstances', at: ['Instances', 'Instance'] });
}

const nameColumn: Column = {
  ...attributeColumn(instance, 'InstanceName'),
  value: (row) => [textOf(row, 'InstanceName'), textOf(row, 'InstanceId')],
  link: route,
};

/** The ECS instances of a region, with their monitoring. */
export const hostsPage: Page = {
  name: { en: 'Host Monitoring', zh: '主机监控' },
  route: '/hosts',
  buttons: [
    {
      label: { en: 'Install for Other Hosts', zh: '非阿里云主机安装' },
      operation: {
        kind: 'dialog',
        title: { en: 'Installation Guide', zh: '监控安装指引' },
        form: {
          groups: [
            {
              fields: [
                {
                  name: 'system',
                  kind: 'radio',
                  label: { en: 'Operating System', zh: '操作系统' },
                  initial: 'linux',
                  options: [
                    { value: 'linux', label: 'Linux' },
                    { value: 'windows', label: 'Windows' },
                  ],
                },
              ],
            },
          ],
          submit: submitNotOffered,
        },
      },
    },
  ],
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter an instance ID or name', zh: '请输入实例ID或名称' },
      filters: {
        fields: [
          {
            name: 'region',
            kind: 'select',
            label: { en: 'Region', zh: '地域' },
            options: regionOptions,
          },
        ],
        button: { en: 'Search', zh: '查询' },
      },
      rows: hosts,
      columns: [nameColumn, attributeColumn(instance, 'OSNameEn'), attributeColumn(instance, 'ZoneId')],
      rowControls: [
        { label: { en: 'Monitoring Charts', zh: '监控图表' }, operation: { kind: 'go', route } },
        notOffered('Alert Rules', '报警规则'),
      ],
    },
  ],
};

/** Monitoring of one instance; nothing is measured in this slice. */
export const hostPage: Page = {
  name: { en: 'Instance Details', zh: '实例详情' },
  route: '/hosts/:region/:instance',
  parent: '/hosts',
  headingParameter: 'instance',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'OS Monitoring', zh: '操作系统监控' },
          sections: [{ kind: 'notice', text: { en: 'No data was reported.', zh: '暂无上报数据。' } }],
        },
        {
          label: { en: 'GPU Monitoring', zh: 'GPU监控' },
          sections: [{ kind: 'notice', text: { en: 'The instance has no GPU.', zh: '该实例没有GPU。' } }],
        },
        {
          label: { en: 'Process Monitoring', zh: '进程监控' },
          sections: [{ kind: 'notice', text: { en: 'No process is watched.', zh: '暂无监控的进程。' } }],
        },
      ],
    },
  ],
};
