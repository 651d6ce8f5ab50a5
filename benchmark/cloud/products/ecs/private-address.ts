import { ApiError } from '../../spec/errors.js';
import type { ResourceRecord, ResourceStore } from '../../spec/handler.js';
import { freeAddress, isUsable, takenAddresses } from '../vpc/vswitch-addresses.js';
import { failures } from './failures.js';

/** The wanted private address of a vSwitch, or its next free one. */
export function takeAddress(store: ResourceStore, vswitch: ResourceRecord, wanted = ''): string {
  if (wanted === '') return freeAddress(store, vswitch);
  if (!isUsable(vswitch, wanted)) throw new ApiError(failures.addressOutside);
  if (takenAddresses(store, vswitch).has(wanted)) throw new ApiError(failures.addressTaken);
  return wanted;
}
