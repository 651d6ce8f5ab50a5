import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '20-mongodb-reset-the-password-for-an-apsaradb-for-mongodb-instance',
  en: [
    {
      title: 'Reset the password for an ApsaraDB for MongoDB instance',
      steps: [
        { at: '2', select: { region: 'name' }, from: 'Region' },
        { at: '3', click: 'Replica Set Instances' },
        { at: '4', click: { like: 'dds-', role: 'link' } },
        { at: '5', click: 'Accounts' },
        { at: '6', click: { name: 'Reset Password', row: 'root' } },
        { at: '7', type: { value: 'New Password' }, into: 'New Password' },
        { at: '7', type: { value: 'Confirm New Password' }, into: 'Confirm New Password' },
        { at: '8', click: { name: 'OK', in: 'Reset Password' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Reset Password' } }],
    },
  ],
  zh: [
    {
      title: '重置密码',
      steps: [
        { at: '2', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
        { at: '3', click: '副本集实例列表' },
        { at: '4', click: { like: 'dds-', role: 'link' } },
        { at: '5', click: '账号管理' },
        { at: '6', click: { name: '重置密码', row: 'root' } },
        { at: '7', type: 'Written-down-1', into: '新密码' },
        { at: '7', type: 'Written-down-1', into: '确认新密码' },
        { at: '8', click: { name: '确定', in: '重置密码' } },
      ],
      done: [{ gone: { name: '确定', in: '重置密码' } }],
    },
  ],
};
