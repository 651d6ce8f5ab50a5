import type { CrowdEntry } from '../../spec/crowd.js';

/** Contacts in no group, groups without contacts and instances, templates that nobody applied, rules that tell nobody. */
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
  {
    action: 'PutResourceMetricRule',
    parameters: ({ name, suffix, made }) => ({
      RuleId: `${name}-${suffix}`,
      RuleName: name,
      Namespace: 'acs_ecs_dashboard',
      MetricName: 'CPUUtilization',
      Resources: JSON.stringify([{ resource: '_ALL' }]),
      ContactGroups: made('cms/PutContactGroup'),
      Escalations: {
        Critical: { Statistics: 'Average', ComparisonOperator: 'GreaterThanThreshold', Threshold: '95', Times: '5' },
      },
    }),
  },
];
