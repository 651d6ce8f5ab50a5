import type { ProductSpec } from '../../spec/index.js';
import { regionOperations } from '../shared/region-operations.js';
import { taggingOperations } from '../shared/tagging.js';
import { autoSnapshotPolicy } from './auto-snapshot-policy.js';
import { catalogueReads } from './catalogue-reads.js';
import { disk } from './disk.js';
import { failures } from './failures.js';
import { image } from './image.js';
import { instance } from './instance.js';
import { keyPair } from './key-pair.js';
import { networkInterface } from './network-interface.js';
import { securityGroup } from './security-group.js';
import { snapshot } from './snapshot.js';

const RESOURCES = [instance, disk, snapshot, autoSnapshotPolicy, image, networkInterface, securityGroup, keyPair];

/** Elastic Compute Service, version 2014-05-26. */
export const ecs: ProductSpec = {
  code: 'ecs',
  label: { zh: '云服务器 ECS', en: 'Elastic Compute Service' },
  apiVersion: '2014-05-26',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Ecs',
    apiHost: 'ecs.{region}.aliyuncs.com',
    consoleHost: 'ecs-{region}-share.aliyuncs.com',
    isGlobal: false,
  },
  denial: {
    status: 403,
    code: 'Forbidden.RAM',
    message: "User not authorized to operate on the specified resource, or this API doesn't support RAM.",
  },
  missingParameter: failures.parameterMissing,
  invalidParameter: {
    status: 400,
    code: 'InvalidParameter',
    message: 'The specified value of parameter "{parameter}" is not valid.',
  },
  resources: RESOURCES,
  operations: { ...regionOperations('ecs'), ...taggingOperations('ecs', RESOURCES), ...catalogueReads },
};
