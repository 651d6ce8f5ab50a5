import type { Field, Option, Row, Values } from '../../../spec/console.js';
import { nothingToChoose } from '../../shared/options.js';
import { serviceOf } from '../metrics.js';
import { metricOptions } from './shared.js';

const comparisons: readonly Option[] = [
  { value: 'GreaterThanOrEqualToThreshold', label: '>=' },
  { value: 'GreaterThanThreshold', label: '>' },
  { value: 'LessThanOrEqualToThreshold', label: '<=' },
  { value: 'LessThanThreshold', label: '<' },
  { value: 'NotEqualToThreshold', label: '!=' },
];

/** What triggers an alert: a metric, how it is counted, and its limit. `service` is a field beside them. */
export const thresholdFields: readonly Field[] = [
  {
    name: 'metric',
    kind: 'select',
    label: { en: 'Metric', zh: '监控项' },
    required: true,
    placeholder: { en: 'Select a metric', zh: '请选择监控项' },
    options: {
      load: async (_context, values) => metricOptions(values.service),
      dependsOn: ['service'],
      empty: nothingToChoose,
    },
  },
  {
    name: 'period',
    kind: 'select',
    label: { en: 'Period', zh: '统计周期' },
    initial: '300',
    options: [
      { value: '60', label: { en: '1 minute', zh: '1分钟' } },
      { value: '300', label: { en: '5 minutes', zh: '5分钟' } },
      { value: '900', label: { en: '15 minutes', zh: '15分钟' } },
    ],
  },
  {
    name: 'statistics',
    kind: 'select',
    label: { en: 'Statistic', zh: '统计方法' },
    initial: 'Average',
    options: [
      { value: 'Average', label: { en: 'Average', zh: '平均值' } },
      { value: 'Maximum', label: { en: 'Maximum', zh: '最大值' } },
      { value: 'Minimum', label: { en: 'Minimum', zh: '最小值' } },
    ],
  },
  {
    name: 'comparison',
    kind: 'select',
    label: { en: 'Comparison', zh: '比较' },
    initial: 'GreaterThanOrEqualToThreshold',
    options: comparisons,
  },
  {
    name: 'threshold',
    kind: 'text',
    label: { en: 'Threshold', zh: '阈值' },
    required: true,
    rule: {
      pattern: /^-?\d+(\.\d+)?$/,
      message: { en: 'Enter a number.', zh: '请输入数字' },
    },
  },
  {
    name: 'times',
    kind: 'select',
    label: { en: 'Cycles', zh: '连续周期' },
    initial: '3',
    options: ['1', '3', '5', '10'].map((value) => ({ value, label: value })),
  },
];

/** The parameters that the fields stand for, as one rule of a template or a call. */
export function thresholdParameters(values: Values | Row): Row {
  return {
    MetricName: values.metric,
    Namespace: serviceOf(values.service)?.namespace ?? '',
    Period: values.period ?? '300',
    Escalations: {
      Critical: {
        Statistics: values.statistics ?? 'Average',
        ComparisonOperator: values.comparison ?? 'GreaterThanOrEqualToThreshold',
        Threshold: values.threshold,
        Times: values.times ?? '3',
      },
    },
  };
}

export const muteField: Field = {
  name: 'mute',
  kind: 'select',
  label: { en: 'Muted', zh: '通道沉默时间' },
  initial: '86400',
  options: [
    { value: '300', label: { en: '5 Minutes', zh: '5分钟' } },
    { value: '3600', label: { en: '1 Hour', zh: '1小时' } },
    { value: '43200', label: { en: '12 Hours', zh: '12小时' } },
    { value: '86400', label: { en: '24 Hours', zh: '24小时' } },
  ],
};

/** `8` → `08:00`. */
export function clock(hour: unknown, minute: string): string {
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

const hours = (minute: string): readonly Option[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: clock(hour, minute),
  }));

export const effectiveFields: readonly Field[] = [
  {
    name: 'from',
    kind: 'select',
    label: { en: 'Effective Period', zh: '生效时间' },
    initial: '0',
    options: hours('00'),
  },
  { name: 'until', kind: 'select', label: { en: 'To', zh: '至' }, initial: '23', options: hours('59') },
];

export const callbackField: Field = {
  name: 'callback',
  kind: 'text',
  label: { en: 'HTTP CallBack', zh: '报警回调' },
  placeholder: {
    en: 'Example: http://alert.example.com:8080/callback',
    zh: '例如：http://alert.example.com:8080/callback',
  },
  rule: { pattern: /^https?:\/\/\S+$/, message: { en: 'Enter a URL.', zh: '请输入URL' } },
};
