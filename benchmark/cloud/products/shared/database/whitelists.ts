import { ApiError, type ErrorSpec, type ResourceRecord } from '../../../spec/index.js';
import { isAddressOrBlock } from '../addresses.js';

/** Lets nobody in; what a new instance and an emptied default group hold. */
export const LOCAL_HOST = '127.0.0.1';
/** Addresses that a group may hold. */
export const MOST_ADDRESSES = 1000;

/** One group of addresses that may connect to an instance. */
export interface Whitelist {
  readonly name: string;
  readonly attribute: string;
  /** Joined by commas. */
  readonly addresses: string;
}

/** What a call asks for a group. */
interface WhitelistChange {
  readonly name: string;
  /** As it was when left out. */
  readonly attribute: unknown;
  /** `Append`, `Delete`, or else what is given takes the place of what was there. */
  readonly mode: unknown;
  /** Joined by commas. */
  readonly addresses: unknown;
}

/** Groups of an instance that keeps them as `Whitelists`. */
export function whitelistsOf({ attributes }: ResourceRecord): readonly Whitelist[] {
  return attributes.Whitelists as readonly Whitelist[];
}

/** All addresses of all groups, joined by commas. */
export function allAddresses(whitelists: readonly Whitelist[]): string {
  return whitelists.map(({ addresses }) => addresses).join(',');
}

/** Addresses and blocks that a text joins by commas. */
export function splitAddresses(text: unknown, malformed: ErrorSpec): readonly string[] {
  const addresses = String(text)
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  if (!addresses.every(isAddressOrBlock)) throw new ApiError(malformed);
  return addresses;
}

/** The groups after a change. One without addresses is no more, but the default one closes the instance to everybody. */
export function changeWhitelist(
  whitelists: readonly Whitelist[],
  { name, attribute, mode, addresses }: WhitelistChange,
  errors: { readonly malformed: ErrorSpec; readonly tooMany: ErrorSpec },
): readonly Whitelist[] {
  const old = whitelists.find((one) => one.name === name);
  const wanted = combine(mode, old?.addresses.split(',') ?? [], splitAddresses(addresses, errors.malformed));
  if (wanted.length > MOST_ADDRESSES) throw new ApiError(errors.tooMany);
  const kept = wanted.length === 0 && name === 'default' ? [LOCAL_HOST] : wanted;
  const changed = { name, attribute: String(attribute ?? old?.attribute ?? ''), addresses: kept.join(',') };
  const next = old === undefined ? [...whitelists, changed] : whitelists.map((one) => (one === old ? changed : one));
  return next.filter((one) => one.addresses !== '');
}

function combine(mode: unknown, held: readonly string[], given: readonly string[]): readonly string[] {
  switch (mode) {
    case 'Append':
      return [...new Set([...held, ...given])];
    case 'Delete':
      return held.filter((one) => !given.includes(one));
    default:
      return given;
  }
}
