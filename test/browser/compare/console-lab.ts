import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderArtifactStore } from '../../../activities/artifacts/store.js';
import { ClaimStore } from '../../../activities/browser/claims.js';
import { fenceSwitches } from '../../../activities/browser/network-guard.js';
import { BrowserProcess } from '../../../activities/browser/session/browser-process.js';
import { type OpeningParts, openSession } from '../../../activities/browser/session/open-session.js';
import type { BrowserSession } from '../../../activities/browser/session/session.js';
import { signInAddress } from '../../../activities/browser/sign-in.js';
import { FileSecretStore } from '../../../activities/cloud/secret-store.js';
import type { EpisodeTask } from '../../../domain/task.js';
import { configurationOf, type LocalCloud, startLocalCloud } from '../../support/local-cloud.js';

/** The local cloud, signed in to by this project's harness or by any other browser. */
export class ConsoleLab {
  #count = 0;

  private constructor(
    readonly cloud: LocalCloud & { readonly stop: () => Promise<void> },
    readonly parts: OpeningParts,
    private readonly browser: BrowserProcess,
    private readonly folder: string,
  ) {}

  static async start(chromiumPath: string): Promise<ConsoleLab> {
    const cloud = await startLocalCloud(1);
    const folder = await mkdtemp(join(tmpdir(), 'console-agent-lab-'));
    const configuration = configurationOf(cloud);
    const secrets = new FileSecretStore(join(folder, 'secrets'));
    for (const { accountId, accessKeyId, accessKeySecret } of cloud.accounts) {
      await secrets.put(`account/${accountId}`, JSON.stringify({ accessKeyId, accessKeySecret }));
    }
    const browser = new BrowserProcess({ chromiumPath, console: configuration.console, recycleAfter: 1_000 });
    const parts: OpeningParts = {
      browser,
      secrets,
      artifacts: new FolderArtifactStore(join(folder, 'artifacts')),
      claims: new ClaimStore(join(folder, 'claims')),
      allowedHosts: configuration.console.allowedHosts,
      cloud: configuration,
    };
    return new ConsoleLab(cloud, parts, browser, folder);
  }

  get #account() {
    const [account] = this.cloud.accounts;
    if (account === undefined) throw new Error('The local cloud has no account.');
    return account;
  }

  /** Switches by which another browser reaches the same consoles. */
  get switches(): readonly string[] {
    return fenceSwitches(this.parts.cloud.console);
  }

  /** A session of the harness, signed in and on a page. */
  async open(startUrl: string, locale: 'en' | 'zh' = 'en'): Promise<BrowserSession> {
    this.#count += 1;
    const task = {
      document: { file: 'bench.md', title: 'bench', locale, site: 'intl' },
      startUrl,
      values: [],
    } as unknown as EpisodeTask;
    const { accountId, episodeRoleArn } = this.#account;
    const { session } = await openSession(
      this.parts,
      {
        episodeId: `bench/${this.#count}`,
        lease: { leaseId: 'bench', requestId: 'bench', accountId, namePrefix: 'bench', expiresAt: 0 },
        episodeRoleArn,
        task: await this.parts.artifacts.putJson(task),
        policy: 'bench',
      },
      AbortSignal.timeout(60_000),
    );
    return session;
  }

  /** An address that signs any browser in once and leads to a page. */
  async signIn(destination: string): Promise<string> {
    this.#count += 1;
    const { accountId, episodeRoleArn } = this.#account;
    const { url } = await signInAddress(
      this.parts.cloud,
      this.parts.secrets,
      { accountId, roleArn: episodeRoleArn, episodeId: `bench/${this.#count}`, destination },
      AbortSignal.timeout(30_000),
    );
    return url;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.cloud.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
