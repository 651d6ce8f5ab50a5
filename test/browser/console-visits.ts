import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { BrowserProcess } from '../../activities/browser/session/browser-process.js';
import { BrowserSession } from '../../activities/browser/session/session.js';
import { signInAddress } from '../../activities/browser/sign-in.js';
import { accountSecretName } from '../../activities/cloud/credentials.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import type { AccountLease } from '../../domain/lease.js';
import type { Observation } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import { chromiumPath } from '../support/chromium.js';
import { type RunningCloud, startCloudOfOneAccount } from '../support/local-cloud.js';

/** Console pages as the harness sees them: a signed-in session that goes from address to address. */

export interface ConsolePage {
  readonly product: string;
  readonly url: string;
}

const at = (product: string, ...paths: readonly string[]): readonly ConsolePage[] =>
  paths.map((path) => ({ product, url: `https://${product}.console.aliyun.com${path}` }));

/** Lists, forms and overviews of fifteen products. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  ...at('home', '/home/dashboard/ProductAndService'),
  ...at(
    'ecs',
    '/?regionId=cn-hangzhou#/home',
    '/?regionId=cn-hangzhou#/server/region/cn-hangzhou',
    '/?regionId=cn-hangzhou#/instance/create/region/cn-hangzhou',
    '/?regionId=cn-hangzhou#/securityGroup/region/cn-hangzhou',
    '/?regionId=cn-hangzhou#/keyPair/create/region/cn-hangzhou',
  ),
  ...at('oss', '/overview', '/bucket'),
  ...at('vpc', '/vpc/cn-hangzhou/vpcs', '/vpc/cn-hangzhou/vpcs/new', '/vpc/cn-hangzhou/nats/new'),
  ...at('ram', '/overview', '/users', '/users/create', '/policies', '/policies/new'),
  ...at('actiontrail', '/cn-hangzhou/event-list', '/cn-hangzhou/trails/create'),
  ...at('slb', '/slb/cn-hangzhou/slbs', '/slb/cn-hangzhou/slbs/new', '/slb/cn-hangzhou/certs'),
  ...at('sls', '/lognext/profile', '/lognext/alert/user'),
  ...at('rds', '/?regionId=cn-hangzhou#/rdsList/cn-hangzhou/basic', '/?regionId=cn-hangzhou#/create/cn-hangzhou'),
  ...at('nas', '/?regionId=cn-hangzhou#/fs/list', '/?regionId=cn-hangzhou#/fs/create'),
  ...at('cdn', '/overview', '/domain/list', '/domain/add', '/refresh/cache'),
  ...at('kms', '/cn-hangzhou/key/list', '/cn-hangzhou/secret/list'),
  ...at('dns', '/?regionId=cn-hangzhou#/dns/domainList'),
  ...at('cms', '/?regionId=cn-hangzhou#/home', '/?regionId=cn-hangzhou#/rules/create', '/?regionId=cn-hangzhou#/hosts'),
];

/** A cloud, a browser and, one at a time, a signed-in session. */
export class ConsoleVisits {
  private constructor(
    private readonly folder: string,
    private readonly cloud: RunningCloud,
    private readonly browser: BrowserProcess,
    private readonly artifacts: FolderArtifactStore,
    private readonly secrets: FileSecretStore,
  ) {}

  /** Undefined where there is no Chromium. */
  static async start(): Promise<ConsoleVisits | undefined> {
    const chromium = chromiumPath();
    if (chromium === undefined) return undefined;
    const cloud = await startCloudOfOneAccount();
    const folder = await mkdtemp(join(tmpdir(), 'console-agent-visits-'));
    const secrets = new FileSecretStore(join(folder, 'secrets'));
    const { accountId, accessKeyId, accessKeySecret } = cloud.account;
    await secrets.put(accountSecretName(accountId), JSON.stringify({ accessKeyId, accessKeySecret }));
    const browser = new BrowserProcess({
      chromiumPath: chromium,
      console: cloud.configuration.console,
      recycleAfter: 1_000,
    });
    return new ConsoleVisits(folder, cloud, browser, new FolderArtifactStore(join(folder, 'artifacts')), secrets);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.cloud.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Signs in and hands over a visitor; close its session after use. */
  async visitor(locale: 'en' | 'zh'): Promise<Visitor> {
    const [first] = CONSOLE_PAGES;
    if (first === undefined) throw new Error('no pages');
    const episodeId = `visits/${locale}-${Math.random()}`;
    const task = { document: { file: 'd.md', title: 'd', locale, site: 'cn' }, startUrl: first.url } as EpisodeTask;
    const { allowedHosts } = this.cloud.configuration.console;
    const session = await BrowserSession.open(
      { browser: this.browser, artifacts: this.artifacts, allowedHosts },
      episodeId,
      task,
    );
    const lease = { accountId: this.cloud.account.accountId } as AccountLease;
    const address = await signInAddress(
      this.cloud.configuration,
      this.secrets,
      {
        accountId: lease.accountId,
        roleArn: this.cloud.account.episodeRoleArn,
        episodeId,
        destination: first.url,
      },
      AbortSignal.timeout(30_000),
    );
    await session.tabs.current.page.goto(address.url, { waitUntil: 'commit' });
    return new Visitor(session);
  }
}

export class Visitor {
  #step = 0;

  constructor(readonly session: BrowserSession) {}

  /** Goes to a page and looks, as a step of an episode does. */
  async visit(page: ConsolePage): Promise<Observation> {
    await this.session.tabs.current.page.goto(page.url, { waitUntil: 'commit' });
    this.#step += 1;
    const { observation } = await this.session.look(this.#step, AbortSignal.timeout(30_000));
    return observation;
  }

  /** Searches for a text, as the action `find` does, and looks again. */
  async find(text: string): Promise<Observation> {
    const { session } = this;
    const signal = AbortSignal.timeout(30_000);
    const commit = async (): Promise<void> => undefined;
    const reveal = (text: string): string => text;
    const { tabs, marks, allowedHosts } = session;
    const hands = { tabs, marks, allowedHosts, signal, commit, reveal };
    const { wanted } = await session.finder.find(hands, { kind: 'find', text });
    this.#step += 1;
    return (await session.look(this.#step, signal, wanted ?? null)).observation;
  }

  close(): Promise<void> {
    return this.session.close();
  }
}
