import type { Column, Option, PageContext, Row, Text, Tone } from '../../../spec/console.js';
import type { ResourceSpec } from '../../../spec/index.js';
import { attributeColumn } from '../../shared/columns.js';
import { namedOption } from '../../shared/options.js';
import { allPages } from '../../shared/paging.js';

const tones: Readonly<Record<string, Tone>> = {
  Available: 'success',
  InUse: 'success',
  Active: 'success',
  Inactive: 'disabled',
};

/** The state of a resource under its own words; what is neither good nor at rest is on its way. */
export function stateColumn(resource: ResourceSpec): Column {
  const states = Object.keys(resource.states?.values ?? {});
  return attributeColumn(resource, 'Status', {
    tones: Object.fromEntries(states.map((state) => [state, tones[state] ?? ('loading' as const)])),
  });
}

const LISTS = {
  vpc: { action: 'DescribeVpcs', at: ['Vpcs', 'Vpc'], id: 'VpcId', name: 'VpcName' },
  vswitch: { action: 'DescribeVSwitches', at: ['VSwitches', 'VSwitch'], id: 'VSwitchId', name: 'VSwitchName' },
  nat: { action: 'DescribeNatGateways', at: ['NatGateways', 'NatGateway'], id: 'NatGatewayId', name: 'Name' },
  eip: { action: 'DescribeEipAddresses', at: ['EipAddresses', 'EipAddress'], id: 'AllocationId', name: 'IpAddress' },
} as const;

/** All of a kind in the region that pass a filter. */
export async function readAll(
  context: PageContext,
  kind: keyof typeof LISTS,
  filter: Row = {},
): Promise<readonly Row[]> {
  const { action, at } = LISTS[kind];
  return await allPages(context, { product: 'vpc', action, parameters: filter, at });
}

/** The same as options, `name / id`. */
export async function optionsOf(
  context: PageContext,
  kind: keyof typeof LISTS,
  filter: Row = {},
): Promise<readonly Option[]> {
  const { id, name } = LISTS[kind];
  return (await readAll(context, kind, filter)).map((row) => namedOption(row, id, name));
}

export const nothing: Text = { en: 'Nothing is available in this region.', zh: '当前地域没有可选资源' };
