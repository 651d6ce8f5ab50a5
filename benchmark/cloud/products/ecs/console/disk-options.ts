import type { OptionQuery } from '../../../spec/console.js';
import { zonesOf } from '../../shared/regions.js';
import { disk } from '../disk.js';
import { say } from './shared.js';

/** Categories that can be bought. */
export const diskCategoryOptions = (disk.attributes.Category?.values ?? [])
  .filter(({ value }) => ['cloud_efficiency', 'cloud_ssd', 'cloud_essd'].includes(value))
  .map(({ value, label }) => ({ value, label }));

/** Zones of the top bar's region. */
export const zoneOptions: OptionQuery = {
  load: async (context) => zonesOf(context.region).map(({ zoneId, label }) => ({ value: zoneId, label })),
  empty: say('No zone is available.', '没有可用区'),
};
