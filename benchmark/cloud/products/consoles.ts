import type { ProductConsole } from '../spec/console.js';
import { actiontrailConsole } from './actiontrail/console/index.js';
import { cdnConsole } from './cdn/console/index.js';
import { cmsConsole } from './cms/console/index.js';
import { dnsConsole } from './dns/console/index.js';
import { ecsConsole } from './ecs/console/index.js';
import { homeConsole } from './home/console.js';
import { kmsConsole } from './kms/console/index.js';
import { mongodbConsole } from './mongodb/console/index.js';
import { nasConsole } from './nas/console/index.js';
import { ossConsole } from './oss/console/index.js';
import { ramConsole } from './ram/console/index.js';
import { rdsConsole } from './rds/console/index.js';
import { redisConsole } from './redis/console/index.js';
import { slbConsole } from './slb/console/index.js';
import { slsConsole } from './sls/console/index.js';
import { vpcConsole } from './vpc/console/index.js';

const PRODUCT_CONSOLES: readonly ProductConsole[] = [
  ecsConsole,
  ossConsole,
  vpcConsole,
  ramConsole,
  actiontrailConsole,
  slbConsole,
  slsConsole,
  rdsConsole,
  redisConsole,
  nasConsole,
  cdnConsole,
  kmsConsole,
  dnsConsole,
  mongodbConsole,
  cmsConsole,
];

/** Every web console: the home, which leads to the products, and those of the products. */
export const CONSOLES: readonly ProductConsole[] = [homeConsole(PRODUCT_CONSOLES), ...PRODUCT_CONSOLES];
