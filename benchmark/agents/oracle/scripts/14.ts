import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '14-cdn-remove-an-accelerated-domain-name',
  en: [
    {
      title: 'Remove an accelerated domain name',
      steps: [
        { at: '2', click: { name: 'Domain Names', role: 'navigation' } },
        // An icon with three dots, as the picture shows.
        { at: '3', click: { name: 'More', row: { value: 'domain name', or: 'static-' }, column: 'Actions' } },
        { at: '3', click: 'Delete' },
        { at: '4', click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { gone: { like: { value: 'domain name', or: 'static-' } } }],
    },
  ],
};
