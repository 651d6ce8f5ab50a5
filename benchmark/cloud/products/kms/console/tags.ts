import type { Overlay, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { callKey, keyOf } from './read.js';

/** Adds tags to a key, from a row of the list or from the key's own page. */
export const editTags: Overlay = {
  kind: 'dialog',
  title: { en: 'Edit Tags', zh: '编辑标签' },
  form: {
    groups: [{ fields: [{ name: 'tags', kind: 'tags', label: { en: 'Tag', zh: '标签' } }] }],
    submit: async (values, context, row) => {
      const tags = (Array.isArray(values.tags) ? values.tags : []).flatMap((tag: string | Row) =>
        typeof tag === 'string' ? [] : [{ TagKey: textOf(tag, 'Key'), TagValue: textOf(tag, 'Value') }],
      );
      return await callKey(context, 'TagResource', textOf(row, 'KeyId') || keyOf(context), {
        Tags: JSON.stringify(tags),
      });
    },
    success: { en: 'The tags are saved.', zh: '编辑标签成功' },
  },
};
