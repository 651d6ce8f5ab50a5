import type { OperationContext, RecordHook, ResourceRecord } from '../../spec/handler.js';
import { boundAddresses } from '../vpc/eip-targets.js';
import { hardwareAddress } from './network-interface-handlers.js';

/** The interfaces of an instance as its answers show them, primary first. */
function interfacesOf({ store }: OperationContext, instance: ResourceRecord) {
  return store.find('ecs/network-interface', { InstanceId: instance.id }).map(({ id, attributes }) => ({
    NetworkInterfaceId: id,
    MacAddress: hardwareAddress(id),
    PrimaryIpAddress: attributes.PrivateIpAddress,
    Type: attributes.Type,
    PrivateIpSets: { PrivateIpSet: [{ PrivateIpAddress: attributes.PrivateIpAddress, Primary: true }] },
    Ipv6Sets: { Ipv6Set: [] },
    Ipv4PrefixSets: { Ipv4PrefixSet: [] },
    Ipv6PrefixSets: { Ipv6PrefixSet: [] },
  }));
}

/** The EIP bound to an instance; the VPC product binds it. */
function eipOf(context: OperationContext, instance: ResourceRecord) {
  const [eip] = boundAddresses(context, instance.id);
  if (eip === undefined) return { AllocationId: '', IpAddress: '', InternetChargeType: '', IsSupportUnassociate: true };
  const { IpAddress, InternetChargeType, Bandwidth } = eip.attributes;
  return {
    AllocationId: eip.id,
    IpAddress,
    InternetChargeType,
    Bandwidth: Number(Bandwidth),
    IsSupportUnassociate: true,
  };
}

/** Fields of a list item that are computed or always empty here. */
export const listedShape: RecordHook = (context, instance) => ({
  NetworkInterfaces: { NetworkInterface: interfacesOf(context, instance) },
  EipAddress: eipOf(context, instance),
  DedicatedHostAttribute: { DedicatedHostId: '', DedicatedHostName: '', DedicatedHostClusterId: '' },
  DedicatedInstanceAttribute: { Tenancy: '', Affinity: '' },
  EcsCapacityReservationAttr: { CapacityReservationId: '', CapacityReservationPreference: '' },
  HibernationOptions: { Configured: false },
  MetadataOptions: { HttpEndpoint: '', HttpTokens: '', HttpPutResponseHopLimit: 0 },
  CpuOptions: {
    Numa: 'ON',
    CoreCount: Math.max(1, Math.ceil(Number(instance.attributes.Cpu) / 2)),
    ThreadsPerCore: Number(instance.attributes.Cpu) > 1 ? 2 : 1,
    TopologyType: '',
  },
  ImageOptions: { LoginAsNonRoot: false },
});

/** Fields that only DescribeInstanceAttribute shows. */
export const attributeShape: RecordHook = (context, instance) => ({
  EipAddress: eipOf(context, instance),
  IoOptimized: 'optimized',
  EnableJumboFrame: false,
  EnableNetworkEncryption: false,
  DedicatedHostAttribute: { DedicatedHostId: '', DedicatedHostName: '' },
  OperationLocks: { LockReason: [] },
});
