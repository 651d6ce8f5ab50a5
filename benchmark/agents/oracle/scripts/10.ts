import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '10-ram-disable-an-accesskey-pair',
  en: [
    {
      title: 'Disable an AccessKey pair',
      steps: [
        { at: '2', click: { name: 'Users', in: 'Identities' } },
        { at: '3', click: { like: { value: 'RAM user', or: 'alice' }, role: 'link' } },
        { at: '4', click: { name: 'Disable', in: 'User AccessKeys', column: 'Actions' } },
        { at: '5', click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { shown: { name: 'Enable', column: 'Actions' } }],
    },
  ],
  zh: [
    {
      title: '禁用访问密钥',
      steps: [
        { at: '2', click: { name: '用户', in: '人员管理' } },
        { at: '3', click: { like: { value: 'RAM用户', or: 'alice' }, role: 'link' } },
        { at: '4', click: { name: '禁用', in: '用户AccessKey', column: '操作' } },
        { at: '5', click: '确定' },
      ],
      done: [{ gone: '确定' }, { shown: { name: '启用', column: '操作' } }],
    },
  ],
};
