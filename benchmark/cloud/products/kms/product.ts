import type { ProductSpec } from '../../spec/index.js';
import { regionOperations } from '../shared/region-operations.js';
import { alias } from './alias.js';
import { kmsKey } from './key.js';

const { DescribeRegions } = regionOperations('kms');

/** Key Management Service, version 2016-01-20. */
export const kms: ProductSpec = {
  code: 'kms',
  label: { zh: '密钥管理服务', en: 'Key Management Service' },
  apiVersion: '2016-01-20',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Kms',
    apiHost: 'kms.{region}.aliyuncs.com',
    consoleHost: 'kms.{region}.aliyuncs.com',
    isGlobal: false,
  },
  denial: {
    status: 403,
    code: 'Forbidden.NoPermission',
    message: 'This operation is forbidden by permission system.',
  },
  missingParameter: {
    status: 400,
    code: 'MissingParameter',
    message: 'The parameter "{parameter}" is needed but not provided.',
  },
  invalidParameter: {
    status: 400,
    code: 'InvalidParameter',
    message: 'The specified parameter "{parameter}" is not valid.',
  },
  resources: [kmsKey, alias],
  operations: {
    ...(DescribeRegions === undefined ? {} : { DescribeRegions }),
    DescribeAccountKmsStatus: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      handler: () => ({ AccountStatus: 'Enabled' }),
    },
  },
};
