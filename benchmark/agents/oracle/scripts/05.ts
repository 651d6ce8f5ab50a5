import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '05-slb-create-an-access-control-list',
  en: [
    {
      title: 'Create an access control list',
      steps: [
        { at: '3', click: { name: 'Access Control', role: ['navigation', 'link', 'menuitem'] } },
        { at: '4', click: 'Create Access Control List' },
        { at: '4', type: { made: 'acl' }, into: 'Access Control List Name' },
        { at: '4', select: 'IPv4', from: 'IP Version' },
        { at: '4', select: 'Default Resource Group', from: 'Resource Group' },
        { at: '5', click: { name: 'OK', in: 'Create Access Control List' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Create Access Control List' } }, { shown: { text: { made: 'acl' } } }],
    },
  ],
};
