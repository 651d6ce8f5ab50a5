import type { Control, Field, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { valueOptions } from '../../shared/options.js';
import { instance } from '../instance.js';
import { ecsCall, say } from './shared.js';

const id = (row: Row) => textOf(row, 'InstanceId');
const status = (row: Row) => textOf(row, 'Status');
const isNot =
  (...states: readonly string[]) =>
  (row: Row) =>
    !states.includes(status(row));

export const startInstance: Control = {
  label: say('Start', '启动'),
  disabled: isNot('Stopped'),
  operation: {
    kind: 'confirm',
    title: say('Start Instance', '启动实例'),
    message: say('The selected instances will be started. Continue?', '所选的实例将执行启动操作，您是否确定操作？'),
    run: async (row, context) => {
      await ecsCall(context, 'StartInstance', { InstanceId: id(row) });
      return {};
    },
    success: say('The instance is being started.', '启动实例操作成功'),
  },
};

const stopMode: Field = {
  name: 'mode',
  kind: 'radio',
  label: say('Stop Method', '停止方式'),
  required: true,
  initial: 'normal',
  options: [
    { value: 'normal', label: say('Stop', '停止') },
    { value: 'force', label: say('Force Stop', '强制停止') },
  ],
};

const chargeMode: Field = {
  name: 'charge',
  kind: 'radio',
  label: attributeLabel(instance, 'StoppedMode'),
  required: true,
  initial: 'KeepCharging',
  options: valueOptions(instance.attributes.StoppedMode, ['KeepCharging', 'StopCharging']),
  help: say('Applies to pay-as-you-go instances in VPCs.', '仅对按量付费的专有网络实例生效。'),
};

export const stopInstance: Control = {
  label: say('Stop', '停止'),
  disabled: isNot('Running'),
  operation: {
    kind: 'dialog',
    title: say('Stop Instance', '停止实例'),
    notice: say('The services that run on the instance are interrupted.', '停止实例会中断您的业务，请谨慎执行。'),
    form: {
      groups: [{ fields: [stopMode, chargeMode] }],
      submit: async (values, context, _row, rows) => {
        for (const row of rows) {
          await ecsCall(context, 'StopInstance', {
            InstanceId: id(row),
            ForceStop: values.mode === 'force',
            StoppedMode: values.charge,
          });
        }
        return {};
      },
      success: say('The instance is being stopped.', '停止实例操作成功'),
    },
  },
};

export const restartInstance: Control = {
  label: say('Restart', '重启'),
  disabled: isNot('Running'),
  operation: {
    kind: 'dialog',
    title: say('Restart Instance', '重启实例'),
    notice: say('The instance is out of service while it restarts.', '重启期间实例无法提供服务。'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'mode',
              kind: 'radio',
              label: say('Restart Mode', '重启方式'),
              required: true,
              options: [
                { value: 'normal', label: say('Restart', '重启') },
                { value: 'force', label: say('Force Restart', '强制重启') },
              ],
            },
          ],
        },
      ],
      submit: async (values, context, _row, rows) => {
        const ForceStop = values.mode === 'force';
        for (const row of rows) await ecsCall(context, 'RebootInstance', { InstanceId: id(row), ForceStop });
        return {};
      },
      success: say('The instance is being restarted.', '重启实例操作成功'),
    },
  },
};

export const releaseInstance: Control = {
  label: say('Release', '释放设置'),
  operation: {
    kind: 'dialog',
    title: say('Release', '释放设置'),
    notice: say('A released instance cannot be restored.', '实例释放后数据无法找回，请谨慎操作。'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'when',
              kind: 'radio',
              label: say('Release Mode', '释放行为'),
              required: true,
              initial: 'now',
              options: [
                { value: 'now', label: say('Release Now', '立即释放') },
                { value: 'later', label: say('Scheduled Release', '定时释放') },
              ],
            },
            {
              name: 'time',
              kind: 'date',
              time: true,
              label: say('Released At', '释放时间'),
              required: true,
              when: { field: 'when', is: ['later'] },
            },
          ],
        },
      ],
      submit: async (values, context, _row, rows) => {
        for (const row of rows) {
          if (values.when === 'later') await ecsCall(context, 'ModifyInstanceAutoReleaseTime', laterThan(row, values));
          else await ecsCall(context, 'DeleteInstance', { InstanceId: id(row), Force: true });
        }
        return {};
      },
      success: say('The release is set.', '释放设置成功'),
    },
  },
};

/** The dialog's time is China Standard Time; the API's is UTC, to the minute. */
function laterThan(row: Row, values: Values): Row {
  const time = Date.parse(`${String(values.time).replace(' ', 'T')}+08:00`);
  const utc = Number.isNaN(time) ? '' : `${new Date(time).toISOString().slice(0, 16)}:00Z`;
  return { InstanceId: id(row), AutoReleaseTime: utc };
}

export const resetPassword: Control = {
  label: say('Reset Password', '重置实例密码'),
  disabled: isNot('Running', 'Stopped'),
  operation: {
    kind: 'dialog',
    title: say('Reset Password', '重置实例密码'),
    notice: say('A running instance must be restarted for the password.', '运行中的实例需要重启后新密码才能生效。'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'password',
              kind: 'password',
              label: say('New Password', '新密码'),
              required: true,
              help: say(
                '8 to 30 characters of three kinds: upper case, lower case, digits, special characters.',
                '8-30个字符，必须同时包含大写字母、小写字母、数字和特殊字符中的三项。',
              ),
            },
            {
              name: 'again',
              kind: 'password',
              label: say('Confirm Password', '确认密码'),
              required: true,
              repeats: { field: 'password', message: say('The passwords differ.', '两次输入的密码不一致') },
            },
          ],
        },
      ],
      submitLabel: say('Submit', '提交'),
      submit: async (values, context, _row, rows) => {
        const { password: Password } = values;
        for (const row of rows) await ecsCall(context, 'ModifyInstanceAttribute', { InstanceId: id(row), Password });
        return {};
      },
      success: say('The password is reset.', '重置密码成功'),
    },
  },
};

export const renameInstance: Control = {
  label: say('Modify Information', '修改信息'),
  operation: {
    kind: 'dialog',
    title: say('Modify Information', '修改信息'),
    initial: (row) => ({ name: textOf(row, 'InstanceName'), description: textOf(row, 'Description') }),
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(instance, 'InstanceName'), required: true },
            { name: 'description', kind: 'textarea', label: attributeLabel(instance, 'Description') },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'ModifyInstanceAttribute', {
          InstanceId: id(row),
          InstanceName: values.name,
          Description: values.description ?? '',
        });
        return {};
      },
      success: say('The information is saved.', '修改信息成功'),
    },
  },
};
