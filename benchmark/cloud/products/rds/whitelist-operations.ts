import { ApiError, type OperationHandler, type OperationSpec } from '../../spec/index.js';
import { allAddresses, changeWhitelist, whitelistsOf } from '../shared/database/whitelists.js';
import { needInstance, needRunning } from './need-instance.js';

const MOST_GROUPS = 50;

const errors = {
  malformed: {
    status: 400,
    code: 'InvalidSecurityIPList.Format',
    message: 'Specified security IP list is not valid.',
  },
  tooMany: {
    status: 400,
    code: 'InvalidSecurityIPList.QuotaExceeded',
    message: 'Specified security IP list is not valid: exceed the maximum IP count.',
  },
};

const list: OperationHandler = (context) => ({
  Items: {
    DBInstanceIPArray: whitelistsOf(needInstance(context)).map(({ name, attribute, addresses }) => ({
      DBInstanceIPArrayName: name,
      DBInstanceIPArrayAttribute: attribute,
      SecurityIPList: addresses,
      SecurityIPType: 'IPv4',
      WhitelistNetworkType: 'MIX',
    })),
  },
});

const modify: OperationHandler = (context) => {
  const instance = needRunning(context);
  const { parameters, random, store } = context;
  const name = String(parameters.DBInstanceIPArrayName ?? 'default');
  if (!/^[a-z][a-z0-9_]{0,30}[a-z0-9]$/.test(name)) {
    throw new ApiError({
      status: 400,
      code: 'InvalidDBInstanceIPArrayName.Format',
      message: 'Specified IP array name is not valid.',
    });
  }
  const { DBInstanceIPArrayAttribute: attribute, ModifyMode: mode, SecurityIps: addresses } = parameters;
  const Whitelists = changeWhitelist(whitelistsOf(instance), { name, attribute, mode, addresses }, errors);
  if (Whitelists.length > MOST_GROUPS) {
    throw new ApiError({
      status: 400,
      code: 'InvalidDBInstanceIPArrayName.QuotaExceeded',
      message: 'The number of IP arrays has reached its quota.',
    });
  }
  store.update(instance, { Whitelists, SecurityIPList: allAddresses(Whitelists) });
  return { DBInstanceId: instance.id, TaskId: random.digits(9) };
};

const NAMED = { DBInstanceId: { type: 'string', required: true } } as const;

/** IP whitelists of an instance. */
export const whitelistOperations: Readonly<Record<string, OperationSpec>> = {
  DescribeDBInstanceIPArrayList: {
    kind: 'custom',
    access: 'read',
    source: 'provider',
    parameters: NAMED,
    handler: list,
  },
  ModifySecurityIps: {
    kind: 'custom',
    access: 'write',
    source: 'provider',
    parameters: {
      ...NAMED,
      SecurityIps: { type: 'string', required: true },
      ModifyMode: { type: 'string', values: ['Cover', 'Append', 'Delete'] },
    },
    handler: modify,
  },
};
