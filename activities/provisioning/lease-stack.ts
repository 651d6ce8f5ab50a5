import { createHash } from 'node:crypto';
import { Provider } from '@pulumi/alicloud/provider.js';
import { all, type CustomResource, type Output, output, runtime, secret } from '@pulumi/pulumi';
import { AgentError } from '../../domain/errors.js';
import type { AccountLease } from '../../domain/lease.js';
import type { ProvisionedResource, ResourceNeed } from '../../domain/meta.js';
import type { ApiConfiguration, Credentials } from '../../domain/ports.js';
import { findMeta } from '../../pulumi/resources/library.js';
import type { ResourceMeta } from '../../pulumi/resources/meta.js';

/** Products that METAs reach; each gets the configured endpoint. */
const PRODUCTS = ['ecs', 'oss', 'ram', 'slb', 'sts', 'vpc'] as const;

/** The stack's own record of what it was made for. */
export const NEEDS_OUTPUT = 'needs';

/** Name of a lease's stack. */
export function stackName(lease: AccountLease): string {
  return `lease-${lease.leaseId}`;
}

/** What the lease's program declares, and what came out of it. */
export interface ProgramResult {
  resources: readonly ProvisionedResource[];
  /** By need, in the order of the needs; secrets in the clear. */
  outputs: readonly Readonly<Record<string, string>>[];
}

export interface LeaseProgram {
  readonly lease: AccountLease;
  readonly regionId: string;
  readonly zoneId: string;
  readonly api: ApiConfiguration;
  readonly credentials: Credentials;
  /** Distinct, with their defaults written out. */
  readonly needs: readonly ResourceNeed[];
}

/** The META of a need. Fails with InvalidInput when the library has none. */
export function metaOf(need: ResourceNeed): ResourceMeta {
  const meta = findMeta(need.meta);
  if (meta === undefined) throw new AgentError('InvalidInput', `The library has no META "${need.meta}".`, { ...need });
  return meta;
}

/** The provider with the account's own credentials, told to call nothing but what is configured. */
export function declareProvider(program: Omit<LeaseProgram, 'needs' | 'zoneId'>): Provider {
  const { api, credentials, regionId, lease } = program;
  const { endpoint } = api;
  return new Provider('alicloud', {
    accessKey: secret(credentials.accessKeyId),
    secretKey: secret(credentials.accessKeySecret),
    ...(credentials.securityToken === undefined ? {} : { securityToken: secret(credentials.securityToken) }),
    region: regionId,
    protocol: api.protocol.toUpperCase(),
    // Both spare the vendor's provider a look-up of what is known here.
    accountId: lease.accountId,
    accountType: 'Domestic',
    skipRegionValidation: true,
    ...(endpoint === null ? {} : { endpoints: [Object.fromEntries(PRODUCTS.map((product) => [product, endpoint]))] }),
  });
}

/**
 * The inline program of a lease: every need's META, under one provider.
 *
 * @param onResult called once everything exists, with ids and outputs as plain values
 */
export function leaseProgram(program: LeaseProgram, onResult: (result: ProgramResult) => void): () => Promise<object> {
  return async () => {
    const declared: { readonly type: string; readonly name: string; readonly resource: CustomResource }[] = [];
    runtime.registerStackTransformation(({ type, name, resource }) => {
      if (type.startsWith('alicloud:')) declared.push({ type, name, resource: resource as CustomResource });
      return undefined;
    });
    const provider = declareProvider(program);
    const outputs = program.needs.map((need, index) =>
      metaOf(need).create({
        prefix: needPrefix(program, index),
        leaseId: program.lease.leaseId,
        regionId: program.regionId,
        zoneId: program.zoneId,
        attributes: need.attributes,
        provider,
      }),
    );
    const resources = declared.map(({ type, name, resource }) => resource.id.apply((id) => ({ type, id, name })));
    const known: Output<ProgramResult> = all([all(resources), output(outputs)]).apply(([made, values]) => ({
      resources: made,
      outputs: values as readonly Readonly<Record<string, string>>[],
    }));
    // During a preview, and after a failure, ids stay unknown and this is never called.
    known.apply(onResult);
    return { [NEEDS_OUTPUT]: program.needs };
  };
}

/** Names of one need start with the lease's prefix; the same META with other attributes gets a suffix of its own. */
function needPrefix(program: LeaseProgram, index: number): string {
  const prefix = program.lease.namePrefix.replace(/-+$/, '');
  const need = program.needs[index];
  const first = program.needs.findIndex((other) => other.meta === need?.meta);
  if (first === index) return prefix;
  const digest = createHash('sha256').update(JSON.stringify(need?.attributes)).digest('hex');
  return `${prefix}-${digest.slice(0, 6)}`;
}
