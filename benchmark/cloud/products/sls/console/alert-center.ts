import type { Control, Field, FieldGroup, NavigationEntry, Page, Text } from '../../../spec/console.js';
import { emptyTable, notOffered, submitNotOffered } from '../../shared/not-offered.js';

const id: Text = { en: 'ID', zh: 'ID' };
const enabled: Text = { en: 'Enabled', zh: '是否启用' };
const email: Text = { en: 'Email', zh: '邮箱' };
const create: Text = { en: 'Create', zh: '新建' };

const idField: Field = {
  name: 'id',
  kind: 'text',
  label: id,
  required: true,
  rule: {
    pattern: /^[A-Za-z][A-Za-z0-9_.-]{4,59}$/,
    message: { en: 'The ID is invalid.', zh: 'ID格式不正确。' },
  },
};
const enabledField: Field = { name: 'enabled', kind: 'switch', label: enabled, initial: true };

function text(name: string, label: Text, required = true): Field {
  return { name, kind: 'text', label, required };
}

/** Opens a form that cannot be saved in this slice. */
function opens(label: Text, title: Text, groups: readonly FieldGroup[]): Control {
  return { label, operation: { kind: 'dialog', title, form: { groups, submit: submitNotOffered } } };
}

/** Several records at once: one a line, or what such lines look like. */
function lines(label: Text, sample: Text): readonly FieldGroup[] {
  return [
    { title: label, tab: label, fields: [{ name: 'lines', kind: 'textarea', label, required: true }] },
    { tab: { en: 'Sample', zh: '示例' }, fields: [{ name: 'sample', kind: 'fixed', label, text: sample }] },
  ];
}

const userName: Text = { en: 'Username', zh: '用户名' };
const phone: Text = { en: 'Phone Number', zh: '手机号码' };
const createUser: Text = { en: 'Create User', zh: '创建用户' };
const addUsers: Text = { en: 'Add Users', zh: '批量添加' };
const groupName: Text = { en: 'Group Name', zh: '组名称' };
const addGroup: Text = { en: 'Add User Group', zh: '添加用户组' };

const users = emptyTable([id, userName, phone, email, enabled], {
  buttons: [
    opens(create, createUser, [
      {
        fields: [
          idField,
          text('name', userName),
          text('phone', phone, false),
          { name: 'sms', kind: 'switch', label: { en: 'Receive Text Message', zh: '接收短信' }, initial: true },
          { name: 'voice', kind: 'switch', label: { en: 'Receive Phone Call', zh: '接收语音' }, initial: true },
          {
            name: 'emails',
            kind: 'repeat',
            label: email,
            add: create,
            most: 10,
            fields: [text('email', email, false)],
          },
          enabledField,
        ],
      },
    ]),
    opens(
      addUsers,
      createUser,
      lines(addUsers, { en: 'ID, user name, true or false, phone number', zh: 'ID，用户名，true或false，手机号码' }),
    ),
  ],
});

const groups = emptyTable([id, groupName, enabled], {
  buttons: [
    opens(create, addGroup, [
      {
        fields: [
          idField,
          text('name', groupName),
          {
            name: 'members',
            kind: 'transfer',
            label: { en: 'Selected Members', zh: '已选成员' },
            options: { load: async () => [], empty: { en: 'Available Members', zh: '可选成员' } },
          },
          enabledField,
        ],
      },
    ]),
    opens(addGroup, addGroup, lines(addGroup, { en: 'ID, name, true or false', zh: 'ID，组名称，true或false' })),
  ],
});

const content: Text = { en: 'Content', zh: '内容' };

/** Ways in which an alert reaches people, each with its text. */
const CHANNELS = [
  ['sms', { en: 'SMS', zh: '短信' }],
  ['voice', { en: 'Voice', zh: '语音' }],
  ['email', { en: 'Email', zh: '邮件' }],
  ['dingtalk', { en: 'DingTalk (WebHook)', zh: '钉钉（Webhook）' }],
  ['webhook', { en: 'WebHook-Custom', zh: 'Webhook-自定义' }],
  ['notifications', { en: 'Notifications', zh: '通知中心' }],
] as const satisfies readonly (readonly [string, Text])[];

function channelGroup([channel, tab]: (typeof CHANNELS)[number]): FieldGroup {
  const language: Field = {
    name: `${channel}Language`,
    kind: 'select',
    label: { en: 'Language', zh: '语言' },
    initial: 'zh',
    options: [
      { value: 'zh', label: { en: 'Chinese', zh: '中文' } },
      { value: 'en', label: { en: 'English', zh: '英文' } },
    ],
  };
  const mode: Field = {
    name: `${channel}Mode`,
    kind: 'radio',
    label: { en: 'Sending Mode', zh: '发送方式' },
    initial: 'single',
    options: [
      { value: 'single', label: { en: 'Single', zh: '单条' } },
      { value: 'batch', label: { en: 'Batch', zh: '批量' } },
    ],
  };
  const first =
    channel === 'dingtalk'
      ? text(`${channel}Title`, { en: 'Title', zh: '消息标题' }, false)
      : channel === 'webhook'
        ? mode
        : language;
  return { tab, fields: [first, { name: `${channel}Content`, kind: 'textarea', label: content, maxLength: 500 }] };
}

const templates = emptyTable([id, { en: 'Template Name', zh: '模板名称' }], {
  buttons: [
    opens(create, { en: 'Add Content Template', zh: '添加内容模板' }, [
      { fields: [idField, text('name', { en: 'Name', zh: '名称' })] },
      ...CHANNELS.map(channelGroup),
    ]),
  ],
});

const address: Text = { en: 'Request URL', zh: '请求地址' };
const isCustom = { field: 'type', is: ['custom'] };

const webhooks = emptyTable([id, { en: 'Name', zh: '名称' }, { en: 'Type', zh: '类型' }, address], {
  buttons: [
    opens(create, { en: 'Create Webhook', zh: '新建Webhook' }, [
      {
        fields: [
          idField,
          text('name', { en: 'Name', zh: '名称' }),
          {
            name: 'type',
            kind: 'select',
            label: { en: 'Type', zh: '类型' },
            initial: 'dingtalk',
            options: [
              { value: 'dingtalk', label: { en: 'DingTalk', zh: '钉钉' } },
              { value: 'wechat', label: { en: 'WeCom', zh: '企业微信' } },
              { value: 'lark', label: { en: 'Lark', zh: '飞书' } },
              { value: 'slack', label: 'Slack' },
              { value: 'custom', label: { en: 'General Webhook', zh: '通用Webhook' } },
            ],
          },
          {
            name: 'method',
            kind: 'select',
            label: { en: 'Request Method', zh: '请求方法' },
            initial: 'POST',
            options: ['POST', 'GET', 'PUT'].map((value) => ({ value, label: value })),
            when: isCustom,
          },
          text('url', address),
          {
            name: 'headers',
            kind: 'repeat',
            label: { en: 'Headers', zh: 'Headers' },
            add: { en: 'Add', zh: '添加' },
            least: 0,
            most: 10,
            fields: [text('key', { en: 'Key', zh: '键' }), text('value', { en: 'Value', zh: '值' })],
            when: isCustom,
          },
        ],
      },
    ]),
  ],
});

const policies = emptyTable([id, { en: 'Name', zh: '名称' }, { en: 'Updated At', zh: '更新时间' }], {
  buttons: [notOffered('Create', '新建')],
});

const pages = [
  ['alert-policy', { en: 'Alert Policy', zh: '告警策略' }, policies],
  ['action-policy', { en: 'Action Policy', zh: '行动策略' }, policies],
  ['template', { en: 'Alert Template', zh: '内容模板' }, templates],
  ['user', { en: 'User Management', zh: '用户管理' }, users],
  ['user-group', { en: 'User Group Management', zh: '用户组管理' }, groups],
  ['on-duty', { en: 'On-duty Group Management', zh: '值班组管理' }, policies],
  ['webhook', { en: 'Webhook Management', zh: 'Webhook集成' }, webhooks],
] as const;

const route = (name: string) => `/lognext/alert/${name}`;

/** What alerts of all projects share: to whom they are told, and how. */
export const alertCenterPages: readonly Page[] = pages.map(([name, label, section]) => ({
  name: label,
  route: route(name),
  sections: [section],
}));

/** The entries of the alert center. */
export const alertCenter: NavigationEntry = {
  label: { en: 'Alert Management', zh: '告警管理' },
  children: pages.map(([name, label]) => ({ label, route: route(name) })),
};

/** The way from a project to the alert center. */
export const openAlertCenter: Control = {
  label: { en: 'Open Alert Center', zh: '打开告警中心' },
  operation: {
    kind: 'menu',
    items: [
      {
        label: alertCenter.label,
        operation: {
          kind: 'menu',
          items: pages.map(([name, label]) => ({ label, operation: { kind: 'go', route: route(name) } })),
        },
      },
    ],
  },
};
