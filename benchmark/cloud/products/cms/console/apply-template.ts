import type { Confirm, Control, Overlay, PageContext, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { nothingToChoose } from '../../shared/options.js';
import { applicationGroups, named, templates } from './shared.js';
import { callbackField, effectiveFields, muteField } from './threshold-fields.js';

const title = { en: 'Apply Template to Group', zh: '应用模板到分组' };

/** Tells that the rules are there. */
const applied: Confirm = {
  kind: 'confirm',
  title,
  message: { en: 'The alert rules of the groups have been created.', zh: '已为分组创建报警规则。' },
  run: async () => ({}),
};

async function apply(values: Values, context: PageContext, templateId: unknown, groupIds: readonly unknown[]) {
  for (const GroupId of groupIds) {
    await context.call('cms', 'ApplyMetricRuleTemplate', {
      GroupId,
      TemplateIds: templateId,
      SilenceTime: values.mute,
      EnableStartTime: values.from,
      EnableEndTime: values.until,
      ApplyMode: values.option,
      ...(values.callback ? { Webhook: values.callback } : {}),
    });
  }
  return { open: { operation: applied, row: {} } };
}

const settings = [
  muteField,
  ...effectiveFields,
  callbackField,
  {
    name: 'option',
    kind: 'radio',
    label: { en: 'Option', zh: '应用方式' },
    initial: 'GROUP_INSTANCE_FIRST',
    options: [
      {
        value: 'GROUP_INSTANCE_FIRST',
        label: { en: 'Services of the group first', zh: '应用分组优先' },
      },
      { value: 'ALARM_TEMPLATE_FIRST', label: { en: 'Template first', zh: '报警模板优先' } },
    ],
  },
] as const;

/** Applies the template of the row to groups that are chosen. */
export const applyTemplate: Overlay = {
  kind: 'dialog',
  title,
  initial: (row) => ({ template: textOf(row, 'TemplateId') }),
  form: {
    groups: [
      {
        fields: [
          {
            name: 'groups',
            kind: 'select',
            multiple: true,
            label: { en: 'Application Groups', zh: '应用分组' },
            required: true,
            placeholder: { en: 'Select application groups', zh: '请选择应用分组' },
            options: {
              load: async (context) => named(await applicationGroups(context), 'GroupId', 'GroupName'),
              latency: 300,
              empty: nothingToChoose,
            },
          },
          ...settings,
        ],
      },
    ],
    submit: async (values, context, row) => {
      const groups = Array.isArray(values.groups) ? values.groups : [];
      return await apply(values, context, textOf(row, 'TemplateId'), groups);
    },
  },
};

/** Applies a template that is chosen to the group of the page. */
export const applyToThisGroup: Control = {
  label: title,
  operation: {
    kind: 'dialog',
    title,
    form: {
      groups: [
        {
          fields: [
            {
              name: 'template',
              kind: 'select',
              label: { en: 'Alert Template', zh: '报警模板' },
              required: true,
              placeholder: { en: 'Select an alert template', zh: '请选择报警模板' },
              options: {
                load: async (context) => named(await templates(context), 'TemplateId', 'Name'),
                latency: 300,
                empty: nothingToChoose,
              },
            },
            ...settings,
          ],
        },
      ],
      submit: async (values, context) => await apply(values, context, values.template, [context.parameters.group]),
    },
  },
};

/** Asks, after a template was saved, whether to apply it. */
export function offerToApply(row: Row): { readonly operation: Confirm; readonly row: Row } {
  return {
    row,
    operation: {
      kind: 'confirm',
      title: { en: 'Create/modify alert template complete', zh: '创建/修改报警模板完成' },
      message: { en: 'Apply the template to application groups now?', zh: '是否将模板应用到分组？' },
      run: async (saved) => ({ open: { operation: applyTemplate, row: saved } }),
    },
  };
}
