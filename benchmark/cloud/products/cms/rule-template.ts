import type { ResourceSpec } from '../../spec/index.js';
import { textAttribute } from '../shared/attribute-shapes.js';
import { exceedingQuota, resourceNotFound } from './errors.js';
import { applyTemplates, changeTemplate, hasKeyword, newTemplate, templateHistory } from './rule-template-handlers.js';

/** Alert templates: rules for metrics of several services, applied to application groups. */
export const ruleTemplate: ResourceSpec = {
  name: 'rule-template',
  label: { zh: '报警模板', en: 'Alert Template' },
  id: { attribute: 'TemplateId', from: 'prefix', prefix: '7', length: 5, alphabet: 'digits' },
  scope: 'global',
  attributes: {
    TemplateId: {
      type: 'string',
      label: { zh: '模板ID', en: 'Template ID' },
      source: 'sdk',
      generated: { kind: 'id' },
    },
    Name: {
      type: 'string',
      label: { zh: '模板名称', en: 'Template Name' },
      source: 'document',
      required: true,
      pattern: '\\S.{0,99}',
    },
    Description: textAttribute({ zh: '描述', en: 'Description' }, 'document'),
    RestVersion: { type: 'string', label: { zh: '版本', en: 'Version' }, source: 'sdk', default: '0' },
    AlertTemplates: {
      type: 'object-list',
      label: { zh: '报警规则', en: 'Alert Rules' },
      source: 'document',
      responsePath: 'AlertTemplates.AlertTemplate',
      shown: 'detail',
    },
    ApplyHistories: {
      type: 'object-list',
      label: { zh: '应用历史', en: 'Apply History' },
      source: 'sdk',
      generated: { kind: 'constant', value: [] },
      shown: 'never',
    },
    GmtCreate: { type: 'integer', label: { zh: '创建时间', en: 'Created At' }, source: 'sdk' },
    GmtModified: { type: 'integer', label: { zh: '最后修改时间', en: 'Last Modified' }, source: 'sdk' },
  },
  operations: {
    CreateMetricRuleTemplate: {
      kind: 'create',
      access: 'write',
      source: 'sdk',
      accepts: ['Name', 'Description'],
      parameters: { AlertTemplates: { type: 'object-list' } },
      returns: [],
      before: newTemplate,
      after: (_context, { id }) => ({ Id: Number(id) }),
    },
    DescribeMetricRuleTemplateList: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      parameters: { History: { type: 'boolean' } },
      itemsAt: 'Templates.Template',
      paging: 'page-number-total',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'TemplateId', attribute: 'TemplateId', match: 'exact' },
        { parameter: 'Name', attribute: 'Name', match: 'exact' },
      ],
      keep: hasKeyword,
      after: templateHistory,
    },
    DescribeMetricRuleTemplateAttribute: { kind: 'describe', access: 'read', source: 'sdk', under: 'Resource' },
    ModifyMetricRuleTemplate: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      sets: { Name: 'Name', Description: 'Description' },
      parameters: {
        RestVersion: { type: 'string', required: true },
        AlertTemplates: { type: 'object-list' },
      },
      before: changeTemplate,
    },
    ApplyMetricRuleTemplate: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        GroupId: { type: 'string', required: true },
        TemplateIds: { type: 'string', required: true },
        SilenceTime: { type: 'integer', default: 86_400, minimum: 0 },
        EnableStartTime: { type: 'integer', default: 0, minimum: 0, maximum: 23 },
        EnableEndTime: { type: 'integer', default: 23, minimum: 0, maximum: 23 },
        NotifyLevel: { type: 'integer', default: 3, minimum: 2, maximum: 4 },
        Webhook: { type: 'string' },
        ApplyMode: {
          type: 'string',
          default: 'GROUP_INSTANCE_FIRST',
          values: ['GROUP_INSTANCE_FIRST', 'ALARM_TEMPLATE_FIRST'],
        },
        AppendMode: { type: 'string', default: 'all', values: ['all', 'append'] },
      },
      handler: applyTemplates,
    },
    DeleteMetricRuleTemplate: {
      kind: 'delete',
      access: 'write',
      source: 'sdk',
      after: (_context, { id }) => ({ Resource: { TemplateId: id } }),
    },
  },
  notFound: resourceNotFound,
  quota: { limit: 100, per: 'account', error: exceedingQuota },
  auditType: 'ACS::CMS::MetricRuleTemplate',
};
