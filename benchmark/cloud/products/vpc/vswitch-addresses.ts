import { ApiError, type RecordHook, type ResourceRecord, type ResourceStore } from '../../spec/index.js';
import { addressNumber, addressText, rangeOf } from '../shared/ipv4.js';

/** Kinds of resources that stand in a vSwitch at a private address, and the attribute that holds it. */
const HOLDERS = [
  ['ecs/network-interface', 'PrivateIpAddress'],
  ['vpc/nat-gateway', 'PrivateIpAddress'],
  ['slb/load-balancer', 'Address'],
] as const;

/** First and last address to take: the first and the last three of a block belong to the cloud. */
function usableRange(vswitch: ResourceRecord): readonly [number, number] {
  const [first, last] = rangeOf(String(vswitch.attributes.CidrBlock)) ?? [0, 0];
  return [first + 1, last - 3];
}

/** Whether the text is an address of the vSwitch that a resource may have. */
export function isUsable(vswitch: ResourceRecord, text: string): boolean {
  const [first, last] = usableRange(vswitch);
  const address = addressNumber(text) ?? 0;
  return address >= first && address <= last;
}

/** Private addresses of the vSwitch at which something stands. */
export function takenAddresses(store: ResourceStore, vswitch: ResourceRecord): ReadonlySet<string> {
  const held = HOLDERS.flatMap(([kind, attribute]) =>
    store.find(kind, { VSwitchId: vswitch.id }).map(({ attributes }) => String(attributes[attribute])),
  );
  return new Set(held.filter((address) => isUsable(vswitch, address)));
}

/** The lowest address of the vSwitch that is still free. */
export function freeAddress(store: ResourceStore, vswitch: ResourceRecord): string {
  const taken = takenAddresses(store, vswitch);
  const [first, last] = usableRange(vswitch);
  for (let address = first; address <= last; address += 1) {
    const free = addressText(address);
    if (!taken.has(free)) return free;
  }
  throw new ApiError({
    status: 400,
    code: 'InvalidVSwitchId.IpNotEnough',
    message: 'The specified VSwitch has not enough IP addresses.',
  });
}

/** How many addresses of the vSwitch are still free. */
export const countFreeAddresses: RecordHook = ({ store }, vswitch) => {
  const [first, last] = usableRange(vswitch);
  return { AvailableIpAddressCount: Math.max(0, last - first + 1) - takenAddresses(store, vswitch).size };
};
