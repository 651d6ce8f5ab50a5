import type { Control, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { nameOptions } from '../../shared/options.js';
import { image } from '../image.js';
import {
  releaseInstance,
  renameInstance,
  resetPassword,
  restartInstance,
  startInstance,
  stopInstance,
} from './instance-controls.js';
import { keyPairOptions } from './key-pair-options.js';
import { ecsCall, ecsList, menu, say, unavailable, unavailables } from './shared.js';
import { addSubscriptionDisk } from './subscription-disk.js';

const id = (row: Row) => textOf(row, 'InstanceId');

const createImage: Control = {
  label: say('Create Custom Image', '创建自定义镜像'),
  disabled: (row) => !['Running', 'Stopped'].includes(textOf(row, 'Status')),
  operation: {
    kind: 'dialog',
    title: say('Create Custom Image', '创建自定义镜像'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: say('Custom Image Name', '自定义镜像名称'),
              required: true,
              maxLength: 128,
            },
            { name: 'description', kind: 'textarea', label: attributeLabel(image, 'Description') },
          ],
        },
      ],
      submitLabel: say('Create', '创建'),
      submit: async (values, context, row) => {
        await ecsCall(context, 'CreateImage', {
          InstanceId: id(row),
          ImageName: values.name,
          ...given('Description', values.description),
        });
        return {};
      },
      success: say('The image is being created.', '创建自定义镜像成功'),
    },
  },
};

const bindRole: Control = {
  label: say('Bind/Unbind RAM Role', '授予/收回RAM角色'),
  operation: {
    kind: 'dialog',
    title: say('Bind/Unbind RAM Role', '授予/收回RAM角色'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'action',
              kind: 'select',
              label: say('Action', '操作类型'),
              required: true,
              initial: 'bind',
              options: [
                { value: 'bind', label: say('Bind', '授予') },
                { value: 'unbind', label: say('Unbind', '收回') },
              ],
            },
            {
              name: 'role',
              kind: 'select',
              label: say('RAM Role', 'RAM角色'),
              required: true,
              when: { field: 'action', is: ['bind'] },
              options: {
                load: async (context) =>
                  nameOptions(listOf(await context.call('ram', 'ListRoles', {}), 'Roles', 'Role'), 'RoleName'),
                empty: say('No role is available.', '没有可用的角色'),
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        const InstanceIds = JSON.stringify([id(row)]);
        if (values.action === 'unbind') await ecsCall(context, 'DetachInstanceRamRole', { InstanceIds });
        else await ecsCall(context, 'AttachInstanceRamRole', { InstanceIds, RamRoleName: values.role });
        return {};
      },
      success: say('The operation is complete.', '操作成功'),
    },
  },
};

export const joinSecurityGroup: Control = {
  label: say('Add to Security Group', '加入安全组'),
  operation: {
    kind: 'dialog',
    title: say('Add to Security Group', '加入安全组'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'group',
              kind: 'select',
              label: say('Security Group', '安全组'),
              required: true,
              search: true,
              options: {
                load: async (context) =>
                  (await ecsList(context, 'DescribeSecurityGroups', ['SecurityGroups', 'SecurityGroup'])).map(
                    (group) => ({
                      value: textOf(group, 'SecurityGroupId'),
                      label: `${textOf(group, 'SecurityGroupId')} / ${textOf(group, 'SecurityGroupName')}`,
                    }),
                  ),
                empty: say('No security group is available.', '没有可用的安全组'),
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'JoinSecurityGroup', { InstanceId: id(row), SecurityGroupId: values.group });
        return {};
      },
      success: say('The instance is added to the security group.', '加入安全组成功'),
    },
  },
};

const bindKeyPair: Control = {
  label: say('Bind SSH Key Pair', '绑定密钥对'),
  operation: {
    kind: 'dialog',
    title: say('Bind SSH Key Pair', '绑定密钥对'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'pair',
              kind: 'select',
              label: say('SSH Key Pair', '密钥对'),
              required: true,
              options: keyPairOptions,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'AttachKeyPair', {
          InstanceIds: JSON.stringify([id(row)]),
          KeyPairName: values.pair,
        });
        return {};
      },
      success: say('The key pair is bound.', '绑定密钥对成功'),
    },
  },
};

const unbindKeyPair: Control = {
  label: say('Unbind SSH Key Pair', '解绑密钥对'),
  disabled: (row) => textOf(row, 'KeyPairName') === '',
  operation: {
    kind: 'confirm',
    title: say('Unbind SSH Key Pair', '解绑密钥对'),
    message: say('Unbind the key pair from the instance?', '是否解绑该实例的密钥对？'),
    run: async (row, context) => {
      await ecsCall(context, 'DetachKeyPair', {
        InstanceIds: JSON.stringify([id(row)]),
        KeyPairName: textOf(row, 'KeyPairName'),
      });
      return {};
    },
    success: say('The key pair is unbound.', '解绑密钥对成功'),
  },
};

/** Everything behind More in the Actions column. */
export const instanceMenu: Control = menu(say('More', '更多'), [
  {
    label: say('Buy Same Type', '购买相同配置'),
    operation: { kind: 'go', route: '/instance/create/region/:region' },
  },
  menu(say('Instance Status', '实例状态'), [startInstance, stopInstance, restartInstance, releaseInstance]),
  menu(say('Instance Settings', '实例设置'), [
    renameInstance,
    bindRole,
    ...unavailables(
      ['Set User Data', '设置用户数据'],
      ['Adjust Instance Placement', '调整实例所属部署集'],
      ['Set Release Protection', '修改实例释放保护'],
    ),
  ]),
  menu(say('Password/Key Pair', '密码/密钥'), [
    resetPassword,
    unavailable('Modify Management Terminal Password', '修改远程连接密码'),
    bindKeyPair,
    unbindKeyPair,
  ]),
  menu(say('Configuration Change', '资源变配'), [
    addSubscriptionDisk,
    ...unavailables(['Switch to Subscription', '按量付费转包年包月'], ['Change Bandwidth', '更改带宽']),
  ]),
  menu(say('Disk and Image', '云盘和镜像'), [
    createImage,
    ...unavailables(
      ['Replace System Disk', '更换操作系统'],
      ['Reinitialize Disk', '重新初始化云盘'],
      ['Resize Disk', '云盘扩容'],
    ),
  ]),
  menu(say('Network and Security Group', '网络和安全组'), [
    joinSecurityGroup,
    ...unavailables(
      ['Configure Security Group', '安全组配置'],
      ['Modify Private IP Address', '修改私有IP地址'],
      ['Bind Elastic IP Address', '绑定弹性IP'],
      ['Manage Secondary Private IP Addresses', '管理辅助私网IP'],
    ),
  ]),
  menu(
    say('Operations and Troubleshooting', '运维和诊断'),
    unavailables(
      ['Connect', '远程连接'],
      ['Instance Health Diagnostics', '实例健康诊断'],
      ['Get Instance System Logs', '获取实例系统日志'],
      ['Get Instance Screenshot', '获取实例屏幕截图'],
    ),
  ),
]);
