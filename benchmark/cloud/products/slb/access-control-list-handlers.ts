import { isIP } from 'node:net';
import { ApiError, type RecordHook, type ResourceRecord } from '../../spec/index.js';

/** One address or block of a list. */
export interface AclEntry {
  readonly AclEntryIP: string;
  readonly AclEntryComment: string;
}

/** Most entries of one list. Source: the document on whitelists. */
const MOST_ENTRIES = 300;

/** Entries that a list holds. */
export function entriesOf({ attributes }: ResourceRecord): readonly AclEntry[] {
  return attributes.AclEntrys as readonly AclEntry[];
}

/** Adds addresses; each at most once. */
export const addEntries: RecordHook = ({ parameters, store }, acl) => {
  const added = requested(parameters.AclEntrys).map((entry) => checked(entry, acl));
  const current = entriesOf(acl);
  const taken = added.find((entry) => current.some(({ AclEntryIP }) => AclEntryIP === entry.AclEntryIP));
  if (taken !== undefined) {
    throw new ApiError(
      { status: 400, code: 'AclEntryExist', message: 'The entry {entry} exists already.' },
      { entry: taken.AclEntryIP },
    );
  }
  if (current.length + added.length > MOST_ENTRIES) {
    throw new ApiError({
      status: 400,
      code: 'QuotaExceeded.AclEntry',
      message: 'The quota of entries of the access control list is used up.',
    });
  }
  store.update(acl, { AclEntrys: [...current, ...added] });
  return {};
};

/** Removes addresses that the list holds. */
export const removeEntries: RecordHook = ({ parameters, store }, acl) => {
  const doomed = requested(parameters.AclEntrys).map(({ entry }) => String(entry));
  const current = entriesOf(acl);
  if (!doomed.every((address) => current.some(({ AclEntryIP }) => AclEntryIP === address))) {
    throw new ApiError({ status: 400, code: 'AclEntryEmpty', message: 'The entry does not exist in the list.' });
  }
  store.update(acl, { AclEntrys: current.filter(({ AclEntryIP }) => !doomed.includes(AclEntryIP)) });
  return {};
};

/** Listeners that use the list. */
export const relatedListeners: RecordHook = ({ store }, acl) => ({
  RelatedListeners: {
    RelatedListener: store.find('slb/listener', { AclId: acl.id }).map(({ attributes }) => ({
      LoadBalancerId: attributes.LoadBalancerId,
      ListenerPort: attributes.ListenerPort,
      Protocol: attributes.ListenerProtocol,
      AclType: attributes.AclType,
    })),
  },
});

function requested(given: unknown): readonly Readonly<Record<string, unknown>>[] {
  const entries = Array.isArray(given) ? given : [];
  if (entries.length === 0 || !entries.every((entry) => typeof entry === 'object' && entry !== null)) {
    throw new ApiError({ status: 400, code: 'InvalidParameter.AclEntrys', message: 'AclEntrys is not valid.' });
  }
  return entries as Readonly<Record<string, unknown>>[];
}

function checked(entry: Readonly<Record<string, unknown>>, acl: ResourceRecord): AclEntry {
  const address = String(entry.entry ?? '');
  const [host = '', length, ...rest] = address.split('/');
  const version = isIP(host);
  const longest = version === 4 ? 32 : 128;
  const isBlock = length !== undefined && /^\d{1,3}$/.test(length) && Number(length) <= longest && rest.length === 0;
  const wanted = acl.attributes.AddressIPVersion === 'ipv6' ? 6 : 4;
  if (version !== wanted || (length !== undefined && !isBlock)) {
    throw new ApiError(
      { status: 400, code: 'InvalidParameter.AclEntrys', message: 'The entry {address} is no valid address or block.' },
      { address },
    );
  }
  return {
    AclEntryIP: length === undefined ? `${address}/${longest}` : address,
    AclEntryComment: String(entry.comment ?? ''),
  };
}
