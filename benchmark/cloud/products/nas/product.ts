import type { ProductSpec } from '../../spec/index.js';
import { taggingOperations } from '../shared/tagging.js';
import { accessGroup } from './access-group.js';
import { accessRule } from './access-rule.js';
import { invalidParameter, missingParameter } from './errors.js';
import { fileSystem } from './file-system.js';
import { mountTarget } from './mount-target.js';
import { regionList, zoneList } from './zones.js';

/** File Storage NAS, version 2017-06-26. */
export const nas: ProductSpec = {
  code: 'nas',
  label: { zh: '文件存储 NAS', en: 'Apsara File Storage NAS' },
  apiVersion: '2017-06-26',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'NAS',
    apiHost: 'nas.{region}.aliyuncs.com',
    consoleHost: 'nas-share.{region}.aliyuncs.com',
    isGlobal: false,
  },
  denial: {
    status: 403,
    code: 'Forbidden.RAM',
    message: "User not authorized to operate on the specified resource, or this API doesn't support RAM.",
  },
  missingParameter,
  invalidParameter,
  resources: [fileSystem, mountTarget, accessGroup, accessRule],
  operations: {
    DescribeRegions: { kind: 'custom', access: 'read', source: 'sdk', handler: regionList },
    DescribeZones: { kind: 'custom', access: 'read', source: 'sdk', handler: zoneList },
    ...taggingOperations('nas', [fileSystem]),
  },
};
