import type { Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { dbInstance } from '../db-instance.js';
import { callOn, currentInstance, release, rename, restart, statusColumn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

/** One instance. */
export const instanceDetailPage: Page = {
  name: { en: 'Basic Information', zh: '基本信息' },
  route: `${INSTANCE_ROUTE}/basicInfo`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read: currentInstance,
      buttons: [
        { ...notOffered('Log On to Database', '登录数据库'), primary: true },
        notOffered('Migrate Database', '迁移数据库'),
        notOffered('Back Up Instance', '备份实例'),
        restart,
        release,
      ],
      items: [
        attributeColumn(dbInstance, 'DBInstanceId'),
        attributeColumn(dbInstance, 'DBInstanceDescription', { controls: [rename] }),
        attributeColumn(dbInstance, 'ZoneId'),
        attributeColumn(dbInstance, 'InstanceNetworkType'),
        attributeColumn(dbInstance, 'VpcId'),
        attributeColumn(dbInstance, 'DBInstanceStorageType'),
        attributeColumn(dbInstance, 'ResourceGroupId'),
      ],
    },
    {
      kind: 'details',
      title: { en: 'Status', zh: '运行状态' },
      read: currentInstance,
      items: [
        statusColumn,
        attributeColumn(dbInstance, 'PayType'),
        attributeColumn(dbInstance, 'CreationTime'),
        attributeColumn(dbInstance, 'MaintainTime'),
      ],
    },
    {
      kind: 'details',
      title: { en: 'Configuration Information', zh: '配置信息' },
      read: currentInstance,
      items: [
        attributeColumn(dbInstance, 'Engine'),
        attributeColumn(dbInstance, 'EngineVersion'),
        attributeColumn(dbInstance, 'DBInstanceClass'),
        attributeColumn(dbInstance, 'DBInstanceStorage'),
      ],
    },
  ],
};

/** Addresses of one instance. */
export const connectionPage: Page = {
  name: { en: 'Database Connection', zh: '数据库连接' },
  route: `${INSTANCE_ROUTE}/connection`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  buttons: [
    notOffered('Change Endpoint', '修改连接地址'),
    notOffered('Apply for Public Endpoint', '申请外网地址'),
    notOffered('Switch VSwitch', '切换交换机'),
  ],
  sections: [
    {
      kind: 'table',
      rows: async (context) =>
        listOf(await callOn({}, context, 'DescribeDBInstanceNetInfo'), 'DBInstanceNetInfos', 'DBInstanceNetInfo'),
      columns: [
        {
          label: attributeColumn(dbInstance, 'ConnectionString').label,
          value: (row) => textOf(row, 'ConnectionString'),
        },
        { label: attributeColumn(dbInstance, 'Port').label, value: (row) => textOf(row, 'Port') },
        { label: { en: 'IP Address', zh: 'IP地址' }, value: (row) => textOf(row, 'IPAddress') },
      ],
    },
  ],
};
