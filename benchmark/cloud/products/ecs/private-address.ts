import { ApiError } from '../../spec/errors.js';
import type { ResourceRecord, ResourceStore } from '../../spec/handler.js';
import { failures } from './failures.js';

function toNumber(address: string): number | undefined {
  const parts = address.split('.').map(Number);
  const isAddress = parts.length === 4 && parts.every((part) => Number.isInteger(part) && part >= 0 && part <= 255);
  return isAddress ? parts.reduce((sum, part) => sum * 256 + part, 0) : undefined;
}

function toText(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}

/**
 * The wanted private address of a vSwitch, or its next free one. The first and the last three addresses of a block belong to
 * the cloud.
 */
export function takeAddress(store: ResourceStore, vswitch: ResourceRecord, wanted?: string): string {
  const [block = '', length = '32'] = String(vswitch.attributes.CidrBlock).split('/');
  const size = 2 ** (32 - Number(length));
  const base = Math.floor((toNumber(block) ?? 0) / size) * size;
  const taken = new Set(
    store
      .find('ecs/network-interface', { VSwitchId: vswitch.id })
      .map(({ attributes }) => String(attributes.PrivateIpAddress)),
  );
  if (wanted !== undefined && wanted !== '') {
    const address = toNumber(wanted);
    if (address === undefined || address <= base || address >= base + size - 3) {
      throw new ApiError(failures.addressOutside);
    }
    if (taken.has(wanted)) throw new ApiError(failures.addressTaken);
    return wanted;
  }
  for (let address = base + 1; address < base + size - 4; address += 1) {
    const free = toText(address);
    if (!taken.has(free)) return free;
  }
  throw new ApiError(failures.addressesUsedUp);
}
