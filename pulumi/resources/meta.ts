import type { Provider } from '@pulumi/alicloud/provider.js';
import type { Output } from '@pulumi/pulumi';
import type { MetaDescription } from '../../domain/meta.js';
import type { ResourceKind } from '../../domain/resource-kinds.js';

/** What a META's program may use. */
export interface MetaContext {
  /** Start of every name: the lease's prefix, with a suffix where a need occurs twice. */
  readonly prefix: string;
  readonly leaseId: string;
  readonly regionId: string;
  /** A zone of the region that takes new vSwitches. */
  readonly zoneId: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly provider: Provider;
}

/** Reads the cloud, to see that a dependency is satisfied. */
export interface CloudReader {
  call<T>(product: string, action: string, parameters: Readonly<Record<string, unknown>>): Promise<T>;
}

/** One entry of the library: a META with its code. C_destroy is the engine's: it deletes what the state holds. */
export interface ResourceMeta {
  readonly description: MetaDescription;
  /** Which kinds of things exist once this META is applied. */
  readonly provides: readonly ResourceKind[];
  /** Outputs that go to the secret store and are passed on as references only. */
  readonly secretOutputs: readonly string[];
  /** C_create: declares the resources inside the lease's program. */
  create(context: MetaContext): Readonly<Record<string, Output<string>>>;
  /** C_verify: returns what is missing, in words; empty when the dependency is satisfied. */
  verify(outputs: Readonly<Record<string, string>>, cloud: CloudReader): Promise<readonly string[]>;
}
