import type { Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../columns.js';
import { allPages } from '../../paging.js';
import { instance } from '../instance.js';
import { isBusy, release, rename, resetPassword, restart } from './instance-controls.js';
import { LIST } from './navigation.js';

/** Look of the states. */
export const statusColumn = attributeColumn(instance, 'InstanceStatus', {
  tones: { Creating: 'loading', Normal: 'success', Rebooting: 'loading' },
});

/** The instances of a region. */
export const instancesPage: Page = {
  name: { en: 'Instances', zh: '实例列表' },
  route: LIST,
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter an instance ID or name', zh: '请输入实例ID或名称' },
      buttons: [
        {
          label: { en: 'Create Instance', zh: '创建实例' },
          operation: { kind: 'go', route: '/Redis/create/:region' },
          primary: true,
        },
        { label: { en: 'Export', zh: '导出' }, operation: { kind: 'unavailable' } },
      ],
      rows: async (context) =>
        await allPages(context, {
          product: 'r-kvstore',
          action: 'DescribeInstances',
          at: ['Instances', 'KVStoreInstance'],
        }),
      columns: [
        attributeColumn(instance, 'InstanceId', {
          link: (row) => `/Redis/instance/:region/${textOf(row, 'InstanceId')}/info`,
          width: 170,
        }),
        attributeColumn(instance, 'InstanceName', {
          link: (row) => `/Redis/instance/:region/${textOf(row, 'InstanceId')}/info`,
          controls: [rename],
        }),
        statusColumn,
        attributeColumn(instance, 'Capacity'),
        attributeColumn(instance, 'EngineVersion'),
        attributeColumn(instance, 'ZoneId'),
        attributeColumn(instance, 'NetworkType'),
        attributeColumn(instance, 'ChargeType'),
        attributeColumn(instance, 'CreateTime'),
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/Redis/instance/:region/${textOf(row, 'InstanceId')}/info` },
        },
        {
          label: { en: 'Change Configurations', zh: '变更配置' },
          disabled: isBusy,
          operation: { kind: 'unavailable' },
        },
        resetPassword,
        restart,
        { label: { en: 'Clear Data', zh: '清除数据' }, disabled: isBusy, operation: { kind: 'unavailable' } },
        {
          label: { en: 'Switch to Subscription', zh: '转为包年包月' },
          disabled: isBusy,
          operation: { kind: 'unavailable' },
        },
        release,
      ],
      batch: [{ label: { en: 'Renew', zh: '续费' }, operation: { kind: 'unavailable' } }],
    },
  ],
};
