import { fileURLToPath } from 'node:url';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import {
  bundleWorkflowCode,
  DefaultLogger,
  Runtime,
  Worker,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker';
import { ConsoleAgentClient } from '../../client/index.js';
import { browserHostQueue, TASK_QUEUES } from '../../temporal.config.js';
import { failureInterceptor } from '../../workers/failure-interceptor.js';
import { startTemporal } from '../support/temporal.js';
import { fakeActivities, type Script } from './fake-activities.js';

Runtime.install({ logger: new DefaultLogger('ERROR') });

let bundle: Promise<WorkflowBundleWithSourceMap> | undefined;

/** The application's workflows and a lease holder, bundled once for all tests. */
export function testBundle(): Promise<WorkflowBundleWithSourceMap> {
  bundle ??= bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)),
    logger: new DefaultLogger('ERROR'),
  });
  return bundle;
}

export const accounts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    accountId: String(1_000_000_000_000_000 + index),
    episodeRoleArn: 'acs:ram::1:role/episode',
    regionId: 'cn-hangzhou',
  }));

/** Workers of every queue with scripted activities against a real server. */
export async function withWorkers<T>(
  script: Script,
  run: (context: { env: TestWorkflowEnvironment; client: ConsoleAgentClient; calls: readonly string[] }) => Promise<T>,
  options: { maxCachedWorkflows?: number } = {},
): Promise<T> {
  const env = await startTemporal();
  try {
    const sessionQueue = browserHostQueue('test');
    const fake = fakeActivities(script, sessionQueue);
    const base = {
      connection: env.nativeConnection,
      maxHeartbeatThrottleInterval: '200ms' as const,
      interceptors: { activity: [failureInterceptor] },
    };
    const workers = await Promise.all([
      Worker.create({
        ...base,
        taskQueue: TASK_QUEUES.verification,
        workflowBundle: await testBundle(),
        activities: { ...fake.intake, ...fake.documents, ...fake.accounts, ...fake.reports },
        ...options,
      }),
      Worker.create({ ...base, taskQueue: TASK_QUEUES.provisioning, activities: { ...fake.provisioning } }),
      Worker.create({ ...base, taskQueue: TASK_QUEUES.browser, activities: { ...fake.pool } }),
      Worker.create({ ...base, taskQueue: sessionQueue, activities: { ...fake.session } }),
      Worker.create({ ...base, taskQueue: TASK_QUEUES.policy, activities: { ...fake.policy } }),
      Worker.create({ ...base, taskQueue: TASK_QUEUES.reward, activities: { ...fake.reward } }),
    ]);
    const running = workers.map((worker) => worker.run());
    try {
      return await run({ env, client: new ConsoleAgentClient(env.client, null), calls: fake.calls });
    } finally {
      for (const worker of workers) worker.shutdown();
      await Promise.all(running);
    }
  } finally {
    await env.teardown();
  }
}
