import type { PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf, textsOf } from '../../../spec/rows.js';
import { allPages } from '../../shared/paging.js';

/** Id of the load balancer that a page is about. */
export const balancerId = (context: PageContext) => context.parameters.slb ?? '';

/** The load balancer that a page is about. */
export async function readBalancer(context: PageContext): Promise<Row> {
  const named = { RegionId: context.region, LoadBalancerId: balancerId(context) };
  return await context.call('slb', 'DescribeLoadBalancerAttribute', named);
}

/** The load balancers of the region. */
export async function readBalancers(context: PageContext): Promise<readonly Row[]> {
  const at = ['LoadBalancers', 'LoadBalancer'];
  return await allPages(context, { product: 'slb', action: 'DescribeLoadBalancers', at });
}

/** The access control lists of the region. */
export async function readAccessControlLists(context: PageContext): Promise<readonly Row[]> {
  return await allPages(context, { product: 'slb', action: 'DescribeAccessControlLists', at: ['Acls', 'Acl'] });
}

/** The server certificates of the region. */
export async function readServerCertificates(context: PageContext): Promise<readonly Row[]> {
  const answer = await context.call('slb', 'DescribeServerCertificates', { RegionId: context.region });
  return listOf(answer, 'ServerCertificates', 'ServerCertificate');
}

/** The VServer groups of the load balancer that a page is about. */
export async function readServerGroups(context: PageContext): Promise<readonly Row[]> {
  const named = { RegionId: context.region, LoadBalancerId: balancerId(context) };
  return listOf(await context.call('slb', 'DescribeVServerGroups', named), 'VServerGroups', 'VServerGroup');
}

/** Listeners of the region, or of one load balancer. */
export async function readListeners(context: PageContext, id?: string): Promise<readonly Row[]> {
  const answer = await context.call('slb', 'DescribeLoadBalancerListeners', {
    RegionId: context.region,
    MaxResults: 100,
    ...(id === undefined ? {} : { LoadBalancerId: [id] }),
  });
  return listOf(answer, 'Listeners');
}

/** Elastic IP addresses that pass a filter. */
export async function readAddresses(context: PageContext, filter: Row): Promise<readonly Row[]> {
  return await allPages(context, {
    product: 'vpc',
    action: 'DescribeEipAddresses',
    parameters: filter,
    at: ['EipAddresses', 'EipAddress'],
  });
}

/** Instances that the load balancer of the page can forward to. */
export async function readServers(context: PageContext): Promise<readonly Row[]> {
  const [balancer, servers] = await Promise.all([
    readBalancer(context),
    allPages(context, { product: 'ecs', action: 'DescribeInstances', at: ['Instances', 'Instance'] }),
  ]);
  const vpc = textOf(balancer, 'AddressType') === 'intranet' ? textOf(balancer, 'VpcId') : '';
  return servers
    .filter((server) => vpc === '' || textOf(server, 'VpcAttributes', 'VpcId') === vpc)
    .map((server) => ({
      ServerId: textOf(server, 'InstanceId'),
      Name: textOf(server, 'InstanceName'),
      ZoneId: textOf(server, 'ZoneId'),
      Status: textOf(server, 'Status'),
      Address: textsOf(server, 'VpcAttributes', 'PrivateIpAddress', 'IpAddress')[0] ?? '',
    }));
}
