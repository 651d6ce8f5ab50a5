import type { OperationHandler } from '../../spec/handler.js';
import type { OperationSpec } from '../../spec/operation.js';
import { zonesOf } from '../shared/regions.js';
import { custom, needed } from './custom.js';
import { toIds } from './ids.js';
import { INSTANCE_TYPES } from './instance-types.js';

const types: OperationHandler = ({ parameters }) => {
  const ids = toIds(parameters.InstanceTypes);
  const family = parameters.InstanceTypeFamily;
  const found = INSTANCE_TYPES.filter(
    (type) => (ids.length === 0 || ids.includes(type.id)) && (family === undefined || family === type.family),
  );
  return {
    InstanceTypes: {
      InstanceType: found.map((type) => ({
        InstanceTypeId: type.id,
        InstanceTypeFamily: type.family,
        CpuCoreCount: type.cores,
        MemorySize: type.memory,
        CpuArchitecture: 'X86',
        EniQuantity: Math.max(2, type.cores),
        EniPrivateIpAddressQuantity: 10,
        GPUAmount: 0,
        GPUSpec: '',
        LocalStorageAmount: 0,
        LocalStorageCategory: '',
      })),
    },
    NextToken: '',
  };
};

const families: OperationHandler = () => ({
  InstanceTypeFamilies: {
    InstanceTypeFamily: [...new Set(INSTANCE_TYPES.map(({ family }) => family))].map((family) => ({
      InstanceTypeFamilyId: family,
      Generation: /5|6|7/.test(family) ? 'ecs-5' : 'ecs-3',
    })),
  },
});

const stock = { Status: 'Available', StatusCategory: 'WithStock' };

const available: OperationHandler = ({ parameters, regionId }) => {
  const destination = String(parameters.DestinationResource);
  const values =
    destination === 'InstanceType'
      ? INSTANCE_TYPES.map(({ id }) => id)
      : destination === 'Zone'
        ? zonesOf(regionId).map(({ zoneId }) => zoneId)
        : destination === 'IoOptimized'
          ? ['optimized']
          : destination === 'Network'
            ? ['vpc']
            : ['cloud_efficiency', 'cloud_ssd', 'cloud_essd'];
  const wanted = parameters.ZoneId;
  const zones = zonesOf(regionId).filter(({ zoneId }) => wanted === undefined || wanted === zoneId);
  return {
    AvailableZones: {
      AvailableZone: zones.map(({ zoneId }) => ({
        RegionId: regionId,
        ZoneId: zoneId,
        ...stock,
        AvailableResources: {
          AvailableResource: [
            {
              Type: destination,
              SupportedResources: { SupportedResource: values.map((Value) => ({ Value, ...stock })) },
            },
          ],
        },
      })),
    },
  };
};

/** What may be bought: instance types and stock. */
export const catalogueReads: Readonly<Record<string, OperationSpec>> = {
  DescribeInstanceTypes: custom('read', 'sdk', types),
  DescribeInstanceTypeFamilies: custom('read', 'sdk', families),
  DescribeAvailableResource: custom('read', 'sdk', available, needed('DestinationResource')),
};
