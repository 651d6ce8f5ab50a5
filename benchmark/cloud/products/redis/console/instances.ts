import type { Page, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
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
        notOffered('Export', '导出'),
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
        { ...notOffered('Renew', '续费'), disabled: isBusy },
        {
          label: { en: 'More', zh: '更多' },
          icon: 'more',
          operation: {
            kind: 'menu',
            items: [
              { ...notOffered('Change Configurations', '变更配置'), disabled: isBusy },
              resetPassword,
              restart,
              { ...notOffered('Clear Data', '清除数据'), disabled: isBusy },
              { ...notOffered('Switch to Subscription', '转为包年包月'), disabled: isBusy },
              release,
            ],
          },
        },
      ],
      batch: [notOffered('Renew', '续费')],
    },
  ],
};
