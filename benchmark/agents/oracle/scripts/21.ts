import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '21-cloudmonitor-create-an-alert-contact-or-alert-group',
  en: [
    {
      title: 'Create an alert contact',
      steps: [
        { at: '2', click: { name: 'Alert Contacts', in: 'Alerts' } },
        { at: '3', click: 'Create Alert Contact' },
        { at: '4', type: { made: 'carol' }, into: 'Name' },
        { at: '4', type: 'carol@example.com', into: 'Email ID' },
        { at: '4', type: 'https://oapi.example.com/robot', into: 'DingTalk Chatbot' },
        { at: '5', click: { name: 'OK', in: 'Set Alert Contact' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Set Alert Contact' } }, { shown: { text: { made: 'carol' } } }],
    },
    {
      title: 'Create an alert group',
      steps: [
        { at: '2', click: { name: 'Alert Contacts', in: 'Alerts' } },
        { at: '3', click: { name: 'Alert Contact Group', role: 'tab' } },
        { at: '4', click: 'Create Alert Contact Group' },
        { at: '5', type: { made: 'night' }, into: 'Group Name' },
        { at: '5', click: { like: { made: 'carol' }, in: 'Create Alert Contact Group' } },
        { at: '5', click: 'Submit Selected Elements' },
        { at: '6', click: { name: 'Confirm', in: 'Create Alert Contact Group' } },
      ],
      done: [{ gone: { name: 'Confirm', in: 'Create Alert Contact Group' } }, { shown: { text: { made: 'night' } } }],
    },
  ],
  zh: [
    {
      title: '创建报警联系人',
      steps: [
        { at: '2', click: { name: '报警联系人', in: '报警服务' } },
        { at: '3', click: '新建联系人' },
        { at: '4', type: { made: 'carol' }, into: '姓名' },
        { at: '4', type: 'carol@example.com', into: '邮箱' },
        { at: '4', type: 'https://oapi.example.com/robot', into: '钉钉机器人' },
        { at: '5', click: { name: '确认', in: '设置报警联系人' } },
      ],
      done: [{ gone: { name: '确认', in: '设置报警联系人' } }, { shown: { text: { made: 'carol' } } }],
    },
    {
      title: '创建报警联系组',
      steps: [
        { at: '2', click: { name: '报警联系人', in: '报警服务' } },
        { at: '3', click: { name: '报警联系组', role: 'tab' } },
        { at: '4', click: '新建联系组' },
        { at: '5', type: { made: 'night' }, into: '组名' },
        { at: '5', click: { like: { made: 'carol' }, in: '新建联系组' } },
        { at: '5', click: '提交选中元素' },
        { at: '6', click: { name: '确认', in: '新建联系组' } },
      ],
      done: [{ gone: { name: '确认', in: '新建联系组' } }, { shown: { text: { made: 'night' } } }],
    },
  ],
};
