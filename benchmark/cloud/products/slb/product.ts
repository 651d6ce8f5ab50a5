import type { ProductSpec } from '../../spec/index.js';
import { regionOperations } from '../shared/region-operations.js';
import { taggingOperations } from '../shared/tagging.js';
import { accessControlList } from './access-control-list.js';
import { backendServerOperations } from './backend-servers.js';
import { caCertificate, serverCertificate } from './certificates.js';
import { domainExtension } from './domain-extension.js';
import { listener } from './listener.js';
import { loadBalancer } from './load-balancer.js';
import { rule } from './rule.js';
import { vserverGroup } from './vserver-group.js';

const RESOURCES = [
  loadBalancer,
  listener,
  rule,
  domainExtension,
  vserverGroup,
  accessControlList,
  serverCertificate,
  caCertificate,
];

/** Server Load Balancer (classic), version 2014-05-15. */
export const slb: ProductSpec = {
  code: 'slb',
  label: { zh: '负载均衡', en: 'Server Load Balancer' },
  apiVersion: '2014-05-15',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Slb',
    apiHost: 'slb.{region}.aliyuncs.com',
    consoleHost: 'slb-{region}-share.aliyuncs.com',
    isGlobal: false,
  },
  denial: { status: 403, code: 'Forbidden.RAM', message: 'User not authorized to operate on the specified resource.' },
  missingParameter: {
    status: 400,
    code: 'MissingParameter',
    message: 'The input parameter "{parameter}" that is mandatory for processing this request is not supplied.',
  },
  invalidParameter: {
    status: 400,
    code: 'InvalidParameter',
    message: 'The specified value of parameter "{parameter}" is not valid.',
  },
  resources: RESOURCES,
  operations: { ...regionOperations('slb'), ...taggingOperations('slb', RESOURCES), ...backendServerOperations },
};
