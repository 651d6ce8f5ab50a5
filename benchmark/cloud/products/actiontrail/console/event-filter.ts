import type { Field, FieldValue, Option, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf } from '../../../spec/rows.js';

const MOST_EVENTS = 50;
const CHINA_STANDARD_TIME = '+08:00';

/** What events are looked up by: the API's keys under the console's names. */
const attributes: readonly Option[] = [
  { value: 'EventRW', label: { en: 'Read/Write Type', zh: '读写类型' } },
  { value: 'User', label: { en: 'User Name', zh: '用户名' } },
  { value: 'ServiceName', label: { en: 'Service Name', zh: '服务名称' } },
  { value: 'EventName', label: { en: 'Event Name', zh: '事件名称' } },
  { value: 'ResourceType', label: { en: 'Resource Type', zh: '资源类型' } },
  { value: 'ResourceName', label: { en: 'Resource Name', zh: '资源名称' } },
  { value: 'EventId', label: { en: 'Event ID', zh: '事件ID' } },
  { value: 'EventAccessKeyId', label: { en: 'AccessKey ID', zh: 'AccessKey ID' } },
];

const texts = attributes.map(({ value }) => value).filter((value) => value !== 'EventRW');

/** The attribute, its value and the time range. The console starts with write events. */
export const filterFields: readonly Field[] = [
  {
    name: 'attribute',
    kind: 'select',
    label: { en: 'Filter', zh: '查询条件' },
    options: attributes,
    initial: 'EventRW',
  },
  {
    name: 'readOrWrite',
    kind: 'select',
    label: { en: 'Type', zh: '类型' },
    when: { field: 'attribute', is: ['EventRW'] },
    initial: 'Write',
    options: [
      { value: 'All', label: { en: 'All', zh: '所有类型' } },
      { value: 'Write', label: { en: 'Write', zh: '写类型' } },
      { value: 'Read', label: { en: 'Read', zh: '读类型' } },
    ],
  },
  {
    name: 'value',
    kind: 'text',
    label: { en: 'Value', zh: '值' },
    placeholder: { en: 'Enter an exact value', zh: '请输入完整的值' },
    when: { field: 'attribute', is: texts },
  },
  { name: 'times', kind: 'date-range', label: { en: 'Time Range', zh: '时间范围' }, time: true },
];

/** The newest events that fit, as LookupEvents gives them: one page of it. */
export async function readEvents(context: PageContext, filter: Values): Promise<readonly Row[]> {
  const answer = await context.call('actiontrail', 'LookupEvents', {
    MaxResults: MOST_EVENTS,
    ...lookupAttribute(filter),
    ...timeRange(filter.times),
  });
  return listOf(answer, 'Events');
}

function lookupAttribute(filter: Values): Row {
  const Key = String(filter.attribute ?? 'EventRW');
  const Value = Key === 'EventRW' ? String(filter.readOrWrite ?? 'Write') : String(filter.value ?? '');
  return Value === '' || Value === 'All' ? {} : { LookupAttribute: [{ Key, Value }] };
}

function timeRange(value: FieldValue | undefined): Row {
  const [start, end] = Array.isArray(value) ? value : [];
  if (typeof start !== 'string' || typeof end !== 'string' || start === '' || end === '') return {};
  return { StartTime: toUtc(start), EndTime: toUtc(end) };
}

/** `2021-06-01 10:00:00` of the console's clock as the API writes times. */
function toUtc(local: string): string {
  const text = `${local.length === 10 ? `${local}T00:00:00` : local.replace(' ', 'T')}${CHINA_STANDARD_TIME}`;
  return new Date(text).toISOString().replace(/\.\d+Z$/, 'Z');
}
