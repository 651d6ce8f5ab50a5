import type { ProductSpec } from '../../spec/index.js';
import { assumeRole, getCallerIdentity } from './session-handlers.js';

/** Security Token Service, version 2015-04-01. */
export const sts: ProductSpec = {
  code: 'sts',
  label: { zh: '安全令牌服务 STS', en: 'Security Token Service' },
  apiVersion: '2015-04-01',
  style: 'rpc',
  scope: 'global',
  audit: { serviceName: 'Sts', apiHost: 'sts.aliyuncs.com', consoleHost: 'sts.aliyuncs.com', isGlobal: true },
  denial: {
    status: 403,
    code: 'NoPermission',
    message: 'You are not authorized to do this action. You should be authorized by RAM.',
  },
  missingParameter: {
    status: 400,
    code: 'MissingParameter.{parameter}',
    message: 'The parameter {parameter} is missing.',
  },
  invalidParameter: {
    status: 400,
    code: 'InvalidParameter.{parameter}',
    message: 'The parameter {parameter} is not valid.',
  },
  openActions: ['GetCallerIdentity'],
  resources: [],
  operations: {
    AssumeRole: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      ramResource: 'RoleArn',
      parameters: {
        RoleArn: { type: 'string', required: true },
        RoleSessionName: { type: 'string', required: true },
        Policy: { type: 'string' },
        DurationSeconds: { type: 'integer', minimum: 900, maximum: 43200 },
      },
      handler: assumeRole,
    },
    GetCallerIdentity: { kind: 'custom', access: 'read', source: 'provider', handler: getCallerIdentity },
  },
};
