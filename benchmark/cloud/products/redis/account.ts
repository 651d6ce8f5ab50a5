import { ApiError, type OperationContext, type OperationHandler, type ResourceSpec } from '../../spec/index.js';
import { needInstance, needNormal } from './need-instance.js';

const ACCOUNT = 'r-kvstore/account';
const NAMED = {
  InstanceId: { type: 'string', required: true },
  AccountName: { type: 'string', required: true },
} as const;
const NOT_FOUND = { status: 404, code: 'InvalidAccountName.NotFound', message: 'The specified account is not found.' };

function needAccount(context: OperationContext) {
  const instance = needNormal(context);
  const account = context.store.get(ACCOUNT, `${instance.id}/${String(context.parameters.AccountName)}`);
  if (account === undefined) throw new ApiError(NOT_FOUND);
  return account;
}

const create: OperationHandler = (context) => {
  const instance = needNormal(context);
  const { AccountDescription, AccountName, AccountPassword, AccountPrivilege } = context.parameters;
  if (!/^[a-z][a-z0-9_]{0,98}[a-z0-9]$/.test(String(AccountName))) {
    throw new ApiError({
      status: 400,
      code: 'InvalidAccountName.Malformed',
      message: 'The account name is not valid.',
    });
  }
  const id = `${instance.id}/${String(AccountName)}`;
  if (context.store.get(ACCOUNT, id) !== undefined) {
    throw new ApiError({
      status: 400,
      code: 'InvalidAccountName.Duplicate',
      message: 'The account name already exists.',
    });
  }
  context.store.insert({
    resource: ACCOUNT,
    id,
    attributes: { InstanceId: instance.id, AccountName, AccountPassword, AccountPrivilege, AccountDescription },
  });
  return { InstanceId: instance.id, AcountName: AccountName };
};

const list: OperationHandler = (context) => {
  const instance = needInstance(context);
  const accounts = context.store.find(ACCOUNT, { InstanceId: instance.id }).map(({ attributes }) => ({
    InstanceId: instance.id,
    AccountName: attributes.AccountName,
    AccountType: 'Normal',
    AccountStatus: 'Available',
    AccountDescription: attributes.AccountDescription ?? '',
    DatabasePrivileges: { DatabasePrivilege: [{ AccountPrivilege: attributes.AccountPrivilege }] },
  }));
  return { Accounts: { Account: accounts } };
};

/** Accounts of an instance. */
export const account: ResourceSpec = {
  name: 'account',
  label: { zh: '账号', en: 'Account' },
  id: { attribute: 'AccountKey', from: 'caller' },
  scope: 'global',
  attributes: {
    AccountKey: { type: 'string', label: { zh: '账号', en: 'Account' }, source: 'assumed', generated: { kind: 'id' } },
    InstanceId: { type: 'string', label: { zh: '实例ID', en: 'Instance ID' }, source: 'sdk' },
    AccountName: { type: 'string', label: { zh: '账号', en: 'Username' }, source: 'sdk' },
    AccountPassword: { type: 'secret', label: { zh: '密码', en: 'Password' }, source: 'sdk' },
    AccountPrivilege: {
      type: 'string',
      label: { zh: '权限', en: 'Privilege' },
      source: 'sdk',
      values: [
        { value: 'RoleReadOnly', label: { zh: '只读', en: 'Read-only' } },
        { value: 'RoleReadWrite', label: { zh: '读写', en: 'Read/Write' } },
      ],
    },
    AccountDescription: { type: 'string', label: { zh: '备注说明', en: 'Description' }, source: 'sdk' },
  },
  operations: {
    CreateAccount: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      masked: ['AccountPassword'],
      parameters: {
        ...NAMED,
        AccountPassword: { type: 'secret', required: true },
        AccountPrivilege: { type: 'string', default: 'RoleReadWrite', values: ['RoleReadOnly', 'RoleReadWrite'] },
      },
      handler: create,
    },
    DescribeAccounts: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: { InstanceId: NAMED.InstanceId },
      handler: list,
    },
    DeleteAccount: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: NAMED,
      handler: (context) => {
        context.store.remove(needAccount(context));
        return {};
      },
    },
  },
  notFound: NOT_FOUND,
};
