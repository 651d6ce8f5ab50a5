import type { Control, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { callKey } from './read.js';
import { editTags } from './tags.js';

const stateIs = (state: string) => (row: Row) => textOf(row, 'KeyState') === state;

export const enableKey: Control = {
  label: { en: 'Enable', zh: '启用' },
  shown: stateIs('Disabled'),
  operation: {
    kind: 'confirm',
    title: { en: 'Enable Key', zh: '启用密钥' },
    message: { en: 'Enable this key?', zh: '是否启用该密钥？' },
    run: async (row, context) => await callKey(context, 'EnableKey', textOf(row, 'KeyId')),
    success: { en: 'The key is enabled.', zh: '启用成功' },
  },
};

export const disableKey: Control = {
  label: { en: 'Disable', zh: '禁用' },
  shown: (row) => !stateIs('Disabled')(row),
  disabled: (row) => !stateIs('Enabled')(row),
  operation: {
    kind: 'confirm',
    title: { en: 'Disable Key', zh: '禁用密钥' },
    message: {
      en: 'A disabled key can neither encrypt nor decrypt. Continue?',
      zh: '禁用后，该密钥将无法用于加密和解密。是否继续？',
    },
    run: async (row, context) => await callKey(context, 'DisableKey', textOf(row, 'KeyId')),
    success: { en: 'The key is disabled.', zh: '禁用成功' },
  },
};

const scheduleDeletion: Control = {
  label: { en: 'Schedule Key Deletion', zh: '计划删除密钥' },
  disabled: (row) => stateIs('PendingDeletion')(row) || textOf(row, 'DeletionProtection') === 'Enabled',
  operation: {
    kind: 'dialog',
    title: { en: 'Schedule Key Deletion', zh: '计划删除密钥' },
    notice: {
      en: 'What was encrypted with a deleted key can never be decrypted again.',
      zh: '密钥删除后，使用该密钥加密的内容将无法解密。',
    },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'days',
              kind: 'number',
              label: { en: 'Delete In (7-30 days)', zh: '预删除周期' },
              required: true,
              initial: 30,
              minimum: 7,
              maximum: 30,
              unit: { en: 'days', zh: '天' },
            },
          ],
        },
      ],
      submit: async (values, context, row) =>
        await callKey(context, 'ScheduleKeyDeletion', textOf(row, 'KeyId'), { PendingWindowInDays: values.days }),
      success: { en: 'The deletion is scheduled.', zh: '计划删除密钥成功' },
    },
  },
};

const cancelDeletion: Control = {
  label: { en: 'Cancel Key Deletion', zh: '取消删除密钥' },
  disabled: (row) => !stateIs('PendingDeletion')(row),
  operation: {
    kind: 'confirm',
    title: { en: 'Cancel Key Deletion', zh: '取消删除密钥' },
    message: { en: 'Keep this key?', zh: '是否取消删除该密钥？' },
    run: async (row, context) => await callKey(context, 'CancelKeyDeletion', textOf(row, 'KeyId')),
    success: { en: 'The deletion is cancelled.', zh: '取消删除密钥成功' },
  },
};

/** The menu at the end of a key's row. */
export const moreOfKey: Control = {
  label: { en: 'More', zh: '更多' },
  operation: {
    kind: 'menu',
    items: [scheduleDeletion, cancelDeletion, { label: { en: 'Edit Tags', zh: '编辑标签' }, operation: editTags }],
  },
};
