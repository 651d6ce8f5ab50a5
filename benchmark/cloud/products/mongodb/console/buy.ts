import type { Field, Page, PageContext, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { allVSwitches } from '../../shared/networks.js';
import { nothingToChoose, valueOptions } from '../../shared/options.js';
import { zoneOptions } from '../../shared/region-options.js';
import { instance } from '../instance.js';
import { type InstanceKind, listRoute } from './shared.js';

const sizes = ['10', '20', '50', '100', '500'].map((value) => ({ value, label: `${value} GB` }));
const counts = ['2', '3', '4', '8'].map((value) => ({ value, label: value }));
const classes = ['dds.mongo.mid', 'dds.mongo.standard', 'dds.mongo.large'].map((value) => ({ value, label: value }));

const placement: readonly Field[] = [
  {
    name: 'zone',
    kind: 'select',
    label: attributeLabel(instance, 'ZoneId'),
    required: true,
    options: {
      load: async ({ region }) => zoneOptions(region),
      latency: 200,
      empty: nothingToChoose,
    },
  },
  {
    name: 'version',
    kind: 'select',
    label: attributeLabel(instance, 'EngineVersion'),
    required: true,
    initial: '4.2',
    options: valueOptions(instance.attributes.EngineVersion),
  },
  {
    name: 'vswitch',
    kind: 'select',
    label: attributeLabel(instance, 'VSwitchId'),
    options: {
      load: async (context, values) => {
        return (await allVSwitches(context))
          .filter((row) => !values.zone || textOf(row, 'ZoneId') === values.zone)
          .map((row) => ({ value: textOf(row, 'VSwitchId'), label: textOf(row, 'VSwitchId') }));
      },
      dependsOn: ['zone'],
      latency: 300,
      empty: nothingToChoose,
    },
  },
];

const shape: Readonly<Record<InstanceKind, readonly Field[]>> = {
  replicate: [
    {
      name: 'nodes',
      kind: 'select',
      label: attributeLabel(instance, 'ReplicationFactor'),
      initial: '3',
      options: [
        { value: '3', label: { en: 'Three Nodes Replicaset', zh: '三节点' } },
        { value: '5', label: { en: 'Five Nodes Replicaset', zh: '五节点' } },
        { value: '7', label: { en: 'Seven Nodes Replicaset', zh: '七节点' } },
      ],
    },
    {
      name: 'class',
      kind: 'select',
      label: attributeLabel(instance, 'DBInstanceClass'),
      initial: 'dds.mongo.mid',
      options: classes,
    },
    {
      name: 'storage',
      kind: 'select',
      label: attributeLabel(instance, 'DBInstanceStorage'),
      initial: '20',
      options: sizes,
    },
  ],
  sharding: [
    { name: 'mongos', kind: 'select', label: { en: 'Mongos Nodes', zh: 'Mongos数量' }, initial: '2', options: counts },
    { name: 'shards', kind: 'select', label: { en: 'Shard Nodes', zh: 'Shard数量' }, initial: '2', options: counts },
    {
      name: 'storage',
      kind: 'select',
      label: { en: 'Shard Storage', zh: 'Shard存储空间' },
      initial: '20',
      options: sizes,
    },
  ],
};

const password: readonly Field[] = [
  {
    name: 'whenSet',
    kind: 'radio',
    label: { en: 'Password Setting', zh: '密码设置' },
    initial: 'later',
    options: [
      { value: 'now', label: { en: 'Set Now', zh: '立即设置' } },
      { value: 'later', label: { en: 'Set Later', zh: '创建后设置' } },
    ],
  },
  {
    name: 'password',
    kind: 'password',
    label: { en: 'Root Password', zh: '登录密码' },
    required: true,
    when: { field: 'whenSet', is: ['now'] },
  },
  { name: 'name', kind: 'text', label: attributeLabel(instance, 'DBInstanceDescription'), maxLength: 256 },
];

async function buy(kind: InstanceKind, values: Values, context: PageContext): Promise<void> {
  const parameters = {
    RegionId: context.region,
    ZoneId: values.zone,
    EngineVersion: values.version,
    ChargeType: 'PostPaid',
    ...given('VSwitchId', values.vswitch),
    ...given('AccountPassword', values.password),
    ...given('DBInstanceDescription', values.name),
  };
  if (kind === 'replicate') {
    await context.call('dds', 'CreateDBInstance', {
      ...parameters,
      ReplicationFactor: values.nodes,
      DBInstanceClass: values.class,
      DBInstanceStorage: values.storage,
    });
    return;
  }
  const times = <Item>(count: unknown, item: Item) => Array.from({ length: Number(count) }, () => item);
  await context.call('dds', 'CreateShardingDBInstance', {
    ...parameters,
    Mongos: times(values.mongos, { Class: 'dds.mongos.mid' }),
    ReplicaSet: times(values.shards, { Class: 'dds.shard.mid', Storage: values.storage }),
    ConfigServer: [{ Class: 'dds.cs.mid', Storage: 20 }],
  });
}

/** The purchase page of a kind of instance. */
export function buyPage(kind: InstanceKind): Page {
  const list = listRoute(kind);
  return {
    name: { en: 'Buy ApsaraDB for MongoDB', zh: '云数据库MongoDB购买' },
    route: `/mongodb/buy/${kind}`,
    parent: list,
    sections: [
      {
        kind: 'form',
        cancel: list,
        form: {
          groups: [],
          steps: [
            {
              title: { en: 'Basic Configurations', zh: '基础配置' },
              next: { en: 'Buy Now', zh: '立即购买' },
              groups: [{ fields: [...placement, ...shape[kind], ...password] }],
            },
            {
              title: { en: 'Confirm Order', zh: '确认订单' },
              review: true,
              groups: [
                {
                  fields: [
                    {
                      name: 'agreement',
                      kind: 'agreement',
                      label: { en: 'ApsaraDB for MongoDB Agreement of Service', zh: '云数据库MongoDB版服务协议' },
                      required: true,
                    },
                  ],
                },
              ],
            },
          ],
          submitLabel: { en: 'Activate Now', zh: '立即开通' },
          submit: async (values, context) => {
            await buy(kind, values, context);
            return { navigate: list };
          },
          success: { en: 'The instance is being created.', zh: '实例创建中' },
        },
      },
    ],
  };
}
