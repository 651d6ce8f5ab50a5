import type { Control, Page, Text } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, displayTime } from '../../shared/columns.js';
import { allPages } from '../../shared/paging.js';
import { alias } from '../alias.js';
import { kmsKey } from '../key.js';
import { createAlias } from './alias-dialog.js';
import { rotationFields, rotationOf } from './create-key.js';
import { keyMaterialSection } from './key-material.js';
import { callKey, keyOf, readKey } from './read.js';
import { editTags } from './tags.js';

const saved: Text = { en: 'The change is saved.', zh: '修改成功' };

function protection(isOn: boolean, label: Text, title: Text, message: Text): Control {
  return {
    label,
    shown: (row) => (textOf(row, 'DeletionProtection') === 'Enabled') !== isOn,
    disabled: (row) => textOf(row, 'KeyState') === 'PendingDeletion',
    operation: {
      kind: 'confirm',
      title,
      message,
      run: async (row, context) => {
        await context.call('kms', 'SetDeletionProtection', {
          RegionId: context.region,
          ProtectedResourceArn: textOf(row, 'Arn'),
          EnableDeletionProtection: isOn,
        });
        return {};
      },
      success: saved,
    },
  };
}

const editDescription: Control = {
  label: { en: 'Edit Description', zh: '编辑描述' },
  operation: {
    kind: 'dialog',
    title: { en: 'Edit Description', zh: '编辑描述' },
    initial: (row) => ({ description: textOf(row, 'Description') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'description',
              kind: 'textarea',
              label: attributeLabel(kmsKey, 'Description'),
              maxLength: 8192,
            },
          ],
        },
      ],
      submit: async (values, context) =>
        await callKey(context, 'UpdateKeyDescription', keyOf(context), { Description: values.description ?? '' }),
      success: saved,
    },
  },
};

const setRotation: Control = {
  label: { en: 'Set Rotation Period', zh: '设置轮转周期' },
  disabled: (row) => textOf(row, 'PrimaryKeyVersion') === '' || textOf(row, 'KeyState') !== 'Enabled',
  operation: {
    kind: 'dialog',
    title: { en: 'Set Rotation Period', zh: '设置轮转周期' },
    form: {
      groups: [{ fields: rotationFields([]) }],
      submit: async (values, context) =>
        await callKey(context, 'UpdateRotationPolicy', keyOf(context), rotationOf(values)),
      success: saved,
    },
  },
};

const deleteAlias: Control = {
  label: { en: 'Delete Alias', zh: '删除别名' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Alias', zh: '删除别名' },
    message: { en: 'The key itself is not affected. Continue?', zh: '删除别名不影响密钥本身。是否继续？' },
    run: async (row, context) => {
      const AliasName = textOf(row, 'AliasName');
      await context.call('kms', 'DeleteAlias', { RegionId: context.region, AliasName });
      return {};
    },
    success: { en: 'The alias is deleted.', zh: '删除别名成功' },
  },
};

/** One key with its aliases, material, rotation and tags. */
export const keyDetailPage: Page = {
  name: { en: 'Key Details', zh: '密钥管理' },
  route: '/:region/key/detail/:key',
  parent: '/:region/key/list',
  headingParameter: 'key',
  sections: [
    {
      kind: 'details',
      title: { en: 'Key Details', zh: '密钥详情' },
      read: readKey,
      items: [
        attributeColumn(kmsKey, 'KeyId'),
        attributeColumn(kmsKey, 'KeyState'),
        attributeColumn(kmsKey, 'KeySpec'),
        attributeColumn(kmsKey, 'KeyUsage'),
        attributeColumn(kmsKey, 'Origin'),
        attributeColumn(kmsKey, 'ProtectionLevel'),
        attributeColumn(kmsKey, 'Arn'),
        attributeColumn(kmsKey, 'Creator'),
        attributeColumn(kmsKey, 'CreationDate'),
        attributeColumn(kmsKey, 'DeletionProtection'),
        attributeColumn(kmsKey, 'Description'),
        {
          label: attributeLabel(kmsKey, 'DeleteDate'),
          value: (row) => displayTime(textOf(row, 'DeleteDate')),
        },
      ],
      buttons: [
        protection(
          true,
          { en: 'Enable Deletion Protection', zh: '开启删除保护' },
          { en: 'Enable Deletion Protection', zh: '确认开启' },
          { en: 'A protected key cannot be deleted. Continue?', zh: '开启后，将无法删除该密钥。是否继续？' },
        ),
        protection(
          false,
          { en: 'Disable Deletion Protection', zh: '关闭删除保护' },
          { en: 'Disable Deletion Protection', zh: '确认关闭' },
          { en: 'The key can be deleted afterwards. Continue?', zh: '关闭后，将可以删除该密钥。是否继续？' },
        ),
        editDescription,
      ],
    },
    {
      kind: 'table',
      title: { en: 'Aliases', zh: '别名' },
      buttons: [createAlias],
      rows: async (context) =>
        await allPages(context, {
          product: 'kms',
          action: 'ListAliasesByKeyId',
          parameters: { KeyId: keyOf(context) },
          at: ['Aliases', 'Alias'],
        }),
      columns: [attributeColumn(alias, 'AliasName'), attributeColumn(alias, 'AliasArn')],
      rowControls: [deleteAlias],
    },
    keyMaterialSection,
    {
      kind: 'details',
      title: { en: 'Rotation Policy', zh: '轮转策略' },
      read: readKey,
      items: [
        attributeColumn(kmsKey, 'AutomaticRotation'),
        {
          label: attributeLabel(kmsKey, 'RotationInterval'),
          value: (row) => {
            const seconds = Number.parseInt(textOf(row, 'RotationInterval'), 10);
            return Number.isNaN(seconds) ? '' : `${seconds / 86_400}d`;
          },
        },
        attributeColumn(kmsKey, 'LastRotationDate'),
        attributeColumn(kmsKey, 'NextRotationDate'),
        attributeColumn(kmsKey, 'PrimaryKeyVersion'),
      ],
      buttons: [setRotation],
    },
    {
      kind: 'table',
      title: { en: 'Tags', zh: '标签' },
      buttons: [{ label: { en: 'Edit Tags', zh: '编辑标签' }, operation: editTags }],
      rows: async (context) =>
        listOf(
          await context.call('kms', 'ListResourceTags', { RegionId: context.region, KeyId: keyOf(context) }),
          'Tags',
          'Tag',
        ),
      columns: [
        { label: { en: 'Tag Key', zh: '标签键' }, value: (row) => textOf(row, 'TagKey') },
        { label: { en: 'Tag Value', zh: '标签值' }, value: (row) => textOf(row, 'TagValue') },
      ],
      rowControls: [
        {
          label: { en: 'Delete', zh: '删除' },
          operation: {
            kind: 'call',
            run: async (row, context) =>
              await callKey(context, 'UntagResource', keyOf(context), {
                TagKeys: JSON.stringify([textOf(row, 'TagKey')]),
              }),
            success: saved,
          },
        },
      ],
    },
  ],
};
