import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { AccountLease } from '../../domain/lease.js';
import { carriesPrefix } from '../../domain/lease-names.js';
import type { CloudConfiguration } from '../../domain/ports.js';
import { type OpenedAccount, openAccount } from '../cloud/account.js';
import { findLeftovers, leftoverText, removeLeftover } from '../cloud/leftovers.js';
import type { SecretStore } from '../cloud/secret-store.js';
import { alive } from '../temporal/index.js';
import { checkAccount } from './check-account.js';
import type { AccountActivities } from './contract.js';
import { rotateCredentials } from './rotate-credentials.js';

export interface AccountDependencies {
  readonly cloud: CloudConfiguration;
  readonly secrets: SecretStore;
  readonly temporal: Client;
}

/** Activities that keep pooled accounts clean and their credentials fresh. */
export function createAccountActivities({ cloud, secrets, temporal }: AccountDependencies): AccountActivities {
  const open = (accountId: string, regionId: string, signal: AbortSignal): Promise<OpenedAccount> =>
    openAccount({ api: cloud.api, secrets, signal }, accountId, regionId);
  const ofLease = (lease: AccountLease) => (name: string) => carriesPrefix(name, lease.namePrefix);
  return {
    checkAccount: ({ account }) =>
      alive(async ({ signal }) => checkAccount(await open(account.accountId, account.regionId, signal), account)),

    rotateCredentials: ({ account, leaseId }) =>
      alive(({ signal, report }) =>
        rotateCredentials({ api: cloud.api, secrets, signal, onStep: report }, account, leaseId),
      ),

    async ownerIsRunning({ workflowId, runId }) {
      try {
        const { status } = await temporal.workflow.getHandle(workflowId, runId).describe();
        return status.name === 'RUNNING';
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return false;
        throw error;
      }
    },

    findLeftovers: ({ lease }) =>
      alive(async ({ signal }) => {
        const opened = await open(lease.accountId, cloud.regionId, signal);
        return (await findLeftovers(opened, ofLease(lease))).map(leftoverText);
      }),

    removeLeftovers: ({ lease, keep }) =>
      alive(async ({ signal, report }) => {
        const opened = await open(lease.accountId, cloud.regionId, signal);
        const found = await findLeftovers(opened, ofLease(lease), new Set(keep));
        for (const leftover of found) {
          report(`removing ${leftoverText(leftover)}`);
          await removeLeftover(opened, leftover);
        }
        return found.map(leftoverText);
      }),
  };
}
