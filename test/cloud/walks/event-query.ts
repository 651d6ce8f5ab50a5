import assert from 'node:assert/strict';
import { choose, chooseRegion, field, navigate, press } from '../console-driver.js';
import type { Walk } from './walk.js';

interface EventQueryLabels {
  readonly query: string;
  readonly region: string;
  readonly attribute: string;
  readonly serviceName: string;
  readonly value: string;
  readonly column: string;
  readonly detail: string;
  readonly record: string;
}

export const eventQueryLabels = {
  en: {
    query: 'Event Detail Query',
    region: 'China (Shanghai)',
    attribute: 'Filter',
    serviceName: 'Service Name',
    value: 'Value',
    column: 'Event Name',
    detail: 'Event Detail',
    record: 'Event Record',
  },
  zh: {
    query: '事件查询',
    region: '华东2（上海）',
    attribute: '查询条件',
    serviceName: '服务名称',
    value: '值',
    column: '事件名称',
    detail: '事件详情',
    record: '事件记录',
  },
} satisfies Record<Walk['language'], EventQueryLabels>;

/** The steps that documents 23 and 24 share: filter by service, rest on an event, unfold it, read its record. */
export async function queryEvents(walk: Walk, labels: EventQueryLabels, service: string, event: string): Promise<void> {
  const { open, page, reads, says, writes } = walk;
  await open('https://actiontrail.console.aliyun.com');
  await navigate(page, says(labels.query));
  await chooseRegion(page, labels.region);
  await page.getByText(says(labels.column), { exact: true }).first().waitFor();
  await choose(page, field(page, labels.attribute), says(labels.serviceName));
  await field(page, labels.value).locator('input').fill(says(service));
  await page.locator('.console-filters .next-icon-search').click();
  const row = page.getByRole('row').filter({ hasText: event }).first();
  await row.locator('.console-tipped', { hasText: event }).hover();
  await page.getByRole('tooltip').getByText(service).first().waitFor();
  await row.locator('.next-table-expanded-ctrl').click();
  await press(page, says(labels.detail));
  const record = field(page.getByRole('dialog'), labels.record).locator('textarea');
  const shown = JSON.parse(await record.inputValue()) as Readonly<Record<string, unknown>>;
  assert.equal(shown.eventName, event);
  assert.equal(shown.serviceName, service);
  assert.ok(reads().includes('LookupEvents'));
  assert.deepEqual(writes(), []);
}
