import type { Control, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { dbInstance } from '../db-instance.js';

/** Calls an operation on the instance of a record, or of the address where the page shows one. */
export async function callOn(row: Row, context: PageContext, action: string, parameters: Row = {}): Promise<Row> {
  return await context.call('rds', action, {
    RegionId: context.region,
    DBInstanceId: textOf(row, 'DBInstanceId') || context.parameters.instance,
    ...parameters,
  });
}

/** The instance that the address names. */
export async function currentInstance(context: PageContext): Promise<Row> {
  const answer = await callOn({}, context, 'DescribeDBInstanceAttribute');
  return listOf(answer, 'Items', 'DBInstanceAttribute')[0] ?? {};
}

/** An instance takes changes only while it runs. */
export function isBusy(row: Row): boolean {
  return textOf(row, 'DBInstanceStatus') !== 'Running';
}

/** Look of the states. */
export const statusColumn = attributeColumn(dbInstance, 'DBInstanceStatus', {
  tones: { Creating: 'loading', Running: 'success', Rebooting: 'loading' },
});

export const restart: Control = {
  label: { en: 'Restart Instance', zh: '重启实例' },
  disabled: isBusy,
  operation: {
    kind: 'confirm',
    title: { en: 'Restart Instance', zh: '重启实例' },
    message: {
      en: 'Connections are lost for some seconds. Restart the instance?',
      zh: '重启期间会有秒级的连接中断。确定重启实例？',
    },
    run: async (row, context) => {
      await callOn(row, context, 'RestartDBInstance');
      return {};
    },
    success: { en: 'The instance is restarting.', zh: '实例重启中' },
  },
};

export const release: Control = {
  label: { en: 'Release Instance', zh: '释放实例' },
  disabled: isBusy,
  operation: {
    kind: 'confirm',
    title: { en: 'Release Instance', zh: '释放实例' },
    message: {
      en: 'All data of a released instance is lost. Release it?',
      zh: '释放后实例数据将无法恢复。确定释放实例？',
    },
    run: async (row, context) => {
      await callOn(row, context, 'DeleteDBInstance');
      return { navigate: '/rdsList/:region/basic' };
    },
    success: { en: 'The instance is released.', zh: '实例释放成功' },
  },
};

export const rename: Control = {
  label: { en: 'Edit', zh: '编辑' },
  icon: 'edit',
  operation: {
    kind: 'dialog',
    title: { en: 'Edit Instance Name', zh: '修改实例名称' },
    initial: (row) => ({ name: textOf(row, 'DBInstanceDescription') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(dbInstance, 'DBInstanceDescription'),
              required: true,
              maxLength: 64,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await callOn(row, context, 'ModifyDBInstanceDescription', { DBInstanceDescription: values.name });
        return {};
      },
      success: { en: 'The name is changed.', zh: '修改成功' },
    },
  },
};
