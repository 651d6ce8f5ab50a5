import type { ProductConsole } from '../../../spec/console.js';
import { actiontrail } from '../product.js';
import { createTrailPage } from './create-trail.js';
import { eventQueryPage } from './event-query.js';
import { trailDetailPage } from './trail-detail.js';
import { trailsPage } from './trails.js';

/** The ActionTrail console of 2021. Entries of the navigation that no document names are assumed. */
export const actiontrailConsole: ProductConsole = {
  product: 'actiontrail',
  title: actiontrail.label,
  scope: 'regional',
  hashRoutes: false,
  home: '/:region/event-list',
  navigation: [
    { label: { en: 'Event Detail Query', zh: '事件查询' }, route: '/:region/event-list' },
    { label: { en: 'Advanced Query', zh: '事件高级查询' } },
    { label: { en: 'Trails', zh: '跟踪列表' }, route: '/:region/trails' },
    { label: { en: 'Insight Events', zh: '洞察事件' } },
    { label: { en: 'AccessKey Pair Audit', zh: 'AccessKey审计' } },
    {
      label: { en: 'Platform Event Audit', zh: '平台操作审计' },
      children: [
        { label: { en: 'Inner Event Query', zh: '平台事件查询' } },
        { label: { en: 'Trails', zh: '跟踪列表' } },
      ],
    },
    { label: { en: 'Data Backfill Tasks', zh: '历史事件投递' } },
  ],
  pages: [eventQueryPage, trailsPage, createTrailPage, trailDetailPage],
};
