import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createAccount, type SeededAccount } from '../../benchmark/cloud/accounts/create-account.js';
import { type ApiServer, startApiServer } from '../../benchmark/cloud/api/server.js';
import type { Caller, CallOrigin } from '../../benchmark/cloud/engine/contract.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';
import type { Catalog } from '../../benchmark/cloud/spec/catalog.js';

export type Body = Readonly<Record<string, unknown>>;

export interface Keys {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly securityToken?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Body;
}

export const VERSIONS = {
  ecs: '2014-05-26',
  slb: '2014-05-15',
  vpc: '2016-04-28',
  ram: '2015-05-01',
  sts: '2015-04-01',
  actiontrail: '2020-07-06',
  location: '2015-06-12',
  bssopenapi: '2017-12-14',
} as const;

/** RFC 3986 encoding, written a second time so that a mistake in the server's own cannot hide. */
export function encode(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) =>
      /[A-Za-z0-9\-_.~]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
}

/** The API over HTTP with two empty accounts and a clock in the test's hand. */
export class ApiUnderTest {
  /** Milliseconds that the cloud's clock is ahead of the machine's. */
  ahead = 0;
  /** Where the clock stands still, for tests that must not depend on the machine's speed. */
  #stoppedAt: number | undefined;
  readonly engine: LocalCloudEngine;
  readonly first: SeededAccount;
  readonly second: SeededAccount;
  #server: ApiServer | undefined;

  constructor(options: { auditDelay?: number; lookupRate?: number; catalog?: Catalog } = {}) {
    this.engine = new LocalCloudEngine({
      catalog: loadCatalog(),
      random: createRandom(),
      now: () => this.now(),
      apiEndpoint: () => this.endpoint,
      ...options,
    });
    this.first = createAccount(this.engine, 'empty');
    this.second = createAccount(this.engine, 'empty');
  }

  now(): number {
    return (this.#stoppedAt ?? Date.now()) + this.ahead;
  }

  /** Stops the clock, so that only `ahead` moves it. */
  stopClock(): void {
    this.#stoppedAt = Date.now();
  }

  async start(): Promise<void> {
    this.#server = await startApiServer(0, {
      engine: this.engine,
      adminToken: 'admin-token-of-the-test',
      defaultRegion: 'cn-hangzhou',
    });
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }

  get endpoint(): string {
    return this.#server?.endpoint ?? '';
  }

  /** Sends a request as it stands. */
  async send(path: string, init: RequestInit = {}): Promise<HttpAnswer> {
    const response = await fetch(`http://${this.endpoint}${path}`, init);
    const text = await response.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as Body) : {};
    return { status: response.status, headers: response.headers, text, json };
  }

  /** The same with a Host header of one's own, which `fetch` would not send. */
  async raw(method: string, path: string, headers: Readonly<Record<string, string>>, body = '') {
    const [host, port] = this.endpoint.split(':');
    return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string; json: Body }>(
      (resolve, reject) => {
        const length = { 'content-length': String(Buffer.byteLength(body)) };
        const sent = request({ host, port, method, path, headers: { ...headers, ...length } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8');
            const json = text.startsWith('{') ? (JSON.parse(text) as Body) : {};
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json });
          });
        });
        sent.on('error', reject);
        sent.end(body);
      },
    );
  }

  /** A signed RPC 1.0 call, parameters split over query and form as the provider splits them. */
  async rpc(
    product: keyof typeof VERSIONS,
    action: string,
    parameters: Readonly<Record<string, string>> = {},
    options: {
      keys?: Keys;
      inQuery?: readonly string[] | 'all';
      change?: (parameters: Record<string, string>) => void;
      tamper?: (signed: Record<string, string>) => void;
    } = {},
  ): Promise<HttpAnswer> {
    const keys: Keys = options.keys ?? this.first;
    const inQuery = options.inQuery ?? [];
    const common: Record<string, string> = {
      Action: action,
      Version: VERSIONS[product],
      Format: 'json',
      AccessKeyId: keys.accessKeyId,
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
      SignatureNonce: randomUUID(),
      Timestamp: `${new Date(this.now()).toISOString().slice(0, 19)}Z`,
      ...(keys.securityToken === undefined ? {} : { SecurityToken: keys.securityToken }),
    };
    options.change?.(common);
    const all: Record<string, string> = { ...common, ...parameters };
    const text = Object.keys(all)
      .sort()
      .map((name) => `${encode(name)}=${encode(all[name] ?? '')}`)
      .join('&');
    all.Signature = createHmac('sha1', `${keys.accessKeySecret}&`)
      .update(`POST&%2F&${encode(text)}`)
      .digest('base64');
    options.tamper?.(all);
    const isQuery = (name: string) =>
      name in common || name === 'Signature' || inQuery === 'all' || inQuery.includes(name);
    const pairs = (wanted: boolean) =>
      Object.entries(all)
        .filter(([name]) => isQuery(name) === wanted)
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .join('&');
    return this.send(`/?${pairs(true)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-acs-action': action },
      body: pairs(false),
    });
  }

  /** The same, failing the test unless the call succeeds. */
  async ok(...call: Parameters<ApiUnderTest['rpc']>): Promise<Body> {
    const answer = await this.rpc(...call);
    if (answer.status !== 200) throw new Error(`${call[1]}: ${answer.status} ${answer.text}`);
    return answer.json;
  }

  /** Error code of a call that must fail. */
  async code(...call: Parameters<ApiUnderTest['rpc']>): Promise<unknown> {
    const answer = await this.rpc(...call);
    return answer.status < 400 ? `success with ${answer.text}` : answer.json.Code;
  }

  /** A call signed by ACS3-HMAC-SHA256 with everything in the query. */
  async v3(
    product: keyof typeof VERSIONS,
    action: string,
    parameters: Readonly<Record<string, string>> = {},
    options: { keys?: Keys; headers?: Record<string, string>; tamper?: (headers: Record<string, string>) => void } = {},
  ): Promise<HttpAnswer> {
    const keys: Keys = options.keys ?? this.first;
    const body = '';
    const headers: Record<string, string> = {
      host: this.endpoint,
      'x-acs-action': action,
      'x-acs-version': VERSIONS[product],
      'x-acs-date': `${new Date(this.now()).toISOString().slice(0, 19)}Z`,
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-content-sha256': createHash('sha256').update(body).digest('hex'),
      ...(keys.securityToken === undefined ? {} : { 'x-acs-security-token': keys.securityToken }),
      ...options.headers,
    };
    const names = Object.keys(headers).sort();
    const query = Object.keys(parameters)
      .sort()
      .map((name) => `${encode(name)}=${encode(parameters[name] ?? '')}`)
      .join('&');
    const canonical = [
      'POST',
      '/',
      query,
      ...names.map((name) => `${name}:${headers[name]}`),
      '',
      names.join(';'),
      headers['x-acs-content-sha256'],
    ].join('\n');
    const text = `ACS3-HMAC-SHA256\n${createHash('sha256').update(canonical).digest('hex')}`;
    const signature = createHmac('sha256', keys.accessKeySecret).update(text).digest('hex');
    headers.authorization = `ACS3-HMAC-SHA256 Credential=${keys.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
    options.tamper?.(headers);
    return this.send(`/?${query}`, { method: 'POST', headers });
  }

  /** An OSS request signed as the Terraform provider signs: V4 with a plain Date header, path style. */
  async oss(
    method: string,
    bucket: string,
    query: string,
    options: {
      keys?: Keys;
      headers?: Record<string, string>;
      body?: string;
      version?: 'v1' | 'v4';
      tamper?: (headers: Record<string, string>) => void;
    } = {},
  ): Promise<HttpAnswer> {
    const keys: Keys = options.keys ?? this.first;
    const now = new Date(this.now());
    const path = bucket === '' ? '/' : `/${bucket}/`;
    const type = options.body === undefined ? {} : { 'content-type': 'application/xml' };
    const headers: Record<string, string> = { date: now.toUTCString(), ...type, ...options.headers };
    const version = options.version ?? 'v4';
    if (version === 'v4') headers['x-oss-content-sha256'] = 'UNSIGNED-PAYLOAD';
    const ossLines = Object.keys(headers)
      .filter((name) => name.startsWith('x-oss-') || (version === 'v4' && name === 'content-type'))
      .sort()
      .map((name) => `${name}:${headers[name]}\n`)
      .join('');
    if (version === 'v4') {
      const day = now.toISOString().slice(0, 10).replaceAll('-', '');
      const scope = `${day}/cn-hangzhou/oss/aliyun_v4_request`;
      const sorted = query.split('&').sort().join('&');
      const canonical = [method, path, sorted, ossLines, '', 'UNSIGNED-PAYLOAD'].join('\n');
      const hash = createHash('sha256').update(canonical).digest('hex');
      const text = ['OSS4-HMAC-SHA256', headers.date, scope, hash].join('\n');
      let key: Buffer | string = `aliyun_v4${keys.accessKeySecret}`;
      for (const part of [day, 'cn-hangzhou', 'oss', 'aliyun_v4_request']) {
        key = createHmac('sha256', key).update(part).digest();
      }
      const signature = createHmac('sha256', key).update(text).digest('hex');
      headers.authorization = `OSS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope},Signature=${signature}`;
    } else {
      const subResource = query === '' || query.includes('=') ? '' : `?${query}`;
      const text = `${method}\n\n${headers['content-type'] ?? ''}\n${headers.date}\n${ossLines}${path}${subResource}`;
      const signature = createHmac('sha1', keys.accessKeySecret).update(text).digest('base64');
      headers.authorization = `OSS ${keys.accessKeyId}:${signature}`;
    }
    options.tamper?.(headers);
    return this.send(`${path}${query === '' ? '' : `?${query}`}`, {
      method,
      headers,
      ...(options.body === undefined ? {} : { body: options.body }),
    });
  }

  /** What the console server does on a click: a call in the name of a signed-in role session. */
  async click(caller: Caller, product: string, action: string, parameters: Body = {}) {
    const origin: CallOrigin = {
      regionId: 'cn-hangzhou',
      sourceIpAddress: '127.0.0.1',
      userAgent: 'Mozilla/5.0',
      channel: 'console',
    };
    return this.engine.invoke(caller, product, action, parameters, origin);
  }

  /** Signs in as the episode role, and returns its temporary keys. */
  async assumeEpisodeRole(sessionName: string, account = this.first, seconds = 900): Promise<Keys> {
    const body = await this.ok(
      'sts',
      'AssumeRole',
      { RoleArn: account.episodeRoleArn, RoleSessionName: sessionName, DurationSeconds: String(seconds) },
      { keys: account },
    );
    const { AccessKeyId, AccessKeySecret, SecurityToken } = body.Credentials as Record<string, string>;
    return {
      accessKeyId: AccessKeyId ?? '',
      accessKeySecret: AccessKeySecret ?? '',
      securityToken: SecurityToken ?? '',
    };
  }
}

/** The value at a path of an answer, such as `at(body, 'Vpcs', 'Vpc', 0)`. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let place: unknown = value;
  for (const step of path) place = (place as Record<string | number, unknown> | undefined)?.[step];
  return place;
}
