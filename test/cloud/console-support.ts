import { request } from 'node:https';
import type { Browser, BrowserContext } from 'playwright';
import { checkPassword } from '../../benchmark/cloud/accounts/check-password.js';
import { type Console, createConsole } from '../../benchmark/cloud/console/index.js';
import type { Caller } from '../../benchmark/cloud/engine/contract.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { CONSOLES } from '../../benchmark/cloud/products/consoles.js';
import { ecs } from '../../benchmark/cloud/products/ecs/product.js';
import { oss } from '../../benchmark/cloud/products/oss/product.js';
import { ram } from '../../benchmark/cloud/products/ram/product.js';
import { vpc } from '../../benchmark/cloud/products/vpc/product.js';
import { buildCatalog } from '../../benchmark/cloud/spec/catalog.js';

export const accountId = '1234567890123456';

const root: Caller = {
  accountId,
  type: 'root-account',
  userName: 'root',
  principalId: accountId,
  arn: `acs:ram::${accountId}:root`,
};

/** A cloud with one account, a role that may do everything, and the web console. */
export class ConsoleUnderTest {
  readonly engine: LocalCloudEngine;
  readonly console: Console;
  port = 0;
  certificateKeyHash = '';
  #roleId = '';

  constructor() {
    this.engine = new LocalCloudEngine({ catalog: buildCatalog([ecs, vpc, ram, oss]), random: createRandom() });
    this.console = createConsole({
      engine: this.engine,
      products: CONSOLES,
      checkPassword: (logonName, password) => checkPassword(this.engine, logonName, password),
    });
  }

  async start(): Promise<void> {
    this.engine.addAccount(accountId);
    const trust = {
      Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { RAM: ['*'] } }],
      Version: '1',
    };
    const role = await this.asRoot('ram', 'CreateRole', {
      RoleName: 'operator',
      AssumeRolePolicyDocument: JSON.stringify(trust),
    });
    this.#roleId = String((role.Role as Record<string, unknown>).RoleId);
    await this.asRoot('ram', 'AttachPolicyToRole', {
      RoleName: 'operator',
      PolicyName: 'AdministratorAccess',
      PolicyType: 'System',
    });
    Object.assign(this, await this.console.listen(0));
  }

  /** Prepares or reads the cloud without the console. */
  async asRoot(product: string, action: string, parameters: Record<string, unknown>, regionId = 'cn-hangzhou') {
    const answer = await this.engine.invoke(root, product, action, parameters, {
      regionId,
      sourceIpAddress: '192.0.2.1',
      userAgent: 'test',
      channel: 'api',
    });
    if (!answer.ok) throw new Error(`${action}: ${answer.code} ${answer.message}`);
    return answer.body;
  }

  /** Address that signs a browser in, by the federation steps of the vendor's documents. */
  async signInAddress(destination: string, seconds = 3600): Promise<string> {
    const session = this.engine.credentials.issue({
      accountId,
      roleName: 'operator',
      roleId: this.#roleId,
      sessionName: 'episode',
      expiresAt: this.engine.now() + seconds * 1000,
    });
    const asked = new URLSearchParams({
      Action: 'GetSigninToken',
      AccessKeyId: session.accessKeyId,
      AccessKeySecret: session.accessKeySecret,
      SecurityToken: session.securityToken,
      TicketType: 'mini',
    });
    const answer = await this.get('signin.aliyun.com', `/federation?${asked}`);
    const { SigninToken } = JSON.parse(answer.body) as { SigninToken: string };
    const login = new URLSearchParams({
      Action: 'Login',
      LoginUrl: 'https://signin.aliyun.com/',
      Destination: destination,
      SigninToken,
    });
    return `https://signin.aliyun.com/federation?${login}`;
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

  /** Audit events of the console, oldest first: names of write calls that succeeded. */
  consoleWrites(): readonly string[] {
    const events = this.engine.account(accountId)?.audit.all() ?? [];
    return events
      .map((stored) => stored.event)
      .filter((event) => event.userAgent === 'AliyunConsole' && event.eventRW === 'Write' && !event.errorCode)
      .map((event) => String(event.eventName));
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
