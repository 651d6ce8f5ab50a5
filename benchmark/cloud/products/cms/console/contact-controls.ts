import type { Control, Overlay, Row, Values } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { valueOptions } from '../../shared/options.js';
import { contact } from '../contact.js';

function parameters(values: Values): Row {
  const channels = { Mail: values.mail, SMS: values.phone, AliIM: values.aliIm, DingWebHook: values.dingTalk };
  const given = Object.entries(channels).filter(([, address]) => address !== undefined && address !== '');
  return {
    ContactName: values.name,
    Describe: values.name,
    Channels: Object.fromEntries(given),
    ...(values.language === 'automatic' ? {} : { Lang: values.language }),
  };
}

/** The panel that makes a contact or changes one, whose name then stands. */
function contactPanel(isNew: boolean): Overlay {
  return {
    kind: 'drawer',
    title: { en: 'Set Alert Contact', zh: '设置报警联系人' },
    initial: (row) => {
      const channels = rowOf(row, 'Channels');
      return isNew
        ? {}
        : {
            name: textOf(row, 'Name'),
            mail: textOf(channels, 'Mail'),
            phone: textOf(channels, 'SMS'),
            aliIm: textOf(channels, 'AliIM'),
            dingTalk: textOf(channels, 'DingWebHook'),
            language: textOf(row, 'Lang') || 'automatic',
          };
    },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(contact, 'ContactName'),
              required: true,
              maxLength: 40,
              help: {
                en: '2 to 40 letters, digits, periods (.), hyphens (-), or underscores (_), beginning with a letter.',
                zh: '2~40个字符，以中文或英文字母开头，可包含数字、英文句号（.）、短划线（-）和下划线（_）。',
              },
              rule: {
                pattern: /^[A-Za-z\u4e00-\u9fa5][\w\u4e00-\u9fa5.-]{1,39}$/,
                message: { en: 'The name is not valid.', zh: '姓名格式不正确' },
              },
            },
            { name: 'phone', kind: 'text', label: attributeLabel(contact, 'SMS') },
            {
              name: 'mail',
              kind: 'text',
              label: attributeLabel(contact, 'Mail'),
              rule: {
                pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
                message: { en: 'Enter an email address.', zh: '请输入正确的邮箱' },
              },
              help: { en: 'The owner must activate the address.', zh: '激活邮件将发送至该邮箱。' },
            },
            { name: 'aliIm', kind: 'text', label: attributeLabel(contact, 'AliIM') },
            {
              name: 'dingTalk',
              kind: 'text',
              label: attributeLabel(contact, 'DingWebHook'),
              placeholder: { en: 'Webhook URL of the chatbot', zh: '机器人的Webhook地址' },
            },
            {
              name: 'language',
              kind: 'select',
              label: attributeLabel(contact, 'Lang'),
              initial: 'automatic',
              options: [
                { value: 'automatic', label: { en: 'Automatic', zh: '自动' } },
                ...valueOptions(contact.attributes.Lang),
              ],
            },
          ],
        },
      ],
      submitLabel: { en: 'OK', zh: '确认' },
      submit: async (values, context) => {
        await context.call('cms', 'PutContact', parameters(values));
        return {};
      },
      success: { en: 'The alert contact is saved.', zh: '保存报警联系人成功' },
    },
  };
}

export const createContact: Control = {
  label: { en: 'Create Alert Contact', zh: '新建联系人' },
  primary: true,
  operation: contactPanel(true),
};

export const editContact: Control = { label: { en: 'Edit', zh: '编辑' }, operation: contactPanel(false) };

export const deleteContact: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Alert Contact', zh: '删除报警联系人' },
    message: {
      en: 'The contact leaves all its groups. Delete it?',
      zh: '删除后联系人将从所有联系组中移除，是否删除？',
    },
    run: async (row, context) => {
      await context.call('cms', 'DeleteContact', { ContactName: textOf(row, 'Name') });
      return {};
    },
    success: { en: 'The alert contact is deleted.', zh: '删除报警联系人成功' },
  },
};
