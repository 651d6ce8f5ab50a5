import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openSession } from '../../activities/browser/session/open-session.js';
import { accountSecretName } from '../../activities/cloud/credentials.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import type { AccountLease } from '../../domain/lease.js';
import type { CloudConfiguration, SignInPort, SignInRequest } from '../../domain/ports.js';
import type { EpisodeTask } from '../../domain/task.js';
import { Episode, type Harness, HOST } from '../browser/harness.js';
import { ScriptedAgent } from './hazard.js';

const SIGN_IN = `signin.${HOST}`;

/** A console whose pages are for those who are signed in, and a sign-in that only its own server knows. */
export class ConsoleWithSignIn implements SignInPort {
  /** What the harness asked the sign-in for, oldest first. */
  readonly asked: SignInRequest[] = [];
  /** How long a session lasts, milliseconds, and whether its cookie says so. */
  lasts = 60_000;
  readonly #sessions = new Map<string, number>();

  constructor(
    private readonly harness: Harness,
    private readonly cookieKnows = true,
  ) {
    harness.routes.set('/federation', (request, response) => this.#signIn(request, response));
    harness.routes.set('/login', (_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end('<title>Sign in</title><h1>Sign in</h1><input> <button>Go</button>'),
    );
    harness.routes.set('/logout', (request, response) => {
      this.#sessions.delete(cookieOf(request));
      response.writeHead(302, { location: `http://${SIGN_IN}/login` }).end();
    });
  }

  async begin(wanted: SignInRequest): Promise<{ url: string; userName: string; secrets: string[] }> {
    this.asked.push(wanted);
    const url = `http://${SIGN_IN}/federation?${new URLSearchParams({ to: wanted.destination })}`;
    return { url, userName: `role:${wanted.episodeId}`, secrets: [] };
  }

  isSignInPage(address: URL): boolean {
    return address.hostname === SIGN_IN;
  }

  /** Ends every session on the server; browsers still hold their cookies. */
  endAll(): void {
    this.#sessions.clear();
  }

  knows(request: IncomingMessage): boolean {
    return (this.#sessions.get(cookieOf(request)) ?? 0) > Date.now();
  }

  /** A page for those who are signed in; the others are sent away. */
  page(path: string, body: string): void {
    this.harness.routes.set(path, (request, response) => {
      if (this.knows(request))
        response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>${body}`);
      else response.writeHead(302, { location: `http://${SIGN_IN}/login?from=${encodeURIComponent(path)}` }).end();
    });
  }

  /** Data for those who are signed in; the others are asked who they are. */
  data(path: string, answer: () => void): void {
    this.harness.routes.set(path, (request, response) => {
      const known = this.knows(request);
      if (known) answer();
      response.writeHead(known ? 200 : 401).end();
    });
  }

  /** Opens an episode as a worker does: signed in, and verified. */
  async open(path: string, stepMs = 15_000): Promise<{ readonly agent: ScriptedAgent; readonly episode: Episode }> {
    const { browser, artifacts, claims, folder } = this.harness;
    const task = {
      document: { file: 'd.md', title: 'd', locale: 'en', site: 'intl' },
      startUrl: `http://${HOST}${path}`,
    };
    const ref = await artifacts.putJson(task as EpisodeTask);
    const secrets = new FileSecretStore(join(folder, 'secrets'));
    const keys = { accessKeyId: 'id', accessKeySecret: 'a secret of the account' };
    await secrets.put(accountSecretName('1'), JSON.stringify(keys));
    const { session } = await openSession(
      {
        browser,
        artifacts,
        claims,
        allowedHosts: [HOST],
        signIn: this,
        cloud: {} as CloudConfiguration,
        secrets,
      },
      {
        episodeId: `test/${Math.random()}`,
        lease: { accountId: '1', leaseId: 'lease-1' } as AccountLease,
        episodeRoleArn: 'role',
        task: ref,
        policy: 'test',
      },
      AbortSignal.timeout(60_000),
    );
    const episode = new Episode(this.harness, session, ref);
    await episode.start();
    return { agent: new ScriptedAgent(episode, stepMs), episode };
  }

  #signIn(request: IncomingMessage, response: ServerResponse): void {
    const id = String(Math.random()).slice(2);
    this.#sessions.set(id, Date.now() + this.lasts);
    const age = this.cookieKnows ? `; Max-Age=${Math.ceil(this.lasts / 1_000)}` : '';
    const to = new URL(request.url ?? '/', 'http://any').searchParams.get('to') ?? '/';
    response.writeHead(302, { 'set-cookie': `session=${id}; Path=/; Domain=${HOST}${age}`, location: to }).end();
  }
}

function cookieOf(request: IncomingMessage): string {
  return /(?:^|; )session=(\d+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
}
