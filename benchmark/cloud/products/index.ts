import { buildCatalog, type Catalog } from '../spec/catalog.js';
import { actiontrail } from './actiontrail/product.js';
import { bss } from './bss/product.js';
import { cdn } from './cdn/product.js';
import { cms } from './cms/product.js';
import { dns } from './dns/product.js';
import { ecs } from './ecs/product.js';
import { ims } from './ims/product.js';
import { kms } from './kms/product.js';
import { location } from './location/product.js';
import { mongodb } from './mongodb/product.js';
import { nas } from './nas/product.js';
import { oss } from './oss/product.js';
import { ram } from './ram/product.js';
import { rds } from './rds/product.js';
import { redis } from './redis/product.js';
import { slb } from './slb/product.js';
import { sls } from './sls/product.js';
import { sts } from './sts/product.js';
import { vpc } from './vpc/product.js';

/** The products of the local cloud, checked. */
export function loadCatalog(): Catalog {
  return buildCatalog([
    ecs,
    vpc,
    oss,
    ram,
    ims,
    sts,
    actiontrail,
    slb,
    sls,
    rds,
    redis,
    cdn,
    kms,
    dns,
    nas,
    mongodb,
    cms,
    bss,
    location,
  ]);
}
