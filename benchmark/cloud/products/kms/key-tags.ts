import type { OperationHandler } from '../../spec/index.js';
import { invalidParameter } from './errors.js';
import { needKey } from './find-key.js';

/** Tags of a list of `{TagKey, TagValue}`. */
export function tagsFrom(given: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ((given ?? []) as readonly unknown[]).map((tag) => {
      const { TagKey, TagValue } = (tag ?? {}) as Readonly<Record<string, unknown>>;
      if (typeof TagKey !== 'string' || TagKey === '') throw invalidParameter('Tags');
      return [TagKey, String(TagValue ?? '')];
    }),
  );
}

export const tagKey: OperationHandler = (context) => {
  const record = needKey(context);
  context.store.setTags(record, { ...record.tags, ...tagsFrom(context.parameters.Tags) });
  return {};
};

export const untagKey: OperationHandler = (context) => {
  const record = needKey(context);
  const doomed = (context.parameters.TagKeys as readonly unknown[]).map(String);
  const kept = Object.entries(record.tags).filter(([key]) => !doomed.includes(key));
  context.store.setTags(record, Object.fromEntries(kept));
  return {};
};

export const listKeyTags: OperationHandler = (context) => {
  const { id, tags } = needKey(context);
  return {
    Tags: { Tag: Object.entries(tags).map(([TagKey, TagValue]) => ({ KeyId: id, TagKey, TagValue })) },
  };
};
