import type { ResourceSpec } from '../../spec/index.js';
import { textAttribute } from '../shared/attribute-shapes.js';
import { resourceNotFound } from './errors.js';
import { deleteRules, listRules, newRule, RULE_SETTINGS, replaceRule, switchRules } from './metric-rule-handlers.js';

/** Alert rules on thresholds. */
export const metricRule: ResourceSpec = {
  name: 'metric-rule',
  label: { zh: '报警规则', en: 'Alert Rule' },
  id: { attribute: 'RuleId', from: 'caller' },
  scope: 'global',
  attributes: {
    RuleId: { type: 'string', label: { zh: '规则ID', en: 'Rule ID' }, source: 'provider', required: true },
    RuleName: { type: 'string', label: { zh: '规则名称', en: 'Alert Rule' }, source: 'document', required: true },
    Namespace: { type: 'string', label: { zh: '产品类型', en: 'Product' }, source: 'provider', required: true },
    MetricName: { type: 'string', label: { zh: '监控项', en: 'Metric' }, source: 'provider', required: true },
    Resources: { type: 'string', label: { zh: '资源范围', en: 'Resource Range' }, source: 'provider' },
    ContactGroups: { type: 'string', label: { zh: '通知对象', en: 'Notification Contact' }, source: 'provider' },
    Escalations: { type: 'object', label: { zh: '规则描述', en: 'Rule Description' }, source: 'provider' },
    Period: textAttribute({ zh: '统计周期', en: 'Period' }, 'provider', { default: '300' }),
    SilenceTime: {
      type: 'integer',
      label: { zh: '通道沉默周期', en: 'Mute for' },
      source: 'provider',
      default: 86_400,
      minimum: 0,
    },
    EffectiveInterval: textAttribute({ zh: '生效时间', en: 'Effective Period' }, 'provider', {
      default: '00:00-23:59',
    }),
    NoEffectiveInterval: textAttribute({ zh: '不生效时间', en: 'Ineffective Period' }, 'provider'),
    Webhook: textAttribute({ zh: '报警回调', en: 'HTTP CallBack' }, 'provider'),
    MailSubject: textAttribute({ zh: '邮件主题', en: 'Email Subject' }, 'sdk'),
    GroupId: textAttribute({ zh: '应用分组', en: 'Application Group' }, 'sdk'),
    GroupName: textAttribute({ zh: '分组名称', en: 'Group Name' }, 'sdk'),
    ProductCategory: textAttribute({ zh: '云产品', en: 'Service' }, 'sdk'),
    SourceType: textAttribute({ zh: '来源', en: 'Source' }, 'sdk', { default: 'METRIC' }),
    EnableState: { type: 'boolean', label: { zh: '启用', en: 'Enabled' }, source: 'provider', default: true },
    AlertState: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'document',
      default: 'INSUFFICIENT_DATA',
      values: [
        { value: 'OK', label: { zh: '正常状态', en: 'OK' } },
        { value: 'ALARM', label: { zh: '报警状态', en: 'Alert' } },
        { value: 'INSUFFICIENT_DATA', label: { zh: '数据不足', en: 'Insufficient Data' } },
      ],
    },
    GmtCreate: { type: 'integer', label: { zh: '创建时间', en: 'Created At' }, source: 'sdk' },
    GmtModified: { type: 'integer', label: { zh: '修改时间', en: 'Modified At' }, source: 'sdk' },
  },
  operations: {
    PutResourceMetricRule: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['RuleId', ...RULE_SETTINGS],
      parameters: {
        Resources: { type: 'string', required: true },
        ContactGroups: { type: 'string', required: true },
        EmailSubject: { type: 'string' },
      },
      returns: [],
      before: newRule,
      whenExists: replaceRule,
    },
    DescribeMetricRuleList: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: {
        Page: { type: 'integer', default: 1, minimum: 1 },
        PageSize: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
        EnableState: { type: 'boolean' },
      },
      handler: listRules,
    },
    EnableMetricRules: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { RuleId: { type: 'string-list', required: true } },
      handler: switchRules(true),
    },
    DisableMetricRules: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { RuleId: { type: 'string-list', required: true } },
      handler: switchRules(false),
    },
    DeleteMetricRules: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { Id: { type: 'string-list', required: true } },
      handler: deleteRules,
    },
  },
  notFound: resourceNotFound,
  auditType: 'ACS::CMS::MetricRule',
};
