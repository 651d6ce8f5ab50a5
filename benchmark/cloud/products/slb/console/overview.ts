import type { Page } from '../../../spec/console.js';
import { readAccessControlLists, readBalancers, readListeners, readServerCertificates } from './read.js';

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
        { label: { en: 'Instances', zh: '实例' }, count: async (context) => (await readBalancers(context)).length },
        { label: { en: 'Listeners', zh: '监听' }, count: async (context) => (await readListeners(context)).length },
        {
          label: { en: 'Access Control Lists', zh: '访问控制策略组' },
          count: async (context) => (await readAccessControlLists(context)).length,
        },
        {
          label: { en: 'Certificates', zh: '证书' },
          count: async (context) => (await readServerCertificates(context)).length,
        },
      ],
    },
  ],
};
