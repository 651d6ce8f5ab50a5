import type { Page } from '../../../spec/console.js';
import { attributeColumn } from '../../columns.js';
import { backup } from '../backups.js';
import { backUp } from './instance-controls.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, ofInstance, unavailable, type Words } from './shared.js';

/** The backups of an instance. */
export function backupsPage(words: Words, kind: InstanceKind): Page {
  return {
    name: { en: 'Backup and Recovery', zh: '备份与恢复' },
    route: `${instanceRoute(kind)}/backups`,
    parent: listRoute(kind),
    navigation: instanceNavigation(words, kind),
    buttons: [
      unavailable({ en: 'Create Instance By Time Point', zh: '按时间点新建实例' }),
      unavailable({ en: 'Backup Settings', zh: '备份设置' }),
      backUp(words),
    ],
    sections: [
      {
        kind: 'table',
        ordered: true,
        rows: async (context) => await ofInstance(context, 'DescribeBackups', 'Backups', 'Backup'),
        columns: [
          attributeColumn(backup, 'BackupStartTime'),
          attributeColumn(backup, 'BackupMethod'),
          attributeColumn(backup, 'BackupType'),
          attributeColumn(backup, 'BackupSize'),
          attributeColumn(backup, 'BackupStatus', { tones: { Backuping: 'loading', Success: 'success' } }),
        ],
        rowControls: [
          {
            label: { en: 'More', zh: '更多' },
            icon: 'more',
            operation: {
              kind: 'menu',
              items: [
                unavailable({ en: 'Download', zh: '下载' }),
                unavailable({ en: 'Create Instance from Backup', zh: '从备份点新建实例' }),
                unavailable({ en: 'Restore Data', zh: '数据恢复' }),
              ],
            },
          },
        ],
      },
    ],
  };
}
