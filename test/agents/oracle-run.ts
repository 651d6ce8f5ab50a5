import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { ClaimStore } from '../../activities/browser/claims.js';
import { BrowserProcess } from '../../activities/browser/session/browser-process.js';
import { type OpeningParts, openSession } from '../../activities/browser/session/open-session.js';
import { performStep } from '../../activities/browser/session/perform-step.js';
import type { BrowserSession } from '../../activities/browser/session/session.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import { bindTask } from '../../activities/documents/bind-task.js';
import { parseDocument } from '../../activities/documents/parse.js';
import type { Agent } from '../../benchmark/agents/agent.js';
import { type OracleScript, proceduresIn } from '../../benchmark/agents/oracle/script.js';
import { isTerminal } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import { stableHash } from '../../domain/binding/stable-hash.js';
import { sameLabel } from '../../domain/labels.js';
import type { AccountLease } from '../../domain/lease.js';
import type { Observation } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import { type StepOutcome, stepRecords, type Trajectory } from '../../domain/trajectory.js';
import { PREREQUISITES } from '../cloud/literal/prerequisites.js';
import { revisionDay } from '../end-to-end/corpus.js';
import { AgentCloud, REGION, type RunAccount } from './cloud.js';
import { whatIsMissing } from './expectations.js';

/** The longest script has some forty steps, and a search for a control takes several. */
const MAX_STEPS = 120;
const HOSTS = ['aliyun.com', 'alibabacloud.com', 'alicdn.com'];

/** One document played by an agent in an account of its own. */
export interface AgentRun {
  readonly document: string;
  readonly seed: number;
  /** Why it did not succeed; empty when it did. */
  readonly failure: string;
  readonly steps: number;
  /** Of the steps, from claim to stored observation. */
  readonly milliseconds: number;
  /** What was done, one line a step. */
  readonly log: readonly string[];
}

interface Episode {
  readonly userName: string;
  readonly failure: string;
  readonly steps: number;
  readonly milliseconds: number;
}

/** Plays core documents through the real harness on the real local cloud, in this process and without Temporal. */
export class AgentRuns {
  private constructor(
    readonly cloud: AgentCloud,
    private readonly folder: string,
    private readonly parts: OpeningParts,
    private readonly secrets: FileSecretStore,
  ) {}

  static async start(chromiumPath: string): Promise<AgentRuns> {
    const cloud = await AgentCloud.start();
    const folder = await mkdtemp(join(tmpdir(), 'agents-'));
    const { port, certificateKeyHash } = cloud.listener;
    const { apiEndpoint, federationUrl } = cloud;
    const console = {
      federationUrl,
      listener: `127.0.0.1:${port}`,
      certificateKeyHash,
      allowedHosts: HOSTS,
      products: null,
    };
    const secrets = new FileSecretStore(join(folder, 'secrets'));
    const parts: OpeningParts = {
      browser: new BrowserProcess({ chromiumPath, console, recycleAfter: 100 }),
      secrets,
      artifacts: new FolderArtifactStore(join(folder, 'artifacts')),
      claims: new ClaimStore(join(folder, 'claims')),
      allowedHosts: HOSTS,
      cloud: {
        regionId: REGION,
        api: { protocol: 'http', endpoint: apiEndpoint },
        console,
        provisioner: { pluginFolder: null, stateUrl: '' },
        audit: { visibilityDelayMs: 0, pollIntervalMs: 500 },
      },
    };
    return new AgentRuns(cloud, folder, parts, secrets);
  }

  /**
   * Plays the procedures of a document that its script names, each in a session of its own, in one crowded account on the
   * console release of the document's day.
   */
  async run(file: string, script: OracleScript, agent: Agent, seed: number): Promise<AgentRun> {
    const document = parseDocument(file, await readFile(file, 'utf8'));
    const tag = stableHash(`${basename(file)}/${seed}`).slice(0, 8);
    const account = this.cloud.account(`${basename(file)}/${seed}`, revisionDay(file));
    await this.#keep(account);
    await PREREQUISITES[basename(file).slice(0, 2)]?.(account, tag);
    const reference = await this.parts.artifacts.putJson(document);
    const log: string[] = [];
    const episodes: Episode[] = [];
    for (const { title } of proceduresIn(script, document.locale)) {
      const procedure = document.procedures.find((one) => sameLabel(one.title, title));
      if (procedure === undefined) throw new Error(`${document.file} has no procedure "${title}".`);
      const lease: AccountLease = {
        leaseId: `${tag}-${seed}-${episodes.length}`,
        requestId: `request-${tag}`,
        accountId: account.accountId,
        namePrefix: `ca-${tag}`,
        expiresAt: 0,
      };
      const asked = { document: reference, procedureId: procedure.id, lease, regionId: REGION, outputs: {} };
      const task = await this.#withoutScope((await bindTask(this.parts.artifacts, asked)).task);
      log.push(`-- ${procedure.title}`);
      episodes.push(await this.#episode(task, lease, account.episodeRoleArn, agent, log));
      if (episodes.at(-1)?.failure !== '') break;
    }
    const events = account.events(episodes.map(({ userName }) => userName));
    const sum = (of: (episode: Episode) => number) => episodes.reduce((total, one) => total + of(one), 0);
    return {
      document: basename(file),
      seed,
      failure: episodes.find(({ failure }) => failure !== '')?.failure ?? whatIsMissing(file, events),
      steps: sum(({ steps }) => steps),
      milliseconds: sum(({ milliseconds }) => milliseconds),
      log,
    };
  }

  async stop(): Promise<void> {
    await this.parts.browser.close();
    await this.cloud.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** What a document presupposes is made beside the lease here, so that the task cannot say what may be changed. */
  async #withoutScope(bound: ArtifactRef): Promise<ArtifactRef> {
    const { leased: _, ...task } = await this.parts.artifacts.getJson<EpisodeTask>(bound);
    return this.parts.artifacts.putJson(task);
  }

  async #keep({ accountId, accessKeyId, accessKeySecret }: RunAccount): Promise<void> {
    await this.secrets.put(`account/${accountId}`, JSON.stringify({ accessKeyId, accessKeySecret }));
  }

  async #episode(
    task: ArtifactRef,
    lease: AccountLease,
    episodeRoleArn: string,
    agent: Agent,
    log: string[],
  ): Promise<Episode> {
    const input = { episodeId: `${lease.leaseId}/1`, lease, episodeRoleArn, task, policy: agent.name };
    const { session, opened } = await openSession(this.parts, input, new AbortController().signal);
    const times: number[] = [];
    let refs: Refs = { task, observation: opened.observation, trajectory: opened.trajectory };
    let failure = `it did not end in ${MAX_STEPS} steps`;
    try {
      for (let step = 1; step <= MAX_STEPS; step++) {
        const started = Date.now();
        const next = await this.#step(session, step, refs, agent, log);
        if (next.end !== undefined) {
          failure = next.end;
          break;
        }
        times.push(Date.now() - started);
        refs = { ...refs, ...next };
      }
    } finally {
      await session.close();
    }
    const milliseconds = times.reduce((total, time) => total + time, 0);
    return { userName: opened.userName, failure, steps: times.length, milliseconds };
  }

  async #step(
    session: BrowserSession,
    step: number,
    refs: Refs,
    agent: Agent,
    log: string[],
  ): Promise<Pick<Refs, 'observation' | 'trajectory'> & { readonly end?: string }> {
    const { artifacts, claims } = this.parts;
    const [task, observation, trajectory] = await Promise.all([
      artifacts.getJson<EpisodeTask>(refs.task),
      artifacts.getJson<Observation>(refs.observation),
      artifacts.getJson<Trajectory>(refs.trajectory),
    ]);
    const before = stepRecords(trajectory).findLast(({ decision }) => decision.action.kind !== 'wait')?.before;
    const previous = before === undefined ? null : await artifacts.getJson<Observation>(before);
    const asked = { policy: agent.name, task, trajectory, observation, previous, hints: [], reports: [] };
    const decision = agent.decide(asked);
    const { action, serving, thought } = decision;
    log.push(`${step} [${serving.instruction ?? '-'}] ${thought.progress} ${JSON.stringify(action)} ${thought.goal}`);
    if (isTerminal(action)) {
      if (action.kind === 'task_complete') return { ...refs, end: '' };
      log.push(...describePage(observation));
      return { ...refs, end: action.reason };
    }
    const input = { sessionId: session.id, step, decision: await artifacts.putJson(decision) };
    const report = await performStep(session, claims, input, new AbortController().signal);
    const outcome = stepRecords(await artifacts.getJson<Trajectory>(report.trajectory)).at(-1)?.outcome;
    log.push(`    -> ${report.summary}; ${describeOutcome(outcome)}`);
    return { ...report, ...(report.loop === 2 ? { end: 'the harness ended it as a loop' } : {}) };
  }
}

interface Refs {
  readonly task: ArtifactRef;
  readonly observation: ArtifactRef;
  readonly trajectory: ArtifactRef;
}

function describeOutcome(outcome: StepOutcome | undefined): string {
  if (outcome?.status === 'failed') return `${outcome.error}: ${outcome.message}`;
  return outcome?.status === 'landed' ? (outcome.readBack ?? '') : 'unknown';
}

/** The page on which an agent gave up, for the message of a failure. */
function describePage({ url, elements, texts, dialogs, toasts, omitted }: Observation): readonly string[] {
  return [
    `    page ${url}, ${omitted} omitted`,
    ...dialogs.map(({ title, text }) => `    dialog ${title}: ${text}`),
    ...toasts.map(({ kind, text }) => `    ${kind} ${text}`),
    ...elements.map(({ box, ...element }) => `    ${JSON.stringify({ ...element, at: `${box.x},${box.y}` })}`),
    ...texts.map((text) => `    text ${text}`),
  ];
}
