import { request } from 'node:https';
import type { Outcome, RowsModel, View } from '../../benchmark/cloud/console/page-model.js';
import type { AccountUnderTest, ConsoleUnderTest } from './console-support.js';

/** Asks the console's server what a browser would ask, without a browser: for tests that look at very many pages. */
export class ConsoleClient {
  readonly #port: number;
  readonly #cookie: string;

  private constructor(port: number, cookie: string) {
    this.#port = port;
    this.#cookie = cookie;
  }

  /** Signs in by federation, in one language. */
  static async signIn(
    cloud: ConsoleUnderTest,
    account: AccountUnderTest,
    language: 'en' | 'zh',
  ): Promise<ConsoleClient> {
    const address = new URL(await account.signInAddress('https://home.console.aliyun.com/'));
    const answer = await cloud.get(address.host, `${address.pathname}${address.search}`);
    const session = (answer.cookies[0] ?? '').split(';')[0] ?? '';
    const client = new ConsoleClient(cloud.port, session);
    const chosen = await client.#send('home', 'language', { language });
    return new ConsoleClient(cloud.port, [session, ...chosen.cookies].join('; '));
  }

  /** @param address path within the product's host, such as `/users` */
  async view(product: string, address: string): Promise<View> {
    return (await this.post(product, 'view', { address: `https://${product}.console.aliyun.com${address}` })) as View;
  }

  async rows(product: string, id: string): Promise<RowsModel | Outcome> {
    return (await this.post(product, 'rows', { id, page: 1, search: '' })) as RowsModel | Outcome;
  }

  /** One question to the console's server, as JSON. */
  async post(product: string, path: string, body: unknown): Promise<unknown> {
    const { status, text } = await this.#send(product, path, body);
    if (status !== 200) throw new Error(`The ${product} console answers ${status} to ${path}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  async #send(product: string, path: string, body: unknown) {
    const host = `${product}.console.aliyun.com`;
    return await new Promise<{ status: number; text: string; cookies: string[] }>((done, fail) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          servername: host,
          path: `/data/${path}`,
          method: 'POST',
          rejectUnauthorized: false,
          headers: { host, cookie: this.#cookie, 'content-type': 'application/json' },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              text: Buffer.concat(parts).toString('utf8'),
              cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
            }),
          );
        },
      );
      sent.on('error', fail);
      sent.end(JSON.stringify(body));
    });
  }
}
