import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { CloudConfiguration } from '../../domain/ports.js';
import { type OpenedAccount, openAccount } from '../cloud/account.js';
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
  };
}
