import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { DefaultLogger, makeTelemetryFilterString, Runtime, Worker, type WorkerOptions } from '@temporalio/worker';
import { FolderArtifactStore } from '../activities/artifacts/store.js';
import { FileSecretStore } from '../activities/cloud/secret-store.js';
import { browserHostQueue, TASK_QUEUES } from '../temporal.config.js';
import { BUNDLE_OPTIONS } from './bundle.js';
import type { Configuration } from './configuration.js';
import { connectClient, connectWorker } from './connection.js';
import { failureInterceptor } from './failure-interceptor.js';
import type { Profile } from './profiles.js';

type QueueWorker = Pick<WorkerOptions, 'taskQueue' | 'activities' | 'maxConcurrentActivityTaskExecutions'> &
  Pick<WorkerOptions, 'workflowBundle' | 'workflowsPath' | 'maxCachedWorkflows'>;

/** What a profile serves, and what it must put away at the end. */
interface Service {
  readonly workers: readonly QueueWorker[];
  readonly close?: () => Promise<void>;
}

/** Runs the workers of some profiles in this process until it is asked to stop. */
export async function runWorkers(profiles: readonly Profile[], configuration: Configuration): Promise<void> {
  Runtime.install({
    logger: new DefaultLogger('WARN'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
    // The workers share one process and end together.
    shutdownSignals: [],
  });
  const services = await Promise.all(profiles.map((profile) => SERVICES[profile](configuration)));
  const { connection, namespace } = await connectWorker(configuration);
  const workers = await Promise.all(
    services
      .flatMap((service) => service.workers)
      .map((worker) =>
        Worker.create({
          connection,
          namespace,
          shutdownGraceTime: '5s',
          // A cancel is felt only with a heartbeat; the SDK's default holds heartbeats back for up to a minute.
          maxHeartbeatThrottleInterval: '2s',
          interceptors: { activity: [failureInterceptor] },
          ...worker,
        }),
      ),
  );
  // Whoever started this process waits for this line.
  process.stdout.write(`${JSON.stringify({ ready: profiles })}\n`);
  const stop = (): void => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await Promise.all(workers.map((worker) => worker.run()));
  } finally {
    stop();
    for (const service of services) await service.close?.();
    await connection.close();
  }
}

const SERVICES: Readonly<Record<Profile, (configuration: Configuration) => Promise<Service>>> = {
  async orchestrator(configuration) {
    const [
      { createIntakeActivities },
      { createDocumentActivities },
      { createAccountActivities },
      { createReportActivities },
    ] = await Promise.all([
      import('../activities/intake/index.js'),
      import('../activities/documents/index.js'),
      import('../activities/accounts/index.js'),
      import('../activities/reports/index.js'),
    ]);
    const artifacts = new FolderArtifactStore(configuration.artifactsFolder);
    const secrets = new FileSecretStore(configuration.secretsFolder);
    const temporal = await connectClient(configuration);
    return {
      workers: [
        {
          taskQueue: TASK_QUEUES.verification,
          ...(configuration.workflowBundle === null
            ? { workflowsPath: BUNDLE_OPTIONS.workflowsPath }
            : { workflowBundle: { codePath: configuration.workflowBundle } }),
          maxCachedWorkflows: 200,
          activities: {
            ...createIntakeActivities(configuration.cloud, configuration.remotePolicyHosts),
            ...createDocumentActivities({ artifacts, products: configuration.cloud.console.products }),
            ...createAccountActivities({ cloud: configuration.cloud, secrets, temporal }),
            ...createReportActivities({ artifacts, uiUrl: configuration.temporal.uiUrl }),
          },
        },
      ],
      close: () => temporal.connection.close(),
    };
  },

  async provisioning(configuration) {
    const { createProvisioningActivities } = await import('../activities/provisioning/index.js');
    return {
      workers: [
        {
          taskQueue: TASK_QUEUES.provisioning,
          // Each run is an engine process of its own; two keep two cores busy.
          maxConcurrentActivityTaskExecutions: 2,
          activities: {
            ...createProvisioningActivities({
              artifacts: new FolderArtifactStore(configuration.artifactsFolder),
              secrets: new FileSecretStore(configuration.secretsFolder),
              cloud: configuration.cloud,
              pulumi: configuration.programs.pulumi,
            }),
          },
        },
      ],
    };
  },

  async browser(configuration) {
    const { createBrowserActivities } = await import('../activities/browser/index.js');
    const sessionQueue = browserHostQueue(`${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`);
    const browser = createBrowserActivities({
      artifacts: new FolderArtifactStore(configuration.artifactsFolder),
      secrets: new FileSecretStore(configuration.secretsFolder),
      cloud: configuration.cloud,
      claimsFolder: configuration.claimsFolder,
      chromium: configuration.programs.chromium,
      sessionQueue,
    });
    return {
      workers: [
        { taskQueue: TASK_QUEUES.browser, activities: { ...browser.pool } },
        { taskQueue: sessionQueue, activities: { ...browser.session } },
      ],
      close: browser.close,
    };
  },

  async reward(configuration) {
    const { createRewardActivities } = await import('../activities/reward/index.js');
    return {
      workers: [
        {
          taskQueue: TASK_QUEUES.reward,
          activities: {
            ...createRewardActivities({
              artifacts: new FolderArtifactStore(configuration.artifactsFolder),
              secrets: new FileSecretStore(configuration.secretsFolder),
              cloud: configuration.cloud,
            }),
          },
        },
      ],
    };
  },

  async policy(configuration) {
    const { createPolicyActivities } = await import('../activities/policy/index.js');
    return {
      workers: [
        {
          taskQueue: TASK_QUEUES.policy,
          activities: {
            ...createPolicyActivities({
              artifacts: new FolderArtifactStore(configuration.artifactsFolder),
              policyServerUrl: configuration.policyServerUrl,
              remotePolicyHosts: configuration.remotePolicyHosts,
            }),
          },
        },
      ],
    };
  },
};
