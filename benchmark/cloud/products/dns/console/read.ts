import type { PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { allPages } from '../../shared/paging.js';

export async function readDomains(context: PageContext): Promise<readonly Row[]> {
  return await allPages(context, { product: 'dns', action: 'DescribeDomains', at: ['Domains', 'Domain'] });
}

export async function readGroups(context: PageContext): Promise<readonly Row[]> {
  const answer = await context.call('dns', 'DescribeDomainGroups', { PageSize: 100 });
  return listOf(answer, 'DomainGroups', 'DomainGroup');
}

/** Records of the page's domain. */
export async function readRecords(context: PageContext): Promise<readonly Row[]> {
  return await allPages(context, {
    product: 'dns',
    action: 'DescribeDomainRecords',
    parameters: { DomainName: domainOf(context) },
    at: ['DomainRecords', 'Record'],
  });
}

export function domainOf(context: PageContext): string {
  return context.parameters.domain ?? '';
}

/** Calls an operation on the record of a row. */
export async function callRecord(context: PageContext, action: string, row: Row, more: Row = {}) {
  await context.call('dns', action, { RecordId: textOf(row, 'RecordId'), ...more });
  return {};
}
