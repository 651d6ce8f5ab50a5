import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { ClaimStore } from '../../activities/browser/claims.js';
import type { StepReport } from '../../activities/browser/contract.js';
import { BrowserProcess } from '../../activities/browser/session/browser-process.js';
import { performStep } from '../../activities/browser/session/perform-step.js';
import { BrowserSession } from '../../activities/browser/session/session.js';
import { TrajectoryLog } from '../../activities/browser/session/trajectory-log.js';
import type { Action, Decision } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import type { Observation, ObservedElement } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import { stepRecords, type Trajectory } from '../../domain/trajectory.js';
import { chromiumPath } from '../support/chromium.js';

/** Name under which the browser knows the page server; the resolver rules lead it to a free port. */
export const HOST = 'console.example';
/** Another site of the same server, for what crosses origins and sites. */
export const OTHER_HOST = 'partner.example';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Pages of `pages/`, special answers, a browser and one episode at a time. */
export class Harness {
  readonly routes = new Map<string, Handler>();
  readonly requests: string[] = [];

  private constructor(
    readonly folder: string,
    readonly server: Server,
    readonly browser: BrowserProcess,
    readonly artifacts: FolderArtifactStore,
    readonly claims: ClaimStore,
  ) {}

  /** Undefined where there is no Chromium. */
  static async start(): Promise<Harness | undefined> {
    const chromium = chromiumPath();
    if (chromium === undefined) return undefined;
    const folder = await mkdtemp(join(tmpdir(), 'console-agent-test-'));
    let harness: Harness | undefined;
    const server = createServer((request, response) => harness?.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const console = {
      federationUrl: `https://signin.${HOST}/federation`,
      listener: `127.0.0.1:${port}`,
      certificateKeyHash: null,
      allowedHosts: [HOST, OTHER_HOST],
      products: null,
    };
    const browser = new BrowserProcess({ chromiumPath: chromium, console, recycleAfter: 1_000 });
    harness = new Harness(
      folder,
      server,
      browser,
      new FolderArtifactStore(join(folder, 'artifacts')),
      new ClaimStore(join(folder, 'claims')),
    );
    return harness;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await rm(this.folder, { recursive: true, force: true });
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', `http://${HOST}`).pathname;
    this.requests.push(`${request.method} ${request.headers.host}${request.url}`);
    const route = this.routes.get(path);
    if (route !== undefined) {
      route(request, response);
      return;
    }
    readFile(new URL(`./pages${path}`, import.meta.url)).then(
      (page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
      () => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
    );
  }

  /** Serves a page from text, which may bring its own title. */
  page(path: string, body: string): void {
    this.routes.set(path, (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><head>${body.includes('<title>') ? '' : `<title>${path}</title>`}</head><body>${body}</body></html>`,
      );
    });
  }

  /** Opens an episode on a page. `given` is what the test needs of a task. */
  async open(path: string, episodeId = `test/${Math.random()}`, given: Partial<EpisodeTask> = {}): Promise<Episode> {
    const task = { document: { file: 'd.md', title: 'd', locale: 'en', site: 'intl' }, ...given } as EpisodeTask;
    const taskRef = await this.artifacts.putJson(task);
    const session = await BrowserSession.open(
      { browser: this.browser, artifacts: this.artifacts, allowedHosts: [HOST, OTHER_HOST] },
      episodeId,
      task,
    );
    await session.tabs.current.page.goto(`http://${HOST}${path}`, { waitUntil: 'commit' });
    const episode = new Episode(this, session, taskRef);
    await episode.start();
    return episode;
  }
}

export class Episode {
  step = 0;
  observation!: Observation;
  report!: StepReport;

  constructor(
    readonly harness: Harness,
    readonly session: BrowserSession,
    readonly task: ArtifactRef,
  ) {}

  async start(): Promise<void> {
    const first = await this.session.look(0, AbortSignal.timeout(30_000));
    this.observation = first.observation;
    this.session.trajectory = new TrajectoryLog(
      { episodeId: this.session.episodeId, task: this.task, policy: 'test', first: first.ref },
      this.harness.artifacts,
      this.harness.claims,
      this.session.redactor,
    );
    await this.session.trajectory.store();
  }

  /** Element by name, optionally role and group. */
  element(name: string, role?: string, group?: string): ObservedElement {
    const found = this.observation.elements.filter(
      (element) =>
        element.name === name &&
        (role === undefined || element.role === role) &&
        (group === undefined || element.group.includes(group)),
    );
    const [first] = found;
    if (first === undefined) throw new Error(`no element "${name}" among:\n${this.list()}`);
    return first;
  }

  has(name: string): boolean {
    return this.observation.elements.some((element) => element.name === name);
  }

  mark(name: string, role?: string, group?: string): number {
    return this.element(name, role, group).mark;
  }

  list(): string {
    return this.observation.elements.map((element) => JSON.stringify({ ...element, box: undefined })).join('\n');
  }

  async decision(action: Action): Promise<ArtifactRef> {
    const decision: Decision = {
      thought: { progress: '', page: '', goal: '' },
      serving: { instruction: null, label: null, how: 'asDocumented', reason: '' },
      action,
    };
    return this.harness.artifacts.putJson(decision);
  }

  /** One step as the activity does it. Returns what it came to. */
  async do(action: Action, signal = AbortSignal.timeout(60_000)): Promise<Trajectory['events'][number]> {
    this.step += 1;
    const input = { sessionId: this.session.id, step: this.step, decision: await this.decision(action) };
    this.report = await performStep(this.session, this.harness.claims, input, signal);
    this.observation = await this.harness.artifacts.getJson<Observation>(this.report.observation);
    return (await this.trajectory()).events.at(-1) as Trajectory['events'][number];
  }

  async trajectory(): Promise<Trajectory> {
    return this.harness.artifacts.getJson<Trajectory>(this.report.trajectory);
  }

  /** Outcome of the newest step, as text for comparison: `landed: <read back>` or `<error>: <message>`. */
  async outcome(): Promise<string> {
    const outcome = stepRecords(await this.trajectory()).at(-1)?.outcome;
    if (outcome === undefined || outcome.status === 'unknown') return 'unknown';
    return outcome.status === 'landed' ? `landed: ${outcome.readBack}` : `${outcome.error}: ${outcome.message}`;
  }

  close(): Promise<void> {
    return this.session.close();
  }
}
