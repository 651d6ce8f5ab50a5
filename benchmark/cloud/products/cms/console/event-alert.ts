import type { Condition, Control, Field, FieldGroup, Option, TableSection, Text } from '../../../spec/console.js';
import { emptyTable, notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { nothingToChoose } from '../../shared/options.js';
import { applicationGroups, contactGroups, named, serviceOptions } from './shared.js';

export const systemEvent: Text = { en: 'System Event', zh: '系统事件' };
export const customEvent: Text = { en: 'Custom Event', zh: '自定义事件' };
export const eventType: Text = { en: 'Event Type', zh: '事件类型' };
export const eventName: Text = { en: 'Event Name', zh: '事件名称' };
export const productType: Text = { en: 'Product Type', zh: '产品类型' };
const ruleName: Text = { en: 'Alert Rule Name', zh: '报警规则名称' };
const description: Text = { en: 'Rule Description', zh: '规则描述' };

const isSystem: Condition = { field: 'type', is: ['system'] };
const isCustom: Condition = { field: 'type', is: ['custom'] };

function option(value: string, en: string, zh: string): Option {
  return { value, label: { en, zh } };
}

/** Kinds of system events, and how grave they are. */
export const systemEventFields: readonly Field[] = [
  { name: 'product', kind: 'select', label: productType, initial: 'ecs', options: serviceOptions },
  {
    name: 'kind',
    kind: 'select',
    label: eventType,
    initial: 'all',
    options: [
      option('all', 'All types', '全部类型'),
      option('exception', 'Exception', '异常'),
      option('notification', 'Notification', '通知'),
    ],
  },
  {
    name: 'level',
    kind: 'select',
    label: { en: 'Event Level', zh: '事件等级' },
    multiple: true,
    options: [option('CRITICAL', 'CRITICAL', '严重'), option('WARN', 'WARN', '警告'), option('INFO', 'INFO', '信息')],
  },
  {
    name: 'event',
    kind: 'select',
    label: eventName,
    initial: 'all',
    options: [option('all', 'All Events', '全部事件')],
  },
];

const rule: FieldGroup = {
  title: { en: 'Event Alert Rule', zh: '事件报警规则' },
  fields: [
    {
      name: 'type',
      kind: 'radio',
      label: eventType,
      initial: 'system',
      options: [
        { value: 'system', label: systemEvent },
        { value: 'custom', label: customEvent },
      ],
    },
    ...systemEventFields.map((field) => ({ ...field, when: isSystem })),
    {
      name: 'range',
      kind: 'radio',
      label: { en: 'Resource Range', zh: '资源范围' },
      initial: 'all',
      options: [option('all', 'All Resources', '全部资源'), option('groups', 'Application Groups', '应用分组')],
      when: isSystem,
    },
    {
      name: 'group',
      kind: 'select',
      label: { en: 'Application Groups', zh: '所属应用分组' },
      required: true,
      options: {
        load: async (context) => named(await applicationGroups(context), 'GroupId', 'GroupName'),
        empty: nothingToChoose,
      },
      when: isCustom,
    },
    { name: 'custom', kind: 'text', label: eventName, required: true, when: isCustom },
    {
      name: 'minutes',
      kind: 'select',
      label: description,
      initial: '1',
      options: ['1', '2', '3', '4', '5'].map((value) => option(value, `${value} min`, `${value}分钟内`)),
      when: isCustom,
    },
  ],
};

const notification: FieldGroup = {
  title: { en: 'Alert Type', zh: '报警方式' },
  fields: [
    { name: 'notified', kind: 'switch', label: { en: 'Alert Notification', zh: '报警通知' }, initial: true },
    {
      name: 'contacts',
      kind: 'select',
      label: { en: 'Contact Group', zh: '联系人组' },
      options: { load: async (context) => named(await contactGroups(context), 'Name'), empty: nothingToChoose },
    },
    {
      name: 'method',
      kind: 'select',
      label: { en: 'Notification Method', zh: '通知方式' },
      initial: 'info',
      options: [option('info', 'Info (Email ID + DingTalk Robot)', 'Info（邮件+钉钉机器人）')],
    },
    {
      name: 'processing',
      kind: 'checkboxes',
      label: { en: 'Message processing method', zh: '消息处理方式' },
      options: [
        option('mns', 'MNS queue', '消息服务队列'),
        option('fc', 'Function service', '函数服务'),
        option('url', 'URL callback', 'URL回调'),
        option('sls', 'Log Service', '日志服务'),
      ],
      when: isSystem,
    },
    {
      name: 'from',
      kind: 'text',
      label: { en: 'Effective From', zh: '生效时间' },
      initial: '00:00-23:59',
      when: isCustom,
    },
    { name: 'callback', kind: 'text', label: { en: 'Alert Callback', zh: '报警回调' }, when: isCustom },
  ],
};

/** Opens the form of an alert rule on events; no such rule can be saved in this slice. */
export const createEventAlert: Control = {
  label: { en: 'Create Event Alert', zh: '创建事件报警' },
  operation: {
    kind: 'drawer',
    title: { en: 'Create / Modify Event Alert', zh: '创建/修改事件报警' },
    form: {
      groups: [
        {
          title: { en: 'Basic Information', zh: '基本信息' },
          fields: [{ name: 'name', kind: 'text', label: ruleName, required: true }],
        },
        rule,
        notification,
      ],
      submit: submitNotOffered,
    },
  },
};

const testEvent: Control = {
  label: { en: 'Test', zh: '调试' },
  operation: {
    kind: 'drawer',
    title: { en: 'Create event test', zh: '创建事件调试' },
    form: {
      groups: [
        { fields: [...systemEventFields, { name: 'content', kind: 'textarea', label: { en: 'Content', zh: '内容' } }] },
      ],
      submit: submitNotOffered,
    },
  },
};

/** The rules on events: none in any account. */
export const eventRules: TableSection = emptyTable([ruleName, description], {
  buttons: [createEventAlert],
  rowControls: [testEvent, notOffered('Modify', '修改'), notOffered('Delete', '删除')],
});
