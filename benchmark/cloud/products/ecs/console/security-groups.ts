import type { Control, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { allPages, tagLines } from '../../shared/paging.js';
import { securityGroup } from '../security-group.js';
import { createSecurityGroup } from './create-security-group.js';
import { addressLines, groupMembers, instanceStatus } from './instances.js';
import { cloneSecurityGroup } from './security-group-clone.js';
import { addMember, deleteSecurityGroup, modifySecurityGroup, removeMember } from './security-group-controls.js';
import { editTags, say, unavailable } from './shared.js';

const editGroupTags = editTags('securitygroup', (row) => textOf(row, 'SecurityGroupId'));

const createLabel = say('Create Security Group', '创建安全组');
const ROUTE = '/securityGroup/region/:region';

/** The list of security groups of a region. */
function listPage(create: Control): Page {
  return {
    name: { en: 'Security Groups', zh: '安全组列表' },
    route: ROUTE,
    sections: [
      {
        kind: 'table',
        search: { en: 'Enter a security group ID, name, or VPC ID', zh: '输入安全组ID、名称或专有网络ID' },
        buttons: [
          create,
          unavailable('Tag', '标签'),
          { label: { en: 'Import Rules', zh: '导入规则' }, operation: { kind: 'unavailable' } },
          { label: { en: 'Export', zh: '导出' }, operation: { kind: 'unavailable' } },
        ],
        rows: async (context) =>
          await allPages(context, {
            product: 'ecs',
            action: 'DescribeSecurityGroups',
            at: ['SecurityGroups', 'SecurityGroup'],
          }),
        columns: [
          {
            label: { en: 'Security Group ID/Name', zh: '安全组ID/名称' },
            value: (row) => [textOf(row, 'SecurityGroupId'), textOf(row, 'SecurityGroupName')],
            link: (row) => `/securityGroupDetail/${textOf(row, 'SecurityGroupId')}/region/:region`,
            width: 160,
          },
          { label: { en: 'Tag', zh: '标签' }, value: tagLines, width: 62 },
          attributeColumn(securityGroup, 'VpcId', { width: 160 }),
          attributeColumn(securityGroup, 'EcsCount', { width: 92 }),
          {
            label: { en: 'Network Type', zh: '网络类型' },
            width: 90,
            value: (row) => (textOf(row, 'VpcId') === '' ? 'classic' : 'vpc'),
            states: {
              vpc: { label: { en: 'VPC', zh: '专有网络' } },
              classic: { label: { en: 'Classic', zh: '经典网络' } },
            },
          },
          attributeColumn(securityGroup, 'SecurityGroupType', { width: 96 }),
          attributeColumn(securityGroup, 'CreationTime', { width: 92 }),
          attributeColumn(securityGroup, 'Description', { width: 96 }),
        ],
        rowControls: [
          {
            label: { en: 'Add Rules', zh: '配置规则' },
            operation: {
              kind: 'go',
              route: (row) => `/securityGroupDetail/${textOf(row, 'SecurityGroupId')}/region/:region`,
            },
          },
          {
            label: say('Manage Instances', '管理实例'),
            operation: {
              kind: 'go',
              route: (row) => `/securityGroup/${textOf(row, 'SecurityGroupId')}/instances/region/:region`,
            },
          },
          modifySecurityGroup,
          cloneSecurityGroup,
          { label: { en: 'Restore Rules', zh: '还原规则' }, operation: { kind: 'unavailable' } },
          { label: { en: 'Manage ENIs', zh: '管理弹性网卡' }, operation: { kind: 'unavailable' } },
          editGroupTags,
          deleteSecurityGroup,
        ],
        batch: [deleteSecurityGroup, editGroupTags],
      },
    ],
  };
}

/** With the dialog that creates a group. */
export const securityGroupsPage: Page = listPage({
  label: createLabel,
  operation: createSecurityGroup,
  primary: true,
});

/** With the page that creates a group. */
export const securityGroupsPageOf2021: Page = listPage({
  label: createLabel,
  operation: { kind: 'go', route: '/securityGroup/create/region/:region' },
  primary: true,
});

/** The instances of one group. */
export const groupMembersPage: Page = {
  name: say('Instances in Security Group', '安全组内实例列表'),
  route: '/securityGroup/:group/instances/region/:region',
  parent: ROUTE,
  headingParameter: 'group',
  sections: [
    {
      kind: 'table',
      search: say('Enter an instance ID or name', '输入实例ID或名称'),
      buttons: [addMember],
      rows: async (context) => await groupMembers(context, context.parameters.group ?? ''),
      columns: [
        {
          label: say('Instance ID/Name', '实例ID/名称'),
          value: (row) => [textOf(row, 'InstanceId'), textOf(row, 'InstanceName')],
        },
        { label: say('IP Address', 'IP地址'), value: addressLines },
        instanceStatus,
      ],
      rowControls: [removeMember],
      batch: [removeMember],
    },
  ],
};
