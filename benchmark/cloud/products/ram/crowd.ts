import type { CrowdEntry } from '../../spec/crowd.js';

const TRUST = JSON.stringify({
  Version: '1',
  Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: ['ecs.aliyuncs.com'] } }],
});
const POLICY = JSON.stringify({
  Version: '1',
  Statement: [{ Action: 'oss:GetBucketInfo', Effect: 'Allow', Resource: 'acs:oss:*:*:nothing' }],
});

/** Users without keys and passwords, groups without members, policies and roles that nobody uses. */
export const ramCrowd: readonly CrowdEntry[] = [
  { action: 'CreateUser', parameters: ({ name }) => ({ UserName: name, DisplayName: name }) },
  { action: 'CreateGroup', parameters: ({ name }) => ({ GroupName: name, Comments: '' }) },
  { action: 'CreatePolicy', parameters: ({ name }) => ({ PolicyName: name, PolicyDocument: POLICY }) },
  { action: 'CreateRole', parameters: ({ name }) => ({ RoleName: name, AssumeRolePolicyDocument: TRUST }) },
];
