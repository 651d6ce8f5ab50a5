import type { CrowdEntry } from '../../spec/crowd.js';

/** Contacts in no group, groups without contacts and instances, templates that nobody applied. */
export const cmsCrowd: readonly CrowdEntry[] = [
  {
    action: 'PutContact',
    parameters: ({ name }) => ({
      ContactName: name,
      Describe: 'Left the team',
      Channels: { Mail: `${name}@example.com` },
    }),
  },
  { action: 'PutContactGroup', parameters: ({ name }) => ({ ContactGroupName: name, Describe: '' }) },
  { action: 'CreateMonitorGroup', id: 'GroupId', parameters: ({ name }) => ({ GroupName: name }) },
  { action: 'CreateMetricRuleTemplate', id: 'Id', parameters: ({ name }) => ({ Name: name, Description: '' }) },
];
