import type { Option, PageContext, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { allVpcs, allVSwitches } from '../../shared/networks.js';
import { allPages } from '../../shared/paging.js';

export const FILE_SYSTEMS = '/fs/list';
export const ACCESS_GROUPS = '/accessGroup/list';
export const CPFS = '/cpfs/list';
export const EXTREME = '/extreme/list';
export const MIGRATION_TASKS = '/migration/list';
export const DATA_ADDRESSES = '/migration/addresses';

/** A list's address in the region where something was made. */
export function listIn(route: string, regionId: unknown): string {
  return `${route}?regionId=${String(regionId)}`;
}

/** File systems of a type in the region. */
export async function fileSystems(context: PageContext, type: string): Promise<readonly Row[]> {
  return await allPages(context, {
    product: 'nas',
    action: 'DescribeFileSystems',
    parameters: { FileSystemType: type },
    at: ['FileSystems', 'FileSystem'],
  });
}

/** Permission groups of the page's region, the default one among them. */
export async function accessGroups(context: PageContext): Promise<readonly Row[]> {
  return await allPages(context, {
    product: 'nas',
    action: 'DescribeAccessGroups',
    at: ['AccessGroups', 'AccessGroup'],
  });
}

/** VPCs of a region as options. */
export async function vpcOptions(context: PageContext, region: string): Promise<readonly Option[]> {
  return (await allVpcs({ ...context, region })).map((row) => option(row, 'VpcId', 'VpcName'));
}

/** VSwitches of a VPC as options, in one zone where it is given. */
export async function vswitchOptions(
  context: PageContext,
  region: string,
  vpc: { readonly VpcId: unknown; readonly ZoneId?: unknown },
): Promise<readonly Option[]> {
  if (!vpc.VpcId) return [];
  return (await allVSwitches({ ...context, region }, { VpcId: vpc.VpcId }))
    .filter((row) => !vpc.ZoneId || textOf(row, 'ZoneId') === vpc.ZoneId)
    .map((row) => option(row, 'VSwitchId', 'VSwitchName'));
}

function option(row: Row, id: string, name: string): Option {
  const label = textOf(row, name);
  return { value: textOf(row, id), label: label === '' ? textOf(row, id) : `${textOf(row, id)} (${label})` };
}
