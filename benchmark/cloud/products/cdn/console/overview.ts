import type { Page, PageContext } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { readDomains } from './read.js';

async function countOf(context: PageContext, status: string): Promise<number> {
  return (await readDomains(context)).filter((row) => textOf(row, 'DomainStatus') === status).length;
}

/** First page of the CDN console. */
export const overviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/overview',
  buttons: [notOffered('Change Metering Method', '变更计费方式'), notOffered('Purchase Resource Plan', '购买资源包')],
  sections: [
    {
      kind: 'figures',
      title: { en: 'Domain Names', zh: '全部域名' },
      items: [
        {
          label: { en: 'All', zh: '全部' },
          count: async (context) => (await readDomains(context)).length,
        },
        { label: { en: 'Enabled', zh: '正常运行' }, count: async (context) => await countOf(context, 'online') },
        { label: { en: 'Disabled', zh: '已停用' }, count: async (context) => await countOf(context, 'offline') },
      ],
    },
    {
      kind: 'notice',
      text: { en: 'No traffic was delivered yesterday.', zh: '昨日没有使用数据。' },
      buttons: [
        { label: { en: 'Add Domain Name', zh: '添加域名' }, operation: { kind: 'go', route: '/domain/add' } },
        { label: { en: 'Purge and Prefetch', zh: '刷新预热' }, operation: { kind: 'go', route: '/refresh/cache' } },
      ],
    },
  ],
};
