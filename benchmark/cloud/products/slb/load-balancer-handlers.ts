import { ApiError, type OperationContext, type OperationHandler, type RecordHook } from '../../spec/index.js';
import { zonesOf } from '../shared/regions.js';
import { freeEip, publicAddress } from '../vpc/eip-handlers.js';
import { boundAddresses } from '../vpc/eip-targets.js';
import { freeAddress } from '../vpc/vswitch-addresses.js';

/** Gives a new load balancer its network, address and zones. */
export const placeLoadBalancer: OperationHandler = (context) => {
  const { parameters, random, store } = context;
  const vswitch =
    parameters.VSwitchId === undefined ? undefined : store.get('vpc/vswitch', String(parameters.VSwitchId));
  if (vswitch !== undefined && parameters.VpcId !== undefined && parameters.VpcId !== vswitch.attributes.VpcId) {
    throw new ApiError({
      status: 400,
      code: 'VSwitchNotInVpc',
      message: 'The specified VSwitchId does not belong to the specified VpcId.',
    });
  }
  const isInternal = parameters.AddressType === 'intranet';
  const address = vswitch !== undefined && isInternal ? freeAddress(store, vswitch) : undefined;
  return {
    Address:
      address ?? (isInternal ? `10.${Number(random.digits(2))}.${Number(random.digits(2))}.9` : publicAddress(random)),
    NetworkType: vswitch === undefined ? 'classic' : 'vpc',
    ...(vswitch === undefined ? {} : { VpcId: vswitch.attributes.VpcId }),
    ...zones(context, vswitch?.attributes.ZoneId),
  };
};

function zones({ parameters, regionId }: OperationContext, home: unknown) {
  const known = zonesOf(regionId).map(({ zoneId }) => zoneId);
  const master = parameters.MasterZoneId ?? home ?? known[0] ?? '';
  const slave = parameters.SlaveZoneId ?? known.find((zone) => zone !== master) ?? '';
  for (const zone of [parameters.MasterZoneId, parameters.SlaveZoneId]) {
    if (zone !== undefined && !known.includes(String(zone))) {
      throw new ApiError({ status: 400, code: 'InvalidZoneId', message: 'The specified zone does not exist.' });
    }
  }
  return { MasterZoneId: master, SlaveZoneId: slave };
}

/** The answer of one load balancer also names its listeners. */
export const showLoadBalancer: RecordHook = ({ store }, loadBalancer) => {
  const listeners = store.find('slb/listener', { LoadBalancerId: loadBalancer.id });
  return {
    CreateTimeStamp: loadBalancer.createdAt,
    EndTimeStamp: Date.parse(String(loadBalancer.attributes.EndTime)),
    ListenerPorts: { ListenerPort: listeners.map(({ attributes }) => attributes.ListenerPort) },
    ListenerPortsAndProtocol: {
      ListenerPortAndProtocol: listeners.map(({ attributes }) => ({
        ListenerPort: attributes.ListenerPort,
        ListenerProtocol: attributes.ListenerProtocol,
        Description: attributes.Description ?? '',
        ListenerForward: attributes.ListenerForward ?? 'off',
        ...(attributes.ForwardPort === undefined ? {} : { ForwardPort: attributes.ForwardPort }),
      })),
    },
  };
};

/** Deletion protection. */
export const refuseProtected: RecordHook = (_, loadBalancer) => {
  if (loadBalancer.attributes.DeleteProtection === 'on') {
    throw new ApiError({
      status: 400,
      code: 'OperationDenied.DeleteProtectionIsOn',
      message: "The loadbalancer can't be deleted due to DeleteProtection is enabled.",
    });
  }
  return {};
};

/** Listeners and server groups go with their load balancer; an elastic IP address becomes free. */
export const clearLoadBalancer: RecordHook = (context, loadBalancer) => {
  const { store } = context;
  for (const kind of ['slb/listener', 'slb/vserver-group', 'slb/rule', 'slb/domain-extension']) {
    for (const part of store.find(kind, { LoadBalancerId: loadBalancer.id })) store.remove(part);
  }
  for (const eip of boundAddresses(context, loadBalancer.id)) freeEip(context, eip);
  return {};
};
