import type { ProductSpec } from '../../spec/index.js';
import { trail } from './trail.js';

/** ActionTrail, version 2020-07-06: queries of the last 90 days and trails. */
export const actiontrail: ProductSpec = {
  code: 'actiontrail',
  label: { zh: '操作审计 ActionTrail', en: 'ActionTrail' },
  apiVersion: '2020-07-06',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Actiontrail',
    apiHost: 'actiontrail.{region}.aliyuncs.com',
    consoleHost: 'actiontrail.{region}.aliyuncs.com',
    isGlobal: false,
  },
  denial: { status: 403, code: 'NoPermission', message: 'You are not authorized to do this action.' },
  missingParameter: { status: 400, code: 'MissingParameter', message: 'The parameter {parameter} is missing.' },
  invalidParameter: { status: 400, code: 'InvalidQueryParameter', message: 'The parameter {parameter} is not valid.' },
  resources: [trail],
  operations: {
    LookupEvents: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: { LookupAttribute: { type: 'object-list' } },
      handler: ({ caller, cloud, parameters, regionId }) => cloud.lookupEvents(caller.accountId, regionId, parameters),
    },
  },
};
