import type { Control } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { regionOptions } from '../../shared/region-options.js';
import { securityGroup } from '../security-group.js';
import { loadVpcs } from './network-options.js';
import { AUTHORIZE } from './security-group-rule-fields.js';
import { say } from './shared.js';

/** Makes a group with the rules of another, in any region and network. */
export const cloneSecurityGroup: Control = {
  label: say('Clone Security Group', '克隆安全组'),
  operation: {
    kind: 'dialog',
    title: say('Clone Security Group', '克隆安全组'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'region',
              kind: 'select',
              label: say('Target Region', '目标地域'),
              required: true,
              options: regionOptions,
            },
            { name: 'name', kind: 'text', label: attributeLabel(securityGroup, 'SecurityGroupName'), required: true },
            {
              name: 'networkType',
              kind: 'select',
              label: say('Network Type', '网络类型'),
              required: true,
              initial: 'vpc',
              options: [
                { value: 'vpc', label: say('VPC', '专有网络') },
                { value: 'classic', label: say('Classic', '经典网络') },
              ],
            },
            {
              name: 'vpc',
              kind: 'select',
              label: say('VPC', '专有网络'),
              required: true,
              when: { field: 'networkType', is: ['vpc'] },
              options: {
                dependsOn: ['region'],
                load: async (context, values) => await loadVpcs({ ...context, region: String(values.region) }),
                empty: say('No VPC is available in the region.', '所选地域没有可用的专有网络'),
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        const region = String(values.region);
        const target = { RegionId: region };
        const made = await context.call(
          'ecs',
          'CreateSecurityGroup',
          {
            ...target,
            SecurityGroupName: values.name,
            ...(values.networkType === 'vpc' ? { VpcId: values.vpc } : {}),
          },
          region,
        );
        const source = await context.call('ecs', 'DescribeSecurityGroupAttribute', {
          RegionId: context.region,
          SecurityGroupId: textOf(row, 'SecurityGroupId'),
        });
        for (const [direction, action] of Object.entries(AUTHORIZE)) {
          const Permissions = listOf(source, 'Permissions', 'Permission').filter(
            (rule) => textOf(rule, 'Direction') === direction,
          );
          const SecurityGroupId = textOf(made, 'SecurityGroupId');
          if (Permissions.length > 0) {
            await context.call('ecs', action, { ...target, SecurityGroupId, Permissions }, region);
          }
        }
        return {};
      },
      success: say('The security group is cloned.', '克隆安全组成功'),
    },
  },
};
