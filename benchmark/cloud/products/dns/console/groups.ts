import type { Control, Overlay, TableSection, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { domainGroup } from '../domain-group.js';
import { readGroups } from './read.js';

function groupDialog(title: Text, action: 'AddDomainGroup' | 'UpdateDomainGroup'): Overlay {
  return {
    kind: 'dialog',
    title,
    initial: (row) => ({ name: textOf(row, 'GroupName') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(domainGroup, 'GroupName'),
              required: true,
              maxLength: 20,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        const GroupId = textOf(row, 'GroupId');
        await context.call('dns', action, { GroupName: values.name, ...(GroupId === '' ? {} : { GroupId }) });
        return {};
      },
      success: { en: 'The group is saved.', zh: '保存成功' },
    },
  };
}

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Group', zh: '删除分组' },
    message: { en: 'Delete this group?', zh: '是否删除该分组？' },
    run: async (row, context) => {
      await context.call('dns', 'DeleteDomainGroup', { GroupId: textOf(row, 'GroupId') });
      return {};
    },
    success: { en: 'The group is deleted.', zh: '删除分组成功' },
  },
};

/** Groups that domain names are sorted into. */
export const groupsTable: TableSection = {
  kind: 'table',
  buttons: [
    {
      label: { en: 'Add Group', zh: '添加分组' },
      operation: groupDialog({ en: 'Add Group', zh: '添加分组' }, 'AddDomainGroup'),
    },
  ],
  rows: readGroups,
  columns: [
    attributeColumn(domainGroup, 'GroupName'),
    { label: { en: 'Domain Names', zh: '域名数量' }, value: (row) => textOf(row, 'DomainCount') },
  ],
  rowControls: [
    {
      label: { en: 'Rename', zh: '修改' },
      operation: groupDialog({ en: 'Rename Group', zh: '修改分组' }, 'UpdateDomainGroup'),
    },
    remove,
  ],
};
