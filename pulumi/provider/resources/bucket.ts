import { createBucket, deleteBucket, deleteEmptyBucket, findBucket, tagBucket } from '../../../activities/cloud/oss.js';
import { retryCloud } from '../../../activities/cloud/retry.js';
import type { PropertyValues } from '../properties.js';
import { type OperationContext, type ResourceType, text } from '../resource.js';
import { CALL_WITHIN_MS, untilReady } from './common.js';

function patiently<T>(context: OperationContext, work: () => Promise<T>): Promise<T> {
  return retryCloud(work, { withinMs: CALL_WITHIN_MS, signal: context.signal });
}

async function find(context: OperationContext, name: string): Promise<PropertyValues | undefined> {
  const found = await patiently(context, () => findBucket(context.buckets, name));
  if (found === undefined) return undefined;
  const { info, tags } = found;
  return {
    bucket: name,
    storageClass: info.StorageClass,
    redundancyType: info.DataRedundancyType,
    creationDate: info.CreationDate,
    extranetEndpoint: info.ExtranetEndpoint,
    intranetEndpoint: info.IntranetEndpoint,
    location: info.Location,
    owner: info.Owner?.ID,
    tags: Object.keys(tags).length === 0 ? undefined : tags,
  };
}

async function setTags(context: OperationContext, name: string, tags: unknown): Promise<void> {
  await patiently(context, () => tagBucket(context.buckets, name, (tags ?? {}) as Record<string, string>));
}

/** `alicloud:oss/bucket:Bucket`. Its name is its id. */
export const bucket: ResourceType = {
  properties: {
    inputs: {
      bucket: { type: 'string', replace: true, required: true },
      storageClass: { type: 'string', replace: true },
      redundancyType: { type: 'string', replace: true },
      forceDestroy: { type: 'boolean' },
      tags: { type: 'map<string>' },
    },
    outputs: {
      creationDate: { type: 'string' },
      extranetEndpoint: { type: 'string' },
      intranetEndpoint: { type: 'string' },
      location: { type: 'string' },
      owner: { type: 'string' },
    },
    deleteBeforeReplace: true,
  },

  async create(context, inputs) {
    const name = text(inputs, 'bucket') ?? '';
    const settings = {
      name,
      storageClass: text(inputs, 'storageClass'),
      redundancyType: text(inputs, 'redundancyType'),
    };
    await patiently(context, () => createBucket(context.buckets, settings));
    return {
      id: name,
      outputs: {},
      ready: async () => {
        if (inputs.tags !== undefined) await setTags(context, name, inputs.tags);
        return await untilReady(
          context,
          `bucket ${name}`,
          () => find(context, name),
          () => true,
        );
      },
    };
  },

  read: (context, id) => find(context, id),

  async update(context, id, olds, news) {
    if (olds.tags !== news.tags) await setTags(context, id, news.tags);
    return (await find(context, id)) ?? {};
  },

  async delete(context, id, state) {
    const remove = state.forceDestroy === true ? deleteBucket : deleteEmptyBucket;
    await patiently(context, () => remove(context.buckets, id));
  },
};
