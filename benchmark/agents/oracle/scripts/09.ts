import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '09-ram-create-a-ram-user',
  en: [
    {
      title: 'Create a RAM user',
      steps: [
        { at: '2', click: { name: 'Users', in: 'Identities' } },
        { at: '3', click: 'Create User' },
        { at: '4', type: { value: 'Logon Name' }, into: 'Logon Name' },
        { at: '4', type: { value: 'Display Name' }, into: 'Display Name' },
        // The note of the step: several users at a time.
        { at: '4', click: 'Add User' },
        { at: '4', type: { made: 'second' }, into: { name: 'Logon Name', nth: 2 } },
        { at: '5', check: 'Console Access' },
        { at: '6', click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { shown: { text: { value: 'Logon Name' } } }, { shown: { text: { made: 'second' } } }],
    },
  ],
  zh: [
    {
      title: '创建RAM用户',
      steps: [
        { at: '2', click: { name: '用户', in: '人员管理' } },
        { at: '3', click: '创建用户' },
        { at: '4', type: { value: '登录名称' }, into: '登录名称' },
        { at: '4', type: { value: '显示名称' }, into: '显示名称' },
        // The note of the step: several users at a time.
        { at: '4', click: '添加用户' },
        { at: '4', type: { made: 'second' }, into: { name: '登录名称', nth: 2 } },
        { at: '5', check: '编程访问' },
        { at: '6', click: '确定' },
      ],
      done: [{ gone: '确定' }, { shown: { text: { value: '登录名称' } } }, { shown: { text: { made: 'second' } } }],
    },
  ],
};
