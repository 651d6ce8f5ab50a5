import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
  type ResourceSpec,
} from '../../spec/index.js';
import { isStrongPassword } from '../shared/database/passwords.js';
import { needRunning } from './need-instance.js';

const ACCOUNT = 'rds/account';
const NAMED = {
  DBInstanceId: { type: 'string', required: true },
  AccountName: { type: 'string', required: true },
} as const;
const PASSWORD = { AccountPassword: { type: 'secret', required: true } } as const;

function needAccount(context: OperationContext): ResourceRecord {
  const instance = needRunning(context);
  const name = String(context.parameters.AccountName);
  const account = context.store.get(ACCOUNT, `${instance.id}/${name}`);
  if (account !== undefined) return account;
  throw new ApiError({
    status: 404,
    code: 'InvalidAccountName.NotFound',
    message: 'The specified account is not found.',
  });
}

function passwordOf({ parameters }: OperationContext): string {
  const password = String(parameters.AccountPassword);
  if (isStrongPassword(password)) return password;
  throw new ApiError({
    status: 400,
    code: 'InvalidAccountPassword.Format',
    message: 'The specified account password is not valid.',
  });
}

const create: OperationHandler = (context) => {
  const instance = needRunning(context);
  const { AccountName, AccountType, AccountDescription } = context.parameters;
  if (!/^[a-z][a-z0-9_]{0,30}[a-z0-9]$/.test(String(AccountName))) {
    throw new ApiError({
      status: 400,
      code: 'InvalidAccountName.Format',
      message: 'Specified account name is not valid.',
    });
  }
  if (context.store.get(ACCOUNT, `${instance.id}/${String(AccountName)}`) !== undefined) {
    throw new ApiError({
      status: 400,
      code: 'InvalidAccountName.Duplicate',
      message: 'The account name already exists.',
    });
  }
  context.store.insert({
    resource: ACCOUNT,
    id: `${instance.id}/${String(AccountName)}`,
    attributes: {
      DBInstanceId: instance.id,
      AccountName,
      AccountType: AccountType ?? 'Normal',
      AccountDescription: AccountDescription ?? '',
      AccountPassword: passwordOf(context),
    },
  });
  return {};
};

const list: OperationHandler = (context) => {
  const instance = needRunning(context);
  const wanted = context.parameters.AccountName;
  const accounts = context.store
    .find(ACCOUNT, { DBInstanceId: instance.id, ...(wanted === undefined ? {} : { AccountName: wanted }) })
    .map((account) => ({
      DBInstanceId: instance.id,
      AccountName: account.attributes.AccountName,
      AccountType: account.attributes.AccountType,
      AccountDescription: account.attributes.AccountDescription,
      AccountStatus: context.store.stateOf(account),
      DatabasePrivileges: { DatabasePrivilege: [] },
    }));
  return { PageNumber: 1, TotalRecordCount: accounts.length, Accounts: { DBInstanceAccount: accounts } };
};

/** Accounts of the databases of an instance. */
export const account: ResourceSpec = {
  name: 'account',
  label: { zh: '账号', en: 'Account' },
  id: { attribute: 'AccountKey', from: 'caller' },
  scope: 'global',
  attributes: {
    AccountKey: { type: 'string', label: { zh: '账号', en: 'Account' }, source: 'assumed', generated: { kind: 'id' } },
    DBInstanceId: { type: 'string', label: { zh: '实例ID', en: 'Instance ID' }, source: 'sdk' },
    AccountName: { type: 'string', label: { zh: '账号', en: 'Account' }, source: 'sdk' },
    AccountType: {
      type: 'string',
      label: { zh: '类型', en: 'Account Type' },
      source: 'sdk',
      values: [
        { value: 'Normal', label: { zh: '普通账号', en: 'Standard Account' } },
        { value: 'Super', label: { zh: '高权限账号', en: 'Privileged Account' } },
      ],
    },
    AccountDescription: { type: 'string', label: { zh: '账号描述', en: 'Description' }, source: 'sdk' },
    AccountPassword: { type: 'secret', label: { zh: '密码', en: 'Password' }, source: 'sdk' },
    AccountStatus: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'sdk',
      generated: { kind: 'state' },
    },
  },
  states: {
    initial: 'Unavailable',
    values: {
      Unavailable: { label: { zh: '创建中', en: 'Creating' }, next: { state: 'Available', afterMilliseconds: 800 } },
      Available: { label: { zh: '已激活', en: 'Activated' } },
    },
  },
  operations: {
    CreateAccount: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      masked: ['AccountPassword'],
      parameters: { ...NAMED, ...PASSWORD, AccountType: { type: 'string', values: ['Normal', 'Super'] } },
      handler: create,
    },
    DescribeAccounts: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: { DBInstanceId: NAMED.DBInstanceId },
      handler: list,
    },
    ResetAccountPassword: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      masked: ['AccountPassword'],
      parameters: { ...NAMED, ...PASSWORD },
      handler: (context) => {
        context.store.update(needAccount(context), { AccountPassword: passwordOf(context) });
        return {};
      },
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
  notFound: { status: 404, code: 'InvalidAccountName.NotFound', message: 'The specified account is not found.' },
};
