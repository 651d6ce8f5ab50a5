import { ApiError, type OperationHandler } from '../../spec/index.js';
import { rangeOf } from '../shared/ipv4.js';
import { zonesOf } from '../shared/regions.js';

/** A vSwitch lies in a zone of the region, inside its VPC's block and apart from its neighbours. */
export const checkVSwitchPlacement: OperationHandler = ({ parameters, regionId, store }) => {
  const zoneId = String(parameters.ZoneId);
  if (!zonesOf(regionId).some((zone) => zone.zoneId === zoneId)) {
    throw new ApiError({ status: 404, code: 'InvalidZoneId.NotFound', message: 'Specified zone does not exist.' });
  }
  const vpcId = String(parameters.VpcId);
  const outer = rangeOf(String(store.get('vpc/vpc', vpcId)?.attributes.CidrBlock));
  const inner = rangeOf(String(parameters.CidrBlock));
  if (inner === undefined || outer === undefined || inner[0] < outer[0] || inner[1] > outer[1]) {
    throw new ApiError({
      status: 400,
      code: 'InvalidCidrBlock.Mismatch',
      message: 'Specified CIDR block does not belong to the CIDR block of the VPC.',
    });
  }
  for (const neighbour of store.find('vpc/vswitch', { VpcId: vpcId })) {
    const taken = rangeOf(String(neighbour.attributes.CidrBlock));
    if (taken !== undefined && inner[0] <= taken[1] && taken[0] <= inner[1]) {
      throw new ApiError({
        status: 400,
        code: 'InvalidCidrBlock.Overlapped',
        message: 'Specified CIDR block overlapped with other subnets.',
      });
    }
  }
  return {};
};
