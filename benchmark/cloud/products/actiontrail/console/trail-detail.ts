import type { Page, PageContext, Row } from '../../../spec/console.js';
import { listOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { regionStates } from '../../shared/region-column.js';
import { trail } from '../trail.js';
import { eventTypes } from './create-trail.js';
import { statusColumn, trailControls } from './trails.js';

async function readTrail(context: PageContext): Promise<Row> {
  const Name = context.parameters.trail ?? '';
  const answer = await context.call('actiontrail', 'DescribeTrails', { NameList: Name });
  const status = await context.call('actiontrail', 'GetTrailStatus', { Name });
  return { ...status, ...listOf(answer, 'TrailList')[0] };
}

/** One trail: where it delivers to, and whether it does. */
export const trailDetailPage: Page = {
  name: { en: 'Trail Details', zh: '跟踪详情' },
  route: '/:region/trails/:trail',
  parent: '/:region/trails',
  headingParameter: 'trail',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read: readTrail,
      buttons: [
        {
          label: { en: 'Edit', zh: '编辑' },
          operation: {
            kind: 'drawer',
            title: { en: 'Edit Trail', zh: '编辑跟踪' },
            initial: (row) => ({ eventRW: String(row.EventRW ?? 'Write'), prefix: String(row.OssKeyPrefix ?? '') }),
            form: {
              groups: [
                {
                  fields: [
                    { name: 'eventRW', kind: 'radio', label: attributeLabel(trail, 'EventRW'), options: eventTypes },
                    { name: 'prefix', kind: 'text', label: attributeLabel(trail, 'OssKeyPrefix') },
                  ],
                },
              ],
              submit: async (values, context) => {
                await context.call('actiontrail', 'UpdateTrail', {
                  Name: context.parameters.trail,
                  EventRW: values.eventRW,
                  OssKeyPrefix: values.prefix ?? '',
                });
                return {};
              },
              success: { en: 'The trail is saved.', zh: '修改跟踪成功' },
            },
          },
        },
        ...trailControls,
      ],
      items: [
        attributeColumn(trail, 'Name'),
        statusColumn,
        attributeColumn(trail, 'HomeRegion', { states: regionStates }),
        attributeColumn(trail, 'EventRW'),
        attributeColumn(trail, 'TrailArn'),
        attributeColumn(trail, 'OssBucketName'),
        attributeColumn(trail, 'OssKeyPrefix'),
        attributeColumn(trail, 'SlsProjectArn'),
        attributeColumn(trail, 'CreateTime'),
        attributeColumn(trail, 'StartLoggingTime'),
        attributeColumn(trail, 'StopLoggingTime'),
      ],
    },
  ],
};
