import type { Effect, Field, FieldGroup, Form, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { nothingToChoose } from '../../shared/options.js';
import { ruleTemplate } from '../rule-template.js';
import { named, serviceOptions, templates } from './shared.js';
import { thresholdFields, thresholdParameters } from './threshold-fields.js';

const nameField: Field = {
  name: 'name',
  kind: 'text',
  label: attributeLabel(ruleTemplate, 'Name'),
  required: true,
  maxLength: 100,
};

const descriptionField: Field = {
  name: 'description',
  kind: 'textarea',
  label: attributeLabel(ruleTemplate, 'Description'),
  maxLength: 256,
};

const cloneField: Field = {
  name: 'clone',
  kind: 'select',
  label: { en: 'Clone Template', zh: '克隆模板' },
  placeholder: { en: 'Select a template to clone', zh: '请选择需要克隆的模板' },
  options: {
    load: async (context) => named(await templates(context), 'TemplateId', 'Name'),
    latency: 200,
    empty: nothingToChoose,
  },
};

const rulesField: Field = {
  name: 'rules',
  kind: 'repeat',
  label: attributeLabel(ruleTemplate, 'AlertTemplates'),
  add: { en: 'Add Rule', zh: '添加规则' },
  most: 30,
  least: 0,
  fields: [
    {
      name: 'service',
      kind: 'select',
      label: { en: 'Service', zh: '产品' },
      required: true,
      options: serviceOptions,
      placeholder: { en: 'Select a service', zh: '请选择产品' },
    },
    { name: 'rule', kind: 'text', label: { en: 'Rule Name', zh: '规则名称' }, required: true },
    ...thresholdFields,
  ],
};

async function read(context: PageContext, TemplateId: unknown): Promise<Row> {
  return rowOf(await context.call('cms', 'DescribeMetricRuleTemplateAttribute', { TemplateId }), 'Resource');
}

/** Rules of the form, after those of the template that is cloned. */
async function rulesOf(values: Values, context: PageContext): Promise<readonly Row[]> {
  const cloned = values.clone ? listOf(await read(context, values.clone), 'AlertTemplates', 'AlertTemplate') : [];
  const rows = Array.isArray(values.rules) ? (values.rules as readonly Row[]) : [];
  const own = rows.map((row) => ({ RuleName: row.rule, Category: row.service, ...thresholdParameters(row) }));
  return [...cloned, ...own];
}

/** Creates a template; the answer names it as its list does. */
async function create(values: Values, context: PageContext): Promise<Row> {
  const answer = await context.call('cms', 'CreateMetricRuleTemplate', {
    Name: values.name,
    ...given('Description', values.description),
    AlertTemplates: await rulesOf(values, context),
  });
  return { TemplateId: textOf(answer, 'Id'), Name: values.name };
}

/** The form of a panel; `next` says what follows. */
export function templateForm(next: (saved: Row) => Effect): Form {
  return {
    groups: [{ fields: [nameField, descriptionField, cloneField, rulesField] }],
    submit: async (values, context) => next(await create(values, context)),
  };
}

const title = (en: string, zh: string): Pick<FieldGroup, 'title'> => ({ title: { en, zh } });

/** The form of the page that came before the panel. */
export function templatePageForm(next: (saved: Row) => Effect): Form {
  return {
    groups: [
      { ...title('Basic Information', '基本信息'), fields: [nameField, descriptionField] },
      { ...title('Alert Rules', '报警规则'), fields: [rulesField] },
    ],
    submitLabel: { en: 'Add', zh: '添加' },
    submit: async (values, context) => next(await create(values, context)),
  };
}

/** The form that changes name, description and, by adding, rules of the row's template. */
export function modifyTemplateForm(next: (saved: Row) => Effect): Form {
  return {
    groups: [{ fields: [nameField, descriptionField, rulesField] }],
    submit: async (values, context, row) => {
      const TemplateId = textOf(row, 'TemplateId');
      const current = await read(context, TemplateId);
      const kept = listOf(current, 'AlertTemplates', 'AlertTemplate');
      await context.call('cms', 'ModifyMetricRuleTemplate', {
        TemplateId,
        RestVersion: textOf(current, 'RestVersion'),
        Name: values.name,
        Description: values.description ?? '',
        AlertTemplates: [...kept, ...(await rulesOf(values, context))],
      });
      return next({ TemplateId, Name: values.name });
    },
  };
}
