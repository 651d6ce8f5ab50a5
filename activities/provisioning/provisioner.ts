import { randomBytes } from 'node:crypto';
import { AgentError } from '../../domain/errors.js';
import type { AccountLease } from '../../domain/lease.js';
import type { ResourceNeed } from '../../domain/meta.js';
import type { ApiConfiguration } from '../../domain/ports.js';
import { META_LIBRARY } from '../../pulumi/resources/library.js';
import { type OpenedAccount, openAccount } from '../cloud/account.js';
import { retryCloud } from '../cloud/retry.js';
import type { SecretStore } from '../cloud/secret-store.js';
import { sweepLease } from '../cloud/sweep.js';
import type { ProvisionResult } from './contract.js';
import type { Engine, EngineRun } from './engine.js';
import { declareProvider, leaseProgram, metaOf, type ProgramResult, stackName } from './lease-stack.js';

/** How long a dependency may take to be visible as satisfied after the engine reported success. */
const VERIFY_WITHIN_MS = 30_000;
const PASSPHRASE_SECRET = 'installation/pulumi-passphrase';

export interface ProvisionerOptions {
  readonly engine: Engine;
  readonly api: ApiConfiguration;
  readonly secrets: SecretStore;
}

export interface LeasePlace {
  readonly lease: AccountLease;
  readonly regionId: string;
}

/** The secret that encrypts stack state; made once for an installation. */
export function stackPassphrase(secrets: SecretStore): Promise<string> {
  return secrets.putIfAbsent(PASSPHRASE_SECRET, randomBytes(32).toString('base64url'));
}

/** Applies needs as the lease's stack and reads back that each is satisfied. */
export async function applyNeeds(
  options: ProvisionerOptions,
  { lease, regionId }: LeasePlace,
  needs: readonly ResourceNeed[],
  run: EngineRun,
): Promise<ProvisionResult> {
  // A need without a META is the caller's mistake; it is found here, before anything is made.
  const distinct = distinctNeeds(needs);
  const account = await openAccount({ ...options, signal: run.signal }, lease.accountId, regionId);
  const zoneId = await firstZone(account);
  let result: ProgramResult = { resources: [], outputs: [] };
  const { api } = options;
  const program = leaseProgram(
    { lease, regionId, zoneId, api, credentials: account.credentials, needs: distinct },
    (known) => {
      result = known;
    },
  );
  await options.engine.up(stackName(lease), program, run, async () => {
    await sweepLease(account, lease.namePrefix);
  });
  const outputs: Record<string, string> = {};
  for (const [index, need] of distinct.entries()) {
    const values = result.outputs[index] ?? {};
    await verifyNeed(account, need, values);
    Object.assign(outputs, await withoutSecrets(options.secrets, lease, need, values));
  }
  return { stack: stackName(lease), resources: result.resources, outputs };
}

/**
 * Destroys and removes the lease's stack, then makes sure that nothing with the lease's prefix is left: an engine that
 * was killed between a create and its note of it leaves things that no stack knows.
 */
export async function destroyLease(
  options: ProvisionerOptions,
  { lease, regionId }: LeasePlace,
  run: EngineRun,
): Promise<void> {
  const account = await openAccount({ ...options, signal: run.signal }, lease.accountId, regionId);
  const program = async (): Promise<object> => {
    declareProvider({ lease, regionId, api: options.api, credentials: account.credentials });
    return {};
  };
  const sweep = (inStack?: ReadonlySet<string>): Promise<readonly string[]> =>
    sweepLease(account, lease.namePrefix, inStack, (what) => run.onOutput?.(`removing ${what}\n`));
  // Things of the episode inside the stack's network would keep it from being deleted, so they go first.
  await options.engine.destroy(stackName(lease), program, run, async (inStack) => {
    await sweep(inStack);
  });
  await sweep();
  for (const meta of META_LIBRARY) {
    for (const output of meta.secretOutputs) await options.secrets.delete(leaseSecretName(lease, output));
  }
}

async function verifyNeed(
  account: OpenedAccount,
  need: ResourceNeed,
  outputs: Readonly<Record<string, string>>,
): Promise<void> {
  const missing = await retryCloud(() => metaOf(need).verify(outputs, account), { withinMs: VERIFY_WITHIN_MS });
  if (missing.length > 0) {
    throw new AgentError('ProvisioningFailed', `META "${need.meta}" was applied, but ${missing.join('; ')}.`, {
      missing,
    });
  }
}

async function withoutSecrets(
  secrets: SecretStore,
  lease: AccountLease,
  need: ResourceNeed,
  outputs: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const open: Record<string, string> = { ...outputs };
  for (const name of metaOf(need).secretOutputs) {
    const value = outputs[name];
    if (value === undefined) continue;
    const secretName = leaseSecretName(lease, name);
    await secrets.put(secretName, value);
    open[name] = `secret:${secretName}`;
  }
  return open;
}

function leaseSecretName(lease: AccountLease, output: string): string {
  return `lease/${lease.leaseId}/${output}`;
}

/** First zone of the region, for what has to be in one. */
async function firstZone(account: OpenedAccount): Promise<string> {
  const answer = await retryCloud(
    () => account.call<{ Zones?: { Zone?: { ZoneId: string }[] } }>('vpc', 'DescribeZones', {}),
    { withinMs: VERIFY_WITHIN_MS },
  );
  const zone = answer.Zones?.Zone?.[0]?.ZoneId;
  if (zone === undefined) {
    throw new AgentError('ProvisioningFailed', `Region ${account.regionId} has no zone that takes a vSwitch.`);
  }
  return zone;
}

/** The same META with the same attributes is one need, whether its defaults are written out or not. */
function distinctNeeds(needs: readonly ResourceNeed[]): readonly ResourceNeed[] {
  const seen = new Set<string>();
  return needs.map(withDefaults).filter((need) => {
    const key = JSON.stringify([need.meta, Object.entries(need.attributes).sort()]);
    return !seen.has(key) && seen.add(key);
  });
}

function withDefaults(need: ResourceNeed): ResourceNeed {
  return { ...need, attributes: { ...metaOf(need).description.attributes, ...need.attributes } };
}
