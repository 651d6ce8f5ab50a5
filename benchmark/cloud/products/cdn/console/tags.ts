import type { Control, Overlay, PageContext, Row, Text } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { saved } from './settings.js';

async function callForAll(context: PageContext, action: string, rows: readonly Row[], more: Row): Promise<void> {
  await context.call('cdn', action, {
    ResourceType: 'DOMAIN',
    ResourceId: rows.map((row) => textOf(row, 'DomainName')),
    ...more,
  });
}

/** Adds tags to one domain or to all selected ones. */
function addTags(title: Text): Overlay {
  return {
    kind: 'dialog',
    title,
    form: {
      groups: [{ fields: [{ name: 'tags', kind: 'tags', label: { en: 'Create Tag', zh: '新建标签' } }] }],
      submit: async (values, context, row, rows) => {
        await callForAll(context, 'TagResources', rows.length > 0 ? rows : [row], { Tag: values.tags });
        return {};
      },
      success: saved,
    },
  };
}

/** Takes all tags off the selected domains that have some of the chosen keys. */
const deleteTags: Overlay = {
  kind: 'dialog',
  title: { en: 'Delete Tags', zh: '批量删除标签' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'keys',
            kind: 'select',
            label: { en: 'Tag Key', zh: '标签键' },
            required: true,
            multiple: true,
            options: {
              load: async (context) => {
                const tags = await context.call('cdn', 'ListTagResources', { ResourceType: 'DOMAIN' });
                const keys = listOf(tags, 'TagResources', 'TagResource').map((tag) => textOf(tag, 'TagKey'));
                return [...new Set(keys)].map((key) => ({ value: key, label: key }));
              },
              empty: { en: 'There is no tag.', zh: '暂无标签' },
            },
          },
        ],
      },
    ],
    submit: async (values, context, row, rows) => {
      await callForAll(context, 'UntagResources', rows.length > 0 ? rows : [row], { TagKey: values.keys });
      return {};
    },
    success: saved,
  },
};

/** Beside the number of a domain's tags. */
export const editTags: Control = {
  label: { en: 'Edit', zh: '编辑' },
  operation: addTags({ en: 'Edit Tags', zh: '编辑标签' }),
};

/** Under the list, for the selected domains. */
export const tagManagement: Control = {
  label: { en: 'Tag Management', zh: '标签管理' },
  operation: {
    kind: 'menu',
    items: [
      { label: { en: 'Add Tags', zh: '增加标签' }, operation: addTags({ en: 'Add Tags', zh: '批量新增标签' }) },
      { label: { en: 'Delete Tags', zh: '删除标签' }, operation: deleteTags },
    ],
  },
};
