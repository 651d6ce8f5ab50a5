import type { CloudClient } from '../../activities/cloud/client.js';
import type { BucketClient } from '../../activities/cloud/oss.js';
import type { PropertyValues, ResourceProperties } from './properties.js';

/** What an operation on a resource may use. */
export interface OperationContext {
  readonly cloud: CloudClient;
  readonly buckets: BucketClient;
  /** Ends when the engine cancels. */
  readonly signal: AbortSignal;
}

export interface CreatedResource {
  readonly id: string;
  readonly outputs: PropertyValues;
  /** Waits until the resource can be used; what it returns replaces `outputs`. */
  readonly ready?: () => Promise<PropertyValues>;
}

/** One resource type: its properties, and how the API makes, reads, changes and deletes it. */
export interface ResourceType {
  readonly properties: ResourceProperties;
  create(context: OperationContext, inputs: PropertyValues): Promise<CreatedResource>;
  /** Undefined when the resource is gone. `known` is the state before, for what an id alone cannot find. */
  read(context: OperationContext, id: string, known: PropertyValues): Promise<PropertyValues | undefined>;
  update(context: OperationContext, id: string, olds: PropertyValues, news: PropertyValues): Promise<PropertyValues>;
  /** Succeeds when the resource is gone already. */
  delete(context: OperationContext, id: string, state: PropertyValues): Promise<void>;
}

/** Text of a property, or undefined. */
export function text(values: PropertyValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
