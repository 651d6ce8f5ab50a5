import type { Page, PageContext, ProductConsole } from '../../spec/console.js';
import { listOf, rowOf, textOf } from '../../spec/rows.js';
import { balance } from '../bss/balance.js';
import { attributeLabel } from '../shared/columns.js';
import { notOffered } from '../shared/not-offered.js';

/** Products as cards, each leading to its own console. */
function productsPage(consoles: readonly ProductConsole[]): Page {
  const titles = Object.fromEntries(consoles.map(({ product, title }) => [product, { label: title }]));
  return {
    name: { en: 'Products and Services', zh: '产品与服务' },
    route: '/home/dashboard/ProductAndService',
    buttons: [notOffered('Customize', '自定义')],
    sections: [
      {
        kind: 'details',
        title: { en: 'My Account', zh: '我的账号' },
        read: async (context) => {
          const answer = await context.find('bssopenapi', 'QueryAccountBalance');
          return { ...rowOf(answer ?? {}, 'Data'), id: context.accountId, domain: `${context.accountId}.onaliyun.com` };
        },
        items: [
          { label: { en: 'Account ID', zh: '账号ID' }, value: (row) => textOf(row, 'id') },
          { label: { en: 'Default Domain Name', zh: '默认域名' }, value: (row) => textOf(row, 'domain') },
          {
            label: attributeLabel(balance, 'AvailableAmount'),
            value: (row) => `${textOf(row, 'AvailableAmount')} ${textOf(row, 'Currency')}`.trim(),
          },
        ],
        buttons: [notOffered('Security Settings', '安全设置'), notOffered('Billing Management', '费用')],
      },
      {
        kind: 'list',
        layout: 'cards',
        title: { en: 'Products', zh: '产品' },
        search: { en: 'Product', zh: '产品' },
        rows: async () => consoles.map(({ product }) => ({ product })),
        ordered: true,
        item: {
          label: { en: 'Product', zh: '产品' },
          value: (row) => textOf(row, 'product'),
          states: titles,
          link: (row) => `https://${textOf(row, 'product')}.console.aliyun.com/`,
        },
      },
    ],
  };
}

/** What the account holds: a word for it, and how it is counted in the account's home region. */
const holdings: readonly {
  readonly label: { readonly en: string; readonly zh: string };
  readonly count: (context: PageContext) => Promise<number>;
}[] = [
  {
    label: { en: 'ECS Instances', zh: '云服务器实例' },
    count: async (context) => total(context, 'ecs', 'DescribeInstances'),
  },
  { label: { en: 'VPCs', zh: '专有网络' }, count: async (context) => total(context, 'vpc', 'DescribeVpcs') },
  {
    label: { en: 'Buckets', zh: 'Bucket' },
    count: async (context) => {
      const answer = await context.call('oss', 'ListBuckets', { 'max-keys': 1000 });
      return listOf(answer, 'ListAllMyBucketsResult', 'Buckets', 'Bucket').length;
    },
  },
  {
    label: { en: 'RAM Users', zh: 'RAM用户' },
    count: async (context) => {
      const answer = await context.call('ram', 'ListUsers', { MaxItems: 1000 });
      return listOf(answer, 'Users', 'User').length;
    },
  },
];

async function total(context: PageContext, product: string, action: string): Promise<number> {
  return Number(textOf(await context.call(product, action), 'TotalCount'));
}

const resourcesPage: Page = {
  name: { en: 'Resource Overview', zh: '资源概览' },
  route: '/home/dashboard/Resource',
  sections: [{ kind: 'figures', title: { en: 'Resources', zh: '资源' }, items: holdings }],
};

/**
 * The console's home: where a person starts who has no link to a product.
 *
 * @param consoles those of the products, in the order in which they are shown
 */
export function homeConsole(consoles: readonly ProductConsole[]): ProductConsole {
  return {
    product: 'home',
    title: { en: 'Alibaba Cloud Console', zh: '阿里云控制台' },
    scope: 'global',
    hashRoutes: false,
    home: '/home/dashboard/ProductAndService',
    navigation: [
      { label: { en: 'Products and Services', zh: '产品与服务' }, route: '/home/dashboard/ProductAndService' },
      { label: { en: 'Resource Overview', zh: '资源概览' }, route: '/home/dashboard/Resource' },
      { label: { en: 'Messages', zh: '消息中心' } },
      { label: { en: 'Tickets', zh: '工单' } },
      { label: { en: 'To-do Items', zh: '待办事项' } },
    ],
    pages: [productsPage(consoles), resourcesPage],
  };
}
