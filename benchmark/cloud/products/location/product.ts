import type { ProductSpec } from '../../spec/index.js';

/** Location service, version 2015-06-12: tells clients where the products are, which is here. */
export const location: ProductSpec = {
  code: 'location',
  label: { zh: '位置服务', en: 'Location Service' },
  apiVersion: '2015-06-12',
  style: 'rpc',
  scope: 'global',
  audit: {
    serviceName: 'Location',
    apiHost: 'location-readonly.aliyuncs.com',
    consoleHost: 'location-readonly.aliyuncs.com',
    isGlobal: true,
  },
  denial: { status: 403, code: 'Forbidden.RAM', message: 'User not authorized to operate on the specified resource.' },
  missingParameter: { status: 400, code: 'MissingParameter', message: 'The parameter {parameter} is missing.' },
  invalidParameter: { status: 400, code: 'InvalidParameter', message: 'The parameter {parameter} is not valid.' },
  openActions: ['DescribeEndpoints'],
  resources: [],
  operations: {
    DescribeEndpoints: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: { ServiceCode: { type: 'string', required: true }, Id: { type: 'string', required: true } },
      handler: ({ cloud, parameters }) => ({
        Success: true,
        Endpoints: {
          Endpoint: [
            {
              Endpoint: cloud.apiEndpoint,
              Id: parameters.Id,
              Namespace: '',
              // The vendor's own spelling of this field.
              SerivceCode: parameters.ServiceCode,
              Type: 'openAPI',
              Protocols: { Protocols: ['HTTP'] },
            },
          ],
        },
      }),
    },
  },
};
