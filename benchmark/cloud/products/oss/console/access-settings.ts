import type { Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { linesIn } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { bucket } from '../bucket.js';
import { encryptionMethods } from './create-bucket.js';
import { onBucket, partsOf, readBucket, readConfiguration, readOnBucket, writeConfiguration } from './read.js';
import { settingPage } from './setting-page.js';

/** Who may read and write. */
const aclPage = settingPage({
  name: { en: 'Access Control List (ACL)', zh: '读写权限' },
  path: 'acl',
  read: async (context) => ({ ACL: textOf(await readBucket(context), 'AccessControlList', 'Grant') }),
  items: [attributeColumn(bucket, 'ACL', { label: { en: 'Bucket ACL', zh: 'Bucket ACL' } })],
  fields: [
    {
      name: 'acl',
      kind: 'buttons',
      label: { en: 'Bucket ACL', zh: 'Bucket ACL' },
      options: valueOptions(bucket.attributes.ACL),
      help: {
        en: 'With a public ACL anybody on the Internet can read, or read and write, the objects.',
        zh: '公共读和公共读写权限下，互联网上任何用户都可以访问该Bucket内的文件。',
      },
    },
  ],
  initial: (row) => ({ acl: textOf(row, 'ACL') }),
  save: async ({ acl }, context) => {
    await onBucket(context, 'PutBucketAcl', { ACL: acl });
  },
});

/** The policy in the policy language; an empty text takes it away. */
const policyPage = settingPage({
  name: { en: 'Bucket Policy', zh: 'Bucket授权策略' },
  path: 'policy',
  read: async (context) => ({ policy: textOf(await readOnBucket(context, 'GetBucketPolicy'), 'Policy') }),
  items: [{ label: { en: 'Policy', zh: '授权策略' }, value: (row) => textOf(row, 'policy').split('\n') }],
  fields: [
    {
      name: 'policy',
      kind: 'textarea',
      label: { en: 'Add in Syntax', zh: '按策略语法添加授权' },
      help: { en: 'A policy in JSON.', zh: 'JSON格式的授权策略。' },
    },
  ],
  initial: (row) => ({ policy: textOf(row, 'policy') }),
  save: async ({ policy }, context) => writeConfiguration(context, 'Policy', policy === '' ? undefined : policy),
});

/** Which web pages may link to the objects. */
const refererPage = settingPage({
  name: { en: 'Hotlink Protection', zh: '防盗链' },
  path: 'referer',
  read: async (context) => await readConfiguration(context, 'Referer', 'RefererConfiguration'),
  items: [
    {
      label: { en: 'Referer Whitelist', zh: 'Referer白名单' },
      value: (row) => partsOf(row, 'RefererList', 'Referer').map(String),
    },
    {
      label: { en: 'Allow Empty Referer', zh: '空Referer' },
      value: (row) => textOf(row, 'AllowEmptyReferer'),
      states: {
        true: { label: { en: 'Allowed', zh: '允许' } },
        false: { label: { en: 'Not Allowed', zh: '不允许' } },
      },
    },
  ],
  fields: [
    { name: 'referers', kind: 'textarea', label: { en: 'Referer Whitelist', zh: 'Referer白名单' } },
    { name: 'empty', kind: 'switch', label: { en: 'Allow Empty Referer', zh: '空Referer' } },
  ],
  initial: (row) => ({
    referers: partsOf(row, 'RefererList', 'Referer').join('\n'),
    empty: textOf(row, 'AllowEmptyReferer') === 'true',
  }),
  save: async ({ referers, empty }, context) =>
    writeConfiguration(context, 'Referer', {
      AllowEmptyReferer: String(empty === true),
      RefererList: { Referer: linesIn(referers) },
    }),
});

/** How objects are encrypted when they are stored. */
const encryptionPage = settingPage({
  name: { en: 'Server-side Encryption', zh: '服务器端加密' },
  path: 'encryption',
  read: async (context) => {
    const set = await readConfiguration(context, 'Encryption', 'ServerSideEncryptionRule');
    return { method: textOf(set, 'ApplyServerSideEncryptionByDefault', 'SSEAlgorithm') || 'none' };
  },
  items: [
    {
      label: { en: 'Encryption Method', zh: '服务端加密方式' },
      value: (row) => textOf(row, 'method'),
      states: Object.fromEntries(encryptionMethods.map(({ value, label }) => [value, { label }])),
    },
  ],
  fields: [
    {
      name: 'method',
      kind: 'buttons',
      label: { en: 'Encryption Method', zh: '服务端加密方式' },
      options: encryptionMethods,
    },
  ],
  initial: (row) => ({ method: textOf(row, 'method') }),
  save: async ({ method }, context) =>
    writeConfiguration(
      context,
      'Encryption',
      method === 'none' ? undefined : { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: method } },
    ),
});

const redundancyPage = settingPage({
  name: { en: 'Zone-redundant Storage', zh: '同城冗余存储' },
  path: 'redundancy',
  description: {
    en: 'Zone-redundant storage is chosen when a bucket is created and cannot be changed later.',
    zh: '同城冗余存储须在创建Bucket时选择，之后无法更改。',
  },
  read: readBucket,
  items: [attributeColumn(bucket, 'DataRedundancyType')],
  fields: [
    {
      name: 'redundancy',
      kind: 'buttons',
      label: attributeLabel(bucket, 'DataRedundancyType'),
      options: valueOptions(bucket.attributes.DataRedundancyType),
    },
  ],
  initial: (row) => ({ redundancy: textOf(row, 'DataRedundancyType') }),
  save: async () => undefined,
  disabled: () => true,
});

/** Pages of the settings on access and redundancy. */
export const accessPages: readonly Page[] = [aclPage, policyPage, refererPage, encryptionPage, redundancyPage];
