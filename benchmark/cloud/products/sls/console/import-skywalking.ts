import type { Page, PageContext, Row, Section, Text } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { instance } from '../../ecs/instance.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { currentProject } from './read.js';

const base = '/lognext/import/skywalking/:project/:logstore';
const next: Text = { en: 'Next', zh: '下一步' };

async function instancesOfRegion(context: PageContext): Promise<readonly Row[]> {
  const RegionId = textOf(await currentProject(context), 'region');
  const answer = await context.call('ecs', 'DescribeInstances', { RegionId, PageSize: 100 }, RegionId);
  return listOf(answer, 'Instances', 'Instance');
}

function goOn(navigate: string, label: Text, cancel: string, fields: 'none' | 'groups' = 'none'): Section {
  return {
    kind: 'form',
    cancel,
    form: {
      groups:
        fields === 'none'
          ? [{ fields: [] }]
          : [
              {
                title: { en: 'Source Server Groups', zh: '源机器组' },
                buttons: [notOffered('Automatic Retry', '自动重试')],
                fields: [
                  {
                    name: 'groups',
                    kind: 'transfer',
                    label: { en: 'Applied Server Groups', zh: '应用机器组' },
                    options: { load: async () => [], empty: { en: 'No machine group', zh: '暂无机器组' } },
                  },
                ],
              },
            ],
      submit: async () => ({ navigate }),
      submitLabel: label,
    },
  };
}

const machines: Page = {
  name: { en: 'Create Machine Group', zh: '创建机器组' },
  route: `${base}/source`,
  parent: '/lognext/profile',
  buttons: [
    {
      label: { en: 'Using Existing Machine Groups', zh: '使用现有机器组' },
      operation: { kind: 'go', route: `${base}/groups` },
    },
  ],
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'ECS Instances', zh: 'ECS机器' },
          sections: [
            {
              kind: 'table',
              rows: instancesOfRegion,
              columns: [attributeColumn(instance, 'InstanceId'), attributeColumn(instance, 'InstanceName')],
              batch: [notOffered('Execute Now', '立即执行')],
              empty: { en: 'No instance in the region of the project.', zh: 'Project所在地域没有实例。' },
            },
          ],
        },
        {
          label: { en: 'Self-managed Machines', zh: '自建机器' },
          sections: [
            { kind: 'notice', text: { en: 'Install Logtail on your machine first.', zh: '请先在机器上安装Logtail。' } },
          ],
        },
      ],
    },
    goOn(`${base}/groups`, { en: 'Complete Installation', zh: '确认安装完毕' }, '/lognext/profile'),
  ],
};

const groups: Page = {
  name: { en: 'Configure Machine Group', zh: '机器组配置' },
  route: `${base}/groups`,
  parent: `${base}/source`,
  sections: [goOn(`${base}/plugin`, next, `${base}/source`, 'groups')],
};

const plugin: Page = {
  name: { en: 'Specify Data Source', zh: '数据源设置' },
  route: `${base}/plugin`,
  parent: `${base}/groups`,
  sections: [
    {
      kind: 'form',
      cancel: `${base}/groups`,
      form: {
        groups: [
          {
            fields: [
              { name: 'name', kind: 'text', label: { en: 'Config Name', zh: '配置名称' }, required: true },
              { name: 'plugin', kind: 'textarea', label: { en: 'Plug-in Config', zh: '插件配置' }, required: true },
            ],
          },
        ],
        submit: submitNotOffered,
        submitLabel: next,
      },
    },
  ],
};

/** Import of traces: machines, their groups and the plug-in, up to where it would begin. */
export const skyWalkingImportPages: readonly Page[] = [machines, groups, plugin];
