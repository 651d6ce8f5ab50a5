import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
  type ResourceSpec,
} from '../../spec/index.js';
import { textAttribute } from '../shared/attribute-shapes.js';
import { isStrongPassword } from '../shared/database/passwords.js';
import { accountNotFound, passwordMalformed } from './errors.js';
import { instanceExists, needInstance, needRunning } from './need-instance.js';

/** Refuses a weak password. */
export function checkPassword(given: unknown): void {
  if (!isStrongPassword(String(given))) throw new ApiError(passwordMalformed);
}

function needAccount(context: OperationContext, instance: ResourceRecord): ResourceRecord {
  const { AccountName, CharacterType } = context.parameters;
  const found = context.store
    .find('dds/account', { DBInstanceId: instance.id, AccountName })
    .find(({ attributes }) => CharacterType === undefined || attributes.CharacterType === CharacterType);
  if (found === undefined) throw new ApiError(accountNotFound);
  return found;
}

const resetPassword: OperationHandler = (context) => {
  const account = needAccount(context, needRunning(context));
  const { AccountPassword } = context.parameters;
  checkPassword(AccountPassword);
  context.store.update(account, { AccountPassword, AccountStatus: 'Available' });
  return {};
};

const describe: OperationHandler = (context) => {
  const account = needAccount(context, needInstance(context));
  context.store.update(account, { AccountDescription: context.parameters.AccountDescription });
  return {};
};

const ofInstance = {
  DBInstanceId: { type: 'string', required: true },
  AccountName: { type: 'string', required: true },
} as const;

/** Accounts that the console manages: root, and those made with the endpoints of shards and config servers. */
export const account: ResourceSpec = {
  name: 'account',
  label: { zh: '账号', en: 'Account' },
  id: { attribute: 'AccountId', from: 'prefix', prefix: 'account-', length: 12 },
  scope: 'region',
  attributes: {
    AccountId: {
      type: 'string',
      label: { zh: '账号ID', en: 'Account ID' },
      source: 'assumed',
      generated: { kind: 'id' },
      shown: 'never',
    },
    DBInstanceId: { type: 'string', label: { zh: '实例ID', en: 'Instance ID' }, source: 'sdk' },
    AccountName: { type: 'string', label: { zh: '账号', en: 'Account' }, source: 'document' },
    AccountStatus: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'sdk',
      values: [
        { value: 'Available', label: { zh: '可用', en: 'Available' } },
        { value: 'Unavailable', label: { zh: '未设置密码', en: 'Password Not Set' } },
      ],
    },
    AccountDescription: textAttribute({ zh: '备注', en: 'Description' }),
    CharacterType: {
      type: 'string',
      label: { zh: '账号类型', en: 'Account Type' },
      source: 'sdk',
      values: [
        { value: 'normal', label: { zh: '普通账号', en: 'Instance' } },
        { value: 'mongos', label: { zh: 'Mongos账号', en: 'Mongos' } },
        { value: 'db', label: { zh: 'Shard账号', en: 'Shard' } },
        { value: 'cs', label: { zh: 'ConfigServer账号', en: 'CS' } },
      ],
    },
    AccountPassword: { type: 'secret', label: { zh: '密码', en: 'Password' }, source: 'document' },
  },
  operations: {
    DescribeAccounts: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      parameters: { DBInstanceId: { type: 'string', required: true } },
      itemsAt: 'Accounts.Account',
      paging: 'none',
      defaultPageSize: 30,
      maximumPageSize: 100,
      filters: [
        { parameter: 'DBInstanceId', attribute: 'DBInstanceId', match: 'exact' },
        { parameter: 'AccountName', attribute: 'AccountName', match: 'exact' },
      ],
      before: instanceExists,
    },
    ResetAccountPassword: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        ...ofInstance,
        AccountPassword: { type: 'secret', required: true },
        CharacterType: { type: 'string', values: ['normal', 'mongos', 'db', 'cs'] },
      },
      masked: ['AccountPassword'],
      handler: resetPassword,
    },
    ModifyAccountDescription: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { ...ofInstance, AccountDescription: { type: 'string', required: true } },
      handler: describe,
    },
  },
  notFound: accountNotFound,
};
