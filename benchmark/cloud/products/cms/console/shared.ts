import type { Option, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { displayTime } from '../../shared/columns.js';
import { MONITORED_SERVICES, serviceOf } from '../metrics.js';

/** Rows of all pages of a list; CloudMonitor counts them in `Total`, and some lists name the page `Page`. */
async function allOf(
  context: PageContext,
  call: { readonly action: string; readonly parameters?: Row; readonly at: readonly string[]; readonly page?: string },
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const parameters = { ...call.parameters, [call.page ?? 'PageNumber']: page, PageSize: 100 };
    const answer = await context.call('cms', call.action, parameters);
    const found = listOf(answer, ...call.at);
    rows.push(...found);
    if (found.length === 0 || rows.length >= Number(textOf(answer, 'Total'))) return rows;
  }
}

/** All alert contacts of the account. */
export async function contacts(context: PageContext): Promise<readonly Row[]> {
  return await allOf(context, { action: 'DescribeContactList', at: ['Contacts', 'Contact'] });
}

/** All groups of alert contacts. */
export async function contactGroups(context: PageContext): Promise<readonly Row[]> {
  return await allOf(context, { action: 'DescribeContactGroupList', at: ['ContactGroupList', 'ContactGroup'] });
}

/** All alert templates. */
export async function templates(context: PageContext): Promise<readonly Row[]> {
  const parameters = { History: true };
  return await allOf(context, { action: 'DescribeMetricRuleTemplateList', parameters, at: ['Templates', 'Template'] });
}

/** All application groups. */
export async function applicationGroups(context: PageContext): Promise<readonly Row[]> {
  return await allOf(context, { action: 'DescribeMonitorGroups', at: ['Resources', 'Resource'] });
}

/** Alert rules on thresholds, or those that pass a filter. */
export async function rules(context: PageContext, parameters: Row = {}): Promise<readonly Row[]> {
  return await allOf(context, { action: 'DescribeMetricRuleList', parameters, at: ['Alarms', 'Alarm'], page: 'Page' });
}

/** Records as options, by one field. */
export function named(rows: readonly Row[], value: string, label = value): readonly Option[] {
  return rows.map((row) => ({ value: textOf(row, value), label: textOf(row, label) }));
}

/** Monitored services as options. */
export const serviceOptions: readonly Option[] = MONITORED_SERVICES.map(({ category, label }) => ({
  value: category,
  label,
}));

/** Metrics of a monitored service as options. */
export function metricOptions(category: unknown): readonly Option[] {
  return (serviceOf(category)?.metrics ?? []).map(({ name, label }) => ({ value: name, label }));
}

/** Milliseconds since 1970 as the console writes times. */
export function timeOf(row: Row, name: string): string {
  const milliseconds = Number(textOf(row, name));
  return milliseconds > 0 ? displayTime(new Date(milliseconds).toISOString()) : '';
}
