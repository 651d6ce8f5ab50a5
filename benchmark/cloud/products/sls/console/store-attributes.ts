import type { Control, Page, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { logstore } from '../logstore.js';
import { FOR_EVER } from '../logstore-handlers.js';
import { metricFields, settingFields, settingsOf } from './logstore-form.js';
import { callInProject, currentStore } from './read.js';

type Kind = 'Logstore' | 'Metricstore';

const TITLES: Readonly<Record<Kind, Text>> = {
  Logstore: { en: 'Logstore Attributes', zh: 'Logstore属性' },
  Metricstore: { en: 'Metricstore Attribute', zh: 'Metricstore属性' },
};

/** What a store has; metric stores have fewer settings. */
const SHOWN: Readonly<Record<Kind, readonly string[]>> = {
  Logstore: ['logstoreName', 'enable_tracking', 'ttl', 'shardCount', 'autoSplit', 'maxSplitShard', 'appendMeta'],
  Metricstore: ['logstoreName', 'ttl', 'shardCount'],
};

function modifyStore(kind: Kind): Control {
  return {
    label: { en: 'Modify', zh: '修改' },
    operation: {
      kind: 'drawer',
      title: TITLES[kind],
      initial: (row) => ({
        tracking: row.enable_tracking === true,
        forEver: Number(row.ttl) === FOR_EVER,
        days: Number(row.ttl) === FOR_EVER ? '30' : textOf(row, 'ttl'),
        split: row.autoSplit === true,
        most: textOf(row, 'maxSplitShard') === '0' ? '64' : textOf(row, 'maxSplitShard'),
        publicIp: row.appendMeta === true,
      }),
      form: {
        groups: [{ fields: kind === 'Logstore' ? settingFields : metricFields }],
        submit: async (values, context, row) => {
          const { ttl, ...others } = settingsOf(values);
          const settings = kind === 'Logstore' ? { ttl, ...others } : { ttl };
          await callInProject(context, 'UpdateLogStore', { logstoreName: textOf(row, 'logstoreName'), ...settings });
          return {};
        },
        submitLabel: { en: 'Save', zh: '保存' },
        success: { en: 'The attributes are saved.', zh: '保存成功' },
      },
    },
  };
}

function attributePage(kind: Kind, place: string): Page {
  return {
    name: TITLES[kind],
    route: `/lognext/project/:project/logsearch/:logstore/${place}`,
    parent: `/lognext/project/:project/${kind === 'Logstore' ? 'logsearch' : 'metric'}`,
    sections: [
      {
        kind: 'details',
        read: currentStore,
        buttons: [modifyStore(kind)],
        items: SHOWN[kind].map((name) => attributeColumn(logstore, name)),
      },
    ],
  };
}

/** Settings of one logstore. */
export const logstoreAttributePage = attributePage('Logstore', 'attribute');

/** Settings of one metric store. */
export const metricStoreAttributePage = attributePage('Metricstore', 'metric');
