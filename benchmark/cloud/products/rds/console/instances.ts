import type { Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { dbInstance } from '../db-instance.js';
import { isBusy, release, rename, restart, statusColumn } from './instance-controls.js';
import { LIST } from './navigation.js';

async function instances(context: PageContext): Promise<readonly Row[]> {
  // An account has 30 instances at most, so that one page holds them all.
  const answer = await context.call('rds', 'DescribeDBInstances', { RegionId: context.region, PageSize: 100 });
  return listOf(answer, 'Items', 'DBInstance');
}

const detail = (row: Row) => `/detail/:region/${textOf(row, 'DBInstanceId')}/basicInfo`;

/** The instances of a region. */
export const instancesPage: Page = {
  name: { en: 'Instances', zh: '实例列表' },
  route: LIST,
  sections: [
    {
      kind: 'table',
      search: { en: 'Instance ID or name', zh: '请输入实例ID或名称' },
      buttons: [
        {
          label: { en: 'Create Instance', zh: '创建实例' },
          operation: { kind: 'go', route: '/create/:region' },
          primary: true,
        },
        notOffered('Export Instances', '导出实例列表'),
      ],
      rows: instances,
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => [textOf(row, 'DBInstanceId'), textOf(row, 'DBInstanceDescription')],
          link: detail,
          controls: [rename],
          width: 180,
        },
        { ...statusColumn, width: 110 },
        attributeColumn(dbInstance, 'CreationTime', { width: 100 }),
        {
          label: attributeColumn(dbInstance, 'Engine').label,
          value: (row) => `${textOf(row, 'Engine')} ${textOf(row, 'EngineVersion')}`,
          width: 110,
        },
        attributeColumn(dbInstance, 'ZoneId', { width: 110 }),
        attributeColumn(dbInstance, 'InstanceNetworkType', { width: 100 }),
        attributeColumn(dbInstance, 'PayType', { width: 110 }),
      ],
      rowControls: [
        { label: { en: 'Manage', zh: '管理' }, operation: { kind: 'go', route: detail } },
        { ...notOffered('Performance', '性能'), disabled: isBusy },
        {
          label: { en: 'More', zh: '更多' },
          operation: {
            kind: 'menu',
            items: [
              { ...notOffered('Change Specifications', '变更配置'), disabled: isBusy },
              restart,
              { ...notOffered('Switch to Subscription Billing', '转包年包月'), disabled: isBusy },
              release,
            ],
          },
        },
      ],
      batch: [notOffered('Add to Tag', '编辑标签')],
    },
  ],
};
