import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '31-rds-collect-rds-sql-audit-logs',
  en: [
    {
      title: 'Collect RDS SQL audit logs',
      steps: [
        // The guided tour has the name of the section that it explains.
        {
          at: null,
          click: { name: 'Close', in: 'Import Data' },
          when: { shown: { name: 'Close', in: 'Import Data' } },
        },
        { at: '2', click: 'RDS SQL Audit - Cloud Products' },
        { at: '3', select: 'audits', from: 'Project' },
        { at: '3', select: 'audits', from: 'Logstore' },
        { at: '3', click: 'Next' },
        { at: '4', click: 'Authorize' },
        { at: '4', click: 'Confirm Authorization Policy' },
        { at: '4', click: { name: 'Enable', row: 'rm-' } },
        { at: '4', click: 'Next' },
        { at: '5', click: 'Next' },
      ],
      done: [{ shown: { text: 'The data source is imported' } }],
    },
  ],
};
