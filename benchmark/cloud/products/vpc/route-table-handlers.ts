import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
} from '../../spec/index.js';

/** A custom table belongs to the router of its VPC. */
export const placeRouteTable: OperationHandler = ({ parameters, store }) => ({
  RouterId: store.get('vpc/vpc', String(parameters.VpcId))?.attributes.VRouterId,
  RouteTableType: 'Custom',
});

function needTable(context: OperationContext): ResourceRecord {
  const id = String(context.parameters.RouteTableId);
  const table = context.store.get('vpc/route-table', id);
  if (table === undefined || table.regionId !== context.regionId) {
    throw new ApiError({
      status: 404,
      code: 'InvalidRouteTableId.NotFound',
      message: 'Specified route table does not exist.',
    });
  }
  context.reference('ACS::VPC::RouteTable', id);
  return table;
}

/** The system table goes with its VPC only. */
export const refuseSystemRouteTable: RecordHook = (_, table) => {
  if (table.attributes.RouteTableType === 'System') {
    throw new ApiError({
      status: 400,
      code: 'OperationDenied.SystemRouteTable',
      message: 'The system route table cannot be deleted.',
    });
  }
  return {};
};

/** A VPC keeps its custom tables until each is deleted. */
export const refuseCustomRouteTables: RecordHook = ({ store }, vpc) => {
  const [table] = store.find('vpc/route-table', { VpcId: vpc.id, RouteTableType: 'Custom' });
  if (table !== undefined) {
    throw new ApiError(
      {
        status: 400,
        code: 'DependencyViolation.RouteTable',
        message: 'Specified VPC has dependent resources: route table {dependent}.',
      },
      { dependent: table.id },
    );
  }
  return {};
};

/** Routes of a table: its vSwitches, the vendor's own services, and the way out through a NAT gateway. */
export const describeRouteEntries: OperationHandler = (context) => {
  const table = needTable(context);
  const { VpcId } = table.attributes;
  const system = [
    ...context.store.find('vpc/vswitch', { VpcId }).map((vswitch) => String(vswitch.attributes.CidrBlock)),
    '100.64.0.0/10',
  ].map((block) => ({ ...entry(table, block, 'System'), NextHops: { NextHop: [] } }));
  const [gateway] =
    table.attributes.RouteTableType === 'System' ? context.store.find('vpc/nat-gateway', { VpcId }) : [];
  const custom =
    gateway === undefined
      ? []
      : [
          {
            ...entry(table, '0.0.0.0/0', 'Custom'),
            NextHops: { NextHop: [{ NextHopId: gateway.id, NextHopType: 'NatGateway', Enabled: 1, Weight: 100 }] },
          },
        ];
  return { RouteEntrys: { RouteEntry: [...custom, ...system] }, NextToken: '' };
};

function entry(table: ResourceRecord, block: string, type: 'System' | 'Custom') {
  return {
    RouteTableId: table.id,
    DestinationCidrBlock: block,
    Type: type,
    Status: 'Available',
    IpVersion: 'ipv4',
    RouteEntryName: '',
    Description: '',
  };
}
