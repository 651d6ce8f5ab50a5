import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { SLB_ERRORS } from './errors.js';
import { needListener } from './listener-handlers.js';

const RULE = 'slb/rule';

function needRule({ regionId, store }: OperationContext, id: string): ResourceRecord {
  const rule = store.get(RULE, id);
  if (rule === undefined || rule.regionId !== regionId) throw new ApiError(SLB_ERRORS.rule);
  return rule;
}

function needGroup({ store }: OperationContext, id: string, loadBalancerId: unknown): string {
  const group = store.get('slb/vserver-group', id);
  if (group === undefined || group.attributes.LoadBalancerId !== loadBalancerId) {
    throw new ApiError(SLB_ERRORS.serverGroup);
  }
  return id;
}

/** The layer-7 listener that a call names. */
function needLayer7(context: OperationContext): ResourceRecord {
  const listener = needListener(context, context.parameters.ListenerProtocol);
  if (!String(listener.attributes.ListenerProtocol).startsWith('http')) throw new ApiError(SLB_ERRORS.listener);
  return listener;
}

/** Rules of a listener, by what makes it one. */
function rulesOf({ store }: OperationContext, { attributes }: ResourceRecord): readonly ResourceRecord[] {
  const { LoadBalancerId, ListenerPort, ListenerProtocol } = attributes;
  return store.find(RULE, { LoadBalancerId, ListenerPort, ListenerProtocol });
}

/** Adds rules; each needs a domain or a path of its own. */
export const createRules: OperationHandler = (context) => {
  const listener = needLayer7(context);
  const { LoadBalancerId, ListenerPort, ListenerProtocol } = listener.attributes;
  const given = Array.isArray(context.parameters.RuleList) ? context.parameters.RuleList : [];
  const made = (given as readonly Readonly<Record<string, unknown>>[]).map((wanted) => {
    const [domain, url] = [String(wanted.Domain ?? ''), String(wanted.Url ?? '')];
    if (domain === '' && url === '') throw new ApiError(SLB_ERRORS.ruleEmpty);
    const isTaken = rulesOf(context, listener).some(
      ({ attributes }) => attributes.Domain === domain && attributes.Url === url,
    );
    if (isTaken) throw new ApiError(SLB_ERRORS.ruleExists);
    return context.store.insert({
      resource: RULE,
      regionId: context.regionId,
      attributes: {
        RuleName: String(wanted.RuleName ?? ''),
        Domain: domain,
        Url: url,
        VServerGroupId: needGroup(context, String(wanted.VServerGroupId ?? ''), LoadBalancerId),
        LoadBalancerId,
        ListenerPort,
        ListenerProtocol,
      },
    });
  });
  return {
    Rules: { Rule: made.map(({ id, attributes }) => ({ RuleId: id, RuleName: attributes.RuleName })) },
  };
};

function show(rule: ResourceRecord) {
  const { RuleName, Domain, Url, VServerGroupId } = rule.attributes;
  return { RuleId: rule.id, RuleName, Domain, Url, VServerGroupId, ListenerSync: 'on' };
}

/** The rules of one listener. */
export const describeRules: OperationHandler = (context) => ({
  Rules: { Rule: rulesOf(context, needLayer7(context)).map(show) },
});

/** One rule, with where it belongs. */
export const showRule: OperationHandler = (context) => {
  const rule = needRule(context, String(context.parameters.RuleId));
  const { LoadBalancerId, ListenerPort, ListenerProtocol } = rule.attributes;
  return { ...show(rule), LoadBalancerId, ListenerPort: String(ListenerPort), ListenerProtocol };
};

/** Changes name and server group of a rule. */
export const setRule: OperationHandler = (context) => {
  const { RuleId, RuleName, VServerGroupId } = context.parameters;
  const rule = needRule(context, String(RuleId));
  context.store.update(rule, {
    ...(RuleName === undefined ? {} : { RuleName }),
    ...(VServerGroupId === undefined
      ? {}
      : { VServerGroupId: needGroup(context, String(VServerGroupId), rule.attributes.LoadBalancerId) }),
  });
  return {};
};

/** Deletes rules, all or none. */
export const deleteRules: OperationHandler = (context) => {
  const ids = Array.isArray(context.parameters.RuleIds) ? context.parameters.RuleIds.map(String) : [];
  const rules = ids.map((id) => needRule(context, id));
  for (const rule of rules) context.store.remove(rule);
  return {};
};
