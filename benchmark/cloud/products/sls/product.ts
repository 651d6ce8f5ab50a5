import type { ProductSpec } from '../../spec/index.js';
import { collectionPolicy } from './collection-policy.js';
import { dashboard } from './dashboard.js';
import { logstore } from './logstore.js';
import { project } from './project.js';
import { routes } from './routes.js';
import { tagOperations } from './tag-operations.js';

/** Log Service, version 2020-12-30. Its permissions are named `log`. */
export const sls: ProductSpec = {
  code: 'sls',
  ramCode: 'log',
  label: { zh: '日志服务', en: 'Log Service' },
  apiVersion: '2020-12-30',
  style: 'log',
  routes,
  scope: 'region',
  audit: {
    serviceName: 'Sls',
    apiHost: '{region}.log.aliyuncs.com',
    consoleHost: '{region}-share.log.aliyuncs.com',
    isGlobal: false,
  },
  denial: { status: 401, code: 'Unauthorized', message: 'denied by sts or ram' },
  missingParameter: { status: 400, code: 'ParameterInvalid', message: 'The parameter {parameter} is missing.' },
  invalidParameter: { status: 400, code: 'ParameterInvalid', message: 'The parameter {parameter} is invalid.' },
  resources: [project, logstore, dashboard, collectionPolicy],
  operations: {
    ...tagOperations,
    // The accounts of this cloud come with the service activated, as those that follow the documents do.
    OpenSlsService: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      handler: () => ({ success: true }),
    },
    GetSlsService: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: () => ({ enabled: true, overdue: false, status: 'Opened' }),
    },
  },
};
