import { randomUUID } from 'node:crypto';
import type { Page, PageContext, Values } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { nothingToChoose } from '../../shared/options.js';
import { metricRule } from '../metric-rule.js';
import { contactGroups, named, serviceOptions } from './shared.js';
import {
  callbackField,
  clock,
  effectiveFields,
  muteField,
  thresholdFields,
  thresholdParameters,
} from './threshold-fields.js';

async function create(values: Values, context: PageContext) {
  const groups = Array.isArray(values.contacts) ? values.contacts : [];
  const instance = values.range === 'instances' ? [{ instanceId: values.instance }] : [{ resource: '_ALL' }];
  await context.call('cms', 'PutResourceMetricRule', {
    RuleId: randomUUID(),
    RuleName: values.name,
    ...thresholdParameters(values),
    Resources: JSON.stringify(instance),
    ContactGroups: groups.join(','),
    SilenceTime: values.mute,
    EffectiveInterval: `${clock(values.from, '00')}-${clock(values.until, '59')}`,
    ...given('Webhook', values.callback),
  });
  return { navigate: '/rules' };
}

/** Creates an alert rule on a threshold. */
export const createRulePage: Page = {
  name: { en: 'Create Alert Rule', zh: '创建报警规则' },
  route: '/rules/create',
  parent: '/rules',
  sections: [
    {
      kind: 'form',
      cancel: '/rules',
      form: {
        groups: [
          {
            title: { en: 'Related Resource', zh: '关联资源' },
            fields: [
              {
                name: 'service',
                kind: 'select',
                label: { en: 'Product', zh: '产品' },
                required: true,
                initial: 'ecs',
                options: serviceOptions,
              },
              {
                name: 'range',
                kind: 'radio',
                label: attributeLabel(metricRule, 'Resources'),
                initial: 'all',
                options: [
                  { value: 'all', label: { en: 'All Resources', zh: '全部资源' } },
                  { value: 'instances', label: { en: 'Instances', zh: '实例' } },
                ],
              },
              {
                name: 'instance',
                kind: 'text',
                label: { en: 'Instance', zh: '实例' },
                required: true,
                when: { field: 'range', is: ['instances'] },
              },
            ],
          },
          {
            title: { en: 'Set Alert Rules', zh: '设置报警规则' },
            fields: [
              {
                name: 'name',
                kind: 'text',
                label: attributeLabel(metricRule, 'RuleName'),
                required: true,
                maxLength: 64,
              },
              ...thresholdFields,
              { ...muteField, label: { en: 'Mute for', zh: '通道沉默周期' } },
              ...effectiveFields,
            ],
          },
          {
            title: { en: 'Notification Method', zh: '通知方式' },
            fields: [
              {
                name: 'contacts',
                kind: 'select',
                multiple: true,
                label: attributeLabel(metricRule, 'ContactGroups'),
                required: true,
                options: {
                  load: async (context) => named(await contactGroups(context), 'Name'),
                  latency: 200,
                  empty: nothingToChoose,
                },
              },
              {
                name: 'methods',
                kind: 'radio',
                label: { en: 'Notification Methods', zh: '通知方式' },
                initial: 'info',
                options: [{ value: 'info', label: { en: 'Email + DingTalk (Info)', zh: '邮件+钉钉机器人（Info）' } }],
              },
              { name: 'remark', kind: 'textarea', label: { en: 'Email Remark', zh: '邮件备注' } },
              callbackField,
            ],
          },
        ],
        submitLabel: { en: 'Confirm', zh: '确认' },
        submit: create,
        success: { en: 'The alert rule is created.', zh: '创建报警规则成功' },
      },
    },
  ],
};
