import type { Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../columns.js';
import { allPages, tagLines } from '../../paging.js';
import { securityGroup } from '../security-group.js';
import { createSecurityGroup } from './create-security-group.js';
import { deleteSecurityGroup, modifySecurityGroup } from './security-group-controls.js';

/** The list of security groups of a region. */
export const securityGroupsPage: Page = {
  name: { en: 'Security Groups', zh: '安全组列表' },
  route: '/securityGroup/region/:region',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a security group ID, name, or VPC ID', zh: '输入安全组ID、名称或专有网络ID' },
      buttons: [
        { label: { en: 'Create Security Group', zh: '创建安全组' }, operation: createSecurityGroup, primary: true },
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
        { label: { en: 'Manage Instances', zh: '管理实例' }, operation: { kind: 'unavailable' } },
        modifySecurityGroup,
        { label: { en: 'Clone Security Group', zh: '克隆安全组' }, operation: { kind: 'unavailable' } },
        { label: { en: 'Restore Rules', zh: '还原规则' }, operation: { kind: 'unavailable' } },
        { label: { en: 'Manage ENIs', zh: '管理弹性网卡' }, operation: { kind: 'unavailable' } },
        { label: { en: 'Edit Tags', zh: '编辑标签' }, operation: { kind: 'unavailable' } },
        deleteSecurityGroup,
      ],
      batch: [deleteSecurityGroup, { label: { en: 'Edit Tags', zh: '编辑标签' }, operation: { kind: 'unavailable' } }],
    },
  ],
};
