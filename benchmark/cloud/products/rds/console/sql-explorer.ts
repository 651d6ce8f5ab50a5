import type { Control, Page, PageContext, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { RETENTIONS } from '../sql-audit-operations.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

const periodField = {
  name: 'period',
  kind: 'radio',
  label: { en: 'SQL Log Retention Period', zh: 'SQL保存时长' },
  initial: '30',
  options: RETENTIONS.map((days) => ({ value: days, label: { en: `${days} Days`, zh: `${days}天` } })),
} as const;

async function read(context: PageContext): Promise<Row> {
  return await callOn({}, context, 'DescribeSQLCollectorPolicy');
}

const isOn = (row: Row) => textOf(row, 'SQLCollectorStatus') === 'Enable';

const enable: Control = {
  label: { en: 'Activate Now', zh: '立即开通' },
  shown: (row) => !isOn(row),
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Activate SQL Explorer', zh: '开通SQL洞察' },
    form: {
      groups: [{ fields: [periodField] }],
      submit: async (values, context) => {
        await callOn({}, context, 'ModifySQLCollectorPolicy', { SQLCollectorStatus: 'Enable' });
        if (values.period !== '30') {
          await callOn({}, context, 'ModifySQLCollectorRetention', { ConfigValue: values.period });
        }
        return {};
      },
      success: { en: 'SQL Explorer is activated.', zh: '开通SQL洞察成功' },
    },
  },
};

const change: Control = {
  label: { en: 'Service Settings', zh: '服务设置' },
  shown: isOn,
  operation: {
    kind: 'dialog',
    title: { en: 'Service Settings', zh: '服务设置' },
    initial: (row) => ({ period: textOf(row, 'StoragePeriod') }),
    form: {
      groups: [{ fields: [periodField] }],
      submit: async (values, context) => {
        await callOn({}, context, 'ModifySQLCollectorRetention', { ConfigValue: values.period });
        return {};
      },
      success: { en: 'The setting is saved.', zh: '设置成功' },
    },
  },
};

const disable: Control = {
  label: { en: 'Disable SQL Explorer', zh: '关闭SQL洞察' },
  shown: isOn,
  operation: {
    kind: 'confirm',
    title: { en: 'Disable SQL Explorer', zh: '关闭SQL洞察' },
    message: { en: 'All logs of statements are deleted. Continue?', zh: '关闭后SQL日志将被删除。是否继续？' },
    run: async (_row, context) => {
      await callOn({}, context, 'ModifySQLCollectorPolicy', { SQLCollectorStatus: 'Disabled' });
      return {};
    },
    success: { en: 'SQL Explorer is disabled.', zh: '关闭SQL洞察成功' },
  },
};

/** The paid audit of the statements that an instance ran. */
export const sqlExplorerPage: Page = {
  name: { en: 'SQL Explorer', zh: 'SQL洞察' },
  route: `${INSTANCE_ROUTE}/sqlExplorer`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'details',
      read,
      buttons: [enable, change, disable, notOffered('Export', '导出')],
      items: [
        {
          label: { en: 'SQL Explorer', zh: 'SQL洞察' },
          value: (row) => textOf(row, 'SQLCollectorStatus'),
          states: {
            Enable: { label: { en: 'Enabled', zh: '已开通' }, tone: 'success' },
            Disabled: { label: { en: 'Not Activated', zh: '未开通' }, tone: 'disabled' },
          },
        },
        {
          label: periodField.label,
          value: (row) => (isOn(row) ? textOf(row, 'StoragePeriod') : ''),
        },
      ],
    },
    emptyTable(
      [
        { en: 'SQL Statement', zh: 'SQL语句' },
        { en: 'Database', zh: '数据库' },
        { en: 'Account', zh: '账号' },
        { en: 'Time Consumed', zh: '耗时' },
      ],
      { title: { en: 'Statements', zh: 'SQL列表' }, search: { en: 'Keyword', zh: '关键字' } },
    ),
  ],
};
