import type { Column, Control, Page, PageContext, Row, TableSection } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { metricRule } from '../metric-rule.js';
import { MONITORED_SERVICES } from '../metrics.js';
import { eventRules } from './event-alert.js';
import { rules } from './shared.js';

function switchControl(isEnabling: boolean): Control {
  const action = isEnabling ? 'EnableMetricRules' : 'DisableMetricRules';
  return {
    label: isEnabling ? { en: 'Enable', zh: '启用' } : { en: 'Disable', zh: '禁用' },
    shown: (row) => textOf(row, 'EnableState') !== String(isEnabling),
    operation: {
      kind: 'call',
      run: async (row, context) => {
        await context.call('cms', action, { RuleId: [textOf(row, 'RuleId')] });
        return {};
      },
      success: isEnabling
        ? { en: 'The alert rule is enabled.', zh: '启用成功' }
        : { en: 'The alert rule is disabled.', zh: '禁用成功' },
    },
  };
}

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Alert', zh: '删除报警' },
    message: { en: 'Nobody is notified by the rule any more. Delete it?', zh: '删除后将不再发送报警通知，是否删除？' },
    run: async (row, context) => {
      await context.call('cms', 'DeleteMetricRules', { Id: [textOf(row, 'RuleId')] });
      return {};
    },
    success: { en: 'The alert rule is deleted.', zh: '删除报警规则成功' },
  },
};

const metricColumn: Column = {
  label: { en: 'Metrics', zh: '监控项' },
  value: (row) => `${textOf(row, 'Namespace')}/${textOf(row, 'MetricName')}`,
  states: Object.fromEntries(
    MONITORED_SERVICES.flatMap(({ namespace, metrics }) =>
      metrics.map(({ name, label }) => [`${namespace}/${name}`, { label }] as const),
    ),
  ),
};

/** The table of threshold rules, of all or of one application group. */
export function rulesTable(
  buttons: readonly Control[],
  read: (context: PageContext) => Promise<readonly Row[]>,
): TableSection {
  return {
    kind: 'table',
    search: { en: 'Enter a rule name', zh: '请输入报警规则名称' },
    buttons,
    rows: read,
    columns: [
      attributeColumn(metricRule, 'RuleName', { width: 160 }),
      attributeColumn(metricRule, 'AlertState', {
        tones: { OK: 'success', ALARM: 'error', INSUFFICIENT_DATA: 'disabled' },
      }),
      {
        label: { en: 'Enable', zh: '启用' },
        value: (row) => textOf(row, 'EnableState'),
        states: {
          true: { label: { en: 'Enabled', zh: '已启用' }, tone: 'success' },
          false: { label: { en: 'Disabled', zh: '已禁用' }, tone: 'disabled' },
        },
      },
      metricColumn,
      attributeColumn(metricRule, 'GroupName'),
      attributeColumn(metricRule, 'ContactGroups'),
      attributeColumn(metricRule, 'EffectiveInterval'),
    ],
    rowControls: [
      notOffered('View', '查看'),
      notOffered('Alert Logs', '报警历史'),
      notOffered('Modify', '修改'),
      switchControl(false),
      switchControl(true),
      remove,
    ],
    batch: [remove, notOffered('Enable', '启用'), notOffered('Disable', '禁用')],
  };
}

/** Alert rules on thresholds and, an empty list, on events. */
export const rulesPage: Page = {
  name: { en: 'Alert Rules', zh: '报警规则' },
  route: '/rules',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Threshold Value Alert', zh: '阈值报警' },
          sections: [
            rulesTable(
              [
                {
                  label: { en: 'Create Alert Rule', zh: '创建报警规则' },
                  operation: { kind: 'go', route: '/rules/create' },
                  primary: true,
                },
              ],
              async (context) => await rules(context),
            ),
          ],
        },
        {
          label: { en: 'Event Alert', zh: '事件报警' },
          sections: [eventRules],
        },
      ],
    },
  ],
};
