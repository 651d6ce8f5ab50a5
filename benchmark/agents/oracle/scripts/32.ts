import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '32-dns-add-dns-settings',
  en: [
    {
      title: 'Add DNS settings',
      steps: [
        { at: '2', click: 'Add Domain Name' },
        { at: '2', type: { join: [{ made: 'shop' }, '.example'] }, into: 'Domain Name' },
        { at: '2', click: { name: 'OK', in: 'Add Domain Name' } },
        { at: '3', click: { name: 'Configure', row: { made: 'shop' } } },
        { at: '3', click: 'Add Record' },
        { at: '3', type: 'www', into: 'Host' },
        { at: '3', type: '2.2.2.2', into: 'Value' },
        { at: '3', click: { name: 'OK', in: 'Add Record' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Add Record' } }, { shown: { text: '2.2.2.2' } }],
    },
  ],
};
