import type { Column, Page, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { tagLines } from '../../shared/paging.js';
import { instance } from '../instance.js';
import { moreMenu } from './instance-controls.js';
import { type InstanceKind, instanceRoute, instances, REPLICA_SETS, SHARDED, type Words } from './shared.js';

export const statusColumn: Column = attributeColumn(instance, 'DBInstanceStatus', {
  width: 116,
  tones: {
    Running: 'success',
    Creating: 'loading',
    Restarting: 'loading',
    NetAddressCreating: 'loading',
    NetAddressDeleting: 'loading',
  },
});

const createLabels: Readonly<Record<InstanceKind, readonly [Text, Text]>> = {
  replicate: [
    { en: 'Replica Set (Subscription)', zh: '副本集（包年包月）' },
    { en: 'Replica Set (Pay-as-you-go)', zh: '副本集（按量付费）' },
  ],
  sharding: [
    { en: 'Sharded Cluster (Subscription)', zh: '分片集群（包年包月）' },
    { en: 'Sharded Cluster (Pay-as-you-go)', zh: '分片集群（按量付费）' },
  ],
};

/** Id and name; a new instance has no name of its own and is called by its id. */
function idAndName(row: Row): readonly string[] {
  const id = textOf(row, 'DBInstanceId');
  return [id, textOf(row, 'DBInstanceDescription') || id];
}

function listPage(kind: InstanceKind, name: Text, route: string): Page {
  const [subscription, payAsYouGo] = createLabels[kind];
  return {
    name,
    route,
    buttons: [
      {
        label: { en: 'Create Instance', zh: '创建实例' },
        primary: true,
        operation: {
          kind: 'menu',
          items: [
            notOffered(subscription.en, subscription.zh),
            { label: payAsYouGo, operation: { kind: 'go', route: `/mongodb/buy/${kind}` } },
          ],
        },
      },
    ],
    sections: [
      {
        kind: 'table',
        search: { en: 'Enter an instance ID or name', zh: '请输入实例ID或名称' },
        filters: {
          fields: [
            {
              name: 'group',
              kind: 'select',
              label: { en: 'Resource Group', zh: '资源组' },
              initial: 'all',
              options: [
                { value: 'all', label: { en: 'All Resources', zh: '账号全部资源' } },
                { value: 'rg-default', label: { en: 'Default Resource Group', zh: '默认资源组' } },
              ],
            },
          ],
          button: { en: 'Filter', zh: '筛选' },
        },
        rows: async (context, filter) => {
          const rows = await instances(context, kind);
          return filter.group === 'rg-default' ? rows.filter((row) => row.ResourceGroupId === 'rg-default') : rows;
        },
        columns: [
          {
            label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
            value: idAndName,
            link: (row) => `${instanceRoute(kind, textOf(row, 'DBInstanceId'))}/basic`,
            width: 190,
          },
          { label: { en: 'Tag', zh: '标签' }, value: tagLines },
          statusColumn,
          attributeColumn(instance, 'EngineVersion'),
          attributeColumn(instance, 'ZoneId'),
          attributeColumn(instance, 'NetworkType'),
          attributeColumn(instance, 'DBInstanceClass'),
          attributeColumn(instance, 'ChargeType'),
          attributeColumn(instance, 'CreationTime'),
        ],
        rowControls: [notOffered('Performance', '性能'), moreMenu(kind)],
        batch: [notOffered('Edit tags', '编辑标签'), notOffered('Renew', '续费')],
      },
    ],
  };
}

/** The lists of both kinds of instances. */
export function listPages(words: Words): readonly Page[] {
  return [
    listPage('replicate', { en: 'Replica Set Instances', zh: '副本集实例列表' }, REPLICA_SETS),
    listPage('sharding', words.shardedInstances, SHARDED),
  ];
}
