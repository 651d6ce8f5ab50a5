import type { ProductSpec } from '../../spec/index.js';
import { taggingOperations } from '../shared/tagging.js';
import { domain } from './domain.js';
import { domainGroup } from './domain-group.js';
import { domainRecord } from './domain-record.js';
import { flatTags } from './flat-tags.js';

/** Alibaba Cloud DNS, version 2015-01-09. Policies call it alidns, its console is the one of the host label dns. */
export const dns: ProductSpec = {
  code: 'dns',
  ramCode: 'alidns',
  label: { zh: '云解析DNS', en: 'Alibaba Cloud DNS' },
  apiVersion: '2015-01-09',
  style: 'rpc',
  scope: 'global',
  audit: {
    serviceName: 'Alidns',
    apiHost: 'alidns.aliyuncs.com',
    consoleHost: 'alidns.aliyuncs.com',
    isGlobal: true,
  },
  denial: {
    status: 403,
    code: 'Forbidden.RAM',
    message: "User not authorized to operate on the specified resource, or this API doesn't support RAM.",
  },
  missingParameter: {
    status: 400,
    code: 'Missing{parameter}',
    message: '{parameter} is mandatory for this action.',
  },
  invalidParameter: {
    status: 400,
    code: 'Invalid{parameter}',
    message: 'The parameter value {parameter} is invalid.',
  },
  resources: [domain, domainRecord, domainGroup],
  operations: flatTags(taggingOperations('dns', [domain])),
};
