import type { Control, Page, PageContext } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { policy } from '../policy.js';
import { policyTypeFilter } from './grant.js';
import { allPolicies } from './read.js';

async function deleteOtherVersions(context: PageContext, PolicyName: string): Promise<void> {
  const answer = await context.call('ram', 'ListPolicyVersions', { PolicyName, PolicyType: 'Custom' });
  for (const version of listOf(answer, 'PolicyVersions', 'PolicyVersion')) {
    if (textOf(version, 'IsDefaultVersion') === 'true') continue;
    await context.call('ram', 'DeletePolicyVersion', { PolicyName, VersionId: textOf(version, 'VersionId') });
  }
}

/** Deletes a custom policy; its other versions go first. */
export const deletePolicy: Control = {
  label: { en: 'Delete', zh: '删除' },
  shown: (row) => textOf(row, 'PolicyType') === 'Custom',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Custom Policy', zh: '删除自定义策略' },
    message: {
      en: 'A policy that somebody holds cannot be deleted. Continue?',
      zh: '已被引用的权限策略不能删除。是否继续？',
    },
    run: async (row, context) => {
      const PolicyName = textOf(row, 'PolicyName');
      if (textOf(row, 'AttachmentCount') === '0') await deleteOtherVersions(context, PolicyName);
      await context.call('ram', 'DeletePolicy', { PolicyName });
      return { navigate: '/policies' };
    },
    success: { en: 'The policy is deleted.', zh: '删除权限策略成功' },
  },
};

/** The list of system and custom policies. */
export const policiesPage: Page = {
  name: { en: 'Policies', zh: '权限策略管理' },
  route: '/policies',
  description: {
    en: 'A policy describes a set of permissions in the policy language. System policies cannot be changed.',
    zh: '权限策略是用语法结构描述的一组权限的集合。系统策略由阿里云统一创建，您不能修改。',
  },
  sections: [
    {
      kind: 'table',
      filters: policyTypeFilter,
      search: { en: 'Policy name or note', zh: '策略名称或备注' },
      buttons: [
        {
          label: { en: 'Create Policy', zh: '创建权限策略' },
          operation: { kind: 'go', route: '/policies/new' },
          primary: true,
        },
      ],
      rows: async (context, { policyType = 'All' }) =>
        (await allPolicies(context)).filter((row) => policyType === 'All' || textOf(row, 'PolicyType') === policyType),
      columns: [
        attributeColumn(policy, 'PolicyName', {
          link: (row) => `/policies/${textOf(row, 'PolicyType')}/${textOf(row, 'PolicyName')}`,
        }),
        attributeColumn(policy, 'Description'),
        attributeColumn(policy, 'PolicyType'),
        { label: { en: 'References', zh: '被引用次数' }, value: (row) => textOf(row, 'AttachmentCount') },
      ],
      rowControls: [deletePolicy],
    },
  ],
};
