import type { OptionQuery } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { loadInstances } from './instances.js';
import { say } from './shared.js';

/** The instances of the region. */
export const instanceOptions: OptionQuery = {
  load: async (context) =>
    (await loadInstances(context)).map((row) => ({
      value: textOf(row, 'InstanceId'),
      label: `${textOf(row, 'InstanceName')} / ${textOf(row, 'InstanceId')}`,
    })),
  empty: say('No instance is available.', '没有可用的实例'),
};
