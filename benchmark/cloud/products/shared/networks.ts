import type { PageContext, Row } from '../../spec/console.js';
import { allPages } from './paging.js';

/** The VPCs of the page's region. */
export async function allVpcs(context: PageContext): Promise<readonly Row[]> {
  return await allPages(context, { product: 'vpc', action: 'DescribeVpcs', at: ['Vpcs', 'Vpc'] });
}

/** The vSwitches of the page's region, or those that pass a filter, such as `{ VpcId }`. */
export async function allVSwitches(context: PageContext, filter: Row = {}): Promise<readonly Row[]> {
  const at = ['VSwitches', 'VSwitch'];
  return await allPages(context, { product: 'vpc', action: 'DescribeVSwitches', parameters: filter, at });
}
