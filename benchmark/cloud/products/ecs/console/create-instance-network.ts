import type { FormStep } from '../../../spec/console.js';
import { keyPairOptions } from './key-pair-options.js';
import { groupOptions, vpcOptions, vswitchOptions } from './network-options.js';
import { say } from './shared.js';

/** Second step of the buy page: how the instance is reached. */
export const networking: FormStep = {
  title: say('Networking', '网络和安全组'),
  next: say('Next: System Configurations', '下一步：系统配置'),
  groups: [
    {
      fields: [
        { name: 'vpc', kind: 'select', label: say('VPC', '专有网络'), required: true, options: vpcOptions },
        { name: 'vswitch', kind: 'select', label: say('VSwitch', '交换机'), required: true, options: vswitchOptions },
        { name: 'publicAddress', kind: 'switch', label: say('Assign public IP', '分配公网IPv4地址') },
        {
          name: 'traffic',
          kind: 'radio',
          label: say('Bandwidth Pricing', '带宽计费模式'),
          initial: 'PayByTraffic',
          when: { field: 'publicAddress', is: ['true'] },
          options: [
            { value: 'PayByBandwidth', label: say('Pay-By-Bandwidth', '按固定带宽') },
            { value: 'PayByTraffic', label: say('Pay-By-Traffic', '按使用流量') },
          ],
        },
        {
          name: 'bandwidth',
          kind: 'number',
          label: say('Peak Bandwidth', '带宽峰值'),
          initial: 1,
          minimum: 1,
          maximum: 100,
          unit: say('Mbps', 'Mbps'),
          when: { field: 'publicAddress', is: ['true'] },
        },
        {
          name: 'groups',
          kind: 'select',
          multiple: true,
          label: say('Security Group', '安全组'),
          required: true,
          options: groupOptions,
        },
      ],
    },
  ],
};

/** Third step of the buy page: how it is logged on to, and what it is called. */
export const system: FormStep = {
  title: say('System Configurations', '系统配置'),
  next: say('Next: Grouping', '下一步：分组设置'),
  groups: [
    {
      fields: [
        {
          name: 'logon',
          kind: 'buttons',
          label: say('Logon Credentials', '登录凭证'),
          initial: 'later',
          options: [
            { value: 'keyPair', label: say('Key Pair', '密钥对') },
            { value: 'password', label: say('Password', '自定义密码') },
            { value: 'later', label: say('Set Later', '创建后设置') },
          ],
        },
        {
          name: 'keyPair',
          kind: 'select',
          label: say('SSH Key Pair', '选择密钥对'),
          required: true,
          when: { field: 'logon', is: ['keyPair'] },
          options: keyPairOptions,
        },
        {
          name: 'password',
          kind: 'password',
          label: say('Logon Password', '登录密码'),
          required: true,
          when: { field: 'logon', is: ['password'] },
        },
        { name: 'name', kind: 'text', label: say('Instance Name', '实例名称'), maxLength: 128 },
        { name: 'description', kind: 'textarea', label: say('Description', '描述'), maxLength: 256 },
        { name: 'host', kind: 'text', label: say('Host', '主机名') },
        { name: 'suffix', kind: 'switch', label: say('Sequential Suffix', '有序后缀') },
      ],
    },
    {
      title: say('Advanced', '高级选项'),
      fold: say(
        'Advanced (based on instance RAM roles or cloud-init)',
        '高级选项（实例RAM角色或实例自定义数据cloud-init）',
      ),
      fields: [{ name: 'userData', kind: 'textarea', label: say('User Data', '实例自定义数据') }],
    },
  ],
};
