import { ApiError, type OperationSpec } from '../../spec/index.js';
import { REGIONS, zonesOf } from './regions.js';

type Language = 'zh' | 'en';

function languageOf(value: unknown): Language {
  return String(value ?? 'zh')
    .toLowerCase()
    .startsWith('en')
    ? 'en'
    : 'zh';
}

/** DescribeRegions and DescribeZones of a product. */
export function regionOperations(product: string): Readonly<Record<string, OperationSpec>> {
  return {
    DescribeRegions: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: ({ parameters }) => ({
        Regions: {
          Region: REGIONS.map(({ regionId, label }) => ({
            RegionId: regionId,
            RegionEndpoint: `${product}.${regionId}.aliyuncs.com`,
            LocalName: label[languageOf(parameters.AcceptLanguage)],
          })),
        },
      }),
    },
    DescribeZones: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: ({ parameters, regionId }) => {
        const zones = zonesOf(regionId);
        if (zones.length === 0) {
          throw new ApiError({
            status: 404,
            code: 'InvalidRegionId.NotFound',
            message: 'The specified RegionId does not exist.',
          });
        }
        return {
          Zones: {
            Zone: zones.map(({ zoneId, label }) => ({
              ZoneId: zoneId,
              LocalName: label[languageOf(parameters.AcceptLanguage)],
            })),
          },
        };
      },
    },
  };
}
