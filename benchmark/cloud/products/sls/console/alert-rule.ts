import type { Control, Field, FieldGroup, Option, Text } from '../../../spec/console.js';
import { submitNotOffered } from '../../shared/not-offered.js';

export const ruleName: Text = { en: 'Rule Name', zh: '规则名称' };
export const checkFrequency: Text = { en: 'Check Frequency', zh: '检查频率' };
export const severity: Text = { en: 'Severity', zh: '严重度' };

function option(value: string, en: string, zh: string): Option {
  return { value, label: { en, zh } };
}

function pairs(name: string, label: Text): Field {
  return {
    name,
    kind: 'repeat',
    label,
    add: { en: 'Create', zh: '添加' },
    least: 0,
    most: 10,
    fields: [
      { name: 'key', kind: 'text', label: { en: 'Key', zh: '键' } },
      { name: 'value', kind: 'text', label: { en: 'Value', zh: '值' } },
    ],
  };
}

const check: FieldGroup = {
  fields: [
    { name: 'name', kind: 'text', label: ruleName, required: true, maxLength: 64 },
    {
      name: 'frequency',
      kind: 'select',
      label: checkFrequency,
      initial: 'fixed',
      options: [
        option('hourly', 'Hourly', '每小时'),
        option('daily', 'Daily', '每天'),
        option('weekly', 'Weekly', '每周'),
        option('fixed', 'Fixed Interval', '固定间隔'),
        option('cron', 'Cron', 'Cron'),
      ],
    },
    {
      name: 'minutes',
      kind: 'number',
      label: { en: 'Interval', zh: '间隔' },
      initial: 15,
      minimum: 1,
      maximum: 1440,
      unit: { en: 'minutes', zh: '分钟' },
      when: { field: 'frequency', is: ['fixed'] },
    },
    {
      name: 'cron',
      kind: 'text',
      label: { en: 'Cron Expression', zh: 'Cron表达式' },
      required: true,
      when: { field: 'frequency', is: ['cron'] },
    },
    { name: 'query', kind: 'text', label: { en: 'Query Statistics', zh: '查询统计' }, required: true },
    {
      name: 'operations',
      kind: 'select',
      label: { en: 'Set Operations', zh: '集合操作' },
      initial: 'none',
      options: [
        option('none', 'No Join', '不合并'),
        option('cross', 'Cross Join', '笛卡尔积'),
        option('left', 'Left Join', '左联'),
        option('inner', 'Inner Join', '内联'),
      ],
    },
    {
      name: 'grouping',
      kind: 'select',
      label: { en: 'Group Evaluation', zh: '分组评估' },
      initial: 'none',
      options: [option('none', 'No Grouping', '不分组'), option('custom', 'Custom Tag', '标签自定义')],
    },
  ],
};

const trigger: FieldGroup = {
  fields: [
    {
      name: 'condition',
      kind: 'select',
      label: { en: 'Trigger Condition', zh: '触发条件' },
      initial: 'data',
      options: [
        option('data', 'Data is returned', '有数据'),
        option('rows', 'the query result contains', '有特定条数据'),
        option('match', 'data matches the expression', '有数据匹配'),
      ],
    },
    {
      name: 'severity',
      kind: 'select',
      label: severity,
      initial: 'medium',
      options: [
        option('critical', 'Critical', '严重'),
        option('high', 'High', '高'),
        option('medium', 'Medium', '中'),
        option('low', 'Low', '低'),
        option('report', 'Report', '报告'),
      ],
    },
    pairs('tags', { en: 'Add Tag', zh: '添加标签' }),
    pairs('annotations', { en: 'Add Annotation', zh: '添加标注' }),
  ],
};

const advanced: FieldGroup = {
  fold: { en: 'Advanced Settings', zh: '高级配置' },
  fields: [
    {
      name: 'threshold',
      kind: 'number',
      label: { en: 'Threshold of Continuous Triggers', zh: '连续触发阈值' },
      initial: 1,
      minimum: 1,
      maximum: 100,
    },
    { name: 'noData', kind: 'switch', label: { en: 'No Data Alert', zh: '无数据告警' } },
    { name: 'recovery', kind: 'switch', label: { en: 'Recovery Notifications', zh: '恢复通知' } },
  ],
};

const policies: FieldGroup = {
  fields: [
    {
      name: 'policy',
      kind: 'select',
      label: { en: 'Alert Policy', zh: '告警策略' },
      initial: 'builtin',
      options: [option('builtin', 'SLS Built-in Dynamic Alert Policy', 'SLS内置动态告警策略')],
    },
    {
      name: 'action',
      kind: 'select',
      label: { en: 'Action Policy', zh: '行动策略' },
      initial: 'builtin',
      options: [option('builtin', 'SLS Built-in Action Policy', 'SLS内置行动策略')],
    },
    {
      name: 'cycle',
      kind: 'number',
      label: { en: 'Cycle', zh: '重复等待' },
      initial: 5,
      minimum: 1,
      maximum: 1440,
      unit: { en: 'minutes', zh: '分钟' },
    },
  ],
};

/** Opens the form of an alert rule; no rule can be saved in this slice. */
export function createAlert(label: Text): Control {
  return {
    label,
    operation: {
      kind: 'drawer',
      title: { en: 'Alert Rule', zh: '告警规则' },
      form: { groups: [check, trigger, advanced, policies], submit: submitNotOffered },
    },
  };
}
