import type { Page } from '../../../spec/console.js';
import { listOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { refreshTask } from '../refresh-task.js';
import { entered } from './settings.js';

/** Removes cached content from the nodes, or fetches it to them ahead of visitors. */
export const refreshPage: Page = {
  name: { en: 'Purge and Prefetch', zh: '刷新预热' },
  route: '/refresh/cache',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Purge and Prefetch', zh: '刷新缓存' },
          sections: [
            {
              kind: 'form',
              cancel: '/overview',
              form: {
                groups: [
                  {
                    fields: [
                      {
                        name: 'operation',
                        kind: 'select',
                        label: { en: 'Operation Type', zh: '操作类型' },
                        initial: 'purge',
                        options: [
                          { value: 'purge', label: { en: 'Purge', zh: '刷新' } },
                          { value: 'prefetch', label: { en: 'Prefetch', zh: '预热' } },
                        ],
                      },
                      {
                        name: 'method',
                        kind: 'radio',
                        label: { en: 'Method', zh: '操作方式' },
                        initial: 'File',
                        when: { field: 'operation', is: ['purge'] },
                        options: [
                          { value: 'File', label: { en: 'URL', zh: 'URL' } },
                          { value: 'Directory', label: { en: 'Directory', zh: '目录' } },
                        ],
                      },
                      {
                        name: 'urls',
                        kind: 'textarea',
                        label: { en: 'URL', zh: 'URL' },
                        required: true,
                        placeholder: { en: 'One URL a line', zh: '一行一个URL' },
                      },
                    ],
                  },
                ],
                submitLabel: { en: 'Submit', zh: '提交' },
                submit: async (values, context) => {
                  const ObjectPath = entered(values, 'urls');
                  if (values.operation === 'prefetch') await context.call('cdn', 'PushObjectCache', { ObjectPath });
                  else
                    await context.call('cdn', 'RefreshObjectCaches', {
                      ObjectPath,
                      ObjectType: values.method ?? 'File',
                    });
                  return {};
                },
                success: { en: 'The task is submitted.', zh: '提交成功' },
              },
            },
          ],
        },
        {
          label: { en: 'Records', zh: '操作记录' },
          sections: [
            {
              kind: 'table',
              search: { en: 'Enter a URL', zh: '请输入URL' },
              rows: async (context) =>
                listOf(await context.call('cdn', 'DescribeRefreshTasks', { PageSize: 100 }), 'Tasks', 'CDNTask'),
              columns: [
                attributeColumn(refreshTask, 'ObjectPath'),
                attributeColumn(refreshTask, 'ObjectType'),
                attributeColumn(refreshTask, 'CreationTime'),
                attributeColumn(refreshTask, 'Status', { tones: { Refreshing: 'loading', Complete: 'success' } }),
              ],
            },
          ],
        },
      ],
    },
  ],
};
