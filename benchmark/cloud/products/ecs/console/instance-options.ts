import type { OptionQuery } from '../../../spec/console.js';
import { namedOption } from '../../shared/options.js';
import { loadInstances } from './instances.js';
import { say } from './shared.js';

/** The instances of the region. */
export const instanceOptions: OptionQuery = {
  load: async (context) => (await loadInstances(context)).map((row) => namedOption(row, 'InstanceId', 'InstanceName')),
  empty: say('No instance is available.', '没有可用的实例'),
};
