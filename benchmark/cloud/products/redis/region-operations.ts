import type { OperationSpec } from '../../spec/index.js';
import { REGIONS, zonesOf } from '../shared/regions.js';

/** Regions and zones in the words of this API. */
export const redisRegionOperations: Readonly<Record<string, OperationSpec>> = {
  DescribeRegions: {
    kind: 'custom',
    access: 'read',
    source: 'sdk',
    handler: () => ({
      RegionIds: {
        KVStoreRegion: REGIONS.map(({ regionId, label, zones }) => ({
          RegionId: regionId,
          LocalName: label.zh,
          RegionEndpoint: `r-kvstore.${regionId}.aliyuncs.com`,
          ZoneIds: zones.map(({ zoneId }) => zoneId).join(','),
          ZoneIdList: { ZoneId: zones.map(({ zoneId }) => zoneId) },
        })),
      },
    }),
  },
  DescribeZones: {
    kind: 'custom',
    access: 'read',
    source: 'sdk',
    handler: ({ regionId }) => ({
      Zones: {
        KVStoreZone: zonesOf(regionId).map(({ zoneId, label }) => ({
          RegionId: regionId,
          ZoneId: zoneId,
          ZoneName: label.zh,
          IsRds: true,
          SwitchNetwork: true,
        })),
      },
    }),
  },
};
