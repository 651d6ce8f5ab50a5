import type { ProductSpec } from '../../spec/index.js';
import { taggingOperations } from '../shared/tagging.js';
import { account } from './account.js';
import { database } from './database.js';
import { dbInstance } from './db-instance.js';
import { rdsRegionOperations } from './region-operations.js';
import { rdsSettingReads } from './setting-reads.js';
import { sqlAuditOperations } from './sql-audit-operations.js';
import { whitelistOperations } from './whitelist-operations.js';

/** ApsaraDB RDS, version 2014-08-15. */
export const rds: ProductSpec = {
  code: 'rds',
  label: { zh: '云数据库 RDS', en: 'ApsaraDB for RDS' },
  apiVersion: '2014-08-15',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Rds',
    apiHost: 'rds.aliyuncs.com',
    consoleHost: 'rds-share.{region}.aliyuncs.com',
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
  resources: [dbInstance, account, database],
  operations: {
    ...rdsRegionOperations,
    ...taggingOperations('rds', [dbInstance]),
    ...whitelistOperations,
    ...sqlAuditOperations,
    ...rdsSettingReads,
  },
};
