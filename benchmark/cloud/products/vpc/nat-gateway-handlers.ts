import { ApiError, type OperationHandler, type RecordHook } from '../../spec/index.js';
import { freeEip } from './eip-handlers.js';
import { boundAddresses } from './eip-targets.js';
import { freeAddress } from './vswitch-addresses.js';

/** Checks the place of a new gateway and makes its tables. */
export const placeNatGateway: OperationHandler = ({ parameters, random, store }) => {
  const vswitch =
    parameters.VSwitchId === undefined ? undefined : store.get('vpc/vswitch', String(parameters.VSwitchId));
  if (parameters.NatType === 'Enhanced' || parameters.NatType === undefined) {
    if (vswitch === undefined) {
      throw new ApiError({ status: 400, code: 'MissingParameter', message: 'Miss mandatory parameter. VSwitchId' });
    }
  }
  if (vswitch !== undefined && vswitch.attributes.VpcId !== parameters.VpcId) {
    throw new ApiError({
      status: 404,
      code: 'InvalidVSwitchId.NotFound',
      message: 'The specified virtual switch does not exists in the VPC.',
    });
  }
  if (vswitch !== undefined && store.stateOf(vswitch) !== 'Available') {
    throw new ApiError({ status: 400, code: 'VswitchStatusError', message: 'The VSwitch is creating .' });
  }
  const snatTable = `stb-${random.identifier(21)}`;
  return {
    SnatTableId: snatTable,
    SnatTableIds: [snatTable],
    ForwardTableIds: [`ftb-${random.identifier(21)}`],
    ...(vswitch === undefined
      ? {}
      : { ZoneId: vswitch.attributes.ZoneId, PrivateIpAddress: freeAddress(store, vswitch) }),
  };
};

/** The answer of a creation names the gateway's tables. */
export const gatewayTables: RecordHook = (_, gateway) => ({
  SnatTableIds: { SnatTableId: gateway.attributes.SnatTableIds },
  ForwardTableIds: { ForwardTableId: gateway.attributes.ForwardTableIds },
  BandwidthPackageIds: { BandwidthPackageId: [] },
});

/** Addresses bound to the gateway. */
export const gatewayAddresses: RecordHook = (context, gateway) => ({
  IpLists: {
    IpList: boundAddresses(context, gateway.id).map((eip) => ({
      AllocationId: eip.id,
      IpAddress: eip.attributes.IpAddress,
      PrivateIpAddress: eip.attributes.PrivateIpAddress ?? '',
      SnatEntryEnabled: true,
      UsingStatus: 'Idle',
    })),
  },
});

/** A gateway in use stays, unless `Force` takes its entries and addresses along. */
export const refuseUsedGateway: RecordHook = (context, gateway) => {
  if (context.parameters.Force === true) return {};
  if (context.store.find('vpc/snat-entry', { NatGatewayId: gateway.id }).length > 0) {
    throw new ApiError({
      status: 400,
      code: 'DependencyViolation.SnatEntry',
      message: 'There are SNAT entries on specified NatGateway not deleted.',
    });
  }
  if (boundAddresses(context, gateway.id).length > 0) {
    throw new ApiError({
      status: 400,
      code: 'DependencyViolation.EIPS',
      message: 'There are EIPs on specified NatGateway not disassociated.',
    });
  }
  return {};
};

/** What goes with a gateway that is deleted by force. */
export const clearGateway: RecordHook = (context, gateway) => {
  for (const entry of context.store.find('vpc/snat-entry', { NatGatewayId: gateway.id })) context.store.remove(entry);
  for (const eip of boundAddresses(context, gateway.id)) freeEip(context, eip);
  return {};
};
