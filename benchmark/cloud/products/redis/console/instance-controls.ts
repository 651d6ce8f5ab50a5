import type { Control, PageContext, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { instance } from '../instance.js';

/** Calls an operation on the instance of a record, or of the address where the page shows one. */
export async function callOn(row: Row, context: PageContext, action: string, parameters: Row = {}): Promise<Row> {
  return await context.call('r-kvstore', action, {
    RegionId: context.region,
    InstanceId: textOf(row, 'InstanceId') || context.parameters.instance,
    ...parameters,
  });
}

/** An instance takes changes only while it works. */
export function isBusy(row: Row): boolean {
  return textOf(row, 'InstanceStatus') !== 'Normal';
}

export const restart: Control = {
  label: { en: 'Restart', zh: '重启' },
  disabled: isBusy,
  operation: {
    kind: 'confirm',
    title: { en: 'Restart Instance', zh: '重启实例' },
    message: {
      en: 'Connections are lost for some seconds. Restart the instance?',
      zh: '重启期间会有秒级的连接中断。确定重启实例？',
    },
    run: async (row, context) => {
      await callOn(row, context, 'RestartInstance');
      return {};
    },
    success: { en: 'The instance is restarting.', zh: '实例重启中' },
  },
};

export const release: Control = {
  label: { en: 'Release', zh: '释放' },
  disabled: isBusy,
  operation: {
    kind: 'confirm',
    title: { en: 'Release Instance', zh: '释放实例' },
    message: {
      en: 'All data of a released instance is lost. Release it?',
      zh: '释放后实例数据将无法恢复。确定释放实例？',
    },
    run: async (row, context) => {
      await callOn(row, context, 'DeleteInstance');
      return { navigate: '/Redis/instance/:region' };
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
    initial: (row) => ({ name: textOf(row, 'InstanceName') }),
    form: {
      groups: [
        { fields: [{ name: 'name', kind: 'text', label: attributeLabel(instance, 'InstanceName'), required: true }] },
      ],
      submit: async (values, context, row) => {
        await callOn(row, context, 'ModifyInstanceAttribute', { InstanceName: values.name });
        return {};
      },
      success: { en: 'The name is changed.', zh: '修改成功' },
    },
  },
};

export const resetPassword: Control = {
  label: { en: 'Reset Password', zh: '修改密码' },
  disabled: isBusy,
  operation: {
    kind: 'drawer',
    title: { en: 'Reset Password', zh: '修改密码' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'password',
              kind: 'password',
              label: { en: 'New Password', zh: '新密码' },
              required: true,
              rule: {
                pattern: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9!@#$%^&*()_+=-]{8,32}$/,
                message: {
                  en: 'Enter 8 to 32 characters with letters and digits.',
                  zh: '请输入8~32个字符，须包含字母和数字。',
                },
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await callOn(row, context, 'ModifyInstanceAttribute', { NewPassword: values.password });
        return {};
      },
      success: { en: 'The password is changed.', zh: '密码修改成功' },
    },
  },
};
