import type { Control, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { instanceCall, instanceControls } from '../../shared/database/instance-controls.js';
import { instance } from '../instance.js';
import { LIST } from './navigation.js';

export const callOn = instanceCall('r-kvstore', 'InstanceId');

/** An instance takes changes only while it works. */
export function isBusy(row: Row): boolean {
  return textOf(row, 'InstanceStatus') !== 'Normal';
}

export const { restart, release, rename } = instanceControls({
  callOn,
  isBusy,
  list: LIST,
  restart: { label: { en: 'Restart', zh: '重启' }, action: 'RestartInstance' },
  release: { label: { en: 'Release', zh: '释放' }, action: 'DeleteInstance' },
  rename: {
    action: 'ModifyInstanceAttribute',
    attribute: 'InstanceName',
    label: attributeLabel(instance, 'InstanceName'),
    maxLength: 80,
  },
});

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
