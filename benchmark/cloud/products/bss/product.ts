import type { ProductSpec } from '../../spec/index.js';
import { balance } from './balance.js';

/** Billing (BssOpenApi), version 2017-12-14: as much as clients ask before they work. */
export const bss: ProductSpec = {
  code: 'bssopenapi',
  ramCode: 'bss',
  label: { zh: '费用中心', en: 'Expenses and Costs' },
  apiVersion: '2017-12-14',
  style: 'rpc',
  scope: 'global',
  audit: {
    serviceName: 'BssOpenApi',
    apiHost: 'business.aliyuncs.com',
    consoleHost: 'business.aliyuncs.com',
    isGlobal: true,
  },
  denial: { status: 403, code: 'NotAuthorized', message: 'You are not authorized to operate on this resource.' },
  missingParameter: { status: 400, code: 'MissingParameter', message: 'The parameter {parameter} is missing.' },
  invalidParameter: { status: 400, code: 'InvalidParameter', message: 'The parameter {parameter} is not valid.' },
  resources: [balance],
  operations: {
    QueryAvailableInstances: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: {
        PageNum: { type: 'integer', default: 1, minimum: 1 },
        PageSize: { type: 'integer', default: 20, minimum: 1, maximum: 300 },
      },
      handler: ({ parameters }) => ({
        Code: 'Success',
        Success: true,
        Message: 'Successful!',
        Data: { TotalCount: 0, PageNum: parameters.PageNum, PageSize: parameters.PageSize, InstanceList: [] },
      }),
    },
  },
};
