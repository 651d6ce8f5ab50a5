import type { Page } from '../../../spec/console.js';
import { emptyTable, submitNotOffered } from '../../shared/not-offered.js';
import { bucketPage } from './setting-page.js';

const ruleName = { en: 'Rule Name', zh: '规则名称' };
const events = { en: 'Events', zh: '事件类型' };
const resources = { en: 'Resource Description', zh: '资源描述' };
const endpoints = { en: 'Endpoint', zh: '接收终端' };
const add = { en: 'Add', zh: '添加' };
const createRule = { en: 'Create Rule', zh: '创建规则' };

/** Rules that tell programs what happened to objects; none can be saved in this slice. */
export const eventNotificationPage: Page = bucketPage(
  'event',
  { en: 'Event Notification', zh: '事件通知' },
  {
    sections: [
      emptyTable([ruleName, events, resources, endpoints], {
        buttons: [
          {
            label: createRule,
            operation: {
              kind: 'drawer',
              title: createRule,
              form: {
                groups: [
                  {
                    fields: [
                      { name: 'name', kind: 'text', label: ruleName, required: true, maxLength: 85 },
                      {
                        name: 'events',
                        kind: 'select',
                        label: events,
                        required: true,
                        multiple: true,
                        options: ['PutObject', 'PostObject', 'CopyObject', 'AppendObject', 'DeleteObject'].map(
                          (value) => ({ value, label: value }),
                        ),
                      },
                      {
                        name: 'resources',
                        kind: 'repeat',
                        label: resources,
                        add,
                        most: 5,
                        fields: [
                          {
                            name: 'match',
                            kind: 'select',
                            label: { en: 'Matched By', zh: '匹配方式' },
                            initial: 'name',
                            options: [
                              { value: 'name', label: { en: 'Full Name', zh: '全名' } },
                              { value: 'parts', label: { en: 'Prefix and Suffix', zh: '前后缀' } },
                            ],
                          },
                          { name: 'value', kind: 'text', label: { en: 'Object Name', zh: '文件名' } },
                        ],
                      },
                      {
                        name: 'endpoints',
                        kind: 'repeat',
                        label: endpoints,
                        add,
                        most: 5,
                        fields: [
                          {
                            name: 'kind',
                            kind: 'select',
                            label: { en: 'Endpoint Type', zh: '终端类型' },
                            initial: 'http',
                            options: [
                              { value: 'http', label: { en: 'HTTP', zh: 'HTTP' } },
                              { value: 'queue', label: { en: 'Queue', zh: '队列' } },
                            ],
                          },
                          { name: 'address', kind: 'text', label: { en: 'Address', zh: '地址' } },
                        ],
                      },
                    ],
                  },
                ],
                submit: submitNotOffered,
              },
            },
          },
        ],
      }),
    ],
  },
);
