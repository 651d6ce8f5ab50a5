import { createAccount } from '../../benchmark/cloud/accounts/create-account.js';
import { startApiServer } from '../../benchmark/cloud/api/server.js';
import { type Console, createConsole } from '../../benchmark/cloud/console/index.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { CONSOLES } from '../../benchmark/cloud/products/consoles.js';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';
import { asRoot } from '../cloud/console-support.js';
import type { Prepared } from '../cloud/literal/prerequisites.js';

export const REGION = 'cn-hangzhou';

/** A crowded account of its own for one document and seed. */
export interface RunAccount extends Prepared {
  readonly accountId: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly episodeRoleArn: string;
  /** What the audit log holds of the console's successful calls in sessions of these principals, oldest first. */
  events(userNames: readonly string[]): readonly Readonly<Record<string, unknown>>[];
}

/**
 * The local cloud with API and consoles in this process. Many runs share it: each gets an account of its own, and what is
 * in that account depends on the seed only.
 */
export class AgentCloud {
  readonly federationUrl = 'https://signin.aliyun.com/federation';
  #random = createRandom('start');
  readonly #engine: LocalCloudEngine;
  readonly #console: Console;
  #api: { readonly endpoint: string; close(): Promise<void> } | undefined;
  #listener: { readonly port: number; readonly certificateKeyHash: string } | undefined;

  private constructor() {
    this.#engine = new LocalCloudEngine({
      catalog: loadCatalog(),
      random: {
        identifier: (length) => this.#random.identifier(length),
        digits: (length) => this.#random.digits(length),
        secret: (length) => this.#random.secret(length),
        uuid: () => this.#random.uuid(),
      },
    });
    this.#console = createConsole({
      engine: this.#engine,
      products: CONSOLES,
      tour: true,
      checkPassword: () => undefined,
    });
  }

  static async start(): Promise<AgentCloud> {
    const cloud = new AgentCloud();
    cloud.#api = await startApiServer(0, { engine: cloud.#engine, adminToken: 'unused', defaultRegion: REGION });
    cloud.#listener = await cloud.#console.listen(0);
    return cloud;
  }

  get apiEndpoint(): string {
    if (this.#api === undefined) throw new Error('The cloud is not started.');
    return this.#api.endpoint;
  }

  get listener(): { readonly port: number; readonly certificateKeyHash: string } {
    if (this.#listener === undefined) throw new Error('The cloud is not started.');
    return this.#listener;
  }

  /**
   * @param seed what is in the account, and every id and name that the cloud makes up until the next account
   * @param release day of the console release that the account sees
   */
  account(seed: string, release: string): RunAccount {
    this.#random = createRandom(seed);
    const made = createAccount(this.#engine, 'crowded');
    this.#console.setRelease(release, made.accountId);
    return {
      ...made,
      asRoot: (product, action, parameters, regionId) =>
        asRoot(this.#engine, made.accountId, product, action, parameters, regionId),
      events: (userNames) =>
        (this.#engine.account(made.accountId)?.audit.all() ?? [])
          .map(({ event }) => event)
          .filter((event) => event.userAgent === 'AliyunConsole' && !event.errorCode)
          .filter(({ userIdentity }) =>
            userNames.includes(String((userIdentity as Readonly<Record<string, unknown>>).userName)),
          ),
    };
  }

  async stop(): Promise<void> {
    await Promise.all([this.#api?.close(), this.#console.close()]);
  }
}
