import { ApiError, type OperationHandler, type RecordHook } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { toIds } from './ids.js';
import { needGroup } from './security-group-members.js';

type Direction = 'ingress' | 'egress';
type Rule = Readonly<Record<string, unknown>>;

/** Rule fields a caller may give; both the flat form and `Permissions.N` use the same names. */
const RULE_FIELDS = [
  'IpProtocol',
  'PortRange',
  'SourcePortRange',
  'Policy',
  'Priority',
  'NicType',
  'Description',
  'SourceCidrIp',
  'DestCidrIp',
  'SourceGroupId',
  'DestGroupId',
  'SourceGroupOwnerAccount',
  'DestGroupOwnerAccount',
  'SourcePrefixListId',
  'DestPrefixListId',
  'Ipv6SourceCidrIp',
  'Ipv6DestCidrIp',
];

const PROTOCOLS = ['tcp', 'udp', 'icmp', 'icmpv6', 'gre', 'all'];

/** Fields that make two rules the same rule. */
const IDENTITY = RULE_FIELDS.filter((name) => !['Description', 'NicType'].includes(name));

function rulesOf(attributes: Rule): readonly Rule[] {
  return attributes.Permissions as readonly Rule[];
}

/** The fields of a rule that a caller gives. */
function givenFields(source: Rule): Rule {
  return Object.fromEntries(RULE_FIELDS.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])));
}

function requestedRules(parameters: Rule): readonly Rule[] {
  const listed = parameters.Permissions;
  const sources = Array.isArray(listed) && listed.length > 0 ? (listed as Rule[]) : [parameters];
  return sources.map((source) => ({
    Policy: 'Accept',
    Priority: '1',
    NicType: 'intranet',
    ...givenFields(source),
  }));
}

function checkRule(rule: Rule, direction: Direction): Rule {
  const protocol = String(rule.IpProtocol ?? '').toLowerCase();
  if (!PROTOCOLS.includes(protocol)) {
    throw new ApiError({
      status: 400,
      code: 'InvalidIpProtocol.Malformed',
      message: 'The parameter IpProtocol is not valid.',
    });
  }
  if (!/^-?\d{1,5}\/-?\d{1,5}$/.test(String(rule.PortRange ?? ''))) {
    throw new ApiError({
      status: 400,
      code: 'InvalidPortRange.Malformed',
      message: 'The parameter PortRange is not valid.',
    });
  }
  const peers =
    direction === 'ingress'
      ? [rule.SourceCidrIp, rule.SourceGroupId, rule.SourcePrefixListId, rule.Ipv6SourceCidrIp]
      : [rule.DestCidrIp, rule.DestGroupId, rule.DestPrefixListId, rule.Ipv6DestCidrIp];
  if (peers.every((peer) => peer === undefined || peer === '')) {
    throw new ApiError({
      status: 400,
      code: direction === 'ingress' ? 'MissingParameter.Source' : 'MissingParameter.Dest',
      message: 'One of the parameters for the peer of the rule must be specified.',
    });
  }
  return {
    ...rule,
    IpProtocol: protocol.toUpperCase(),
    Policy: String(rule.Policy).toLowerCase() === 'drop' ? 'Drop' : 'Accept',
    Priority: String(rule.Priority),
  };
}

/** The rules that a call names, checked. */
function requestedIn(direction: Direction, parameters: Rule): readonly Rule[] {
  return requestedRules(parameters).map((rule) => ({ ...checkRule(rule, direction), Direction: direction }));
}

function sameRule(a: Rule, b: Rule): boolean {
  return a.Direction === b.Direction && IDENTITY.every((name) => String(a[name] ?? '') === String(b[name] ?? ''));
}

/** Adds rules; a rule that exists already is a success without effect, as on the real cloud. */
export function authorize(direction: Direction): OperationHandler {
  return (context) => {
    const group = needGroup(context, context.parameters.SecurityGroupId);
    const rules = [...rulesOf(group.attributes)];
    for (const rule of requestedIn(direction, context.parameters)) {
      if (rules.some((existing) => sameRule(existing, rule))) continue;
      rules.push({
        ...rule,
        SecurityGroupRuleId: `sgr-${context.random.identifier(20)}`,
        CreateTime: isoTime(context.now),
      });
    }
    if (rules.length > 200) {
      throw new ApiError({
        status: 403,
        code: 'AuthorizationLimitExceed',
        message: 'The limit of authorization records in the security group reaches.',
      });
    }
    context.store.update(group, { Permissions: rules });
    return {};
  };
}

/** Removes rules, by id or by their fields; removing what is not there succeeds. */
export function revoke(direction: Direction): OperationHandler {
  return (context) => {
    const group = needGroup(context, context.parameters.SecurityGroupId);
    const ids = toIds(context.parameters.SecurityGroupRuleId);
    const wanted = ids.length > 0 ? [] : requestedIn(direction, context.parameters);
    const doomed = (rule: Rule) =>
      ids.includes(String(rule.SecurityGroupRuleId)) || wanted.some((requested) => sameRule(rule, requested));
    context.store.update(group, { Permissions: rulesOf(group.attributes).filter((rule) => !doomed(rule)) });
    return {};
  };
}

/** Changes one rule that its id names. */
export const modifyRule: OperationHandler = (context) => {
  const group = needGroup(context, context.parameters.SecurityGroupId);
  const id = String(context.parameters.SecurityGroupRuleId);
  const rules = rulesOf(group.attributes);
  const current = rules.find((rule) => rule.SecurityGroupRuleId === id);
  if (current === undefined) {
    throw new ApiError({
      status: 400,
      code: 'InvalidSecurityGroupRule.RuleNotExist',
      message: 'The specified rule does not exist.',
    });
  }
  const wanted = { ...current, ...givenFields(context.parameters) };
  const changed = checkRule(wanted, current.Direction as Direction);
  context.store.update(group, { Permissions: rules.map((rule) => (rule === current ? changed : rule)) });
  return {};
};

/** Lets the members of a group talk to each other, or not. */
export const changePolicy: OperationHandler = (context) => {
  const group = needGroup(context, context.parameters.SecurityGroupId);
  const policy = String(context.parameters.InnerAccessPolicy);
  if (!['accept', 'drop'].includes(policy.toLowerCase())) {
    throw new ApiError({ status: 400, code: 'InvalidPolicy.Malformed', message: 'The specified policy is not valid.' });
  }
  context.store.update(group, { InnerAccessPolicy: policy.toLowerCase() === 'drop' ? 'Drop' : 'Accept' });
  return {};
};

/** The attribute answer also lists the rules, narrowed by direction. */
export const describeAttribute: RecordHook = ({ parameters }, group) => {
  const direction = parameters.Direction ?? 'all';
  return {
    RegionId: group.regionId,
    Permissions: {
      Permission: rulesOf(group.attributes).filter((rule) => direction === 'all' || rule.Direction === direction),
    },
  };
};
