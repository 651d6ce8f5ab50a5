import type { Column, Control, Page, Row } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { displayTime } from '../../shared/columns.js';
import { filterFields, readEvents } from './event-filter.js';

const nameColumn: Column = {
  label: { en: 'Event Name', zh: '事件名称' },
  value: (row) => textOf(row, 'eventName'),
  tip: (row) => [
    textOf(row, 'eventName'),
    textOf(row, 'eventId'),
    `${textOf(row, 'serviceName')} ${textOf(row, 'apiVersion')}`,
    displayTime(textOf(row, 'eventTime')),
    textOf(row, 'sourceIpAddress'),
  ],
};

function plain(en: string, zh: string, ...path: readonly string[]): Column {
  return { label: { en, zh }, value: (row) => textOf(row, ...path) };
}

/** The event as ActionTrail keeps it. */
function record(row: Row): string {
  return JSON.stringify(row, undefined, 2);
}

const eventDetail: Control = {
  label: { en: 'Event Detail', zh: '事件详情' },
  operation: {
    kind: 'dialog',
    title: { en: 'Event Detail', zh: '事件详情' },
    initial: (row) => ({ record: record(row) }),
    form: {
      groups: [{ fields: [{ name: 'record', kind: 'textarea', label: { en: 'Event Record', zh: '事件记录' } }] }],
      submit: async () => ({}),
    },
  },
};

/**
 * Events of the last 90 days in the region of the top bar. One call of LookupEvents shows at most 50 of them, the newest first;
 * older ones are found by a time range.
 */
export const eventQueryPage: Page = {
  name: { en: 'Event Detail Query', zh: '事件查询' },
  route: '/:region/event-list',
  description: {
    en: 'Shows the events of the last 90 days that occurred in the selected region. A new event can take up to 10 minutes to appear.',
    zh: '展示当前地域最近90天的操作事件。事件发生后，最长10分钟可以查询到。',
  },
  buttons: [
    { label: { en: 'Create Trail', zh: '创建跟踪' }, operation: { kind: 'go', route: '/:region/trails/create' } },
  ],
  sections: [
    {
      kind: 'table',
      filters: {
        fields: filterFields,
        button: { en: 'Search', zh: '搜索' },
        icon: 'search',
        reset: { en: 'Reset', zh: '重置' },
      },
      buttons: [
        {
          label: { en: 'Export', zh: '导出' },
          icon: 'download',
          operation: {
            kind: 'call',
            run: async (_row, context) => ({
              download: { name: 'events.json', content: JSON.stringify(await readEvents(context, {}), undefined, 2) },
            }),
          },
        },
      ],
      rows: readEvents,
      ordered: true,
      pageSize: 20,
      columns: [
        { label: { en: 'Event Time', zh: '事件时间' }, value: (row) => displayTime(textOf(row, 'eventTime')) },
        plain('User Name', '用户名', 'userIdentity', 'userName'),
        nameColumn,
        plain('Resource Type', '资源类型', 'resourceType'),
        plain('Resource Name', '资源名称', 'resourceName'),
      ],
      expand: {
        items: [
          plain('AccessKey ID', 'AccessKey ID', 'userIdentity', 'accessKeyId'),
          plain('Region', '地域', 'acsRegion'),
          plain('Error Code', '错误代码', 'errorCode'),
          plain('Event ID', '事件ID', 'eventId'),
          plain('Event Source', '事件源', 'eventSource'),
          plain('Request ID', '请求ID', 'requestId'),
          plain('Source IP Address', '源IP地址', 'sourceIpAddress'),
          plain('Service', '云服务', 'serviceName'),
          {
            label: { en: 'Read/Write Type', zh: '读写类型' },
            value: (row) => textOf(row, 'eventRW'),
            states: {
              Read: { label: { en: 'Read', zh: '读' } },
              Write: { label: { en: 'Write', zh: '写' } },
            },
          },
          {
            label: { en: 'Related Resources', zh: '相关资源' },
            value: (row) =>
              Object.entries(rowOf(row, 'referencedResources')).map(
                ([type, names]) => `${type}: ${Array.isArray(names) ? names.join(', ') : ''}`,
              ),
          },
        ],
        controls: [eventDetail],
      },
      empty: { en: 'No event was found.', zh: '没有查询到事件' },
    },
  ],
};
