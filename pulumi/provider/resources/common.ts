import { setTimeout as sleep } from 'node:timers/promises';
import { isNotFound } from '../../../activities/cloud/errors.js';
import { retryCloud } from '../../../activities/cloud/retry.js';
import type { PropertyValues } from '../properties.js';
import type { OperationContext } from '../resource.js';

/** How long a resource may take to get into the state that is waited for (the vendor's provider gives a VPC this). */
const STATE_WITHIN_MS = 10 * 60_000;
/** How long one call may fail for reasons that pass: throttling, an unreachable cloud, dependents on their way out. */
export const CALL_WITHIN_MS = 2 * 60_000;
/** How long a resource that was just made may stay invisible to reads. */
const VISIBLE_WITHIN_MS = 60_000;
const POLL_MS = 200;

/**
 * Calls the API, waiting out throttling and operations in flight.
 *
 * @param also further errors to wait out, such as "no such user" right after the user was made
 */
export function callPatiently<T>(
  context: OperationContext,
  product: string,
  action: string,
  parameters: PropertyValues,
  also: (error: unknown) => boolean = () => false,
): Promise<T> {
  return retryCloud(() => context.cloud.call<T>(product, action, parameters, context.signal), {
    withinMs: CALL_WITHIN_MS,
    signal: context.signal,
    also,
  });
}

/** Deletes, waiting out dependents; something that is gone already counts as deleted. */
export async function deletePatiently(
  context: OperationContext,
  product: string,
  action: string,
  parameters: PropertyValues,
): Promise<void> {
  try {
    await callPatiently(context, product, action, parameters);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Reads; undefined when the API says that there is no such thing. */
export async function readOrUndefined<T>(
  context: OperationContext,
  product: string,
  action: string,
  parameters: PropertyValues,
): Promise<T | undefined> {
  try {
    return await callPatiently<T>(context, product, action, parameters);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/**
 * Polls until a read finds the resource in the state that lets others use it.
 *
 * @param read undefined while the resource is not visible yet
 * @param isReady whether the found state is the wanted one
 */
export async function untilReady<T>(
  context: OperationContext,
  what: string,
  read: () => Promise<T | undefined>,
  isReady: (found: T) => boolean,
): Promise<T> {
  const start = Date.now();
  for (;;) {
    const found = await read();
    if (found !== undefined && isReady(found)) return found;
    const limit = found === undefined ? VISIBLE_WITHIN_MS : STATE_WITHIN_MS;
    if (Date.now() - start > limit) {
      throw new Error(`timeout while waiting for ${what}: last seen ${JSON.stringify(found ?? 'not found')}`);
    }
    await sleep(POLL_MS, undefined, { signal: context.signal });
  }
}

/** Polls until a read finds nothing any more. */
export async function untilGone(context: OperationContext, what: string, read: () => Promise<unknown>): Promise<void> {
  const start = Date.now();
  while ((await read()) !== undefined) {
    if (Date.now() - start > STATE_WITHIN_MS) throw new Error(`timeout while waiting for ${what} to be deleted`);
    await sleep(POLL_MS, undefined, { signal: context.signal });
  }
}

/** `Tag.N.Key` and `Tag.N.Value` of a create or tag request, before flattening. */
export function tagParameters(tags: unknown): readonly { readonly Key: string; readonly Value: string }[] {
  return Object.entries((tags ?? {}) as Record<string, string>).map(([Key, Value]) => ({ Key, Value }));
}

/** Tags of an answer as the provider's map. */
export function tagMap(
  tags:
    | readonly {
        readonly Key?: string;
        readonly Value?: string;
        readonly TagKey?: string;
        readonly TagValue?: string;
      }[]
    | undefined,
): Readonly<Record<string, string>> | undefined {
  if (tags === undefined || tags.length === 0) return undefined;
  return Object.fromEntries(tags.map((tag) => [tag.Key ?? tag.TagKey ?? '', tag.Value ?? tag.TagValue ?? '']));
}

/** Brings the tags of a resource from one map to another. */
export async function updateTags(
  context: OperationContext,
  product: string,
  target: { readonly ResourceType: string; readonly ResourceId: readonly string[] },
  olds: unknown,
  news: unknown,
): Promise<void> {
  const [before, after] = [(olds ?? {}) as Record<string, string>, (news ?? {}) as Record<string, string>];
  const removed = Object.keys(before).filter((key) => !(key in after));
  const set = Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));
  if (removed.length > 0) await callPatiently(context, product, 'UntagResources', { ...target, TagKey: removed });
  if (Object.keys(set).length > 0) {
    await callPatiently(context, product, 'TagResources', { ...target, Tag: tagParameters(set) });
  }
}
