import type { OperationHandler, ResourceSpec } from '../../spec/index.js';
import { constantAttribute, createdAttribute, idAttribute } from '../shared/attribute-shapes.js';
import { instanceExists, needRunning } from './need-instance.js';

const createBackup: OperationHandler = (context) => {
  const instance = needRunning(context);
  const backup = context.store.insert({
    resource: 'dds/backup',
    regionId: context.regionId,
    attributes: { DBInstanceId: instance.id, BackupMethod: context.parameters.BackupMethod },
  });
  return { BackupId: backup.id };
};

/** Backups of instances, made by hand. */
export const backup: ResourceSpec = {
  name: 'backup',
  label: { zh: '备份', en: 'Backup' },
  id: { attribute: 'BackupId', from: 'prefix', prefix: '', length: 9, alphabet: 'digits' },
  scope: 'region',
  attributes: {
    BackupId: idAttribute({ zh: '备份ID', en: 'Backup ID' }, 'sdk'),
    DBInstanceId: { type: 'string', label: { zh: '实例ID', en: 'Instance ID' }, source: 'sdk' },
    BackupMethod: {
      type: 'string',
      label: { zh: '备份方法', en: 'Backup Method' },
      source: 'document',
      default: 'Physical',
      values: [
        { value: 'Physical', label: { zh: '物理备份', en: 'Physical Backup' } },
        { value: 'Logical', label: { zh: '逻辑备份', en: 'Logical Backup' } },
      ],
    },
    BackupMode: constantAttribute({ zh: '备份模式', en: 'Backup Mode' }, 'Manual'),
    BackupType: constantAttribute({ zh: '备份类型', en: 'Backup Type' }, 'FullBackup'),
    BackupSize: constantAttribute({ zh: '备份大小', en: 'Backup Size' }, 65_536),
    BackupStatus: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'sdk',
      generated: { kind: 'state' },
    },
    BackupStartTime: createdAttribute({ zh: '备份开始时间', en: 'Started At' }),
  },
  states: {
    initial: 'Backuping',
    values: {
      Backuping: { label: { zh: '备份中', en: 'Backing Up' }, next: { state: 'Success', afterMilliseconds: 2000 } },
      Success: { label: { zh: '备份成功', en: 'Completed' } },
    },
  },
  operations: {
    CreateBackup: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        DBInstanceId: { type: 'string', required: true },
        BackupMethod: { type: 'string', default: 'Physical', values: ['Physical', 'Logical'] },
      },
      handler: createBackup,
    },
    DescribeBackups: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      parameters: { DBInstanceId: { type: 'string', required: true } },
      itemsAt: 'Backups.Backup',
      paging: 'page-number',
      defaultPageSize: 30,
      maximumPageSize: 100,
      filters: [
        { parameter: 'DBInstanceId', attribute: 'DBInstanceId', match: 'exact' },
        { parameter: 'BackupId', attribute: 'BackupId', match: 'exact' },
      ],
      before: instanceExists,
    },
  },
  notFound: { status: 404, code: 'InvalidBackupSetID.NotFound', message: 'Specified backup set ID does not exist.' },
};
