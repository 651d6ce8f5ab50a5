import type { Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { allPages } from '../../shared/paging.js';
import { readListeners } from './read.js';

/** How much of what there is in a region. */
export const slbOverviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/slb/:region/overview',
  buttons: [
    {
      label: { en: 'Create Instance', zh: '创建负载均衡' },
      operation: { kind: 'go', route: '/slb/:region/slbs/new' },
      primary: true,
    },
  ],
  sections: [
    {
      kind: 'figures',
      title: { en: 'Resources', zh: '资源总览' },
      items: [
        {
          label: { en: 'Instances', zh: '实例' },
          count: async (context) =>
            Number(
              textOf(await context.call('slb', 'DescribeLoadBalancers', { RegionId: context.region }), 'TotalCount'),
            ),
        },
        { label: { en: 'Listeners', zh: '监听' }, count: async (context) => (await readListeners(context)).length },
        {
          label: { en: 'Access Control Lists', zh: '访问控制策略组' },
          count: async (context) =>
            (await allPages(context, { product: 'slb', action: 'DescribeAccessControlLists', at: ['Acls', 'Acl'] }))
              .length,
        },
        {
          label: { en: 'Certificates', zh: '证书' },
          count: async (context) =>
            listOf(
              await context.call('slb', 'DescribeServerCertificates', { RegionId: context.region }),
              'ServerCertificates',
              'ServerCertificate',
            ).length,
        },
      ],
    },
  ],
};
