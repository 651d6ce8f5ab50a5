import type { ProductSpec } from '../../spec/index.js';
import { REGIONS } from '../shared/regions.js';
import { taggingOperations } from '../shared/tagging.js';
import { account } from './accounts.js';
import { addressOperations } from './addresses.js';
import { backup } from './backups.js';
import { instance } from './instance.js';
import { mongodbSettingReads } from './setting-reads.js';

/** ApsaraDB for MongoDB, version 2015-12-01. */
export const mongodb: ProductSpec = {
  code: 'dds',
  label: { zh: '云数据库 MongoDB 版', en: 'ApsaraDB for MongoDB' },
  apiVersion: '2015-12-01',
  style: 'rpc',
  scope: 'region',
  audit: {
    serviceName: 'Dds',
    apiHost: 'mongodb.aliyuncs.com',
    consoleHost: 'mongodb-share.aliyuncs.com',
    isGlobal: false,
  },
  denial: {
    status: 403,
    code: 'Forbidden.RAM',
    message: "User not authorized to operate on the specified resource, or this API doesn't support RAM.",
  },
  missingParameter: {
    status: 400,
    code: 'MissingParameter',
    message: 'The input parameter "{parameter}" that is mandatory for processing this request is not supplied.',
  },
  invalidParameter: {
    status: 400,
    code: 'InvalidParameter',
    message: 'The specified parameter "{parameter}" is not valid.',
  },
  resources: [instance, account, backup],
  operations: {
    DescribeRegions: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: () => ({
        Regions: {
          DdsRegion: REGIONS.map(({ regionId, label, zones }) => ({
            RegionId: regionId,
            RegionName: label.zh,
            Zones: {
              Zone: zones.map((zone) => ({ ZoneId: zone.zoneId, ZoneName: zone.label.zh, VpcEnabled: true })),
            },
          })),
        },
      }),
    },
    ...addressOperations,
    ...mongodbSettingReads,
    ...taggingOperations('dds', [instance]),
  },
};
