import type { Option } from '../../spec/console.js';
import { REGIONS, zonesOf } from './regions.js';

export const regionOptions: readonly Option[] = REGIONS.map(({ regionId, label }) => ({ value: regionId, label }));

/** Zones of a region as options; none when there is no such region. */
export function zoneOptions(regionId: string): readonly Option[] {
  return zonesOf(regionId).map(({ zoneId, label }) => ({ value: zoneId, label }));
}
