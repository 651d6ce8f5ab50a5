import type { Label, OperationContext, ResourceRecord } from '../../spec/index.js';

/** What an elastic IP address can be bound to. */
export interface EipTarget {
  /** As the parameter InstanceType writes it. */
  readonly type: string;
  readonly label: Label;
  /** `product/resource`. */
  readonly resource: string;
  readonly auditType: string;
  /** States in which it can be bound. */
  readonly ready: readonly string[];
  /** Whether it takes more than one address. */
  readonly many: boolean;
  /** Whether the record lies in a VPC and has no public address of its own. */
  readonly fits: (record: ResourceRecord) => boolean;
}

const inVpc = ({ attributes }: ResourceRecord): boolean =>
  text(attributes.VpcId) !== '' || text(attributes.VSwitchId) !== '';

/** Source: the API reference of AssociateEipAddress; kinds outside the local cloud are left out. */
export const EIP_TARGETS: readonly EipTarget[] = [
  {
    type: 'EcsInstance',
    label: { zh: 'ECS实例', en: 'ECS Instance' },
    resource: 'ecs/instance',
    auditType: 'ACS::ECS::Instance',
    ready: ['Running', 'Stopped'],
    many: false,
    fits: inVpc,
  },
  {
    type: 'SlbInstance',
    label: { zh: 'SLB实例', en: 'SLB Instance' },
    resource: 'slb/load-balancer',
    auditType: 'ACS::SLB::LoadBalancer',
    ready: ['active', 'inactive'],
    many: false,
    fits: (record) => inVpc(record) && record.attributes.AddressType === 'intranet',
  },
  {
    type: 'Nat',
    label: { zh: 'NAT网关', en: 'NAT Gateway' },
    resource: 'vpc/nat-gateway',
    auditType: 'ACS::VPC::NatGateway',
    ready: ['Available'],
    many: true,
    fits: inVpc,
  },
];

/** Addresses bound to an instance. */
export function boundAddresses({ store }: Pick<OperationContext, 'store'>, id: string): readonly ResourceRecord[] {
  return store.find('vpc/eip', { InstanceId: id });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
