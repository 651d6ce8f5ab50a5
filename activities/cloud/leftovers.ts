import type { ApiParameters } from './client.js';
import { isNotFound } from './errors.js';
import { type BucketClient, deleteBucket, listBuckets } from './oss.js';
import { deleteRamUser, ramUsers } from './ram-user.js';
import { retryCloud } from './retry.js';

/** Kinds in the order in which they can be deleted: what others depend on comes last. */
export const LEFTOVER_KINDS = ['bucket', 'RAM user', 'security group', 'key pair', 'vSwitch', 'VPC'] as const;
export type LeftoverKind = (typeof LEFTOVER_KINDS)[number];

export interface Leftover {
  readonly kind: LeftoverKind;
  readonly id: string;
  readonly name: string;
}

/** An account seen through its API, in one region; buckets and RAM users are found everywhere. */
export interface AccountView {
  call<T>(product: string, action: string, parameters: ApiParameters): Promise<T>;
  readonly buckets: BucketClient;
}

/** Largest page that every list call here takes. */
const PAGE_SIZE = 50;
/** Dependents may still be on their way out. */
const DELETE_WITHIN_MS = 90_000;

interface Named {
  readonly kind: LeftoverKind;
  readonly id: string;
  readonly name: string;
  readonly vpcId?: string | undefined;
}

/**
 * Things whose names a test accepts, and things inside VPCs whose names it accepts: an episode may put an unnamed
 * security group into the lease's VPC.
 */
export async function findLeftovers(
  account: AccountView,
  isOurs: (name: string) => boolean,
  keep: ReadonlySet<string> = new Set(),
): Promise<readonly Leftover[]> {
  const [buckets, users, groups, keyPairs, vSwitches, vpcs] = await Promise.all([
    listBuckets(account.buckets),
    ramUsers((action, parameters) => patiently(account, 'ram', action, parameters)),
    listAll<{ SecurityGroupId: string; SecurityGroupName: string; VpcId?: string }>(
      account,
      'ecs',
      'DescribeSecurityGroups',
      'SecurityGroups.SecurityGroup',
    ),
    listAll<{ KeyPairName: string }>(account, 'ecs', 'DescribeKeyPairs', 'KeyPairs.KeyPair'),
    listAll<{ VSwitchId: string; VSwitchName?: string; VpcId: string }>(
      account,
      'vpc',
      'DescribeVSwitches',
      'VSwitches.VSwitch',
    ),
    listAll<{ VpcId: string; VpcName?: string }>(account, 'vpc', 'DescribeVpcs', 'Vpcs.Vpc'),
  ]);
  const ourVpcs = new Set(vpcs.filter((vpc) => isOurs(vpc.VpcName ?? '')).map((vpc) => vpc.VpcId));
  const all: readonly Named[] = [
    ...buckets.map((name): Named => ({ kind: 'bucket', id: name, name })),
    ...users.map((user): Named => ({ kind: 'RAM user', id: user.UserId, name: user.UserName })),
    ...groups.map(
      (group): Named => ({
        kind: 'security group',
        id: group.SecurityGroupId,
        name: group.SecurityGroupName,
        vpcId: group.VpcId,
      }),
    ),
    ...keyPairs.map((pair): Named => ({ kind: 'key pair', id: pair.KeyPairName, name: pair.KeyPairName })),
    ...vSwitches.map(
      (found): Named => ({ kind: 'vSwitch', id: found.VSwitchId, name: found.VSwitchName ?? '', vpcId: found.VpcId }),
    ),
    ...vpcs.map((vpc): Named => ({ kind: 'VPC', id: vpc.VpcId, name: vpc.VpcName ?? '' })),
  ];
  return all
    .filter(({ id, name, vpcId }) => !keep.has(id) && (isOurs(name) || (vpcId !== undefined && ourVpcs.has(vpcId))))
    .map(({ kind, id, name }) => ({ kind, id, name }))
    .sort((left, right) => LEFTOVER_KINDS.indexOf(left.kind) - LEFTOVER_KINDS.indexOf(right.kind));
}

/** Deletes one leftover; one that is gone already counts as deleted. */
export async function removeLeftover(account: AccountView, leftover: Leftover): Promise<void> {
  const { kind, id, name } = leftover;
  const remove = (product: string, action: string, parameters: ApiParameters): Promise<unknown> =>
    patiently(account, product, action, parameters);
  try {
    if (kind === 'bucket') await deleteBucket(account.buckets, name);
    else if (kind === 'RAM user') await deleteRamUser((action, p) => patiently(account, 'ram', action, p), name);
    else if (kind === 'security group') await remove('ecs', 'DeleteSecurityGroup', { SecurityGroupId: id });
    else if (kind === 'key pair') await remove('ecs', 'DeleteKeyPairs', { KeyPairNames: JSON.stringify([name]) });
    else if (kind === 'vSwitch') await remove('vpc', 'DeleteVSwitch', { VSwitchId: id });
    else await remove('vpc', 'DeleteVpc', { VpcId: id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** A leftover for a person to read. */
export function leftoverText({ kind, id, name }: Leftover): string {
  return id === name || name === '' ? `${kind} ${id}` : `${kind} ${name} (${id})`;
}

/** Every item of a list call with page numbers; lists of these APIs are wrapped twice, such as `Vpcs.Vpc`. */
async function listAll<T>(
  account: AccountView,
  product: string,
  action: string,
  list: `${string}.${string}`,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let page = 1; ; page++) {
    const answer = await patiently<Record<string, Record<string, readonly T[]> | undefined>>(account, product, action, {
      PageNumber: page,
      PageSize: PAGE_SIZE,
    });
    const [outer, inner] = list.split('.') as [string, string];
    const items = answer[outer]?.[inner] ?? [];
    found.push(...items);
    if (items.length < PAGE_SIZE) return found;
  }
}

function patiently<T>(account: AccountView, product: string, action: string, parameters: ApiParameters): Promise<T> {
  return retryCloud(() => account.call<T>(product, action, parameters), { withinMs: DELETE_WITHIN_MS });
}
