import type { ProductSpec } from '../../spec/index.js';
import { regionOperations } from '../shared/region-operations.js';
import { taggingOperations } from '../shared/tagging.js';
import { eip } from './eip.js';
import { flowLog } from './flow-log.js';
import { natGateway } from './nat-gateway.js';
import { routeTable } from './route-table.js';
import { snatEntry } from './snat-entry.js';
import { vpc as vpcResource } from './vpc.js';
import { vswitch } from './vswitch.js';

const RESOURCES = [vpcResource, vswitch, routeTable, eip, natGateway, snatEntry, flowLog];

/** Virtual Private Cloud, version 2016-04-28. */
export const vpc: ProductSpec = {
  code: 'vpc',
  label: { zh: '专有网络 VPC', en: 'Virtual Private Cloud' },
  apiVersion: '2016-04-28',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Vpc',
    apiHost: 'vpc.{region}.aliyuncs.com',
    consoleHost: 'vpc-{region}-share.aliyuncs.com',
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
  operations: { ...regionOperations('vpc'), ...taggingOperations('vpc', RESOURCES) },
};
