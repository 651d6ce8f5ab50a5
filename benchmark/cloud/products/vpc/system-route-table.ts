import type { RecordHook } from '../../spec/index.js';

/** Every VPC comes with a router and its system route table; the answer of CreateVpc names both. */
export const createSystemRouteTable: RecordHook = ({ store }, vpc) => {
  store.insert({
    resource: 'vpc/route-table',
    id: String(vpc.attributes.RouteTableId),
    regionId: vpc.regionId,
    attributes: { VpcId: vpc.id, RouterId: vpc.attributes.VRouterId, RouteTableType: 'System' },
  });
  return {};
};

/** The system route table goes with its VPC. */
export const deleteSystemRouteTable: RecordHook = ({ store }, vpc) => {
  for (const table of store.find('vpc/route-table', { VpcId: vpc.id })) store.remove(table);
  return {};
};
