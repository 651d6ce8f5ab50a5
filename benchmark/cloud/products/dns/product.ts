import type { OperationSpec, ProductSpec, ResourceSpec } from '../../spec/index.js';
import { taggingOperations } from '../shared/tagging.js';
import { domain } from './domain.js';
import { domainGroup } from './domain-group.js';
import { domainRecord } from './domain-record.js';
import { flatTags } from './flat-tags.js';

type Operations = Readonly<Record<string, OperationSpec>>;

/** Policies call the product alidns, its console is the one of the host label dns. */
function withRamActions(operations: Operations): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([action, operation]) => [action, { ...operation, ramAction: `alidns:${action}` }]),
  );
}

const RESOURCES: readonly ResourceSpec[] = [domain, domainRecord, domainGroup].map((resource) => ({
  ...resource,
  operations: withRamActions(resource.operations),
}));

/** Alibaba Cloud DNS, version 2015-01-09. */
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
  resources: RESOURCES,
  operations: withRamActions(flatTags(taggingOperations('dns', [domain]))),
};
