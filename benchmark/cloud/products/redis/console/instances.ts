import type { Page, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { allPages } from '../../shared/paging.js';
import { instance } from '../instance.js';
import { isBusy, release, rename, resetPassword, restart } from './instance-controls.js';
import { LIST } from './navigation.js';

/** Look of the states. */
export const statusColumn = attributeColumn(instance, 'InstanceStatus', {
  tones: { Creating: 'loading', Normal: 'success', Rebooting: 'loading' },
});

const detail = (row: Row) => `/Redis/instance/:region/${textOf(row, 'InstanceId')}/info`;

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
        attributeColumn(instance, 'InstanceId', { link: detail, width: 170 }),
        attributeColumn(instance, 'InstanceName', { link: detail, controls: [rename], width: 130 }),
        { ...statusColumn, width: 110 },
        attributeColumn(instance, 'Capacity', { width: 90 }),
        attributeColumn(instance, 'EngineVersion', { width: 90 }),
        attributeColumn(instance, 'ZoneId', { width: 100 }),
        attributeColumn(instance, 'ChargeType', { width: 100 }),
        attributeColumn(instance, 'CreateTime', { width: 100 }),
      ],
      rowControls: [
        { label: { en: 'Manage', zh: '管理' }, operation: { kind: 'go', route: detail } },
        { label: { en: 'Renew', zh: '续费' }, disabled: isBusy, operation: { kind: 'unavailable' } },
        {
          label: { en: 'More', zh: '更多' },
          icon: 'more',
          operation: {
            kind: 'menu',
            items: [
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
          },
        },
      ],
      batch: [{ label: { en: 'Renew', zh: '续费' }, operation: { kind: 'unavailable' } }],
    },
  ],
};
