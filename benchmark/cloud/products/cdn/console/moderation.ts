import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { domainOptions } from './read.js';
import { saved } from './settings.js';

const image = { en: 'Image', zh: '图片地址' };
const domainName = { en: 'Domain Name', zh: '域名' };

/** Finds forbidden images; which domains are searched can be set, yet nothing is found here. */
export const moderationPage: Page = {
  name: { en: 'Content Moderation', zh: '图片鉴黄' },
  route: '/safety/moderation',
  buttons: [
    {
      label: { en: 'Rule Settings', zh: '规则设置' },
      operation: {
        kind: 'dialog',
        title: { en: 'Rule Settings', zh: '规则设置' },
        form: {
          groups: [
            {
              fields: [
                {
                  name: 'domains',
                  kind: 'transfer',
                  label: { en: 'Moderated Domain Names', zh: '检测中的域名' },
                  required: true,
                  options: {
                    load: domainOptions,
                    empty: { en: 'None', zh: '无' },
                  },
                },
                {
                  name: 'most',
                  kind: 'number',
                  label: { en: 'Images per Day', zh: '每日检测上限' },
                  initial: 10_000,
                  minimum: 1,
                  unit: { en: 'images', zh: '张' },
                },
              ],
            },
          ],
          submit: async ({ domains }, context) => {
            await context.call('cdn', 'BatchSetCdnDomainConfig', {
              DomainNames: Array.isArray(domains) ? domains.join(',') : '',
              Functions: JSON.stringify([
                { functionName: 'green_manager', functionArgs: [{ argName: 'enable', argValue: 'on' }] },
              ]),
            });
            return {};
          },
          submitLabel: { en: 'Save Rules', zh: '设置' },
          success: saved,
        },
      },
    },
  ],
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Statistics', zh: '统计分析' },
          sections: [
            {
              kind: 'figures',
              title: { en: 'Moderated Today', zh: '今日检测' },
              items: [
                { label: { en: 'Moderated', zh: '已检测' }, count: async () => 0 },
                { label: { en: 'Suspected', zh: '疑似' }, count: async () => 0 },
                { label: { en: 'Confirmed', zh: '判定' }, count: async () => 0 },
              ],
            },
          ],
        },
        {
          label: { en: 'Images', zh: '图片列表' },
          sections: [
            emptyTable([image, domainName, { en: 'Found At', zh: '检测时间' }], {
              filters: {
                fields: [
                  { name: 'domain', kind: 'text', label: domainName },
                  { name: 'range', kind: 'date-range', label: { en: 'Time Range', zh: '时间范围' } },
                ],
                button: { en: 'Query', zh: '查询' },
              },
              buttons: [notOffered('Export Forbidden Images', '导出违规图片')],
            }),
          ],
        },
      ],
    },
  ],
};
