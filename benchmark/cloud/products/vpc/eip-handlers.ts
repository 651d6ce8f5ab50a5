import {
  ApiError,
  type ErrorSpec,
  type OperationContext,
  type OperationHandler,
  type RandomSource,
  type RecordHook,
  type ResourceRecord,
} from '../../spec/index.js';
import { boundAddresses, EIP_TARGETS, type EipTarget } from './eip-targets.js';

const EIP = 'vpc/eip';

/** Source of all: the API reference of AssociateEipAddress, UnassociateEipAddress and ReleaseEipAddress. */
const ERRORS = {
  notFound: { status: 404, code: 'InvalidAllocationId.NotFound', message: 'Specified allocation ID is not found' },
  status: {
    status: 400,
    code: 'IncorrectEipStatus',
    message: 'Current elastic IP status does not support this operation.',
  },
  type: {
    status: 400,
    code: 'InvalidInstanceType.ValueNotSupported',
    message: 'The specified value of InstanceType is not supported.',
  },
  instance: { status: 404, code: 'InvalidInstanId.NotFound', message: 'Specified instance does not exist.' },
  otherRegion: {
    status: 400,
    code: 'InvalidParameter.Mismatch',
    message: 'Specified elastic IP address and instance are not in the same region.',
  },
  notInVpc: { status: 400, code: 'OperationDenied', message: 'Specified instance is not in VPC.' },
  busy: {
    status: 400,
    code: 'IncorrectInstanceStatus',
    message: 'Current instance status does not support this operation.',
  },
  taken: {
    status: 400,
    code: 'InvalidAssociation.Duplicated',
    message: 'Specified instance already is associated.',
  },
  otherInstance: { status: 400, code: 'InvalidBindingStatus', message: 'The eip binding status invalid.' },
  snat: {
    status: 400,
    code: 'DependencyViolation.SnatEntry',
    message: 'The elastic IP address is used by a SNAT entry of the NAT gateway.',
  },
  prepaid: {
    status: 400,
    code: 'Forbidden.ChargeTypeIsPrepaid',
    message: "It's forbidden to release a prepaid EIP",
  },
} satisfies Record<string, ErrorSpec>;

/** Gives a new address its number and its billing method. */
export const allocateEip: OperationHandler = ({ parameters, random }) => ({
  IpAddress: publicAddress(random),
  ...(parameters.InstanceChargeType === undefined ? {} : { ChargeType: parameters.InstanceChargeType }),
});

/** The answer names the address as `EipAddress`. */
export const namedAddress: RecordHook = (_, record) => ({ EipAddress: record.attributes.IpAddress, OrderId: 0 });

/** An address in one of the blocks that the vendor's public networks use. */
export function publicAddress(random: RandomSource): string {
  const part = () => String(1 + (Number(random.digits(4)) % 254));
  return `47.${part()}.${part()}.${part()}`;
}

/** Binds an address to an instance of the same region. */
export const associateEip: OperationHandler = (context) => {
  const { parameters, store } = context;
  const eip = needEip(context);
  if (store.stateOf(eip) !== 'Available') throw new ApiError(ERRORS.status);
  const target = EIP_TARGETS.find(({ type }) => type === parameters.InstanceType);
  if (target === undefined) throw new ApiError(ERRORS.type);
  const instance = needInstance(context, target);
  const changed = store.update(eip, {
    InstanceId: instance.id,
    InstanceType: target.type,
    InstanceRegionId: instance.regionId,
    PrivateIpAddress: parameters.PrivateIpAddress ?? '',
    Mode: parameters.Mode ?? 'NAT',
  });
  store.enterState(changed, 'Associating');
  return {};
};

function needInstance(context: OperationContext, target: EipTarget): ResourceRecord {
  const id = String(context.parameters.InstanceId);
  const instance = context.store.get(target.resource, id);
  if (instance === undefined) throw new ApiError(ERRORS.instance);
  if (instance.regionId !== context.regionId) throw new ApiError(ERRORS.otherRegion);
  context.reference(target.auditType, id);
  if (!target.fits(instance)) throw new ApiError(ERRORS.notInVpc);
  if (!target.ready.includes(context.store.stateOf(instance) ?? '')) throw new ApiError(ERRORS.busy);
  if (!target.many && boundAddresses(context, id).length > 0) throw new ApiError(ERRORS.taken);
  return instance;
}

/** Takes an address off what it is bound to. */
export const unassociateEip: OperationHandler = (context) => {
  const { parameters, store } = context;
  const eip = needEip(context);
  if (store.stateOf(eip) !== 'InUse') throw new ApiError(ERRORS.status);
  const { InstanceId: bound } = eip.attributes;
  if (parameters.InstanceId !== undefined && parameters.InstanceId !== bound) throw new ApiError(ERRORS.otherInstance);
  const entries = store
    .find('vpc/snat-entry', { NatGatewayId: bound })
    .filter((entry) => String(entry.attributes.SnatIp).split(',').includes(String(eip.attributes.IpAddress)));
  if (entries.length > 0 && parameters.Force !== true) throw new ApiError(ERRORS.snat);
  for (const entry of entries) store.remove(entry);
  freeEip(context, eip);
  return {};
};

/** Lets go of what an address is bound to; also when that instance itself is deleted. */
export function freeEip({ store }: Pick<OperationContext, 'store'>, eip: ResourceRecord): void {
  const freed = store.update(eip, {
    InstanceId: '',
    InstanceType: '',
    InstanceRegionId: '',
    PrivateIpAddress: '',
    Mode: '',
  });
  store.enterState(freed, 'Unassociating');
}

/** Gives an address back that nothing is bound to. */
export const releaseEip: OperationHandler = (context) => {
  const eip = needEip(context);
  if (eip.attributes.ChargeType === 'PrePaid') throw new ApiError(ERRORS.prepaid);
  if (context.store.stateOf(eip) !== 'Available') throw new ApiError(ERRORS.status);
  context.store.remove(eip);
  return {};
};

function needEip(context: OperationContext): ResourceRecord {
  const id = String(context.parameters.AllocationId);
  const eip = context.store.get(EIP, id);
  if (eip === undefined || eip.regionId !== context.regionId) throw new ApiError(ERRORS.notFound);
  context.reference('ACS::EIP::EipAddress', id);
  return eip;
}
