import type { Control, DetailsSection, PageContext, Row, Section } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { generatePassword, logonFields } from './logon-settings.js';
import { userKeys } from './user-keys.js';

const userName = (context: PageContext) => context.parameters.user ?? '';

const yesNo = {
  true: { label: { en: 'Yes', zh: '是' } },
  false: { label: { en: 'No', zh: '否' } },
};

async function readProfile(context: PageContext): Promise<Row> {
  const answer = await context.find('ram', 'GetLoginProfile', { UserName: userName(context) });
  return { ...rowOf(answer ?? {}, 'LoginProfile'), enabled: String(answer !== undefined) };
}

const hasProfile = (row: Row) => textOf(row, 'enabled') === 'true';

/** Sets a password where there is none, or changes the settings of the one that is there. */
function logonControl(isNew: boolean): Control {
  const title = isNew
    ? { en: 'Enable Console Logon', zh: '启用控制台登录' }
    : { en: 'Modify Logon Settings', zh: '修改登录设置' };
  return {
    label: title,
    shown: (row) => hasProfile(row) !== isNew,
    operation: {
      kind: 'drawer',
      title,
      initial: (row) =>
        isNew
          ? {}
          : {
              passwordKind: 'kept',
              resetRequired: textOf(row, 'PasswordResetRequired'),
              mfaRequired: textOf(row, 'MFABindRequired'),
            },
      form: {
        groups: [{ fields: logonFields({ mayKeep: !isNew }) }],
        submit: async (values, context) => {
          const generated = values.passwordKind === 'generated' ? generatePassword() : undefined;
          const Password = values.passwordKind === 'custom' ? String(values.password) : generated;
          await context.call('ram', isNew ? 'CreateLoginProfile' : 'UpdateLoginProfile', {
            UserName: userName(context),
            ...(Password === undefined ? {} : { Password }),
            PasswordResetRequired: values.resetRequired === 'true',
            MFABindRequired: values.mfaRequired === 'true',
          });
          return generated === undefined ? {} : { result: [{ name: userName(context), password: generated }] };
        },
        success: { en: 'The logon settings are saved.', zh: '登录设置已保存' },
        result: {
          heading: title,
          notice: { en: 'The password is shown only now.', zh: '登录密码仅在此时显示，请及时保存。' },
          back: { label: { en: 'Back', zh: '返回' }, route: '/users/:user' },
          columns: [
            { label: { en: 'User', zh: '用户' }, value: (row) => textOf(row, 'name') },
            { label: { en: 'Logon Password', zh: '登录密码' }, value: (row) => textOf(row, 'password') },
          ],
        },
      },
    },
  };
}

const clearLogon: Control = {
  label: { en: 'Remove Logon Settings', zh: '清空登录设置' },
  shown: hasProfile,
  operation: {
    kind: 'confirm',
    title: { en: 'Remove Logon Settings', zh: '清空登录设置' },
    message: {
      en: 'The user can no longer sign in to the console. Continue?',
      zh: '清空后用户将不能登录控制台。是否继续？',
    },
    run: async (_row, context) => {
      await context.call('ram', 'DeleteLoginProfile', { UserName: userName(context) });
      return {};
    },
    success: { en: 'The logon settings are removed.', zh: '清空登录设置成功' },
  },
};

const consoleLogon: DetailsSection = {
  kind: 'details',
  title: { en: 'Console Logon Management', zh: '控制台登录管理' },
  read: readProfile,
  buttons: [logonControl(true), logonControl(false), clearLogon],
  items: [
    {
      label: { en: 'Console Access', zh: '控制台访问' },
      value: (row) => textOf(row, 'enabled'),
      states: {
        true: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
        false: { label: { en: 'Disabled', zh: '未开启' }, tone: 'disabled' },
      },
    },
    {
      label: { en: 'Password Reset Required', zh: '下次登录必须重置密码' },
      value: (row) => textOf(row, 'PasswordResetRequired'),
      states: yesNo,
    },
    {
      label: { en: 'Required to Enable MFA', zh: '必须开启多因素认证' },
      value: (row) => textOf(row, 'MFABindRequired'),
      states: yesNo,
    },
  ],
};

async function readDevice(context: PageContext): Promise<Row> {
  const answer = await context.find('ram', 'GetUserMFAInfo', { UserName: userName(context) });
  const serial = textOf(answer ?? {}, 'MFADevice', 'SerialNumber');
  return { serial, bound: String(serial !== '') };
}

const isBound = (row: Row) => textOf(row, 'bound') === 'true';

const boundColumn = {
  label: { en: 'MFA Device', zh: '多因素认证' },
  value: (row: Row) => textOf(row, 'bound'),
  states: {
    true: { label: { en: 'Enabled', zh: '已启用' }, tone: 'success' },
    false: { label: { en: 'Disabled', zh: '未启用' }, tone: 'disabled' },
  },
} as const;

const virtualDevice: DetailsSection = {
  kind: 'details',
  read: readDevice,
  buttons: [
    {
      // The key must be on a phone before two of its codes can be entered; there is no phone here.
      label: { en: 'Enable the Virtual MFA Device', zh: '启用虚拟MFA设备' },
      shown: (row) => !isBound(row),
      operation: { kind: 'unavailable' },
    },
    {
      label: { en: 'Disable the Virtual MFA Device', zh: '停用虚拟MFA设备' },
      shown: isBound,
      operation: {
        kind: 'confirm',
        title: { en: 'Disable the Virtual MFA Device', zh: '停用虚拟MFA设备' },
        message: {
          en: 'The user signs in without a code from now on. Continue?',
          zh: '停用后登录时不再需要验证码。是否继续？',
        },
        run: async (_row, context) => {
          await context.call('ram', 'UnbindMFADevice', { UserName: userName(context) });
          return {};
        },
        success: { en: 'The virtual MFA device is disabled.', zh: '停用虚拟MFA设备成功' },
      },
    },
  ],
  items: [boundColumn, { label: { en: 'Serial Number', zh: '序列号' }, value: (row) => textOf(row, 'serial') }],
};

const securityKey: DetailsSection = {
  kind: 'details',
  read: async () => ({ bound: 'false' }),
  buttons: [
    notOffered('Enable U2F Security Key', '启用U2F安全密钥'),
    { ...notOffered('Disable U2F Security Key', '停用U2F安全密钥'), shown: isBound },
  ],
  items: [{ ...boundColumn, label: { en: 'U2F Security Key', zh: 'U2F安全密钥' } }],
};

/** How a user proves to be who it is: password, MFA devices, AccessKey pairs. */
export const authentication: readonly Section[] = [
  consoleLogon,
  {
    kind: 'tabs',
    tabs: [
      { label: { en: 'Virtual MFA Device', zh: '虚拟MFA' }, sections: [virtualDevice] },
      { label: { en: 'U2F Security Key', zh: 'U2F安全密钥' }, sections: [securityKey] },
    ],
  },
  userKeys,
];
