import type { Control, NavigationEntry, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { nothingToChoose } from '../../shared/options.js';
import { monitorGroup } from '../monitor-group.js';
import { applyToThisGroup } from './apply-template.js';
import { createEventAlert } from './event-alert.js';
import { availabilityPage } from './health-checks.js';
import { rulesTable } from './rules.js';
import { applicationGroups, contactGroups, named, rules, timeOf } from './shared.js';

const GROUPS = '/groups';

const create: Control = {
  label: { en: 'Create Group', zh: '创建应用分组' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create Application Group', zh: '创建应用分组' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'method',
              kind: 'radio',
              label: { en: 'Creation Method', zh: '创建方式' },
              initial: 'custom',
              options: [
                { value: 'custom', label: { en: 'Standard Group Creation', zh: '标准创建方式' } },
                { value: 'tag', label: { en: 'Smart Tag Synchronization', zh: '智能标签同步' }, disabled: true },
              ],
            },
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(monitorGroup, 'GroupName'),
              required: true,
              maxLength: 255,
            },
            {
              name: 'contacts',
              kind: 'select',
              multiple: true,
              label: attributeLabel(monitorGroup, 'ContactGroupNames'),
              options: {
                load: async (context) => named(await contactGroups(context), 'Name'),
                latency: 200,
                empty: nothingToChoose,
              },
            },
          ],
        },
      ],
      submit: async (values, context) => {
        const groups = Array.isArray(values.contacts) ? values.contacts : [];
        await context.call('cms', 'CreateMonitorGroup', { GroupName: values.name, ContactGroups: groups.join(',') });
        return {};
      },
      success: { en: 'The application group is created.', zh: '创建应用分组成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Application Group', zh: '删除应用分组' },
    message: {
      en: 'The alert rules of the group are deleted too. Continue?',
      zh: '分组内的报警规则将一并删除，是否继续？',
    },
    run: async (row, context) => {
      await context.call('cms', 'DeleteMonitorGroup', { GroupId: textOf(row, 'GroupId') });
      return {};
    },
    success: { en: 'The application group is deleted.', zh: '删除应用分组成功' },
  },
};

const contactNames = (row: Row) => listOf(row, 'ContactGroups', 'ContactGroup').map((group) => textOf(group, 'Name'));

/** The list of application groups. */
export const applicationGroupsPage: Page = {
  name: { en: 'Application Groups', zh: '应用分组' },
  route: GROUPS,
  buttons: [create],
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Application grouping', zh: '应用分组' },
          sections: [
            {
              kind: 'table',
              search: { en: 'Enter a group name or ID', zh: '请输入分组名称或ID' },
              rows: applicationGroups,
              columns: [
                {
                  label: { en: 'Group Name / Group ID', zh: '分组名称/分组ID' },
                  value: (row) => [textOf(row, 'GroupName'), textOf(row, 'GroupId')],
                  link: (row) => `/groups/${textOf(row, 'GroupId')}`,
                  width: 200,
                },
                attributeColumn(monitorGroup, 'Type', {
                  states: { custom: { label: { en: 'Custom', zh: '自定义创建' } } },
                }),
                { label: attributeLabel(monitorGroup, 'ContactGroupNames'), value: contactNames },
                { label: { en: 'Created At', zh: '创建时间' }, value: (row) => timeOf(row, 'GmtCreate') },
              ],
              rowControls: [
                {
                  label: { en: 'Manage', zh: '管理' },
                  operation: { kind: 'go', route: (row) => `/groups/${textOf(row, 'GroupId')}` },
                },
                notOffered('Pause All Rules', '暂停全部规则'),
                notOffered('Copy Group', '复制分组'),
                remove,
              ],
            },
          ],
        },
        {
          label: { en: 'Tag Rules', zh: '标签规则' },
          sections: [
            emptyTable([{ en: 'Tag Key', zh: '标签键' }], { buttons: [notOffered('Create Rule', '创建规则')] }),
          ],
        },
      ],
    },
  ],
};

const navigation: readonly NavigationEntry[] = [
  { label: { en: 'Group Resource', zh: '组内资源' }, route: '/groups/:group' },
  { label: { en: 'Dashboards', zh: '监控视图' } },
  { label: { en: 'Fault List', zh: '故障列表' } },
  { label: { en: 'Event Monitor', zh: '事件监控' } },
  { label: { en: 'Availability Monitoring', zh: '可用性监控' }, route: '/groups/:group/availability' },
  { label: { en: 'Group Process', zh: '组进程监控' } },
  { label: { en: 'Log Monitoring', zh: '日志监控' } },
  { label: { en: 'Custom Monitoring', zh: '自定义监控' } },
  { label: { en: 'Alert Logs', zh: '报警历史' } },
  { label: { en: 'Alert Rule', zh: '报警规则' }, route: '/groups/:group/rules' },
];

async function read(context: PageContext): Promise<Row> {
  const answer = await context.call('cms', 'DescribeMonitorGroups', { GroupId: context.parameters.group });
  return listOf(answer, 'Resources', 'Resource')[0] ?? {};
}

/** One application group with its resources. */
export const applicationGroupPage: Page = {
  name: { en: 'Group Resource', zh: '组内资源' },
  route: '/groups/:group',
  parent: GROUPS,
  navigation,
  buttons: [createEventAlert, applyToThisGroup, notOffered('Add Product', '添加产品')],
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read,
      items: [
        attributeColumn(monitorGroup, 'GroupName'),
        attributeColumn(monitorGroup, 'GroupId'),
        { label: attributeLabel(monitorGroup, 'ContactGroupNames'), value: contactNames },
        { label: { en: 'Created At', zh: '创建时间' }, value: (row) => timeOf(row, 'GmtCreate') },
      ],
      buttons: [notOffered('Edit', '编辑')],
    },
    {
      kind: 'table',
      title: { en: 'Group Instances', zh: '组内实例' },
      buttons: [notOffered('Add Instance', '添加实例')],
      rows: async (context) =>
        listOf(
          await context.call('cms', 'DescribeMonitorGroupInstances', {
            GroupId: context.parameters.group,
            PageSize: 100,
          }),
          'Resources',
          'Resource',
        ),
      columns: [
        {
          label: { en: 'Instance', zh: '实例' },
          value: (row) => [textOf(row, 'InstanceName'), textOf(row, 'InstanceId')],
        },
        { label: { en: 'Service', zh: '产品' }, value: (row) => textOf(row, 'Category') },
        { label: { en: 'Region', zh: '地域' }, value: (row) => textOf(row, 'RegionId') },
      ],
      rowControls: [
        {
          label: { en: 'Remove from Group', zh: '移出分组' },
          operation: {
            kind: 'confirm',
            title: { en: 'Remove from Group', zh: '移出分组' },
            message: { en: 'Remove the instance from the group?', zh: '是否将该实例移出分组？' },
            run: async (row, context) => {
              await context.call('cms', 'DeleteMonitorGroupInstances', {
                GroupId: context.parameters.group,
                InstanceIdList: textOf(row, 'InstanceId'),
                Category: textOf(row, 'Category'),
              });
              return {};
            },
          },
        },
      ],
    },
  ],
};

/** The alert rules of one application group. */
export const applicationGroupRulesPage: Page = {
  name: { en: 'Alert Rule', zh: '报警规则' },
  route: '/groups/:group/rules',
  parent: GROUPS,
  navigation,
  buttons: [applyToThisGroup],
  sections: [
    rulesTable(
      [notOffered('Create Alert Rule', '创建报警规则')],
      async (context) => await rules(context, { GroupId: context.parameters.group }),
    ),
  ],
};

/** Checks of the services of one application group. */
export const applicationGroupAvailabilityPage: Page = availabilityPage(navigation, GROUPS);
