import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import type { ArtifactRef } from '../../../domain/artifact.js';
import type { Observation } from '../../../domain/observation.js';
import type { EpisodeTask } from '../../../domain/task.js';
import type { StepTimings } from '../../../domain/trajectory.js';
import type { ArtifactStore } from '../../artifacts/store.js';
import { Finder } from '../actions/find.js';
import { orElse } from '../deadline.js';
import { EvidenceRecorder } from '../evidence/recorder.js';
import { LeasePolicy } from '../lease-policy.js';
import { LoopGuard } from '../loop-guard.js';
import { removePeerConnections } from '../network-guard.js';
import { MarkRegistry } from '../observe/marks.js';
import { type Observer, observe } from '../observe/observe.js';
import { Redactor } from '../redact.js';
import { NO_ANSWER, type Settling, settle } from '../settle.js';
import { TaskSecrets } from '../task-secrets.js';
import type { BrowserProcess } from './browser-process.js';
import { observeQuestion } from './observe-question.js';
import { reloadFailed } from './reload-failed.js';
import { watchForCrash } from './revive.js';
import type { SignedIn } from './signed-in.js';
import { stopUnanswered } from './stop-loading.js';
import { Tabs } from './tabs.js';
import type { TrajectoryLog } from './trajectory-log.js';

export const VIEWPORT = { width: 1280, height: 800 } as const;

/** Console languages by document locale: the browser's own, and the cookie by which the vendor's console remembers it. */
const LANGUAGES = { en: { locale: 'en-US', cookie: 'en' }, zh: { locale: 'zh-CN', cookie: 'zh' } } as const;
const LANGUAGE_COOKIE = 'aliyun_lang';

export interface SessionParts {
  readonly browser: BrowserProcess;
  readonly artifacts: ArtifactStore;
  readonly allowedHosts: readonly string[];
}

export interface Look {
  readonly observation: Observation;
  readonly ref: ArtifactRef;
  readonly timings: Pick<StepTimings, 'settle' | 'observe' | 'persist'>;
}

/** One episode's browser: a profile of its own, its tabs, marks and secrets. Steps run one after another. */
export class BrowserSession implements Observer {
  readonly id = randomUUID();
  readonly marks = new MarkRegistry();
  readonly finder = new Finder();
  readonly loops = new LoopGuard();
  readonly viewport = VIEWPORT;
  /** What may be changed under the lease. */
  readonly policy: LeasePolicy;
  /** Values behind the placeholders of the task; they come from the account's key, which is known at the sign-in. */
  secrets: TaskSecrets;
  /** Written after the sign-in; null before the first observation. */
  trajectory: TrajectoryLog | null = null;
  last: Look | null = null;
  /** Keeps the console's session going; null where nobody signs in. */
  signedIn: SignedIn | null = null;
  readonly evidence: EvidenceRecorder;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly episodeId: string,
    readonly task: EpisodeTask,
    readonly tabs: Tabs,
    readonly redactor: Redactor,
    readonly artifacts: ArtifactStore,
    readonly allowedHosts: readonly string[],
    private readonly context: BrowserContext,
    private readonly browser: BrowserProcess,
    private readonly folder: string,
  ) {
    this.evidence = new EvidenceRecorder(context);
    this.policy = new LeasePolicy(task);
    this.secrets = new TaskSecrets(task, '', '', redactor);
  }

  /** Opens an empty browser profile in the document's language. */
  static async open(parts: SessionParts, episodeId: string, task: EpisodeTask): Promise<BrowserSession> {
    const language = LANGUAGES[task.document.locale];
    const context = await parts.browser.newContext({
      locale: language.locale,
      viewport: VIEWPORT,
      deviceScaleFactor: 1,
      acceptDownloads: true,
      // A service worker would answer requests that nobody sees.
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const folder = await mkdtemp(join(parts.browser.homeOf(context), 'episode-'));
    try {
      context.on('page', watchForCrash);
      await removePeerConnections(context);
      await context.addCookies(
        parts.allowedHosts
          .filter((host) => host.includes('.'))
          .map((host) => ({ name: LANGUAGE_COOKIE, value: language.cookie, domain: `.${host}`, path: '/' })),
      );
      const tabs = new Tabs(context, folder);
      for (const { name, artifact } of task.files ?? [])
        await tabs.files.bring(name, await parts.artifacts.get(artifact));
      await tabs.openFirst();
      const redactor = new Redactor();
      return new BrowserSession(
        episodeId,
        task,
        tabs,
        redactor,
        parts.artifacts,
        parts.allowedHosts,
        context,
        parts.browser,
        folder,
      );
    } catch (error) {
      await parts.browser.closeContext(context);
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Runs work after whatever this session is doing. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Waits until the page is ready, looks, and stores what was seen.
   *
   * @param wanted text that should stay in view
   * @param notices what else the agent is to be told, in the harness's own words; asked when all was seen
   */
  async look(
    step: number,
    signal: AbortSignal,
    wanted: string | null = null,
    notices: () => readonly string[] = () => [],
  ): Promise<Look> {
    const startedAt = performance.now();
    let settledAt = startedAt;
    const { questions } = this.tabs;
    const answered = await questions.unless(async (asked) => {
      const settling = await this.#settle(AbortSignal.any([signal, asked]));
      settledAt = performance.now();
      return observe(this, step, settling, wanted);
    });
    const question = questions.current;
    const seen =
      answered === null && question !== null
        ? await observeQuestion(this, step, question, this.last?.observation ?? null)
        : (answered ?? (await observe(this, step, await this.#settle(signal), wanted)));
    const told = [...notices(), ...this.tabs.takeNotices(), ...this.loops.see(seen)];
    const observation = told.length === 0 ? seen : { ...seen, notices: [...seen.notices, ...told] };
    const observedAt = performance.now();
    const ref = await this.artifacts.putJson(observation);
    const timings = {
      settle: settledAt - startedAt,
      observe: observedAt - settledAt,
      persist: performance.now() - observedAt,
    };
    this.last = { observation, ref, timings };
    return this.last;
  }

  /** Waits until the shown tab is ready, also when that is another one than at first. */
  async #settle(signal: AbortSignal): Promise<Settling> {
    const live = {
      bridge: () => this.tabs.current.bridge,
      requests: () => this.tabs.current.requests,
      address: () => this.tabs.current.page.url(),
    };
    let settling = await settle(live, signal);
    if (this.tabs.opening) {
      await orElse(this.tabs.arrivals(), 3_000, undefined);
      settling = await settle(live, signal);
    }
    const waited = await stopUnanswered(() => this.tabs.current, signal);
    const silent = !settling.settled.settled && settling.settled.why === NO_ANSWER;
    // The document may have come just when the wait for it was over.
    if (waited !== null || silent) {
      settling = await settle(live, signal);
      const stopped = waited?.stopped ?? null;
      if (stopped !== null) settling = { ...settling, settled: { settled: false, why: stopped } };
    }
    const reloaded = await reloadFailed(
      () => this.tabs.current,
      signal,
      async () => {
        settling = await settle(live, signal);
      },
    );
    this.tabs.endAction();
    for (const notice of reloaded) this.tabs.tell(notice);
    return settling;
  }

  /** Whether the browser behind this session still runs. */
  isAlive(): boolean {
    return this.context.browser()?.isConnected() === true && this.tabs.count > 0;
  }

  /** Closes the profile and forgets its files. */
  async close(): Promise<void> {
    this.tabs.questions.end();
    await this.browser.closeContext(this.context);
    await rm(this.folder, { recursive: true, force: true });
  }
}
