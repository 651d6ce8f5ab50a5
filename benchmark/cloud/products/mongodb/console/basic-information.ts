import type { Column, Page, Section } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { regionStates } from '../../shared/region-column.js';
import { instance } from '../instance.js';
import { backUp, release, rename, restart } from './instance-controls.js';
import { statusColumn } from './instances.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, readInstance, type Words } from './shared.js';

const nodeColumns: readonly Column[] = [
  { label: { en: 'Node ID', zh: '节点ID' }, value: (row) => textOf(row, 'NodeId'), width: 200 },
  { label: { en: 'Node Type Specification', zh: '节点规格' }, value: (row) => textOf(row, 'NodeClass') },
  {
    label: { en: 'Storage Space', zh: '存储空间' },
    value: (row) => (textOf(row, 'NodeStorage') === '' ? '' : `${textOf(row, 'NodeStorage')} GB`),
  },
  { label: { en: 'Maximum Connections', zh: '最大连接数' }, value: (row) => textOf(row, 'MaxConnections') },
];

/** The nodes of one kind, with the menu behind a nameless icon. */
function nodes(attribute: string, key: string): Section {
  return {
    kind: 'table',
    title: attributeLabel(instance, attribute),
    rows: async (context) => listOf(await readInstance(context), attribute, key),
    columns: nodeColumns,
    rowControls: [
      {
        label: { en: 'More', zh: '更多' },
        icon: 'more',
        operation: {
          kind: 'menu',
          items: [notOffered('Restart', '重启'), notOffered('Change Configuration', '变更配置')],
        },
      },
    ],
  };
}

/** First page of one instance. */
export function basicInformationPage(words: Words, kind: InstanceKind): Page {
  return {
    name: { en: 'Basic Information', zh: '基本信息' },
    route: `${instanceRoute(kind)}/basic`,
    parent: listRoute(kind),
    headingParameter: 'instance',
    navigation: instanceNavigation(words, kind),
    buttons: [
      notOffered('Log On', '登录数据库'),
      backUp(words),
      restart({ en: 'Restart Instance', zh: '重启实例' }),
      release(kind),
    ],
    sections: [
      {
        kind: 'details',
        title: { en: 'Basic Information', zh: '基本信息' },
        read: readInstance,
        items: [
          attributeColumn(instance, 'DBInstanceId'),
          attributeColumn(instance, 'DBInstanceDescription', { controls: [rename(words)] }),
          statusColumn,
          attributeColumn(instance, 'RegionId', { states: regionStates }),
          ...['DBInstanceType', 'ZoneId', 'NetworkType', 'VPCId', 'VSwitchId', 'EngineVersion'].map((name) =>
            attributeColumn(instance, name),
          ),
          attributeColumn(instance, 'CurrentKernelVersion'),
          attributeColumn(instance, 'StorageEngine'),
        ],
        buttons: [notOffered('Migrate Across Zones', '迁移可用区')],
      },
      {
        kind: 'details',
        title: { en: 'Specification Information', zh: '规格信息' },
        read: readInstance,
        items: ['DBInstanceClass', 'DBInstanceStorage', 'ChargeType', 'MaintainStartTime', 'MaintainEndTime'].map(
          (name) => attributeColumn(instance, name),
        ),
        buttons: [
          notOffered('Change Configuration', '变更配置'),
          notOffered('Edit Maintenance Window', '编辑可维护时间段'),
        ],
      },
      ...(kind === 'sharding'
        ? [
            nodes('MongosList', 'MongosAttribute'),
            nodes('ShardList', 'ShardAttribute'),
            nodes('ConfigserverList', 'ConfigserverAttribute'),
          ]
        : []),
    ],
  };
}
