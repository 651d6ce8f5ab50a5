import type { Column, Page } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { contact } from '../contact.js';
import { createContact, deleteContact, editContact } from './contact-controls.js';
import {
  addToGroup,
  createContactGroup,
  deleteContactGroup,
  editContactGroup,
  membersOf,
} from './contact-group-controls.js';
import { contactGroups, contacts, timeOf } from './shared.js';

/** An address is shown once its owner has activated it; until then the column says that it waits. */
function addressColumn(attribute: 'Mail' | 'SMS'): Column {
  const pending = { label: { en: 'Pending Activation', zh: '等待激活' }, tone: 'warning' as const };
  return {
    label: attributeLabel(contact, attribute),
    value: (row) =>
      textOf(row, 'ChannelsState', attribute) === 'PENDING' ? 'PENDING' : textOf(row, 'Channels', attribute),
    states: { PENDING: pending },
    width: 180,
  };
}

function channelColumn(attribute: 'AliIM' | 'DingWebHook'): Column {
  return { label: attributeLabel(contact, attribute), value: (row) => textOf(row, 'Channels', attribute) };
}

function groupsOf(row: Parameters<Column['value']>[0]): readonly string[] {
  const { ContactGroup } = rowOf(row, 'ContactGroups');
  return Array.isArray(ContactGroup) ? ContactGroup.map(String) : [];
}

/** Alert contacts, and their groups on a second tab. */
export const contactsPage: Page = {
  name: { en: 'Alert Contacts', zh: '报警联系人' },
  route: '/contacts',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Alert Contacts', zh: '报警联系人' },
          sections: [
            {
              kind: 'table',
              search: { en: 'Enter a name, phone number, or email address', zh: '请输入姓名、手机号码或邮箱' },
              buttons: [createContact, notOffered('Import', '导入')],
              rows: contacts,
              columns: [
                { label: attributeLabel(contact, 'ContactName'), value: (row) => textOf(row, 'Name') },
                addressColumn('SMS'),
                addressColumn('Mail'),
                channelColumn('AliIM'),
                channelColumn('DingWebHook'),
                { label: { en: 'Alert Contact Group', zh: '所属报警组' }, value: groupsOf },
              ],
              rowControls: [editContact, notOffered('Send Activation Link', '发送激活链接'), deleteContact],
              batch: [addToGroup, deleteContact],
            },
          ],
        },
        {
          label: { en: 'Alert Contact Group', zh: '报警联系组' },
          sections: [
            {
              kind: 'table',
              search: { en: 'Enter a group name', zh: '请输入组名' },
              buttons: [createContactGroup],
              rows: contactGroups,
              columns: [
                { label: { en: 'Group Name', zh: '组名' }, value: (row) => textOf(row, 'Name') },
                { label: { en: 'Contacts', zh: '联系人' }, value: (row) => membersOf(row) },
                { label: { en: 'Remarks', zh: '备注' }, value: (row) => textOf(row, 'Describe') },
                { label: { en: 'Created At', zh: '创建时间' }, value: (row) => timeOf(row, 'CreateTime') },
              ],
              rowControls: [editContactGroup, deleteContactGroup],
            },
          ],
        },
      ],
    },
  ],
};
