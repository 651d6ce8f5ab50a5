import type { Control, Overlay, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { tagLines } from '../../shared/paging.js';
import { networkInterface } from '../network-interface.js';
import { instanceOptions } from './instance-options.js';
import { groupOptions, vpcOptions, vswitchOptions } from './network-options.js';
import { ecsCall, ecsList, editTags, say, stateColumn, unavailables } from './shared.js';

const createEni: Overlay = {
  kind: 'dialog',
  title: say('Create ENI', '创建弹性网卡'),
  form: {
    groups: [
      {
        fields: [
          {
            name: 'name',
            kind: 'text',
            label: attributeLabel(networkInterface, 'NetworkInterfaceName'),
            required: true,
          },
          { name: 'vpc', kind: 'select', label: say('VPC', '专有网络'), required: true, options: vpcOptions },
          { name: 'vswitch', kind: 'select', label: say('VSwitch', '交换机'), required: true, options: vswitchOptions },
          { name: 'address', kind: 'text', label: say('Primary Private IP', '主私网IP') },
          {
            name: 'group',
            kind: 'select',
            label: say('Security Group', '安全组'),
            required: true,
            options: groupOptions,
          },
          { name: 'description', kind: 'textarea', label: attributeLabel(networkInterface, 'Description') },
        ],
      },
    ],
    submit: async (values, context) => {
      await ecsCall(context, 'CreateNetworkInterface', {
        NetworkInterfaceName: values.name,
        VSwitchId: values.vswitch,
        SecurityGroupId: values.group,
        ...given('PrimaryIpAddress', values.address),
        ...given('Description', values.description),
      });
      return {};
    },
    success: say('The ENI is being created.', '创建弹性网卡成功'),
  },
};

const attach: Control = {
  label: say('Bind to Instance', '绑定实例'),
  shown: (row) => textOf(row, 'InstanceId') === '',
  disabled: (row) => textOf(row, 'Status') !== 'Available',
  operation: {
    kind: 'dialog',
    title: say('Bind to Instance', '绑定实例'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'instance',
              kind: 'select',
              label: say('Instance', '实例'),
              required: true,
              options: instanceOptions,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'AttachNetworkInterface', {
          NetworkInterfaceId: textOf(row, 'NetworkInterfaceId'),
          InstanceId: values.instance,
        });
        return {};
      },
      success: say('The ENI is being bound.', '绑定实例成功'),
    },
  },
};

function confirmed(en: string, zh: string, action: string, isShown: Control['shown']): Control {
  return {
    label: say(en, zh),
    ...(isShown ? { shown: isShown } : {}),
    operation: {
      kind: 'confirm',
      title: say(en, zh),
      message: say('Continue with the selected ENI?', '是否对所选弹性网卡执行该操作？'),
      run: async (row, context) => {
        await ecsCall(context, action, {
          NetworkInterfaceId: textOf(row, 'NetworkInterfaceId'),
          ...given('InstanceId', textOf(row, 'InstanceId')),
        });
        return {};
      },
      success: say('The operation is complete.', '操作成功'),
    },
  };
}

const isSecondary = (row: Parameters<NonNullable<Control['shown']>>[0]) => textOf(row, 'Type') === 'Secondary';

/** The list of interfaces of a region. */
export const enisPage: Page = {
  name: say('Network Interfaces', '弹性网卡列表'),
  route: '/networkInterfaces/region/:region',
  sections: [
    {
      kind: 'table',
      search: say('Enter an ENI ID, name, or instance ID', '输入网卡ID、名称或实例ID'),
      buttons: [
        { label: say('Create ENI', '创建弹性网卡'), operation: createEni, primary: true },
        ...unavailables(['Tag', '标签']),
      ],
      rows: async (context) =>
        await ecsList(context, 'DescribeNetworkInterfaces', ['NetworkInterfaceSets', 'NetworkInterfaceSet']),
      columns: [
        {
          label: say('ENI ID/Name', '网卡ID/名称'),
          value: (row) => [textOf(row, 'NetworkInterfaceId'), textOf(row, 'NetworkInterfaceName')],
          width: 180,
        },
        { label: say('Tag', '标签'), value: tagLines, width: 60 },
        attributeColumn(networkInterface, 'VSwitchId', { width: 170 }),
        attributeColumn(networkInterface, 'ZoneId', { width: 90 }),
        attributeColumn(networkInterface, 'Type'),
        attributeColumn(networkInterface, 'PrivateIpAddress'),
        stateColumn(networkInterface, {
          Available: 'success',
          InUse: 'success',
          Creating: 'loading',
          Attaching: 'loading',
          Detaching: 'loading',
        }),
        attributeColumn(networkInterface, 'InstanceId', { width: 150 }),
        attributeColumn(networkInterface, 'CreationTime'),
      ],
      rowControls: [
        attach,
        confirmed(
          'Unbind from Instance',
          '解绑实例',
          'DetachNetworkInterface',
          (row) => isSecondary(row) && textOf(row, 'InstanceId') !== '',
        ),
        editTags('eni', (row) => textOf(row, 'NetworkInterfaceId')),
        ...unavailables(['Manage Secondary Private IP Addresses', '管理辅助私网IP'], ['Modify', '修改']),
        confirmed('Delete', '删除', 'DeleteNetworkInterface', (row) => textOf(row, 'Status') === 'Available'),
      ],
    },
  ],
};
