import type { Control, Page, PageContext, Text } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { neighbours, onBucket, partRows, readConfiguration, writeConfiguration } from './read.js';
import { bucketPage, onOff, savedText, settingPage } from './setting-page.js';

/** Pages shown at the root of a bucket and where an object is missing. */
const websitePage = settingPage({
  name: { en: 'Static Pages', zh: '静态页面' },
  path: 'website',
  read: async (context) => {
    const set = await readConfiguration(context, 'Website', 'WebsiteConfiguration');
    return { home: textOf(set, 'IndexDocument', 'Suffix'), missing: textOf(set, 'ErrorDocument', 'Key') };
  },
  items: [
    { label: { en: 'Default Homepage', zh: '默认首页' }, value: (row) => textOf(row, 'home') },
    { label: { en: 'Default 404 Page', zh: '默认404页' }, value: (row) => textOf(row, 'missing') },
  ],
  fields: [
    { name: 'home', kind: 'text', label: { en: 'Default Homepage', zh: '默认首页' } },
    { name: 'missing', kind: 'text', label: { en: 'Default 404 Page', zh: '默认404页' } },
  ],
  initial: (row) => ({ home: textOf(row, 'home'), missing: textOf(row, 'missing') }),
  save: async ({ home, missing }, context) => {
    const { RoutingRules } = await readConfiguration(context, 'Website', 'WebsiteConfiguration');
    const content = {
      ...(home ? { IndexDocument: { Suffix: home } } : {}),
      ...(missing ? { ErrorDocument: { Key: missing } } : {}),
      ...(RoutingRules === undefined ? {} : { RoutingRules }),
    };
    await writeConfiguration(context, 'Website', Object.keys(content).length === 0 ? undefined : content);
  },
});

const tagsPage = settingPage({
  name: { en: 'Bucket Tagging', zh: 'Bucket标签' },
  path: 'tags',
  read: async (context) => ({ tags: partRows(await readConfiguration(context, 'Tags', 'Tagging'), 'TagSet', 'Tag') }),
  items: [
    {
      label: { en: 'Tags', zh: '标签' },
      value: (row) => partRows(row, 'tags').map((tag) => `${textOf(tag, 'Key')}: ${textOf(tag, 'Value')}`),
    },
  ],
  fields: [{ name: 'tags', kind: 'tags', label: { en: 'Tags', zh: '标签' } }],
  initial: (row) => ({ tags: partRows(row, 'tags') }),
  save: async ({ tags }, context) => {
    const given = Array.isArray(tags) ? tags : [];
    await writeConfiguration(context, 'Tags', given.length === 0 ? undefined : { TagSet: { Tag: given } });
  },
});

/** A setting that is on or off. */
function switchPage(setting: {
  readonly name: Text;
  readonly path: string;
  readonly isOn: (context: PageContext) => Promise<boolean>;
  readonly set: (isOn: boolean, context: PageContext) => Promise<void>;
}): Page {
  return settingPage({
    name: setting.name,
    path: setting.path,
    read: async (context) => ({ status: (await setting.isOn(context)) ? 'on' : 'off' }),
    items: [{ label: { en: 'Status', zh: '状态' }, value: (row) => textOf(row, 'status'), states: onOff }],
    fields: [{ name: 'isOn', kind: 'switch', label: setting.name }],
    initial: (row) => ({ isOn: textOf(row, 'status') === 'on' }),
    save: async ({ isOn }, context) => setting.set(isOn === true, context),
  });
}

const paymentPage = switchPage({
  name: { en: 'Pay by Requester', zh: '请求者付费模式' },
  path: 'payment',
  isOn: async (context) =>
    textOf(await readConfiguration(context, 'RequestPayment', 'RequestPaymentConfiguration'), 'Payer') === 'Requester',
  set: async (isOn, context) =>
    writeConfiguration(context, 'RequestPayment', { Payer: isOn ? 'Requester' : 'BucketOwner' }),
});

const accelerationPage = switchPage({
  name: { en: 'Transfer Acceleration', zh: '传输加速' },
  path: 'acceleration',
  isOn: async (context) =>
    textOf(await readConfiguration(context, 'TransferAcceleration', 'TransferAccelerationConfiguration'), 'Enabled') ===
    'true',
  set: async (isOn, context) => writeConfiguration(context, 'TransferAcceleration', { Enabled: String(isOn) }),
});

const bucketLabel: Text = { en: 'Destination Bucket', zh: '日志存储位置' };
const prefixLabel: Text = { en: 'Log Prefix', zh: '日志前缀' };

/** Where access logs go; no bucket turns them off. */
const loggingPage = settingPage({
  name: { en: 'Logging', zh: '日志转存' },
  path: 'logging',
  read: async (context) => rowOf(await readConfiguration(context, 'Logging', 'BucketLoggingStatus'), 'LoggingEnabled'),
  items: [
    { label: bucketLabel, value: (row) => textOf(row, 'TargetBucket') },
    { label: prefixLabel, value: (row) => textOf(row, 'TargetPrefix') },
  ],
  fields: [
    {
      name: 'bucket',
      kind: 'select',
      label: bucketLabel,
      options: { load: neighbours, empty: { en: 'No buckets', zh: '暂无Bucket' } },
    },
    { name: 'prefix', kind: 'text', label: prefixLabel },
  ],
  initial: (row) => ({ bucket: textOf(row, 'TargetBucket'), prefix: textOf(row, 'TargetPrefix') }),
  save: async ({ bucket, prefix }, context) =>
    writeConfiguration(
      context,
      'Logging',
      bucket ? { LoggingEnabled: { TargetBucket: bucket, TargetPrefix: prefix ?? '' } } : undefined,
    ),
});

function versioningControl(status: 'Enabled' | 'Suspended', label: Text, message: Text): Control {
  return {
    label,
    primary: status === 'Enabled',
    shown: (row) => textOf(row, 'Status') !== status && (status === 'Enabled' || textOf(row, 'Status') !== ''),
    operation: {
      kind: 'confirm',
      title: label,
      message,
      run: async (_row, context) => {
        await onBucket(context, 'PutBucketVersioning', { Configuration: { Status: status } });
        return {};
      },
      success: savedText,
    },
  };
}

/** Versioning can be suspended and not be turned off. */
const versioningPage = bucketPage(
  'versioning',
  { en: 'Versioning', zh: '版本控制' },
  {
    sections: [
      {
        kind: 'details',
        title: { en: 'Versioning', zh: '版本控制' },
        read: async (context) => await readConfiguration(context, 'Versioning', 'VersioningConfiguration'),
        buttons: [
          versioningControl(
            'Enabled',
            { en: 'Enable Versioning', zh: '开通' },
            {
              en: 'A bucket with versioning keeps every version of an object. Continue?',
              zh: '开通版本控制后，将保留文件的所有版本。是否继续？',
            },
          ),
          versioningControl(
            'Suspended',
            { en: 'Suspend Versioning', zh: '暂停' },
            {
              en: 'New versions are no longer kept; those that are there stay. Continue?',
              zh: '暂停后不再产生新的历史版本。是否继续？',
            },
          ),
        ],
        items: [
          {
            label: { en: 'Status', zh: '状态' },
            value: (row) => textOf(row, 'Status') || 'none',
            states: {
              none: { label: onOff.off.label, tone: 'disabled' },
              Enabled: { label: { en: 'Enabled', zh: '已开通' }, tone: 'success' },
              Suspended: { label: { en: 'Suspended', zh: '已暂停' }, tone: 'warning' },
            },
          },
        ],
      },
    ],
  },
);

/** Pages of the basic settings. */
export const basicPages: readonly Page[] = [
  websitePage,
  tagsPage,
  paymentPage,
  accelerationPage,
  loggingPage,
  versioningPage,
];
