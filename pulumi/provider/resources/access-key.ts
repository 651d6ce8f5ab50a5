import { isNotFound } from '../../../activities/cloud/errors.js';
import { type AccessKeySummary, accessKeys } from '../../../activities/cloud/ram-user.js';
import { type OperationContext, type ResourceType, text } from '../resource.js';
import { callPatiently, deletePatiently, untilReady } from './common.js';

async function find(
  context: OperationContext,
  id: string,
  userName: string | undefined,
): Promise<AccessKeySummary | undefined> {
  if (userName === undefined) return undefined;
  try {
    const keys = await accessKeys((action, parameters) => callPatiently(context, 'ram', action, parameters), userName);
    return keys.find((key) => key.AccessKeyId === id);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function setStatus(context: OperationContext, id: string, userName: unknown, status: unknown): Promise<void> {
  await callPatiently(context, 'ram', 'UpdateAccessKey', { UserName: userName, UserAccessKeyId: id, Status: status });
}

/** `alicloud:ram/accessKey:AccessKey`. The secret is shown by the API once, when the key is made. */
export const accessKey: ResourceType = {
  properties: {
    inputs: {
      userName: { type: 'string', replace: true, required: true },
      status: { type: 'string' },
    },
    outputs: { createTime: { type: 'string' }, secret: { type: 'string', secret: true } },
  },

  async create(context, inputs) {
    const made = await callPatiently<{
      AccessKey: { AccessKeyId: string; AccessKeySecret: string; Status: string; CreateDate?: string };
    }>(context, 'ram', 'CreateAccessKey', { UserName: inputs.userName }, isNotFound);
    const { AccessKeyId: id, AccessKeySecret: secret, Status, CreateDate } = made.AccessKey;
    return {
      id,
      outputs: { secret, createTime: CreateDate, status: Status },
      ready: async () => {
        await untilReady(
          context,
          `access key ${id}`,
          () => find(context, id, text(inputs, 'userName')),
          () => true,
        );
        const wanted = text(inputs, 'status') ?? Status;
        if (wanted !== Status) await setStatus(context, id, inputs.userName, wanted);
        return { status: wanted };
      },
    };
  },

  async read(context, id, known) {
    const key = await find(context, id, text(known, 'userName'));
    return key && { userName: known.userName, status: key.Status, createTime: key.CreateDate };
  },

  async update(context, id, _olds, news) {
    const status = text(news, 'status') ?? 'Active';
    await setStatus(context, id, news.userName, status);
    return { status };
  },

  async delete(context, id, known) {
    await deletePatiently(context, 'ram', 'DeleteAccessKey', { UserName: known.userName, UserAccessKeyId: id });
  },
};
