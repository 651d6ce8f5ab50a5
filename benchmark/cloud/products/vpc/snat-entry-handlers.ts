import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { boundAddresses } from './eip-targets.js';

/** Source of the codes: the API reference of CreateSnatEntry. */
function gatewayOf({ parameters, regionId, store }: OperationContext): ResourceRecord {
  const [gateway] = store.find('vpc/nat-gateway', { SnatTableId: parameters.SnatTableId }, regionId);
  if (gateway === undefined) {
    throw new ApiError({
      status: 404,
      code: 'InvalidSnatTableId.NotFound',
      message: 'Specified SNAT table does not exist.',
    });
  }
  return gateway;
}

/** The table must exist. */
export const needSnatTable: OperationHandler = (context) => {
  gatewayOf(context);
  return {};
};

/** A new entry takes its addresses from the gateway and its source from the gateway's VPC. */
export const checkSnatEntry: OperationHandler = (context) => {
  const { parameters, store } = context;
  const gateway = gatewayOf(context);
  if (store.stateOf(gateway) !== 'Available') {
    throw new ApiError({
      status: 400,
      code: 'IncorrectStatus.NATGW',
      message: 'The status of the NAT gateway does not support this operation.',
    });
  }
  const { SourceVSwitchId: vswitchId, SourceCIDR: block } = parameters;
  if ((vswitchId === undefined) === (block === undefined)) {
    throw new ApiError({ status: 400, code: 'INVALID_PARAMETER', message: 'The parameter invalid.' });
  }
  if (vswitchId !== undefined) {
    const vswitch = store.get('vpc/vswitch', String(vswitchId));
    if (vswitch === undefined || vswitch.attributes.VpcId !== gateway.attributes.VpcId) {
      throw new ApiError({
        status: 404,
        code: 'InvalidVSwitchId.NotFound',
        message: 'The specified virtual switch does not exists.',
      });
    }
  }
  const same = vswitchId === undefined ? { SourceCIDR: block } : { SourceVSwitchId: vswitchId };
  if (store.find('vpc/snat-entry', { SnatTableId: parameters.SnatTableId, ...same }).length > 0) {
    throw new ApiError({
      status: 400,
      code: 'Forbidden.SourceVSwitchId.Duplicated',
      message: 'The specified SourceCIDR is duplicated.',
    });
  }
  const owned = boundAddresses(context, gateway.id).map((eip) => String(eip.attributes.IpAddress));
  const wanted = String(parameters.SnatIp).split(',');
  if (!wanted.every((address) => owned.includes(address))) {
    throw new ApiError({
      status: 404,
      code: 'InvalidSnatIp.NotFound',
      message: 'Specified SnatIp does not found on the NAT Gateway',
    });
  }
  return { NatGatewayId: gateway.id };
};
