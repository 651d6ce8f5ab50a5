import { ApiError, type OperationHandler, type OperationSpec, type ResourceRecord } from '../../spec/index.js';
import { needInstance, needRunning } from './need-instance.js';

/** One group of addresses that may connect. */
interface Whitelist {
  readonly name: string;
  readonly attribute: string;
  /** Joined by commas. */
  readonly addresses: string;
}

const MOST_GROUPS = 50;
const MOST_ADDRESSES = 1000;
const ADDRESS = /^(\d{1,3}\.){3}\d{1,3}(\/([12]?\d|3[0-2]))?$/;

function whitelistsOf({ attributes }: ResourceRecord): readonly Whitelist[] {
  return (attributes.Whitelists as readonly Whitelist[] | undefined) ?? [];
}

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
  const given = addressesOf(parameters.SecurityIps);
  const lists = whitelistsOf(instance);
  const old = lists.find((one) => one.name === name);
  const held = old === undefined ? [] : addressesOf(old.addresses);
  const mode = String(parameters.ModifyMode ?? 'Cover');
  const wanted = combine(mode, held, given);
  if (wanted.length > MOST_ADDRESSES) {
    throw new ApiError({
      status: 400,
      code: 'InvalidSecurityIPList.QuotaExceeded',
      message: 'Specified security IP list is not valid: exceed the maximum IP count.',
    });
  }
  const others = lists.filter((one) => one.name !== name);
  if (old === undefined && lists.length >= MOST_GROUPS) {
    throw new ApiError({
      status: 400,
      code: 'InvalidDBInstanceIPArrayName.QuotaExceeded',
      message: 'The number of IP arrays has reached its quota.',
    });
  }
  // A group without addresses is no more, but the default one closes the instance to everybody.
  const kept = wanted.length > 0 ? wanted : name === 'default' ? ['127.0.0.1'] : [];
  const attribute = String(parameters.DBInstanceIPArrayAttribute ?? old?.attribute ?? '');
  const changed = kept.length === 0 ? [] : [{ name, attribute, addresses: kept.join(',') }];
  const next =
    old === undefined ? [...others, ...changed] : lists.flatMap((one) => (one.name === name ? changed : [one]));
  store.update(instance, {
    Whitelists: next,
    SecurityIPList: next.flatMap(({ addresses }) => addresses.split(',')).join(','),
  });
  return { DBInstanceId: instance.id, TaskId: random.digits(9) };
};

function combine(mode: string, held: readonly string[], given: readonly string[]): readonly string[] {
  switch (mode) {
    case 'Append':
      return [...new Set([...held, ...given])];
    case 'Delete':
      return held.filter((one) => !given.includes(one));
    default:
      return given;
  }
}

function addressesOf(given: unknown): readonly string[] {
  const addresses = String(given ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (addresses.every((one) => ADDRESS.test(one))) return addresses;
  throw new ApiError({
    status: 400,
    code: 'InvalidSecurityIPList.Format',
    message: 'Specified security IP list is not valid.',
  });
}

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
