import { request } from 'node:https';
import type { Browser, BrowserContext } from 'playwright';
import { checkPassword } from '../../benchmark/cloud/accounts/check-password.js';
import { type Console, type ConsoleOptions, createConsole } from '../../benchmark/cloud/console/index.js';
import type { Caller } from '../../benchmark/cloud/engine/contract.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { CONSOLES } from '../../benchmark/cloud/products/consoles.js';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';

export const accountId = '1234567890123456';

/** An account with a role that may do everything. */
export class AccountUnderTest {
  readonly accountId: string;
  readonly #cloud: ConsoleUnderTest;
  readonly #roleId: string;

  private constructor(cloud: ConsoleUnderTest, accountId: string, roleId: string) {
    this.#cloud = cloud;
    this.accountId = accountId;
    this.#roleId = roleId;
  }

  static async create(cloud: ConsoleUnderTest, accountId: string): Promise<AccountUnderTest> {
    cloud.engine.addAccount(accountId);
    return await AccountUnderTest.inExisting(cloud, accountId);
  }

  /** The same in an account that is there already. */
  static async inExisting(cloud: ConsoleUnderTest, accountId: string): Promise<AccountUnderTest> {
    const trust = {
      Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { RAM: ['*'] } }],
      Version: '1',
    };
    const role = await asRoot(cloud.engine, accountId, 'ram', 'CreateRole', {
      RoleName: 'operator',
      AssumeRolePolicyDocument: JSON.stringify(trust),
    });
    const account = new AccountUnderTest(cloud, accountId, String((role.Role as Record<string, unknown>).RoleId));
    const policy = { RoleName: 'operator', PolicyName: 'AdministratorAccess', PolicyType: 'System' };
    await account.asRoot('ram', 'AttachPolicyToRole', policy);
    return account;
  }

  /** Prepares or reads the cloud without the console. */
  async asRoot(product: string, action: string, parameters: Record<string, unknown>, regionId = 'cn-hangzhou') {
    return await asRoot(this.#cloud.engine, this.accountId, product, action, parameters, regionId);
  }

  /** Address that signs a browser in, by the federation steps of the vendor's documents. */
  async signInAddress(destination: string, seconds = 3600): Promise<string> {
    const { engine } = this.#cloud;
    const session = engine.credentials.issue({
      accountId: this.accountId,
      roleName: 'operator',
      roleId: this.#roleId,
      sessionName: 'episode',
      expiresAt: engine.now() + seconds * 1000,
    });
    const asked = new URLSearchParams({
      Action: 'GetSigninToken',
      AccessKeyId: session.accessKeyId,
      AccessKeySecret: session.accessKeySecret,
      SecurityToken: session.securityToken,
      TicketType: 'mini',
    });
    const answer = await this.#cloud.get('signin.aliyun.com', `/federation?${asked}`);
    const { SigninToken } = JSON.parse(answer.body) as { SigninToken: string };
    const login = new URLSearchParams({
      Action: 'Login',
      LoginUrl: 'https://signin.aliyun.com/',
      Destination: destination,
      SigninToken,
    });
    return `https://signin.aliyun.com/federation?${login}`;
  }

  /** Region that holds most of what the account has: where a crowd lives. */
  busiestRegion(): string {
    const records = this.#cloud.engine.account(this.accountId)?.store.all() ?? [];
    const counts = new Map<string, number>();
    for (const { regionId } of records) if (regionId !== '') counts.set(regionId, (counts.get(regionId) ?? 0) + 1);
    const [busiest] = [...counts].sort(([, left], [, right]) => right - left);
    if (!busiest) throw new Error(`Account ${this.accountId} holds nothing in any region.`);
    return busiest[0];
  }

  /** Names of the console's calls that succeeded, oldest first. */
  consoleCalls(kind: 'Write' | 'Read'): readonly string[] {
    return this.#consoleEvents()
      .filter((event) => event.eventRW === kind)
      .map((event) => String(event.eventName));
  }

  /** Audit events of the console's successful calls of one name, oldest first. */
  consoleEvents(eventName: string): readonly Readonly<Record<string, unknown>>[] {
    return this.#consoleEvents().filter((event) => event.eventName === eventName);
  }

  #consoleEvents(): readonly Readonly<Record<string, unknown>>[] {
    const events = this.#cloud.engine.account(this.accountId)?.audit.all() ?? [];
    return events
      .map((stored) => stored.event)
      .filter((event) => event.userAgent === 'AliyunConsole' && !event.errorCode);
  }
}

/** Calls an operation as the account's owner, past every gateway. */
export async function asRoot(
  engine: LocalCloudEngine,
  accountId: string,
  product: string,
  action: string,
  parameters: Record<string, unknown>,
  regionId = 'cn-hangzhou',
) {
  const root: Caller = {
    accountId,
    type: 'root-account',
    userName: 'root',
    principalId: accountId,
    arn: `acs:ram::${accountId}:root`,
  };
  const origin = { regionId, sourceIpAddress: '192.0.2.1', userAgent: 'test', channel: 'api' as const };
  const answer = await engine.invoke(root, product, action, parameters, origin);
  if (!answer.ok) throw new Error(`${action}: ${answer.code} ${answer.message}`);
  return answer.body;
}

/** A cloud with the web console and one account. */
export class ConsoleUnderTest {
  readonly engine: LocalCloudEngine;
  readonly console: Console;
  /** Milliseconds that the cloud's clock is ahead of the machine's. */
  ahead = 0;
  port = 0;
  certificateKeyHash = '';
  #account: AccountUnderTest | undefined;

  /** @param options what the console shall differ in, such as other products */
  constructor(options: Partial<ConsoleOptions> = {}) {
    const now = () => Date.now() + this.ahead;
    this.engine = new LocalCloudEngine({ catalog: loadCatalog(), random: createRandom(), now });
    this.console = createConsole({
      engine: this.engine,
      products: CONSOLES,
      checkPassword: (logonName, password) => checkPassword(this.engine, logonName, password),
      ...options,
    });
  }

  async start(): Promise<void> {
    this.#account = await AccountUnderTest.create(this, accountId);
    Object.assign(this, await this.console.listen(0));
  }

  /** The account that is there from the start. */
  get account(): AccountUnderTest {
    if (!this.#account) throw new Error('The cloud is not started.');
    return this.#account;
  }

  async asRoot(...call: Parameters<AccountUnderTest['asRoot']>) {
    return await this.account.asRoot(...call);
  }

  async signInAddress(destination: string, seconds?: number): Promise<string> {
    return await this.account.signInAddress(destination, seconds);
  }

  /** A plain request to one of the console's hosts. */
  async get(host: string, path: string, headers: Record<string, string> = {}) {
    return await new Promise<{ status: number; body: string; location: string | undefined; cookies: string[] }>(
      (done, fail) => {
        const options = { host: '127.0.0.1', port: this.port, servername: host, path, rejectUnauthorized: false };
        const sent = request({ ...options, headers: { host, ...headers } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              body: Buffer.concat(parts).toString('utf8'),
              location: response.headers.location,
              cookies: response.headers['set-cookie'] ?? [],
            }),
          );
        });
        sent.on('error', fail);
        sent.end();
      },
    );
  }

  consoleWrites(): readonly string[] {
    return this.account.consoleCalls('Write');
  }

  async stop(): Promise<void> {
    await this.console.close();
  }
}

/** A fresh browser profile that speaks the language. */
export async function openContext(browser: Browser, language: 'en' | 'zh'): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  context.setDefaultTimeout(10_000);
  return context;
}
