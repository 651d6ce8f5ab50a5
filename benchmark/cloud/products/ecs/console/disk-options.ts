import type { OptionQuery } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { zonesOf } from '../../regions.js';
import { disk } from '../disk.js';
import { loadInstances } from './instances.js';
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

/** The instances of the region. */
export const instanceOptions: OptionQuery = {
  load: async (context) =>
    (await loadInstances(context)).map((row) => ({
      value: textOf(row, 'InstanceId'),
      label: `${textOf(row, 'InstanceName')} / ${textOf(row, 'InstanceId')}`,
    })),
  empty: say('No instance is available.', '没有可用的实例'),
};
