import { AccessKey } from '@pulumi/alicloud/ram/accessKey.js';
import { User } from '@pulumi/alicloud/ram/user.js';
import type { ResourceMeta } from './meta.js';

/** A RAM user with one active access key and no permissions. */
export const ramUserWithAccessKey: ResourceMeta = {
  description: {
    id: 'ram-user-with-access-key',
    description: {
      en: 'Resource Access Management (RAM) user with an AccessKey pair',
      zh: 'RAM用户和访问密钥（AccessKey）',
    },
    attributes: {},
    outputs: ['userName', 'displayName', 'accessKeyId', 'accessKeySecret'],
  },
  provides: ['ramUser', 'accessKey'],
  secretOutputs: ['accessKeySecret'],

  create({ prefix, leaseId, provider }) {
    const user = new User(
      `${prefix}-user`,
      {
        name: `${prefix}-user`,
        displayName: `${prefix}-user`,
        comments: `lease ${leaseId}`,
        // The episode may add a login profile, keys or policies; the user must be deletable all the same.
        force: true,
      },
      { provider },
    );
    const key = new AccessKey(`${prefix}-key`, { userName: user.name }, { provider });
    return {
      userName: user.name,
      displayName: user.displayName.apply((name) => name ?? ''),
      accessKeyId: key.id,
      accessKeySecret: key.secret,
    };
  },

  async verify(outputs, cloud) {
    const user = await cloud.call<{ User?: { UserName?: string } }>('ram', 'GetUser', { UserName: outputs.userName });
    const keys = await cloud.call<{ AccessKeys?: { AccessKey?: { AccessKeyId: string; Status: string }[] } }>(
      'ram',
      'ListAccessKeys',
      { UserName: outputs.userName },
    );
    const missing: string[] = [];
    if (user.User?.UserName !== outputs.userName) missing.push(`RAM user ${outputs.userName} does not exist`);
    const key = keys.AccessKeys?.AccessKey?.find((candidate) => candidate.AccessKeyId === outputs.accessKeyId);
    if (key?.Status !== 'Active')
      missing.push(`access key ${outputs.accessKeyId} of ${outputs.userName} is not active`);
    return missing;
  },
};
