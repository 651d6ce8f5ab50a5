import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '30-redis-enable-the-log-audit-feature',
  en: [
    {
      title: 'Enable the log audit feature',
      steps: [
        { at: '2', select: { region: 'name' }, from: 'Region' },
        { at: '3', click: { name: 'sessions', role: 'link' } },
        { at: '4', click: { name: 'Audit Log', in: 'Logs' } },
        { at: '5', click: 'Official Edition' },
        { at: '5', click: 'Enable Audit Logs' },
        { at: '6', click: { name: 'OK', in: 'Enable Audit Logs' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Enable Audit Logs' } }, { shown: { text: 'enabled' } }],
    },
  ],
};
