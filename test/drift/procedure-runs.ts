import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { ClaimStore } from '../../activities/browser/claims.js';
import { probe } from '../../activities/browser/probe.js';
import { BrowserProcess } from '../../activities/browser/session/browser-process.js';
import { type OpeningParts, openSession } from '../../activities/browser/session/open-session.js';
import { performStep } from '../../activities/browser/session/perform-step.js';
import type { BrowserSession } from '../../activities/browser/session/session.js';
import { CloudClient } from '../../activities/cloud/client.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import { bindTask } from '../../activities/documents/bind-task.js';
import { parseDocument } from '../../activities/documents/parse.js';
import { lookupEvents } from '../../activities/reward/audit-log.js';
import { EpisodeLoader } from '../../activities/reward/load-episode.js';
import { isTerminal } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import { compareWithDocument } from '../../domain/findings/compare.js';
import { applySecondLooks, planSecondLooks } from '../../domain/findings/second-look.js';
import type { AccountLease } from '../../domain/lease.js';
import { matchRule } from '../../domain/match-rule.js';
import type { Observation } from '../../domain/observation.js';
import type { Finding, Reward, StepResult, Verdict } from '../../domain/outcome.js';
import { deriveRule } from '../../domain/rule.js';
import type { EpisodeTask } from '../../domain/task.js';
import { stepRecords, type Trajectory } from '../../domain/trajectory.js';
import { decideVerdict } from '../../domain/verdict.js';
import type { Policy } from '../../policy-server/policy.js';
import { RankerPolicy } from '../../policy-server/ranker/index.js';
import { configurationOf, type LocalCloud, startLocalCloud } from '../support/local-cloud.js';
import { provisionFor } from './provisioned.js';

/** A document's procedure takes about ten steps; more than this is a loop. */
const MAX_STEPS = 40;
/** Milliseconds; the policies of these runs compute for some ten. */
const DECISION_MS = 10_000;

export interface ProcedureRun {
  readonly verdict: Verdict;
  readonly reward: Reward;
  readonly steps: readonly StepResult[];
  readonly findings: readonly Finding[];
  /** What was done, one line a step, for the message of a failed assertion. */
  readonly log: readonly string[];
}

interface Episode {
  readonly trajectory: ArtifactRef;
  /** Principal of the browser's session, and the time it was there: unix milliseconds. */
  readonly userName: string;
  readonly from: number;
  readonly to: number;
  readonly log: readonly string[];
}

/**
 * Runs procedures on the real local cloud in a real browser and judges them as the workflows do, without Temporal: a
 * drift matrix needs many short runs, and what it asks is not a question about durability.
 */
export class ProcedureRuns {
  #count = 0;
  #provisioned: Readonly<Record<string, string>> = {};

  private constructor(
    private readonly cloud: LocalCloud & { readonly stop: () => Promise<void> },
    private readonly folder: string,
    private readonly parts: OpeningParts,
    private readonly browser: BrowserProcess,
    private readonly policy: Policy,
  ) {}

  /** @param policy who decides; the ranker when left out */
  static async start(chromiumPath: string, policy: Policy = new RankerPolicy()): Promise<ProcedureRuns> {
    const cloud = await startLocalCloud(1);
    const folder = await mkdtemp(join(tmpdir(), 'drift-'));
    const configuration = configurationOf(cloud);
    const browser = new BrowserProcess({ chromiumPath, console: configuration.console, recycleAfter: 100 });
    const secrets = new FileSecretStore(join(folder, 'secrets'));
    for (const { accountId, accessKeyId, accessKeySecret } of cloud.accounts) {
      await secrets.put(`account/${accountId}`, JSON.stringify({ accessKeyId, accessKeySecret }));
    }
    const parts: OpeningParts = {
      browser,
      secrets,
      artifacts: new FolderArtifactStore(join(folder, 'artifacts')),
      claims: new ClaimStore(join(folder, 'claims')),
      allowedHosts: configuration.console.allowedHosts,
      cloud: configuration,
    };
    return new ProcedureRuns(cloud, folder, parts, browser, policy);
  }

  /** Follows the first procedure of a document on a console with this drift, and judges what came of it. */
  async verify(file: string, drift: readonly object[]): Promise<ProcedureRun> {
    await this.#drift(drift);
    const { artifacts } = this.parts;
    const number = ++this.#count;
    const document = parseDocument(file, await readFile(file, 'utf8'));
    const [procedure] = document.procedures;
    const account = this.#account();
    if (procedure === undefined) throw new Error(`${file} has no procedure.`);
    const lease: AccountLease = {
      leaseId: `lease-${number}`,
      requestId: `request-${number}`,
      accountId: account.accountId,
      namePrefix: `ca-${String(number).padStart(8, '0')}`,
      expiresAt: 0,
    };
    const client = new CloudClient({ api: this.parts.cloud.api, credentials: account, regionId: this.cloud.regionId });
    const outputs = await provisionFor(procedure, lease, client, this.#provisioned);
    this.#provisioned = { ...this.#provisioned, ...outputs };
    const reference = await artifacts.putJson(document);
    const { regionId } = this.cloud;
    const { task } = await bindTask(artifacts, {
      document: reference,
      procedureId: procedure.id,
      lease,
      regionId,
      outputs,
    });
    return this.#judge(task, lease, client, await this.#episode(task, lease));
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.cloud.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  #account() {
    const [account] = this.cloud.accounts;
    if (account === undefined) throw new Error('The local cloud has no account.');
    return account;
  }

  async #drift(rules: readonly object[]): Promise<void> {
    const answer = await fetch(`http://${this.cloud.apiEndpoint}/admin/drift`, {
      method: 'POST',
      headers: { 'x-admin-token': this.cloud.adminToken, 'content-type': 'application/json' },
      body: JSON.stringify(rules),
    });
    if (!answer.ok) throw new Error(`The local cloud refused the drift: ${await answer.text()}`);
  }

  async #open(task: ArtifactRef, lease: AccountLease, episodeId: string) {
    const { episodeRoleArn } = this.#account();
    const input = { episodeId, lease, episodeRoleArn, task, policy: this.policy.version };
    return openSession(this.parts, input, new AbortController().signal);
  }

  async #episode(task: ArtifactRef, lease: AccountLease): Promise<Episode> {
    const { session, opened } = await this.#open(task, lease, `${lease.leaseId}/1`);
    const log: string[] = [];
    let { observation, trajectory } = opened;
    try {
      for (let step = 1; step <= MAX_STEPS; step++) {
        const next = await this.#step(session, step, { task, observation, trajectory }, log);
        ({ observation, trajectory } = next);
        if (next.ended) break;
      }
    } finally {
      await session.close();
    }
    return { trajectory, userName: opened.userName, from: opened.openedAt, to: Date.now() + 1_000, log };
  }

  async #step(
    session: BrowserSession,
    step: number,
    refs: { readonly task: ArtifactRef; readonly observation: ArtifactRef; readonly trajectory: ArtifactRef },
    log: string[],
  ) {
    const { artifacts, claims } = this.parts;
    const [task, observation, trajectory] = await Promise.all([
      artifacts.getJson<EpisodeTask>(refs.task),
      artifacts.getJson<Observation>(refs.observation),
      artifacts.getJson<Trajectory>(refs.trajectory),
    ]);
    const before = stepRecords(trajectory).findLast(({ decision }) => decision.action.kind !== 'wait')?.before;
    const previous = before === undefined ? null : await artifacts.getJson<Observation>(before);
    const asked = {
      ...{ policy: this.policy.version, task, trajectory, observation, previous },
      ...{ hints: [], reports: [] },
    };
    const { decision } = await this.policy.decide(asked, AbortSignal.timeout(DECISION_MS));
    const { action, serving } = decision;
    log.push(
      `${step} [${serving.instruction} ${serving.label} ${serving.how}] ${JSON.stringify(action)} ${decision.thought.goal}; ${serving.reason}`,
    );
    if (isTerminal(action)) {
      const kind = action.kind === 'task_complete' ? 'complete' : 'unachievable';
      const end = await session.trajectory?.finish({ kind, message: log.at(-1) ?? '' });
      return { observation: refs.observation, trajectory: end ?? refs.trajectory, ended: true };
    }
    const input = { sessionId: session.id, step, decision: await artifacts.putJson(decision) };
    const report = await performStep(session, claims, input, new AbortController().signal);
    log.push(`    -> ${report.summary}${report.landed ? '' : ' (did not land)'}`);
    return { observation: report.observation, trajectory: report.trajectory, ended: report.loop === 2 };
  }

  async #judge(task: ArtifactRef, lease: AccountLease, client: CloudClient, episode: Episode): Promise<ProcedureRun> {
    const { artifacts } = this.parts;
    const { trajectory, userName, from, to, log } = episode;
    const rule = deriveRule(await artifacts.getJson<EpisodeTask>(task));
    if (rule === null) throw new Error('The document names no operation whose event could be looked for.');
    const scope = { accountId: lease.accountId, userName, regionId: this.cloud.regionId, from, to };
    const reward: Reward = matchRule(rule, scope, await lookupEvents(client, rule, scope)).confirmed ? 1 : 0;
    const facts = await new EpisodeLoader(artifacts).load({ task, trajectory }, reward);
    const seen = compareWithDocument(facts);
    const looks = planSecondLooks(facts, seen.findings);
    const findings = looks.length === 0 ? seen.findings : await this.#lookAgain(task, lease, seen.findings, looks);
    const verdict = decideVerdict({ reward, environmentStopped: false, steps: seen.steps, findings });
    return { verdict, reward, steps: seen.steps, findings, log };
  }

  async #lookAgain(
    task: ArtifactRef,
    lease: AccountLease,
    findings: readonly Finding[],
    planned: ReturnType<typeof planSecondLooks>,
  ): Promise<readonly Finding[]> {
    const { session } = await this.#open(task, lease, `${lease.leaseId}/second-look`);
    try {
      const looks = planned.map(({ look }) => look);
      const result = await probe(session, looks, new AbortController().signal);
      const results = await Promise.all(
        result.looks.map(async ({ shown, observation }) => ({
          shown,
          observation: await this.parts.artifacts.getJson<Observation>(observation),
        })),
      );
      return applySecondLooks(findings, planned, results);
    } finally {
      await session.close();
    }
  }
}
