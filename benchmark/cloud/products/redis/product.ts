import type { ProductSpec } from '../../spec/index.js';
import { taggingOperations } from '../shared/tagging.js';
import { account } from './account.js';
import { instance } from './instance.js';
import { redisRegionOperations } from './region-operations.js';
import { redisSettingReads } from './setting-reads.js';
import { whitelistOperations } from './whitelist-operations.js';

/** ApsaraDB for Redis, version 2015-01-01. Its permissions are named `kvstore`. */
export const redis: ProductSpec = {
  code: 'r-kvstore',
  ramCode: 'kvstore',
  label: { zh: '云数据库 Redis 版', en: 'ApsaraDB for Redis' },
  apiVersion: '2015-01-01',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Redis',
    apiHost: 'r-kvstore.aliyuncs.com',
    consoleHost: 'r-kvstore-share.{region}.aliyuncs.com',
    isGlobal: false,
  },
  denial: {
    status: 403,
    code: 'Forbidden.RAM',
    message: 'User not authorized to operate on the specified resource.',
  },
  missingParameter: {
    status: 400,
    code: 'MissingParameter',
    message: 'The input parameter {parameter} that is mandatory for processing this request is not supplied.',
  },
  invalidParameter: {
    status: 400,
    code: 'InvalidParameter',
    message: 'The specified parameter {parameter} is not valid.',
  },
  resources: [instance, account],
  operations: {
    ...redisRegionOperations,
    ...taggingOperations('r-kvstore', [instance]),
    ...whitelistOperations,
    ...redisSettingReads,
  },
};
