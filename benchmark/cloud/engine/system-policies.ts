/** A policy that the vendor provides in every account. */
export interface SystemPolicy {
  readonly name: string;
  readonly description: string;
  readonly document: string;
}

const READ = ['Describe*', 'List*', 'Get*', 'BatchGet*', 'Query*', 'LookupEvents'];

function allow(actions: readonly string[]): string {
  return JSON.stringify({
    Version: '1',
    Statement: [{ Effect: 'Allow', Action: actions.length === 1 ? actions[0] : actions, Resource: '*' }],
  });
}

/** Vendor's spelling in policy names → product code in actions. */
const PRODUCTS = {
  ECS: 'ecs',
  VPC: 'vpc',
  SLB: 'slb',
  OSS: 'oss',
  RAM: 'ram',
  Log: 'log',
  CDN: 'cdn',
  KMS: 'kms',
  NAS: 'nas',
  MongoDB: 'dds',
  RDS: 'rds',
  Kvstore: 'kvstore',
  CloudMonitor: 'cms',
  DNS: 'alidns',
  ActionTrail: 'actiontrail',
  BSS: 'bss',
} as const;

/** The system policies that the local cloud knows; a small part of the real list. */
export const SYSTEM_POLICIES: readonly SystemPolicy[] = [
  {
    name: 'AdministratorAccess',
    description: 'Provides full access to Alibaba Cloud services and resources.',
    document: allow(['*']),
  },
  {
    name: 'ReadOnlyAccess',
    description: 'Provides read-only access to Alibaba Cloud services and resources.',
    document: allow(READ.map((action) => `*:${action}`)),
  },
  {
    name: 'AliyunSTSAssumeRoleAccess',
    description: 'Provides access to AssumeRole of STS.',
    document: allow(['sts:AssumeRole']),
  },
  ...Object.entries(PRODUCTS).flatMap(([name, code]) => [
    {
      name: `Aliyun${name}FullAccess`,
      description: `Provides full access to ${name}.`,
      document: allow([`${code}:*`]),
    },
    {
      name: `Aliyun${name}ReadOnlyAccess`,
      description: `Provides read-only access to ${name}.`,
      document: allow(READ.map((action) => `${code}:${action}`)),
    },
  ]),
];

/** Looks a system policy up by name. */
export function systemPolicy(name: string): SystemPolicy | undefined {
  return SYSTEM_POLICIES.find((policy) => policy.name === name);
}
