import type { OptionQuery } from '../../../spec/console.js';
import { valueOptions } from '../../shared/options.js';
import { regionOptions, zoneOptions as zonesIn } from '../../shared/region-options.js';
import { disk } from '../disk.js';
import { say } from './shared.js';

/** Categories that can be bought. */
export const diskCategoryOptions = valueOptions(disk.attributes.Category, [
  'cloud_efficiency',
  'cloud_ssd',
  'cloud_essd',
]);

/** Zones of the top bar's region. */
export const zoneOptions: OptionQuery = {
  load: async (context) => zonesIn(context.region),
  empty: say('No zone is available.', '没有可用区'),
};

/** Regions besides that of the top bar. */
export const otherRegionOptions: OptionQuery = {
  load: async (context) => regionOptions.filter(({ value }) => value !== context.region),
  empty: say('No region is available.', '没有可用的地域'),
};
