import type { PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { instanceCall, instanceControls } from '../../shared/database/instance-controls.js';
import { dbInstance } from '../db-instance.js';
import { LIST } from './navigation.js';

export const callOn = instanceCall('rds', 'DBInstanceId');

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

export const { restart, release, rename } = instanceControls({
  callOn,
  isBusy,
  list: LIST,
  restart: { label: { en: 'Restart Instance', zh: '重启实例' }, action: 'RestartDBInstance' },
  release: { label: { en: 'Release Instance', zh: '释放实例' }, action: 'DeleteDBInstance' },
  rename: {
    action: 'ModifyDBInstanceDescription',
    attribute: 'DBInstanceDescription',
    label: attributeLabel(dbInstance, 'DBInstanceDescription'),
    maxLength: 64,
  },
});
