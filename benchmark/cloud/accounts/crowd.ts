import { addSystemRouteTable } from '../products/vpc/system-route-table.js';
import type { RandomSource, ResourceStore } from '../spec/handler.js';

/** More than one page of each list, over two regions. */
const COUNT = 18;
/** Away from the default region, so that no prerequisite of a document is met by them. */
const REGIONS = ['cn-qingdao', 'ap-southeast-5'] as const;

const WORDS = ['web', 'data', 'build', 'audit', 'batch', 'proxy', 'report', 'backup', 'stage', 'demo'];

/** Background resources of a lived-in account. */
export function addCrowd(store: ResourceStore, random: RandomSource): void {
  const name = (index: number) => `${WORDS[index % WORDS.length]}-${random.identifier(5)}`;
  for (let index = 0; index < COUNT; index++) {
    const regionId = REGIONS[index % REGIONS.length] ?? REGIONS[0];
    store.insert({
      resource: 'ram/user',
      attributes: { UserName: `${name(index)}`, DisplayName: name(index), Comments: '' },
    });
    const vpc = store.insert({
      resource: 'vpc/vpc',
      regionId,
      attributes: { VpcName: `vpc-${name(index)}`, CidrBlock: '192.168.0.0/16' },
    });
    addSystemRouteTable(store, vpc);
    store.insert({
      resource: 'ecs/security-group',
      regionId,
      attributes: { SecurityGroupName: `sg-${name(index)}`, Description: 'System created security group.' },
    });
    store.insert({
      resource: 'ecs/key-pair',
      regionId,
      attributes: { KeyPairName: `key-${name(index)}`, KeyPairFingerPrint: random.identifier(32) },
    });
    store.insert({
      resource: 'oss/bucket',
      attributes: {
        BucketName: `${name(index)}-${random.identifier(6)}`,
        Region: regionId,
        Location: `oss-${regionId}`,
      },
    });
  }
}
