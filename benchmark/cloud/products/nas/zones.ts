import { ApiError, type OperationHandler } from '../../spec/index.js';
import { REGIONS, zonesOf } from '../shared/regions.js';
import { zoneNotFound } from './errors.js';

/** Regions in the product's own form. */
export const regionList: OperationHandler = ({ parameters }) => {
  const language = String(parameters.AcceptLanguage ?? 'zh').startsWith('en') ? 'en' : 'zh';
  return {
    Regions: {
      Region: REGIONS.map(({ regionId, label }) => ({
        RegionId: regionId,
        RegionEndpoint: `nas.${regionId}.aliyuncs.com`,
        LocalName: label[language],
      })),
    },
    TotalCount: REGIONS.length,
    PageNumber: 1,
    PageSize: REGIONS.length,
  };
};

/** Zones of the region with the protocols that each storage type speaks there. */
export const zoneList: OperationHandler = ({ regionId }) => ({
  Zones: {
    Zone: zonesOf(regionId).map(({ zoneId }) => ({
      ZoneId: zoneId,
      Performance: { Protocol: ['nfs', 'smb'] },
      Capacity: { Protocol: ['nfs', 'smb'] },
      InstanceTypes: {
        InstanceType: [
          { StorageType: 'Performance', ProtocolType: 'nfs' },
          { StorageType: 'Performance', ProtocolType: 'smb' },
          { StorageType: 'Capacity', ProtocolType: 'nfs' },
          { StorageType: 'Capacity', ProtocolType: 'smb' },
        ],
      },
    })),
  },
});

/** The zone asked for, or the region's first. */
export function zoneOrFirst(regionId: string, asked: unknown): string {
  const zones = zonesOf(regionId).map(({ zoneId }) => zoneId);
  const zone = asked === undefined ? zones[0] : zones.find((id) => id === asked);
  if (zone === undefined) throw new ApiError(zoneNotFound);
  return zone;
}
