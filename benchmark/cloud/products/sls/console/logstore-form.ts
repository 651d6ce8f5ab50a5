import type { Control, FieldGroup, PageContext, Values } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { logstore } from '../logstore.js';
import { FOR_EVER } from '../logstore-handlers.js';
import { callInProject } from './read.js';

export const settingFields: FieldGroup['fields'] = [
  { name: 'tracking', kind: 'switch', label: attributeLabel(logstore, 'enable_tracking') },
  { name: 'forEver', kind: 'switch', label: { en: 'Permanent Storage', zh: '永久保存' } },
  {
    name: 'days',
    kind: 'number',
    label: attributeLabel(logstore, 'ttl'),
    required: true,
    initial: 30,
    minimum: 1,
    maximum: 3000,
    unit: { en: 'days', zh: '天' },
    when: { field: 'forEver', is: ['false'] },
  },
  { name: 'split', kind: 'switch', label: attributeLabel(logstore, 'autoSplit'), initial: true },
  {
    name: 'most',
    kind: 'number',
    label: attributeLabel(logstore, 'maxSplitShard'),
    initial: 64,
    minimum: 1,
    maximum: 64,
    when: { field: 'split', is: ['true'] },
  },
  { name: 'publicIp', kind: 'switch', label: attributeLabel(logstore, 'appendMeta') },
];

/** The settings that metric stores have. */
export const metricFields = settingFields.filter(({ name }) => name === 'forEver' || name === 'days');

/** What the form holds, in the API's words. */
export function settingsOf(values: Values) {
  return {
    enable_tracking: values.tracking === true,
    ttl: values.forEver === true ? FOR_EVER : Number(values.days ?? 30),
    autoSplit: values.split === true,
    maxSplitShard: values.split === true ? Number(values.most ?? 64) : 0,
    appendMeta: values.publicIp === true,
  };
}

/** The plus sign of the list of logstores; metric stores have fewer settings. */
export function addStore(kind: 'Logstore' | 'Metricstore'): Control {
  const isMetric = kind === 'Metricstore';
  const shards = {
    name: 'shards',
    kind: 'number',
    label: attributeLabel(logstore, 'shardCount'),
    required: true,
    initial: 2,
    minimum: 1,
    maximum: 10,
  } as const;
  return {
    label: { en: `Create ${kind}`, zh: `创建${kind}` },
    icon: 'add',
    operation: {
      kind: 'drawer',
      title: { en: `Create ${kind}`, zh: `创建${kind}` },
      form: {
        groups: [
          {
            fields: [
              {
                name: 'name',
                kind: 'text',
                label: { en: `${kind} Name`, zh: `${kind}名称` },
                required: true,
                rule: {
                  pattern: /^[a-z0-9][a-z0-9_-]{0,61}[a-z0-9]$/,
                  message: { en: 'The name is invalid.', zh: '名称格式不正确。' },
                },
              },
              ...(isMetric ? metricFields : [...settingFields, shards]),
            ],
          },
        ],
        submit: async (values, context) => await create(kind, values, context),
        success: { en: `The ${kind} is created.`, zh: `创建${kind}成功` },
      },
    },
  };
}

async function create(kind: 'Logstore' | 'Metricstore', values: Values, context: PageContext) {
  await callInProject(context, 'CreateLogStore', {
    logstoreName: values.name,
    shardCount: Number(values.shards ?? 2),
    ...settingsOf(values),
    ...(kind === 'Metricstore' ? { telemetryType: 'Metrics' } : {}),
  });
  return {};
}
