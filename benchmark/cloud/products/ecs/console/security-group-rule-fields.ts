import type { Field, Option, Row, Text } from '../../../spec/console.js';
import { say } from './shared.js';

export type Direction = 'ingress' | 'egress';

/** The operations that add rules. */
export const AUTHORIZE: Readonly<Record<Direction, string>> = {
  ingress: 'AuthorizeSecurityGroup',
  egress: 'AuthorizeSecurityGroupEgress',
};

/** What a rule does, as the API answers it. */
export const policyLabels: Readonly<Record<string, { readonly label: Text }>> = {
  Accept: { label: say('Allow', '允许') },
  Drop: { label: say('Forbid', '拒绝') },
};

const policyOptions: readonly Option[] = [
  { value: 'accept', label: say('Allow', '允许') },
  { value: 'drop', label: say('Forbid', '拒绝') },
];

const protocolOptions: readonly Option[] = [
  { value: 'all', label: say('All', '全部') },
  { value: 'tcp', label: say('Custom TCP', '自定义TCP') },
  { value: 'udp', label: say('Customized UDP', '自定义UDP') },
  { value: 'icmp', label: say('All ICMP (IPv4)', '全部ICMP（IPv4）') },
  { value: 'icmpv6', label: say('All ICMP (IPv6)', '全部ICMP（IPv6）') },
  { value: 'gre', label: say('All GRE', '全部GRE') },
];

export const ruleLabels = {
  action: say('Action', '授权策略'),
  priority: say('Priority', '优先级'),
  protocol: say('Protocol Type', '协议类型'),
  ports: say('Port Range', '端口范围'),
  peer: say('Authorization Object', '授权对象'),
  description: say('Description', '描述'),
} as const;

const portRange = /^-?\d{1,5}\/-?\d{1,5}(,-?\d{1,5}\/-?\d{1,5})*$/;

/** The fields of one rule; the API's words stand in their values. */
export const ruleFields: readonly Field[] = [
  {
    name: 'policy',
    kind: 'select',
    label: ruleLabels.action,
    initial: 'accept',
    required: true,
    options: policyOptions,
  },
  {
    name: 'priority',
    kind: 'text',
    label: ruleLabels.priority,
    initial: '1',
    required: true,
    rule: { pattern: /^([1-9]\d?|100)$/, message: say('Enter a number from 1 to 100.', '请输入1到100之间的数字。') },
  },
  {
    name: 'protocol',
    kind: 'select',
    label: ruleLabels.protocol,
    initial: 'tcp',
    required: true,
    options: protocolOptions,
  },
  {
    name: 'ports',
    kind: 'text',
    label: ruleLabels.ports,
    placeholder: say('Example: 22/22 or 3389/3389', '例如：22/22或3389/3389'),
    rule: { pattern: portRange, message: say('The port range is not valid.', '端口范围格式不正确。') },
  },
  {
    name: 'peer',
    kind: 'text',
    label: ruleLabels.peer,
    required: true,
    placeholder: say('Example: 10.0.0.0/8', '例如：10.0.0.0/8'),
  },
  { name: 'description', kind: 'text', label: ruleLabels.description, maxLength: 512 },
];

/** An address block, a group (`account/sg-...` for one of another account) or a prefix list, as the API takes it. */
function peerParameters(peer: string, direction: Direction): Row {
  const side = direction === 'ingress' ? 'Source' : 'Dest';
  const group = /^(?:(\d+)\/)?(sg-\w+)$/.exec(peer);
  if (group !== null) {
    const owner = group[1] === undefined ? {} : { [`${side}GroupOwnerAccount`]: group[1] };
    return { [`${side}GroupId`]: group[2], ...owner };
  }
  if (peer.startsWith('pl-')) return { [`${side}PrefixListId`]: peer };
  if (peer.includes(':')) return { [`Ipv6${side}CidrIp`]: peer };
  return { [`${side}CidrIp`]: peer };
}

const parts = (value: unknown): readonly string[] =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `Permissions` of the rules that the rows of a form describe: one for each port range and each object. */
export function permissionsOf(rows: readonly Row[], direction: Direction, nicType: string): readonly Row[] {
  return rows.flatMap((row) => {
    const hasPorts = row.protocol === 'tcp' || row.protocol === 'udp';
    const ranges = hasPorts ? parts(row.ports) : ['-1/-1'];
    return ranges.flatMap((PortRange) =>
      parts(row.peer).map((peer) => ({
        Policy: row.policy,
        Priority: row.priority,
        IpProtocol: row.protocol,
        PortRange,
        NicType: nicType,
        ...peerParameters(peer, direction),
        ...(row.description ? { Description: row.description } : {}),
      })),
    );
  });
}
