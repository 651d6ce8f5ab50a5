import { ApiError, type OperationHandler, type OperationSpec, type ResourceRecord } from '../../spec/index.js';
import { needInstance, needNormal } from './need-instance.js';

/** One group of addresses that may connect. */
interface Whitelist {
  readonly name: string;
  readonly attribute: string;
  /** Joined by commas. */
  readonly addresses: string;
}

const MOST_ADDRESSES = 1000;
const ADDRESS = /^(\d{1,3}\.){3}\d{1,3}(\/([12]?\d|3[0-2]))?$/;
const NAMED = { InstanceId: { type: 'string', required: true } } as const;

function whitelistsOf({ attributes }: ResourceRecord): readonly Whitelist[] {
  return (attributes.Whitelists as readonly Whitelist[] | undefined) ?? [];
}

/** All addresses of all groups, joined by commas. */
export function addressList(whitelists: unknown): string {
  return ((whitelists ?? []) as readonly Whitelist[]).flatMap(({ addresses }) => addresses.split(',')).join(',');
}

const list: OperationHandler = (context) => ({
  SecurityIpGroups: {
    SecurityIpGroup: whitelistsOf(needInstance(context)).map(({ name, attribute, addresses }) => ({
      SecurityIpGroupName: name,
      SecurityIpGroupAttribute: attribute,
      SecurityIpList: addresses,
    })),
  },
});

const modify: OperationHandler = (context) => {
  const instance = needNormal(context);
  const { parameters, store } = context;
  const name = String(parameters.SecurityIpGroupName ?? 'default');
  const given = addressesOf(parameters.SecurityIps);
  const lists = whitelistsOf(instance);
  const old = lists.find((one) => one.name === name);
  const wanted = combine(
    String(parameters.ModifyMode ?? 'Cover'),
    old === undefined ? [] : old.addresses.split(','),
    given,
  );
  if (wanted.length > MOST_ADDRESSES) throw malformed('exceed the maximum IP count');
  // A group without addresses is no more, but the default one closes the instance to everybody.
  const kept = wanted.length > 0 ? wanted : name === 'default' ? ['127.0.0.1'] : [];
  const attribute = String(parameters.SecurityIpGroupAttribute ?? old?.attribute ?? '');
  const changed = kept.length === 0 ? [] : [{ name, attribute, addresses: kept.join(',') }];
  const Whitelists =
    old === undefined ? [...lists, ...changed] : lists.flatMap((one) => (one.name === name ? changed : [one]));
  store.update(instance, { Whitelists });
  return { InstanceId: instance.id };
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
  throw malformed('wrong format');
}

function malformed(why: string): ApiError {
  return new ApiError(
    { status: 400, code: 'InvalidSecurityIPs.Malformed', message: 'The specified security IPs are not valid: {why}.' },
    { why },
  );
}

/** IP whitelists of an instance. */
export const whitelistOperations: Readonly<Record<string, OperationSpec>> = {
  DescribeSecurityIps: { kind: 'custom', access: 'read', source: 'provider', parameters: NAMED, handler: list },
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
