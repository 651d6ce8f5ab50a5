import type { CrowdEntry } from '../spec/crowd.js';
import { cdnCrowd } from './cdn/crowd.js';
import { cmsCrowd } from './cms/crowd.js';
import { dnsCrowd } from './dns/crowd.js';
import { ecsCrowd } from './ecs/crowd.js';
import { imsCrowd } from './ims/crowd.js';
import { kmsCrowd } from './kms/crowd.js';
import { mongodbCrowd } from './mongodb/crowd.js';
import { nasCrowd } from './nas/crowd.js';
import { ossCrowd } from './oss/crowd.js';
import { ramCrowd } from './ram/crowd.js';
import { rdsCrowd } from './rds/crowd.js';
import { redisCrowd } from './redis/crowd.js';
import { slbCrowd } from './slb/crowd.js';
import { slsCrowd } from './sls/crowd.js';
import { vpcCrowd } from './vpc/crowd.js';

/** Background resources of a crowded account, in the order in which they come into being. */
export const CROWDS: readonly { readonly product: string; readonly entries: readonly CrowdEntry[] }[] = [
  { product: 'ram', entries: ramCrowd },
  { product: 'ims', entries: imsCrowd },
  { product: 'vpc', entries: vpcCrowd },
  { product: 'ecs', entries: ecsCrowd },
  { product: 'slb', entries: slbCrowd },
  { product: 'oss', entries: ossCrowd },
  { product: 'sls', entries: slsCrowd },
  { product: 'cdn', entries: cdnCrowd },
  { product: 'dns', entries: dnsCrowd },
  { product: 'kms', entries: kmsCrowd },
  { product: 'nas', entries: nasCrowd },
  { product: 'dds', entries: mongodbCrowd },
  { product: 'rds', entries: rdsCrowd },
  { product: 'r-kvstore', entries: redisCrowd },
  { product: 'cms', entries: cmsCrowd },
];
