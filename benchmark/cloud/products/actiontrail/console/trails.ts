import type { Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { regionStates } from '../../shared/region-column.js';
import { trail } from '../trail.js';

/** Whether a trail delivers. */
export const statusColumn = attributeColumn(trail, 'Status', {
  tones: { Fresh: 'disabled', Enable: 'success', Disable: 'disabled' },
});

/** All trails of the account. */
async function allTrails(context: PageContext): Promise<readonly Row[]> {
  return listOf(await context.call('actiontrail', 'DescribeTrails', { IncludeShadowTrails: true }), 'TrailList');
}

/** Starts, stops and deletes a trail; stand in the list and on the trail's own page. */
export const trailControls: readonly Control[] = [
  {
    label: { en: 'Enable', zh: '启用' },
    shown: (row) => textOf(row, 'Status') !== 'Enable',
    operation: {
      kind: 'call',
      run: async (row, context) => {
        await context.call('actiontrail', 'StartLogging', { Name: textOf(row, 'Name') });
        return {};
      },
      success: { en: 'The trail is enabled.', zh: '启用跟踪成功' },
    },
  },
  {
    label: { en: 'Disable', zh: '停用' },
    shown: (row) => textOf(row, 'Status') === 'Enable',
    operation: {
      kind: 'confirm',
      title: { en: 'Disable Trail', zh: '停用跟踪' },
      message: { en: 'Events are no longer delivered. Continue?', zh: '停用后不再投递事件，是否继续？' },
      run: async (row, context) => {
        await context.call('actiontrail', 'StopLogging', { Name: textOf(row, 'Name') });
        return {};
      },
      success: { en: 'The trail is disabled.', zh: '停用跟踪成功' },
    },
  },
  {
    label: { en: 'Delete', zh: '删除' },
    operation: {
      kind: 'confirm',
      title: { en: 'Delete Trail', zh: '删除跟踪' },
      message: {
        en: 'The trail is deleted; what was delivered stays where it is.',
        zh: '删除跟踪后，已投递的事件仍然保留。是否继续？',
      },
      run: async (row, context) => {
        await context.call('actiontrail', 'DeleteTrail', { Name: textOf(row, 'Name') });
        return { navigate: '/:region/trails' };
      },
      success: { en: 'The trail is deleted.', zh: '删除跟踪成功' },
    },
  },
];

/** The list of trails. */
export const trailsPage: Page = {
  name: { en: 'Trails', zh: '跟踪列表' },
  route: '/:region/trails',
  description: {
    en: 'A trail delivers events to a bucket or to a log project for as long as you want to keep them.',
    zh: '创建跟踪后，操作事件会持续投递到指定的OSS Bucket或日志服务SLS中。',
  },
  sections: [
    {
      kind: 'table',
      search: { en: 'Trail name', zh: '跟踪名称' },
      buttons: [
        {
          label: { en: 'Create Trail', zh: '创建跟踪' },
          operation: { kind: 'go', route: '/:region/trails/create' },
          primary: true,
        },
      ],
      rows: allTrails,
      columns: [
        attributeColumn(trail, 'Name', { link: (row) => `/:region/trails/${textOf(row, 'Name')}` }),
        statusColumn,
        attributeColumn(trail, 'HomeRegion', { states: regionStates }),
        attributeColumn(trail, 'EventRW'),
        attributeColumn(trail, 'OssBucketName'),
        attributeColumn(trail, 'SlsProjectArn'),
        attributeColumn(trail, 'CreateTime'),
      ],
      rowControls: [
        {
          label: { en: 'View', zh: '查看' },
          operation: { kind: 'go', route: (row) => `/:region/trails/${textOf(row, 'Name')}` },
        },
        ...trailControls,
      ],
      empty: { en: 'No trail has been created.', zh: '暂无跟踪' },
    },
  ],
};
