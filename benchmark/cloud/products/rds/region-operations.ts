import type { OperationSpec } from '../../spec/index.js';
import { REGIONS, zonesOf } from '../shared/regions.js';

/** Regions and zones, a row for each zone. */
export const rdsRegionOperations: Readonly<Record<string, OperationSpec>> = {
  DescribeRegions: {
    kind: 'custom',
    access: 'read',
    source: 'sdk',
    handler: () => ({
      Regions: {
        RDSRegion: REGIONS.flatMap(({ regionId, label, zones }) =>
          zones.map((zone) => ({
            RegionId: regionId,
            ZoneId: zone.zoneId,
            LocalName: label.zh,
            ZoneName: zone.label.zh,
            RegionEndpoint: `rds.${regionId}.aliyuncs.com`,
          })),
        ),
      },
    }),
  },
  DescribeAvailableZones: {
    kind: 'custom',
    access: 'read',
    source: 'sdk',
    parameters: { Engine: { type: 'string', required: true } },
    handler: ({ regionId }) => ({
      AvailableZones: zonesOf(regionId).map(({ zoneId }) => ({
        RegionId: regionId,
        ZoneId: zoneId,
        SupportedEngines: [],
      })),
    }),
  },
};
