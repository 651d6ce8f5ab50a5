import type { Control, Overlay, PageContext, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { valueOptions } from '../../shared/options.js';
import { backup } from '../backups.js';
import { instance } from '../instance.js';
import { type InstanceKind, instanceId, instanceRoute, isRunning, listRoute, type Words } from './shared.js';

async function call(action: string, row: Row, context: PageContext, parameters: Row = {}) {
  const DBInstanceId = instanceId(row, context);
  return await context.call('dds', action, { RegionId: context.region, DBInstanceId, ...parameters });
}

/** On lists a busy instance greys its controls; on the pages of one the state is not known to a button. */
const isBusy = (row: Row) => textOf(row, 'DBInstanceStatus') !== '' && !isRunning(row);

/** Restarts the instance of a row or of the page. */
export function restart(label: Text): Control {
  return {
    label,
    disabled: isBusy,
    operation: {
      kind: 'confirm',
      title: { en: 'Restart Instance', zh: '重启实例' },
      message: { en: 'Connections are lost for a moment. Restart now?', zh: '重启期间连接会闪断，是否立即重启？' },
      run: async (row, context) => {
        await call('RestartDBInstance', row, context);
        return {};
      },
      success: { en: 'The instance is restarting.', zh: '实例重启中' },
    },
  };
}

/** Gives the instance back. Only instances that are paid as they go can be. */
export const release = (kind: InstanceKind): Control => ({
  label: { en: 'Release', zh: '释放' },
  disabled: (row) => isBusy(row) || textOf(row, 'ChargeType') === 'PrePaid',
  operation: {
    kind: 'confirm',
    title: { en: 'Release Instance', zh: '释放实例' },
    message: { en: 'The data of the instance is lost. Release it?', zh: '释放后数据将丢失，是否释放？' },
    run: async (row, context) => {
      await call('DeleteDBInstance', row, context);
      return context.parameters.instance === undefined ? {} : { navigate: listRoute(kind) };
    },
    success: { en: 'The instance is released.', zh: '释放实例成功' },
  },
});

/** Button that backs up an instance now. */
export function backUp({ form }: Words): Control {
  const operation: Overlay = {
    kind: form,
    title: { en: 'Back up Instance', zh: '备份实例' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'method',
              kind: 'select',
              label: attributeLabel(backup, 'BackupMethod'),
              required: true,
              initial: 'Physical',
              options: valueOptions(backup.attributes.BackupMethod),
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await call('CreateBackup', row, context, { BackupMethod: values.method });
        return {};
      },
      success: { en: 'The backup has begun.', zh: '备份任务已下发' },
    },
  };
  return { label: { en: 'Back up Instance', zh: '备份实例' }, operation };
}

/** Icon that changes the name of an instance. */
export function rename({ form }: Words): Control {
  return {
    label: { en: 'Edit', zh: '编辑' },
    icon: 'edit',
    operation: {
      kind: form,
      title: { en: 'Edit Instance Name', zh: '编辑实例名称' },
      initial: (row) => ({ name: textOf(row, 'DBInstanceDescription') }),
      form: {
        groups: [
          {
            fields: [
              {
                name: 'name',
                kind: 'text',
                label: attributeLabel(instance, 'DBInstanceDescription'),
                required: true,
                maxLength: 256,
              },
            ],
          },
        ],
        submit: async (values, context, row) => {
          await call('ModifyDBInstanceDescription', row, context, { DBInstanceDescription: values.name });
          return {};
        },
        success: { en: 'The name is changed.', zh: '修改成功' },
      },
    },
  };
}

/** What the nameless icon of a row offers. */
export function moreMenu(kind: InstanceKind): Control {
  return {
    label: { en: 'More', zh: '更多' },
    icon: 'more',
    operation: {
      kind: 'menu',
      items: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `${instanceRoute(kind, textOf(row, 'DBInstanceId'))}/basic` },
        },
        notOffered('Change Configuration', '变更配置'),
        restart({ en: 'Restart', zh: '重启' }),
        notOffered('Switch to Subscription', '转包年包月'),
        notOffered('Edit tags', '编辑标签'),
        notOffered('Migrate Across Zones', '迁移可用区'),
        release(kind),
      ],
    },
  };
}
