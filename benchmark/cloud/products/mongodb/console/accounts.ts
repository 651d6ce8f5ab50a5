import type { Control, Overlay, Page, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { account } from '../accounts.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, ofInstance, type Words } from './shared.js';

const passwordRule = {
  en: '8 to 32 characters of at least three kinds: uppercase letters, lowercase letters, digits, and !@#$%^&*()_+-=.',
  zh: '8~32位，须包含大写字母、小写字母、数字、特殊字符（!@#$%^&*()_+-=）中的至少三种。',
};

function resetOverlay({ form }: Words): Overlay {
  return {
    kind: form,
    title: { en: 'Reset Password', zh: '重置密码' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'password',
              kind: 'password',
              label: { en: 'New Password', zh: '新密码' },
              required: true,
              help: passwordRule,
              rule: { pattern: /^[\w!@#$%^&*()+\-=]{8,32}$/, message: passwordRule },
            },
            {
              name: 'again',
              kind: 'password',
              label: { en: 'Confirm New Password', zh: '确认新密码' },
              required: true,
              repeats: {
                field: 'password',
                message: { en: 'The two passwords are not the same.', zh: '两次输入的密码不一致' },
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('dds', 'ResetAccountPassword', {
          RegionId: context.region,
          DBInstanceId: context.parameters.instance,
          AccountName: textOf(row, 'AccountName') || 'root',
          AccountPassword: values.password,
          ...(textOf(row, 'CharacterType') === '' ? {} : { CharacterType: textOf(row, 'CharacterType') }),
        });
        return {};
      },
      success: { en: 'The password is reset.', zh: '重置密码成功' },
    },
  };
}

function describe({ form }: Words): Control {
  return {
    label: { en: 'Modify Description', zh: '修改备注' },
    operation: {
      kind: form,
      title: { en: 'Modify Description', zh: '修改备注' },
      initial: (row: Row) => ({ description: textOf(row, 'AccountDescription') }),
      form: {
        groups: [
          {
            fields: [
              {
                name: 'description',
                kind: 'textarea',
                label: attributeLabel(account, 'AccountDescription'),
                required: true,
                maxLength: 256,
              },
            ],
          },
        ],
        submit: async (values, context, row) => {
          await context.call('dds', 'ModifyAccountDescription', {
            RegionId: context.region,
            DBInstanceId: context.parameters.instance,
            AccountName: textOf(row, 'AccountName'),
            AccountDescription: values.description,
          });
          return {};
        },
        success: { en: 'The description is changed.', zh: '修改成功' },
      },
    },
  };
}

/** The accounts of an instance that the console manages. */
export function accountsPage(words: Words, kind: InstanceKind): Page {
  const reset: Control = { label: { en: 'Reset Password', zh: '重置密码' }, operation: resetOverlay(words) };
  return {
    name: { en: 'Accounts', zh: '账号管理' },
    route: `${instanceRoute(kind)}/accounts`,
    parent: listRoute(kind),
    navigation: instanceNavigation(words, kind),
    buttons: [notOffered('Log On', '登录数据库')],
    sections: [
      {
        kind: 'table',
        rows: async (context) => await ofInstance(context, 'DescribeAccounts', 'Accounts', 'Account'),
        columns: [
          attributeColumn(account, 'AccountName'),
          attributeColumn(account, 'CharacterType'),
          attributeColumn(account, 'AccountStatus', { tones: { Available: 'success', Unavailable: 'warning' } }),
          attributeColumn(account, 'AccountDescription'),
        ],
        rowControls: [reset, describe(words)],
      },
    ],
  };
}
