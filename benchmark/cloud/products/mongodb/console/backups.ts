import type { Page } from '../../../spec/console.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { backup } from '../backups.js';
import { backUp } from './instance-controls.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, ofInstance, type Words } from './shared.js';

/** The backups of an instance. */
export function backupsPage(words: Words, kind: InstanceKind): Page {
  return {
    name: { en: 'Backup and Recovery', zh: '备份与恢复' },
    route: `${instanceRoute(kind)}/backups`,
    parent: listRoute(kind),
    navigation: instanceNavigation(words, kind),
    buttons: [
      notOffered('Create Instance By Time Point', '按时间点新建实例'),
      notOffered('Backup Settings', '备份设置'),
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
                notOffered('Download', '下载'),
                notOffered('Create Instance from Backup', '从备份点新建实例'),
                notOffered('Restore Data', '数据恢复'),
              ],
            },
          },
        ],
      },
    ],
  };
}
