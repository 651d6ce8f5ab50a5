import type { Control, Field, PageContext, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { alias } from '../alias.js';
import { callKey, keyOf } from './read.js';

const PREFIX = 'alias/';

/** The field for the name of an alias; the prefix may be left out. */
export function aliasField(required: boolean): Field {
  return {
    name: 'alias',
    kind: 'text',
    label: attributeLabel(alias, 'AliasName'),
    required,
    maxLength: 261,
    help: {
      en: 'Letters, digits, underscores (_), hyphens (-), and forward slashes (/), after the prefix alias/.',
      zh: '前缀为alias/，其后支持英文字母、数字、下划线（_）、短划线（-）和正斜线（/）。',
    },
    rule: {
      pattern: /^(alias\/)?[A-Za-z0-9_/-]{1,255}$/,
      message: { en: 'The alias is not valid.', zh: '别名格式不正确。' },
    },
  };
}

/** Name that the form's value means; empty when nothing was entered. */
export function aliasOf(values: Values): string {
  const text = typeof values.alias === 'string' ? values.alias.trim() : '';
  return text === '' || text.startsWith(PREFIX) ? text : `${PREFIX}${text}`;
}

/** Gives a key one more alias, from a row of the list or from the key's own page. */
export const createAlias: Control = {
  label: { en: 'Create Alias', zh: '创建别名' },
  disabled: (row) => textOf(row, 'KeyState') === 'PendingDeletion',
  operation: {
    kind: 'dialog',
    title: { en: 'Create Alias', zh: '创建别名' },
    form: {
      groups: [{ fields: [aliasField(true)] }],
      submit: async (values: Values, context: PageContext, row: Row) =>
        await callKey(context, 'CreateAlias', textOf(row, 'KeyId') || keyOf(context), { AliasName: aliasOf(values) }),
      success: { en: 'The alias is created.', zh: '创建别名成功' },
    },
  },
};
