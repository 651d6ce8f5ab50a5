import type { ResourceSpec } from '../../spec/index.js';

/** States of an instance. Times are far shorter than the vendor's minutes. */
export const instanceStates = {
  initial: 'Creating',
  values: {
    Creating: { label: { zh: '创建中', en: 'Creating' }, next: { state: 'Running', afterMilliseconds: 1500 } },
    Running: { label: { zh: '运行中', en: 'Running' } },
    Restarting: { label: { zh: '重启中', en: 'Rebooting' }, next: { state: 'Running', afterMilliseconds: 1200 } },
    NetAddressCreating: {
      label: { zh: '网络创建中', en: 'Creating Network Connection' },
      next: { state: 'Running', afterMilliseconds: 800 },
    },
    NetAddressDeleting: {
      label: { zh: '网络释放中', en: 'Releasing Network Connection' },
      next: { state: 'Running', afterMilliseconds: 800 },
    },
  },
} satisfies NonNullable<ResourceSpec['states']>;
