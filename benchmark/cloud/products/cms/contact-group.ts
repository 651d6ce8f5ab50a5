import type { OperationHandler, RecordHook, ResourceSpec } from '../../spec/index.js';
import { constantAttribute, textAttribute } from '../shared/attribute-shapes.js';
import { checkMembers } from './contact-handlers.js';
import { contactGroupNotExists } from './errors.js';

const newGroup: OperationHandler = (context) => ({
  ContactNames: checkMembers(context),
  CreateTime: context.now,
  UpdateTime: context.now,
});

/** PutContactGroup on a group that exists replaces its members. */
const replaceGroup: RecordHook = (context, record) => {
  const { Describe = '', EnableSubscribed = record.attributes.EnableSubscribed } = context.parameters;
  const ContactNames = checkMembers(context);
  context.store.update(record, { Describe, EnableSubscribed, ContactNames, UpdateTime: context.now });
  return {};
};

/** Groups of contacts, to which alert rules send their notifications. */
export const contactGroup: ResourceSpec = {
  name: 'contact-group',
  label: { zh: '报警联系组', en: 'Alert Contact Group' },
  id: { attribute: 'ContactGroupName', from: 'caller' },
  scope: 'global',
  attributes: {
    ContactGroupName: {
      type: 'string',
      label: { zh: '组名', en: 'Group Name' },
      source: 'provider',
      required: true,
      pattern: '\\S.{0,63}',
      responsePath: 'Name',
    },
    Describe: textAttribute({ zh: '备注', en: 'Remarks' }, 'provider'),
    ContactNames: {
      type: 'string-list',
      label: { zh: '联系人', en: 'Contacts' },
      source: 'provider',
      responsePath: 'Contacts.Contact',
      whenUnset: [],
    },
    EnableSubscribed: { type: 'boolean', label: { zh: '订阅', en: 'Subscribed' }, source: 'provider', default: true },
    EnabledWeeklyReport: constantAttribute({ zh: '订阅周报', en: 'Weekly Report' }, false),
    CreateTime: { type: 'integer', label: { zh: '创建时间', en: 'Created At' }, source: 'sdk' },
    UpdateTime: { type: 'integer', label: { zh: '修改时间', en: 'Modified At' }, source: 'sdk' },
  },
  operations: {
    PutContactGroup: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['ContactGroupName', 'Describe', 'EnableSubscribed'],
      parameters: { ContactNames: { type: 'string-list' } },
      returns: [],
      before: newGroup,
      whenExists: replaceGroup,
    },
    DescribeContactGroupList: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'ContactGroupList.ContactGroup',
      paging: 'page-number-total',
      defaultPageSize: 30,
      maximumPageSize: 100,
      filters: [],
      before: ({ store }) => ({
        ContactGroups: { ContactGroup: store.find('cms/contact-group').map(({ id }) => id) },
      }),
    },
    DeleteContactGroup: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: contactGroupNotExists,
  auditType: 'ACS::CMS::ContactGroup',
};
