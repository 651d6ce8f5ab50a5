import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
} from '../../spec/index.js';
import { resourceNotFound } from './errors.js';

/** What a call may set besides the id, and replaces where the rule exists. */
export const RULE_SETTINGS = [
  'RuleName',
  'Namespace',
  'MetricName',
  'Resources',
  'ContactGroups',
  'Escalations',
  'Period',
  'SilenceTime',
  'EffectiveInterval',
  'NoEffectiveInterval',
  'Webhook',
];

export const newRule: OperationHandler = ({ parameters, now }) => ({
  MailSubject: parameters.EmailSubject,
  GmtCreate: now,
  GmtModified: now,
});

/** PutResourceMetricRule on a rule that exists changes what the call names. */
export const replaceRule: RecordHook = ({ parameters, store, now }, record) => {
  const given = RULE_SETTINGS.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]]));
  store.update(record, { ...Object.fromEntries(given), GmtModified: now });
  return {};
};

/** Rules that pass all filters given, newest first. This list counts its pages by `Page`, unlike the others. */
export const listRules: OperationHandler = ({ parameters, store }) => {
  const ids = parameters.RuleIds === undefined ? undefined : String(parameters.RuleIds).split(',');
  const isAsked = ({ id, attributes }: ResourceRecord) =>
    (ids === undefined || ids.includes(id)) &&
    ['Namespace', 'MetricName', 'EnableState', 'AlertState', 'GroupId'].every(
      (name) => parameters[name] === undefined || String(attributes[name]) === String(parameters[name]),
    ) &&
    String(attributes.RuleName).includes(String(parameters.RuleName ?? ''));
  const rules = store.find('cms/metric-rule').filter(isAsked).toReversed();
  const [page, size] = [Number(parameters.Page), Number(parameters.PageSize)];
  return {
    Total: String(rules.length),
    Alarms: { Alarm: rules.slice((page - 1) * size, page * size).map(shown) },
  };
};

function shown({ attributes }: ResourceRecord): Attributes {
  return { GroupBy: '', Dimensions: '', ...attributes };
}

function named({ store }: OperationContext, given: unknown): readonly ResourceRecord[] {
  return (given as readonly unknown[]).map((value) => {
    const id = String(value);
    const rule = store.get('cms/metric-rule', id);
    if (rule === undefined) throw new ApiError(resourceNotFound, { id });
    return rule;
  });
}

/** Handler that turns the named rules on or off. */
export function switchRules(EnableState: boolean): OperationHandler {
  return (context) => {
    for (const rule of named(context, context.parameters.RuleId)) context.store.update(rule, { EnableState });
    return {};
  };
}

export const deleteRules: OperationHandler = (context) => {
  for (const rule of named(context, context.parameters.Id)) {
    context.reference('ACS::CMS::MetricRule', rule.id);
    context.store.remove(rule);
  }
  return {};
};
