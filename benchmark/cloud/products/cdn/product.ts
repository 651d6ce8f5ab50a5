import type { ProductSpec } from '../../spec/index.js';
import { taggingOperations } from '../shared/tagging.js';
import { domain } from './domain.js';
import { domainConfig } from './domain-config.js';
import { refreshTask } from './refresh-task.js';

/** Alibaba Cloud CDN, version 2018-05-10. */
export const cdn: ProductSpec = {
  code: 'cdn',
  label: { zh: 'CDN', en: 'Alibaba Cloud CDN' },
  apiVersion: '2018-05-10',
  style: 'rpc',
  scope: 'global',
  audit: {
    serviceName: 'Cdn',
    apiHost: 'cdn.aliyuncs.com',
    consoleHost: 'cdn.aliyuncs.com',
    isGlobal: true,
  },
  denial: {
    status: 403,
    code: 'OperationDenied',
    message: 'You do not have access to this operation.',
  },
  missingParameter: {
    status: 400,
    code: 'MissingParameter',
    message: 'The input parameter {parameter} that is mandatory for processing this request is not supplied.',
  },
  invalidParameter: {
    status: 400,
    code: 'Invalid{parameter}.Malformed',
    message: 'Specified {parameter} is malformed.',
  },
  resources: [domain, domainConfig, refreshTask],
  operations: {
    DescribeCdnService: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: ({ store, caller }) => ({
        InstanceId: `Cdn-${caller.accountId}`,
        InternetChargeType: 'PayByTraffic',
        ChangingChargeType: 'PayByTraffic',
        OpeningTime: store.find('cdn/domain')[0]?.attributes.GmtCreated ?? '',
        OperationLocks: { LockReason: [] },
      }),
    },
    ...taggingOperations('cdn', [domain]),
  },
};
