import type { Column, Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { nothingToChoose } from '../../shared/options.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, ofInstance, readInstance, type Words } from './shared.js';

const columns: readonly Column[] = [
  { label: { en: 'Node Type', zh: '节点类型' }, value: (row) => textOf(row, 'NodeType') },
  { label: { en: 'Node ID', zh: '节点ID' }, value: (row) => textOf(row, 'NodeId'), width: 200 },
  { label: { en: 'Role', zh: '角色' }, value: (row) => textOf(row, 'Role') },
  {
    label: { en: 'Address', zh: '地址' },
    value: (row) => `${textOf(row, 'NetworkAddress')}:${textOf(row, 'Port')}`,
    width: 280,
  },
];

/** Endpoints inside the network: nodes of a sharded cluster, or members of a replica set. */
async function internal(context: PageContext): Promise<readonly Row[]> {
  const addresses = await ofInstance(context, 'DescribeShardingNetworkAddress', 'NetworkAddresses', 'NetworkAddress');
  const members = listOf(await readInstance(context), 'ReplicaSets', 'ReplicaSet').map((member) => ({
    Role: member.ReplicaSetRole,
    NetworkAddress: member.ConnectionDomain,
    Port: member.ConnectionPort,
  }));
  return [...members, ...addresses.filter((address) => address.NetworkType !== 'Public')];
}

async function external(context: PageContext): Promise<readonly Row[]> {
  const addresses = await ofInstance(context, 'DescribeShardingNetworkAddress', 'NetworkAddresses', 'NetworkAddress');
  return addresses.filter((address) => address.NetworkType === 'Public');
}

async function call(action: string, context: PageContext, parameters: Row) {
  const DBInstanceId = context.parameters.instance;
  await context.call('dds', action, { RegionId: context.region, DBInstanceId, ...parameters });
  return {};
}

const nodeOf = (row: Row) => (textOf(row, 'NodeId') === '' ? {} : { NodeId: textOf(row, 'NodeId') });

function applyForNode({ form }: Words): Control {
  return {
    label: { en: 'Apply for Shard or Configserver Connection String', zh: '申请Shard/Configserver地址' },
    operation: {
      kind: form,
      title: { en: 'Apply for Shard or Configserver Connection String', zh: '申请Shard/Configserver地址' },
      form: {
        groups: [
          {
            fields: [
              {
                name: 'node',
                kind: 'select',
                label: { en: 'Node ID', zh: '节点ID' },
                required: true,
                options: {
                  load: async (context) => {
                    const read = await readInstance(context);
                    const shards = listOf(read, 'ShardList', 'ShardAttribute');
                    const servers = listOf(read, 'ConfigserverList', 'ConfigserverAttribute');
                    const option = (kind: string) => (node: Row) => ({
                      value: textOf(node, 'NodeId'),
                      label: `${kind} ${textOf(node, 'NodeId')}`,
                    });
                    return [...shards.map(option('Shard')), ...servers.map(option('CS'))];
                  },
                  latency: 300,
                  empty: nothingToChoose,
                },
              },
              { name: 'account', kind: 'text', label: { en: 'Account', zh: '账号' }, required: true },
              { name: 'password', kind: 'password', label: { en: 'Password', zh: '密码' }, required: true },
            ],
          },
        ],
        submit: async (values, context) =>
          await call('AllocateNodePrivateNetworkAddress', context, {
            NodeId: values.node,
            AccountName: values.account,
            AccountPassword: values.password,
          }),
        success: { en: 'The connection string is being created.', zh: '地址申请中' },
      },
    },
  };
}

function applyForPublic({ form }: Words): Control {
  return {
    label: { en: 'Apply for Public Connection String', zh: '申请公网地址' },
    operation: {
      kind: form,
      title: { en: 'Apply for Public Connection String', zh: '申请公网地址' },
      form: {
        groups: [
          {
            fields: [
              {
                name: 'node',
                kind: 'select',
                label: { en: 'Node ID', zh: '节点ID' },
                placeholder: { en: 'The instance itself', zh: '实例' },
                options: {
                  load: async (context) => {
                    const ids = (await internal(context)).map((row) => textOf(row, 'NodeId')).filter((id) => id !== '');
                    return [...new Set(ids)].map((value) => ({ value, label: value }));
                  },
                  latency: 300,
                  empty: nothingToChoose,
                },
              },
            ],
          },
        ],
        submit: async (values, context) =>
          await call('AllocatePublicNetworkAddress', context, values.node ? { NodeId: values.node } : {}),
        success: { en: 'The connection string is being created.', zh: '地址申请中' },
      },
    },
  };
}

function release(action: string): Control {
  return {
    label: { en: 'Release', zh: '释放' },
    disabled: (row) => action === 'ReleaseNodePrivateNetworkAddress' && !['db', 'cs'].includes(textOf(row, 'NodeType')),
    operation: {
      kind: 'confirm',
      title: { en: 'Release Connection String', zh: '释放地址' },
      message: {
        en: 'Connections to this address are lost. Release it?',
        zh: '释放后将无法通过该地址连接，是否释放？',
      },
      run: async (row, context) => await call(action, context, nodeOf(row)),
      success: { en: 'The connection string is being released.', zh: '地址释放中' },
    },
  };
}

/** Endpoints of an instance. */
export function connectionsPage(words: Words, kind: InstanceKind): Page {
  return {
    name: words.connections,
    route: `${instanceRoute(kind)}/connections`,
    parent: listRoute(kind),
    navigation: instanceNavigation(words, kind),
    sections: [
      {
        kind: 'table',
        title: words.internalConnections,
        buttons: [
          ...(kind === 'sharding' ? [applyForNode(words)] : []),
          notOffered('Enable password-free access', '开启免密访问'),
          notOffered('Update Connection String', '修改连接地址'),
          notOffered('Switch to Classic Network', '切换为经典网络'),
        ],
        rows: internal,
        columns,
        rowControls: [release('ReleaseNodePrivateNetworkAddress')],
      },
      {
        kind: 'table',
        title: words.publicConnections,
        buttons: [
          applyForPublic(words),
          notOffered('Update Connection String', '修改连接地址'),
          notOffered('Release Public Connection String', '释放公网地址'),
        ],
        rows: external,
        columns,
        rowControls: [release('ReleasePublicNetworkAddress')],
      },
    ],
  };
}
