import type { Control, Field, Option, Page, PageContext, Row } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { nothingToChoose } from '../../shared/options.js';
import { allPages } from '../../shared/paging.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, ofInstance, type Words } from './shared.js';

const groupLabel = { en: 'Group Name', zh: '分组名称' };
const addressLabel = { en: 'Allowed IP Addresses', zh: '允许访问IP名单' };

const addressField: Field = {
  name: 'addresses',
  kind: 'textarea',
  label: addressLabel,
  required: true,
  help: {
    en: 'Up to 1,000 addresses or CIDR blocks, joined by commas. 0.0.0.0/0 lets everybody in.',
    zh: 'IP地址或IP段以英文逗号隔开，最多1000个；0.0.0.0/0表示不限制访问。',
  },
};

const groupName = (row: Row) => textOf(row, 'SecurityIpGroupName');
const isDefault = (row: Row) => groupName(row) === 'default';

async function modify(context: PageContext, parameters: Row) {
  await context.call('dds', 'ModifySecurityIps', {
    RegionId: context.region,
    DBInstanceId: context.parameters.instance,
    ...parameters,
  });
  return {};
}

/** Private addresses of the servers in the region. */
async function serverAddresses(context: PageContext): Promise<readonly Option[]> {
  const at = ['Instances', 'Instance'];
  const servers = await allPages(context, { product: 'ecs', action: 'DescribeInstances', at });
  return servers.flatMap((server) => {
    const { IpAddress } = rowOf(server, 'VpcAttributes', 'PrivateIpAddress');
    const addresses = Array.isArray(IpAddress) ? IpAddress.map(String) : [];
    return addresses.map((address) => ({ value: address, label: `${address} (${textOf(server, 'InstanceName')})` }));
  });
}

function add({ form }: Words): Control {
  return {
    label: { en: 'Add Whitelist Group', zh: '添加白名单分组' },
    primary: true,
    operation: {
      kind: form,
      title: { en: 'Add Whitelist Group', zh: '添加白名单分组' },
      form: {
        groups: [
          {
            fields: [
              {
                name: 'group',
                kind: 'text',
                label: groupLabel,
                required: true,
                rule: {
                  pattern: /^[a-z]([a-z0-9_]{0,118}[a-z0-9])?$/,
                  message: {
                    en: 'Use lowercase letters, digits, and underscores (_), beginning with a letter.',
                    zh: '由小写字母、数字、下划线（_）组成，以小写字母开头',
                  },
                },
              },
              addressField,
            ],
          },
        ],
        submit: async (values, context) =>
          await modify(context, {
            SecurityIps: values.addresses,
            SecurityIpGroupName: values.group,
            ModifyMode: 'Append',
          }),
        success: { en: 'The whitelist group is added.', zh: '添加白名单分组成功' },
      },
    },
  };
}

function modifyByHand({ form }: Words): Control {
  return {
    label: { en: 'Manually Modify', zh: '手动修改' },
    operation: {
      kind: form,
      title: { en: 'Manually Modify', zh: '手动修改' },
      initial: (row) => ({ group: groupName(row), addresses: textOf(row, 'SecurityIpList') }),
      form: {
        groups: [{ fields: [addressField] }],
        submit: async (values, context, row) =>
          await modify(context, {
            SecurityIps: values.addresses,
            SecurityIpGroupName: groupName(row),
            ModifyMode: 'Cover',
          }),
        success: { en: 'The whitelist is modified.', zh: '修改白名单成功' },
      },
    },
  };
}

function importAddresses({ form }: Words): Control {
  return {
    label: { en: 'Import ECS Intranet IP', zh: '加载ECS内网IP添加' },
    operation: {
      kind: form,
      title: { en: 'Import ECS Intranet IP', zh: '加载ECS内网IP添加' },
      form: {
        groups: [
          {
            fields: [
              {
                name: 'addresses',
                kind: 'transfer',
                label: addressLabel,
                required: true,
                options: { load: serverAddresses, latency: 400, empty: nothingToChoose },
              },
            ],
          },
        ],
        submit: async (values, context, row) =>
          await modify(context, {
            SecurityIps: (values.addresses as readonly string[]).join(','),
            SecurityIpGroupName: groupName(row),
            ModifyMode: 'Append',
          }),
        success: { en: 'The addresses are added.', zh: '添加成功' },
      },
    },
  };
}

const remove: Control = {
  label: { en: 'Delete Whitelist Group', zh: '删除白名单分组' },
  disabled: isDefault,
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Whitelist Group', zh: '删除白名单分组' },
    message: {
      en: 'The addresses of the group lose access. Delete it?',
      zh: '删除后该分组内的IP将无法访问实例，是否删除？',
    },
    run: async (row, context) =>
      await modify(context, {
        SecurityIps: textOf(row, 'SecurityIpList'),
        SecurityIpGroupName: groupName(row),
        ModifyMode: 'Delete',
      }),
    success: { en: 'The whitelist group is deleted.', zh: '删除白名单分组成功' },
  },
};

const clear: Control = {
  label: { en: 'Clear Whitelist', zh: '清空白名单' },
  operation: {
    kind: 'confirm',
    title: { en: 'Clear Whitelist', zh: '清空白名单' },
    message: {
      en: 'Nobody will reach the instance through this group. Continue?',
      zh: '清空后将无法通过该分组访问实例，是否继续？',
    },
    run: async (row, context) =>
      await modify(context, { SecurityIps: '127.0.0.1', SecurityIpGroupName: groupName(row), ModifyMode: 'Cover' }),
    success: { en: 'The whitelist is cleared.', zh: '清空成功' },
  },
};

/** Who may reach an instance. */
export function whitelistPage(words: Words, kind: InstanceKind): Page {
  return {
    name: { en: 'Whitelist Settings', zh: '白名单设置' },
    route: `${instanceRoute(kind)}/whitelist`,
    parent: listRoute(kind),
    navigation: instanceNavigation(words, kind),
    sections: [
      {
        kind: 'table',
        title: { en: 'Whitelist', zh: '白名单' },
        buttons: [add(words)],
        rows: async (context) =>
          await ofInstance(context, 'DescribeSecurityIps', 'SecurityIpGroups', 'SecurityIpGroup'),
        columns: [
          { label: groupLabel, value: groupName },
          {
            label: addressLabel,
            value: (row) => textOf(row, 'SecurityIpList').split(','),
            width: 300,
          },
        ],
        rowControls: [
          modifyByHand(words),
          importAddresses(words),
          { label: { en: 'More', zh: '更多' }, icon: 'more', operation: { kind: 'menu', items: [clear, remove] } },
        ],
      },
      emptyTable(
        [
          { en: 'Security Group ID', zh: '安全组ID' },
          { en: 'Security Group Name', zh: '安全组名称' },
        ],
        {
          title: { en: 'ECS Security Groups', zh: 'ECS安全组' },
          buttons: [notOffered('Add ECS Security Group', '添加ECS安全组')],
        },
      ),
    ],
  };
}
