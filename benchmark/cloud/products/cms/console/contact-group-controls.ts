import type { Control, Overlay, Row } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { nothingToChoose } from '../../shared/options.js';
import { contactGroup } from '../contact-group.js';
import { contactGroups, contacts, named } from './shared.js';

/** Names of a group's members. */
export function membersOf(row: Row): readonly string[] {
  const { Contact } = rowOf(row, 'Contacts');
  return Array.isArray(Contact) ? Contact.map(String) : [];
}

function groupPanel(isNew: boolean): Overlay {
  return {
    kind: 'drawer',
    title: { en: 'Create Alert Contact Group', zh: '新建联系组' },
    initial: (row) =>
      isNew ? {} : { name: textOf(row, 'Name'), remarks: textOf(row, 'Describe'), members: membersOf(row) },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(contactGroup, 'ContactGroupName'),
              required: true,
              maxLength: 64,
            },
            { name: 'remarks', kind: 'text', label: attributeLabel(contactGroup, 'Describe'), maxLength: 200 },
            {
              name: 'members',
              kind: 'transfer',
              label: { en: 'Alert Contacts', zh: '报警联系人' },
              options: {
                load: async (context) => named(await contacts(context), 'Name'),
                latency: 200,
                empty: nothingToChoose,
              },
            },
          ],
        },
      ],
      submitLabel: { en: 'Confirm', zh: '确认' },
      submit: async (values, context) => {
        await context.call('cms', 'PutContactGroup', {
          ContactGroupName: values.name,
          ...given('Describe', values.remarks),
          ContactNames: values.members,
        });
        return {};
      },
      success: { en: 'The alert contact group is saved.', zh: '保存报警联系组成功' },
    },
  };
}

export const createContactGroup: Control = {
  label: { en: 'Create Alert Contact Group', zh: '新建联系组' },
  primary: true,
  operation: groupPanel(true),
};

export const editContactGroup: Control = {
  label: { en: 'Edit', zh: '编辑' },
  icon: 'edit',
  operation: groupPanel(false),
};

export const deleteContactGroup: Control = {
  label: { en: 'Delete', zh: '删除' },
  icon: 'delete',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Alert Contact Group', zh: '删除报警联系组' },
    message: {
      en: 'Rules that notify this group notify nobody then. Delete it?',
      zh: '删除后相关报警规则将无法通知该组，是否删除？',
    },
    run: async (row, context) => {
      await context.call('cms', 'DeleteContactGroup', { ContactGroupName: textOf(row, 'Name') });
      return {};
    },
    success: { en: 'The alert contact group is deleted.', zh: '删除报警联系组成功' },
  },
};

/** Puts all selected contacts into one group, beside those that are in it. */
export const addToGroup: Control = {
  label: { en: 'Add to a contact group', zh: '添加到报警联系组' },
  operation: {
    kind: 'dialog',
    title: { en: 'Confirm', zh: '确认信息' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'group',
              kind: 'select',
              label: { en: 'Alert Contact Group', zh: '报警联系组' },
              required: true,
              placeholder: { en: 'Select an alert contact group', zh: '请选择报警联系组' },
              options: {
                load: async (context) => named(await contactGroups(context), 'Name'),
                latency: 200,
                empty: nothingToChoose,
              },
            },
          ],
        },
      ],
      submit: async (values, context, _row, rows) => {
        const group = (await contactGroups(context)).find((row) => textOf(row, 'Name') === values.group) ?? {};
        const names = [...membersOf(group), ...rows.map((row) => textOf(row, 'Name'))];
        await context.call('cms', 'PutContactGroup', {
          ContactGroupName: values.group,
          Describe: textOf(group, 'Describe'),
          ContactNames: [...new Set(names)],
        });
        return {};
      },
      success: { en: 'The contacts are added.', zh: '添加成功' },
    },
  },
};
