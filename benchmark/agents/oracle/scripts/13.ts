import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '13-cdn-configure-an-ip-blacklist-or-whitelist',
  en: [
    {
      title: 'Configure an IP blacklist or whitelist',
      steps: [
        { at: '2', click: { name: 'Domain Names', role: 'navigation' } },
        { at: '3', click: { name: 'Manage', row: { value: 'domain name', or: 'static-' }, column: 'Actions' } },
        { at: '4', click: { name: 'Access Control', role: 'navigation' } },
        { at: '5', click: { name: 'IP Blacklist/Whitelist', role: 'tab' } },
        { at: '6', click: 'Modify' },
        { at: '7', check: { name: 'Whitelist', role: 'radio' }, label: 'Type' },
        { at: '7', type: '192.168.0.0/24', into: 'Rules' },
        { at: '8', click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { shown: { text: '192.168.0.0/24' } }],
    },
  ],
  zh: [
    {
      title: '配置IP黑白名单',
      steps: [
        { at: '2', click: { name: '域名管理', role: 'navigation' } },
        { at: '3', click: { name: '管理', row: { value: '域名', or: 'static-' } } },
        { at: '4', click: { name: '访问控制', role: 'navigation' } },
        { at: '5', click: { name: 'IP黑/白名单', role: 'tab' } },
        { at: '6', click: '修改配置' },
        { at: '7', check: { name: '白名单', role: 'radio' }, label: '名单类型' },
        { at: '7', type: '192.168.0.0/24', into: '规则' },
        { at: '8', click: '确定' },
      ],
      done: [{ gone: '确定' }, { shown: { text: '192.168.0.0/24' } }],
    },
  ],
};
