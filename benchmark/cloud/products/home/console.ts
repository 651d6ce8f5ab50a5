import type { ProductConsole } from '../../spec/console.js';
import { textOf } from '../../spec/rows.js';
import { ecs } from '../ecs/product.js';
import { oss } from '../oss/product.js';
import { ram } from '../ram/product.js';
import { vpc } from '../vpc/product.js';

const products = [ecs, oss, vpc, ram];

/** The console's home: where a person starts who has no link to a product. */
export const homeConsole: ProductConsole = {
  product: 'home',
  title: { en: 'Alibaba Cloud Console', zh: '阿里云控制台' },
  scope: 'global',
  hashRoutes: false,
  home: '/home/dashboard/ProductAndService',
  navigation: [
    { label: { en: 'Products and Services', zh: '产品与服务' }, route: '/home/dashboard/ProductAndService' },
    { label: { en: 'Resource Overview', zh: '资源概览' } },
    { label: { en: 'Messages', zh: '消息中心' } },
    { label: { en: 'Tickets', zh: '工单' } },
  ],
  pages: [
    {
      name: { en: 'Products and Services', zh: '产品与服务' },
      route: '/home/dashboard/ProductAndService',
      sections: [
        {
          kind: 'table',
          rows: async () => products.map(({ code }) => ({ code })),
          columns: [
            {
              label: { en: 'Product', zh: '产品' },
              value: (row) => textOf(row, 'code'),
              link: (row) => `https://${textOf(row, 'code')}.console.aliyun.com/`,
              states: Object.fromEntries(products.map(({ code, label }) => [code, { label }])),
            },
          ],
        },
      ],
    },
  ],
};
