import {
  CancellationScope,
  executeChild,
  getExternalWorkflowHandle,
  isCancellation,
  log,
  ParentClosePolicy,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { DocumentActivities } from '../activities/documents/contract.js';
import type { ProvisioningActivities } from '../activities/provisioning/contract.js';
import type { ReportActivities } from '../activities/reports/contract.js';
import type { ArtifactRef } from '../domain/artifact.js';
import type { ResourceNeed, ResourceReport } from '../domain/meta.js';
import type { ProcedureResult } from '../domain/outcome.js';
import { ACTIVITY_OPTIONS, browserEpisodeId, EPISODE_LIMITS } from '../temporal.config.js';
import { browserEpisode } from './browser-episode.js';
import {
  type BrowserEpisodeResult,
  type LeaseGranted,
  resourceProvided,
  resourceRequested,
  type VerifyProcedureInput,
} from './protocol.js';
import { searchAttributes } from './search-attributes.js';
import { rootMessage } from './steps/failures.js';
import { type Judgement, judgeEpisode, notRun } from './steps/judge-episode.js';
import { openLeases } from './steps/lease-account.js';

const documents = proxyActivities<DocumentActivities>(ACTIVITY_OPTIONS.documents);
const provisioning = proxyActivities<ProvisioningActivities>(ACTIVITY_OPTIONS.provisioning);
const reports = proxyActivities<ReportActivities>(ACTIVITY_OPTIONS.reports);

/** What one lease holds while an attempt runs. */
interface Environment {
  readonly grant: LeaseGranted;
  readonly task: ArtifactRef;
}

/**
 * Checks one procedure: lease an account, make what the procedure needs, follow it in a browser, ask the audit log
 * whether it happened, compare what was seen with what is written. Tears everything down whatever happens.
 */
export async function verifyProcedure(input: VerifyProcedureInput): Promise<ProcedureResult> {
  const startedAt = Date.now();
  const leases = openLeases(input.class, input.priority);
  /** Undoes what was done, newest first. Registered before the doing, so that half-done work is undone as well. */
  const compensations: { what: string; undo: () => Promise<unknown> }[] = [
    { what: 'release the lease', undo: leases.releaseAll },
  ];
  let needs: readonly ResourceNeed[] = [];
  let environment: Environment | undefined;

  /** A request that cannot be met is an answer too: the episode goes on, or gives up for a reason it can name. */
  const answerRequest = async (need: string, attributes: Readonly<Record<string, string>>): Promise<ResourceReport> => {
    const unmet = { need, meta: '', status: 'failed', resources: [], outputs: {}, by: 'resourceCoder' } as const;
    if (environment === undefined) return { ...unmet, message: 'No account is leased any more.' };
    const { lease, account } = environment.grant;
    try {
      return await provisioning.provideResource({
        lease,
        regionId: account.regionId,
        need,
        attributes,
        existing: needs,
        operations: input.operations,
      });
    } catch (error) {
      if (isCancellation(error)) throw error;
      return { ...unmet, message: rootMessage(error) };
    }
  };

  /** Answers under way. They end before anything is torn down, and never fail the run: a handler that throws would. */
  const answers = new Map<CancellationScope, Promise<void>>();

  setHandler(resourceRequested, ({ episode, need, attributes }) => {
    const scope = new CancellationScope();
    const answer = scope.run(async () => {
      await getExternalWorkflowHandle(episode).signal(resourceProvided, await answerRequest(need, attributes));
    });
    answers.set(
      scope,
      answer.catch((error: unknown) => log.warn('A resource request was not answered', { reason: rootMessage(error) })),
    );
  });
  const endAnswers = async (): Promise<void> => {
    for (const [scope, answer] of answers) {
      scope.cancel();
      await answer;
    }
    answers.clear();
  };

  const phase = (name: string): void => {
    upsertSearchAttributes([{ key: searchAttributes.Phase, value: name }]);
    setCurrentDetails(`**${input.title}** (line ${input.line})\n\nNow: ${name}`);
  };

  const prepare = async (): Promise<Environment> => {
    phase('leasing an account');
    const grant = await leases.acquire();
    const { lease, account } = grant;
    const { regionId } = account;
    upsertSearchAttributes([{ key: searchAttributes.AccountId, value: account.accountId }]);
    compensations.unshift({ what: 'destroy the stack', undo: () => provisioning.destroyStack({ lease, regionId }) });
    phase('provisioning');
    needs = (await provisioning.planProcedure({ document: input.document, procedureId: input.procedureId })).needs;
    const { outputs } = needs.length === 0 ? { outputs: {} } : await provisioning.provision({ lease, regionId, needs });
    const { task } = await documents.bindTask({
      document: input.document,
      procedureId: input.procedureId,
      lease,
      regionId,
      outputs,
    });
    return { grant, task };
  };

  /** What could not be undone, over all attempts. */
  const leftBehind: string[] = [];

  /**
   * Runs the compensations that are due, whether the run was cancelled or not. An account that cannot be cleaned is the
   * pool's to quarantine.
   */
  const tearDown = (): Promise<void> =>
    CancellationScope.nonCancellable(async () => {
      await endAnswers();
      for (let next = compensations.shift(); next !== undefined; next = compensations.shift()) {
        try {
          await next.undo();
        } catch (error) {
          leftBehind.push(`${next.what}: ${rootMessage(error)}`);
        }
      }
    });

  /** Restart rule: on the same lease while nothing can have been written, else on a fresh one. */
  const runEpisodes = async (): Promise<BrowserEpisodeResult> => {
    for (let attempt = 1; ; attempt += 1) {
      environment ??= await prepare();
      phase(`browser episode ${attempt}`);
      const episode = await executeChild(browserEpisode, {
        workflowId: browserEpisodeId(workflowInfo().workflowId, attempt),
        args: [
          {
            ...environment.grant,
            task: environment.task,
            policy: input.policy,
            maxSteps: EPISODE_LIMITS.steps,
            trace: input.trace ?? false,
            parent: workflowInfo().workflowId,
          },
        ],
        parentClosePolicy: ParentClosePolicy.REQUEST_CANCEL,
        staticSummary: `attempt ${attempt}: ${input.title}`,
      });
      if (episode.end !== 'sessionLost' || attempt === EPISODE_LIMITS.attempts) return episode;
      if (episode.writeClaimed) {
        environment = undefined;
        await tearDown();
        compensations.push({ what: 'release the lease', undo: leases.releaseAll });
      }
    }
  };

  let judgement: Judgement;
  try {
    const episode = await runEpisodes();
    if (environment === undefined) throw new Error('an episode ran without an environment');
    phase('asking the audit log');
    judgement = await judgeEpisode({ input, episode, grant: environment.grant, task: environment.task });
  } catch (error) {
    if (isCancellation(error)) {
      await tearDown();
      throw error;
    }
    judgement = notRun(rootMessage(error));
  }

  return CancellationScope.nonCancellable(async () => {
    phase('tearing down');
    await tearDown();
    const result: ProcedureResult = {
      document: input.source,
      procedure: input.title,
      line: input.line,
      verdict: judgement.verdict,
      reward: judgement.reward,
      steps: judgement.steps,
      findings: judgement.findings,
      workflowId: workflowInfo().workflowId,
      runId: workflowInfo().runId,
      trajectory: judgement.trajectory,
      report: null,
      assisted: judgement.assisted,
      explanation: [judgement.explanation, ...leftBehind.map((left) => `Not torn down: ${left}`)].join(' '),
      seconds: (Date.now() - startedAt) / 1000,
    };
    const report = await reports
      .writeReport({
        result,
        document: input.document,
        task: environment?.task ?? null,
        events: judgement.events,
      })
      .then(
        (written) => written.report,
        // A verdict is worth more than its report.
        (error: unknown) => {
          log.warn('No report could be written', { reason: rootMessage(error) });
          return null;
        },
      );
    phase('done');
    upsertSearchAttributes([
      { key: searchAttributes.Verdict, value: result.verdict },
      { key: searchAttributes.Assisted, value: result.assisted },
    ]);
    setCurrentDetails(`**${result.verdict}** ${input.title} (line ${input.line})\n\n${result.explanation}`);
    return { ...result, report };
  });
}
