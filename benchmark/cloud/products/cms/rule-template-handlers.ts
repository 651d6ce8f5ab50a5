import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type RecordTest,
} from '../../spec/index.js';
import { exceedingQuota, parameterInvalid, resourceNotFound, versionConflict } from './errors.js';
import { needMonitorGroup } from './monitor-group-handlers.js';

/** Source: "Create an alert template". */
const MOST_METRICS = 30;

/** Rules of `AlertTemplates.N`, checked and completed. */
function rulesOf({ parameters }: OperationContext): readonly Attributes[] {
  const given = Array.isArray(parameters.AlertTemplates) ? (parameters.AlertTemplates as Attributes[]) : [];
  if (given.length > MOST_METRICS) throw new ApiError(exceedingQuota);
  return given.map((rule, index) => {
    for (const name of ['MetricName', 'Namespace', 'Category', 'RuleName']) {
      if (String(rule[name] ?? '') === '') {
        throw new ApiError(parameterInvalid, { parameter: `AlertTemplates.${index + 1}.${name}` });
      }
    }
    return { Period: '60', Webhook: '', Selector: '', Escalations: {}, ...rule };
  });
}

export const newTemplate: OperationHandler = (context) => ({
  AlertTemplates: rulesOf(context),
  GmtCreate: context.now,
  GmtModified: context.now,
});

/** A change must name the version that it was made on. */
export const changeTemplate: OperationHandler = (context) => {
  const { parameters, store, now } = context;
  const record = store.get('cms/rule-template', String(parameters.TemplateId));
  const version = String(record?.attributes.RestVersion);
  if (String(parameters.RestVersion) !== version) throw new ApiError(versionConflict);
  const isGiven = parameters.AlertTemplates !== undefined;
  return {
    RestVersion: String(Number(version) + 1),
    GmtModified: now,
    ...(isGiven ? { AlertTemplates: rulesOf(context) } : {}),
  };
};

export const hasKeyword: RecordTest = ({ parameters }, { attributes }) =>
  String(attributes.Name)
    .toLowerCase()
    .includes(String(parameters.Keyword ?? '').toLowerCase());

export const templateHistory: RecordHook = ({ parameters }, { id, attributes }) => ({
  TemplateId: Number(id),
  ...(parameters.History === true ? { ApplyHistories: { ApplyHistory: attributes.ApplyHistories } } : {}),
});

/** Makes rules for an application group from templates; in mode `all` they replace the rules that the group had. */
export const applyTemplates: OperationHandler = (context) => {
  const group = needMonitorGroup(context);
  const { parameters, store, now, random } = context;
  const ids = String(parameters.TemplateIds).split(',');
  const templates = ids.map((id) => {
    const template = store.get('cms/rule-template', id);
    if (template === undefined) throw new ApiError(resourceNotFound, { id });
    context.reference('ACS::CMS::MetricRuleTemplate', id);
    return template;
  });
  if (parameters.AppendMode === 'all') {
    for (const rule of store.find('cms/metric-rule', { GroupId: group.id })) store.remove(rule);
  }
  const AlertResults = templates.flatMap((template) =>
    (template.attributes.AlertTemplates as readonly Attributes[]).map((rule) => {
      const RuleId = `applyTemplate${random.uuid()}`;
      store.insert({
        resource: 'cms/metric-rule',
        attributes: {
          RuleId,
          RuleName: rule.RuleName,
          Namespace: rule.Namespace,
          MetricName: rule.MetricName,
          Period: rule.Period,
          Escalations: rule.Escalations,
          Resources: '[]',
          GroupId: group.id,
          GroupName: group.attributes.GroupName,
          ContactGroups: (group.attributes.ContactGroupNames as readonly string[]).join(','),
          SilenceTime: parameters.SilenceTime,
          EffectiveInterval: `${clock(parameters.EnableStartTime)}-${clock(parameters.EnableEndTime, '59')}`,
          Webhook: parameters.Webhook ?? rule.Webhook,
          ProductCategory: rule.Category,
          GmtCreate: now,
          GmtModified: now,
        },
      });
      return { Code: '200', Success: true, Message: 'success', RuleId, RuleName: rule.RuleName };
    }),
  );
  const applied = { GroupId: Number(group.id), GroupName: group.attributes.GroupName, ApplyTime: now };
  for (const template of templates) {
    const histories = template.attributes.ApplyHistories as readonly Attributes[];
    store.update(template, { ApplyHistories: [...histories, applied] });
  }
  store.update(group, { TemplateIds: ids });
  return { Resource: { GroupId: Number(group.id), AlertResults } };
};

/** `8` → `08:00`. */
function clock(hour: unknown, minute = '00'): string {
  return `${String(hour).padStart(2, '0')}:${minute}`;
}
