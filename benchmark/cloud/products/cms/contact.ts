import type { ResourceSpec } from '../../spec/index.js';
import { textAttribute } from '../shared/attribute-shapes.js';
import {
  contactGroups,
  isMember,
  leaveGroups,
  needContactGroup,
  readChannels,
  replaceContact,
} from './contact-handlers.js';
import { contactNotExists } from './errors.js';

const states = [
  { value: 'PENDING', label: { zh: '等待激活', en: 'Pending Activation' } },
  { value: 'OK', label: { zh: '已激活', en: 'Activated' } },
] as const;

/** People who are told of alerts. An address must be activated by its owner, whom nobody plays here. */
export const contact: ResourceSpec = {
  name: 'contact',
  label: { zh: '报警联系人', en: 'Alert Contact' },
  id: { attribute: 'ContactName', from: 'caller' },
  scope: 'global',
  attributes: {
    ContactName: {
      type: 'string',
      label: { zh: '姓名', en: 'Name' },
      source: 'provider',
      required: true,
      pattern: '[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5.-]{1,39}',
      responsePath: 'Name',
    },
    Describe: {
      type: 'string',
      label: { zh: '备注', en: 'Remarks' },
      source: 'provider',
      required: true,
      responsePath: 'Desc',
    },
    Lang: {
      type: 'string',
      label: { zh: '报警通知信息语言', en: 'Alert Notification Information Language' },
      source: 'document',
      whenUnset: '',
      values: [
        { value: 'zh-cn', label: { zh: '中文', en: 'Chinese' } },
        { value: 'en', label: { zh: '英文', en: 'English' } },
      ],
    },
    Mail: textAttribute({ zh: '邮箱', en: 'Email ID' }, 'document', { responsePath: 'Channels.Mail' }),
    SMS: textAttribute({ zh: '手机号码', en: 'Phone Number' }, 'document', { responsePath: 'Channels.SMS' }),
    AliIM: textAttribute({ zh: '旺旺', en: 'TradeManager' }, 'document', { responsePath: 'Channels.AliIM' }),
    DingWebHook: textAttribute({ zh: '钉钉机器人', en: 'DingTalk Chatbot' }, 'document', {
      responsePath: 'Channels.DingWebHook',
    }),
    MailState: {
      type: 'string',
      label: { zh: '邮箱状态', en: 'Email Status' },
      source: 'sdk',
      responsePath: 'ChannelsState.Mail',
      values: states,
    },
    SMSState: {
      type: 'string',
      label: { zh: '手机状态', en: 'Phone Status' },
      source: 'sdk',
      responsePath: 'ChannelsState.SMS',
      values: states,
    },
    CreateTime: { type: 'integer', label: { zh: '创建时间', en: 'Created At' }, source: 'sdk' },
    UpdateTime: { type: 'integer', label: { zh: '修改时间', en: 'Modified At' }, source: 'sdk' },
  },
  operations: {
    PutContact: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['ContactName', 'Describe', 'Lang'],
      parameters: { Channels: { type: 'object' } },
      returns: [],
      before: readChannels,
      whenExists: replaceContact,
    },
    DescribeContactList: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'Contacts.Contact',
      paging: 'page-number-total',
      defaultPageSize: 100,
      maximumPageSize: 1000,
      filters: [{ parameter: 'ContactName', attribute: 'ContactName', match: 'exact' }],
      after: contactGroups,
    },
    DescribeContactListByContactGroup: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      parameters: { ContactGroupName: { type: 'string', required: true } },
      itemsAt: 'Contacts.Contact',
      paging: 'none',
      defaultPageSize: 100,
      maximumPageSize: 1000,
      filters: [],
      before: needContactGroup,
      keep: isMember,
    },
    DeleteContact: { kind: 'delete', access: 'write', source: 'provider', after: leaveGroups },
  },
  notFound: contactNotExists,
  auditType: 'ACS::CMS::Contact',
};
