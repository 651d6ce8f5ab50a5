import type { ResourceSpec } from '../../spec/index.js';
import { createTasks } from './refresh-handlers.js';

/** Purges and prefetches of cached content. */
export const refreshTask: ResourceSpec = {
  name: 'refresh-task',
  label: { zh: '刷新预热任务', en: 'Purge and Prefetch Task' },
  id: { attribute: 'TaskId', from: 'prefix', prefix: '', length: 10, alphabet: 'digits' },
  scope: 'global',
  attributes: {
    TaskId: { type: 'string', label: { zh: '任务ID', en: 'Task ID' }, source: 'sdk', generated: { kind: 'id' } },
    ObjectPath: { type: 'string', label: { zh: '操作内容', en: 'Content' }, source: 'sdk' },
    ObjectType: {
      type: 'string',
      label: { zh: '操作类型', en: 'Operation' },
      source: 'sdk',
      values: [
        { value: 'file', label: { zh: 'URL刷新', en: 'URL Purge' } },
        { value: 'directory', label: { zh: '目录刷新', en: 'Directory Purge' } },
        { value: 'preload', label: { zh: 'URL预热', en: 'URL Prefetch' } },
      ],
    },
    Status: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'sdk',
      generated: { kind: 'state' },
    },
    CreationTime: {
      type: 'time',
      label: { zh: '操作时间', en: 'Operated At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  states: {
    initial: 'Refreshing',
    values: {
      Refreshing: { label: { zh: '进行中', en: 'In Progress' }, next: { state: 'Complete', afterMilliseconds: 5_000 } },
      Complete: { label: { zh: '完成', en: 'Completed' } },
    },
  },
  operations: {
    RefreshObjectCaches: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        ObjectPath: { type: 'string', required: true },
        ObjectType: { type: 'string', default: 'File', values: ['File', 'Directory'] },
      },
      handler: createTasks('RefreshTaskId'),
    },
    PushObjectCache: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { ObjectPath: { type: 'string', required: true } },
      handler: createTasks('PushTaskId'),
    },
    DescribeRefreshTasks: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'Tasks.CDNTask',
      paging: 'page-number',
      defaultPageSize: 20,
      maximumPageSize: 100,
      filters: [
        { parameter: 'TaskId', attribute: 'TaskId', match: 'listed' },
        { parameter: 'ObjectPath', attribute: 'ObjectPath', match: 'exact' },
        { parameter: 'ObjectType', attribute: 'ObjectType', match: 'exact' },
        { parameter: 'Status', attribute: 'Status', match: 'exact' },
      ],
      after: ({ store }, record) => ({ Process: store.stateOf(record) === 'Complete' ? '100%' : '0%' }),
    },
  },
  notFound: { status: 404, code: 'InvalidTaskId.NotFound', message: 'The specified TaskId does not exist.' },
};
