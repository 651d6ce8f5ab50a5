import { ApiError, type Attributes, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { LOCAL_HOST, MOST_ADDRESSES, splitAddresses } from '../shared/database/whitelists.js';
import {
  addressesMalformed,
  addressesRepeated,
  groupNameMalformed,
  groupNotFound,
  tooManyAddresses,
} from './errors.js';
import { needInstance, needRunning } from './need-instance.js';

interface WhitelistGroup {
  readonly SecurityIpGroupName: string;
  readonly SecurityIpGroupAttribute: string;
  /** Joined by commas. */
  readonly SecurityIpList: string;
}

/** The only group of a new instance. */
export function defaultGroups(addresses: unknown): readonly WhitelistGroup[] {
  const list = addresses === undefined ? [LOCAL_HOST] : readAddresses(addresses);
  return [{ SecurityIpGroupName: 'default', SecurityIpGroupAttribute: '', SecurityIpList: list.join(',') }];
}

function readAddresses(given: unknown): readonly string[] {
  const addresses = splitAddresses(given, addressesMalformed);
  if (new Set(addresses).size !== addresses.length) throw new ApiError(addressesRepeated);
  if (addresses.length > MOST_ADDRESSES) throw new ApiError(tooManyAddresses);
  return addresses;
}

function groupsOf({ attributes }: ResourceRecord): readonly WhitelistGroup[] {
  return attributes.SecurityIpGroups as readonly WhitelistGroup[];
}

export const describeSecurityIps: OperationHandler = (context) => {
  const groups = groupsOf(needInstance(context));
  return {
    SecurityIps: groups.map(({ SecurityIpList }) => SecurityIpList).join(','),
    SecurityIpGroups: { SecurityIpGroup: groups },
  };
};

/** Replaces, extends or shortens one group. A group without addresses is gone, but the default one lets nobody in then. */
export const modifySecurityIps: OperationHandler = (context) => {
  const record = needRunning(context);
  const { parameters, store } = context;
  const name = String(parameters.SecurityIpGroupName);
  if (!/^[a-z]([a-z0-9_]{0,118}[a-z0-9])?$/.test(name)) throw new ApiError(groupNameMalformed);
  const groups = groupsOf(record);
  const current = groups.find(({ SecurityIpGroupName }) => SecurityIpGroupName === name);
  if (current === undefined && parameters.ModifyMode === 'Delete') throw new ApiError(groupNotFound);
  const addresses = changedAddresses(current?.SecurityIpList.split(',') ?? [], parameters);
  const kept = addresses.length === 0 && name === 'default' ? [LOCAL_HOST] : addresses;
  const changed: WhitelistGroup = {
    SecurityIpGroupName: name,
    SecurityIpGroupAttribute: String(parameters.SecurityIpGroupAttribute ?? current?.SecurityIpGroupAttribute ?? ''),
    SecurityIpList: kept.join(','),
  };
  const others = groups.map((group) => (group === current ? changed : group));
  const all = current === undefined ? [...groups, changed] : others;
  store.update(record, { SecurityIpGroups: all.filter(({ SecurityIpList }) => SecurityIpList !== '') });
  return {};
};

function changedAddresses(current: readonly string[], { SecurityIps, ModifyMode }: Attributes): readonly string[] {
  const given = readAddresses(SecurityIps);
  switch (ModifyMode) {
    case 'Append':
      if (given.some((address) => current.includes(address))) throw new ApiError(addressesRepeated);
      return readAddresses([...current.filter((address) => address !== LOCAL_HOST), ...given].join(','));
    case 'Delete':
      return current.filter((address) => !given.includes(address));
    default:
      return given;
  }
}
