import type { Control, Field } from '../../../spec/console.js';
import type { ResourceSpec } from '../../../spec/index.js';
import { attributeLabel } from '../columns.js';
import { valueOptions } from '../options.js';
import type { InstanceCall } from './instance-controls.js';

/** Makes an account of an instance; `kind` is the attribute that says what the account may do. */
export function createAccount(
  callOn: InstanceCall,
  account: ResourceSpec,
  kind: { readonly attribute: string; readonly initial: string },
  passwordField: Field,
): Control {
  return {
    label: { en: 'Create Account', zh: '创建账号' },
    primary: true,
    operation: {
      kind: 'drawer',
      title: { en: 'Create Account', zh: '创建账号' },
      form: {
        groups: [
          {
            fields: [
              { name: 'name', kind: 'text', label: attributeLabel(account, 'AccountName'), required: true },
              {
                name: 'kind',
                kind: 'radio',
                label: attributeLabel(account, kind.attribute),
                initial: kind.initial,
                options: valueOptions(account.attributes[kind.attribute]),
              },
              passwordField,
              { name: 'description', kind: 'textarea', label: attributeLabel(account, 'AccountDescription') },
            ],
          },
        ],
        submit: async (values, context) => {
          await callOn({}, context, 'CreateAccount', {
            AccountName: values.name,
            AccountPassword: values[passwordField.name],
            [kind.attribute]: values.kind,
            AccountDescription: values.description ?? '',
          });
          return {};
        },
        success: { en: 'The account is created.', zh: '创建账号成功' },
      },
    },
  };
}

/** Removes the account of a row. */
export function deleteAccount(callOn: InstanceCall): Control {
  return {
    label: { en: 'Delete', zh: '删除' },
    operation: {
      kind: 'confirm',
      title: { en: 'Delete Account', zh: '删除账号' },
      message: { en: 'Delete this account?', zh: '确定删除该账号？' },
      run: async (row, context) => {
        await callOn({}, context, 'DeleteAccount', { AccountName: row.AccountName });
        return {};
      },
      success: { en: 'The account is deleted.', zh: '删除账号成功' },
    },
  };
}
