/**
 * Conformance of the local cloud's API: the vendor's own client packages against a real port. A test file calls
 * `conformance()` once inside its `describe` and gets a cloud with two empty accounts.
 *
 *     describe('CDN conformance', () => {
 *       const { call, passTime } = conformance();
 *       it('adds a domain', async () => {
 *         await call('cdn', 'AddCdnDomain', { DomainName: 'a.example.com', ... });
 *         passTime(5_000);
 *         await assert.rejects(call('cdn', 'StopCdnDomain', { DomainName: 'b.example.com' }),
 *           refuses('InvalidDomain.NotFound', 404));
 *       });
 *     });
 */
import dns from 'node:dns';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { loadCatalog } from '../../../benchmark/cloud/products/index.js';
import { ApiUnderTest, type Body, type Keys } from '../api-support.js';

// CommonJS packages, some without types; what each offers is named here as far as the tests use it.
const require = createRequire(import.meta.url);
const { default: OpenApiClient, ...OpenApi } =
  require('@alicloud/openapi-client') as typeof import('@alicloud/openapi-client');
const { RuntimeOptions } = require('@alicloud/tea-util') as typeof import('@alicloud/tea-util');
const { default: OpenApiUtil } = require('@alicloud/openapi-util') as typeof import('@alicloud/openapi-util');

/** The official log client; `_request` is what all its methods sign and send with. */
export interface LogClient {
  _request(
    verb: string,
    project: string | undefined,
    path: string,
    queries: Readonly<Record<string, string | number>>,
    body: Buffer | null,
    headers: Readonly<Record<string, string | number>>,
  ): Promise<Body>;
}
const Log = require('@alicloud/log') as new (
  options: Readonly<Record<string, unknown>>,
) => LogClient & Readonly<Record<string, (...given: readonly unknown[]) => Promise<Body>>>;

export interface Conformance {
  /** The cloud's clock, accounts and raw requests. */
  readonly api: ApiUnderTest;
  /** A call of an RPC product through `@alicloud/openapi-client`, in cn-hangzhou unless RegionId says otherwise. */
  call(product: string, action: string, parameters?: Body, keys?: Keys): Promise<Body>;
  /** A request to the log service through `@alicloud/log`; `project` undefined for paths without one. */
  log(
    method: string,
    project: string | undefined,
    path: string,
    given?: {
      readonly query?: Readonly<Record<string, string | number>>;
      readonly body?: unknown;
      readonly keys?: Keys;
    },
  ): Promise<Body>;
  /** The official log client itself, for its named methods. */
  logClient(keys?: Keys): InstanceType<typeof Log>;
  /** Moves the cloud's clock ahead, at most 10 minutes in all: clients sign with the machine's clock. */
  passTime(milliseconds: number): void;
}

/** Starts a cloud before the tests of the `describe` it is called in, and stops it after them. */
export function conformance(): Conformance {
  const api = new ApiUnderTest();
  const catalog = loadCatalog();
  const { lookup } = dns;
  before(async () => {
    await api.start();
    dns.lookup = vendorHostsAreHere(lookup);
  });
  after(async () => {
    dns.lookup = lookup;
    await api.stop();
  });

  const call: Conformance['call'] = async (product, action, parameters = {}, keys = api.first) => {
    const spec = catalog.product(product);
    if (spec === undefined) throw new Error(`There is no product ${product}.`);
    const endpoint = { endpoint: api.endpoint, protocol: 'http' };
    const client = new OpenApiClient(new OpenApi.Config({ ...keys, ...endpoint }));
    const params = new OpenApi.Params({
      ...{ action, version: spec.apiVersion, protocol: 'HTTP', method: 'POST', authType: 'AK' },
      ...{ style: 'RPC', pathname: '/', reqBodyType: 'formData', bodyType: 'json' },
    });
    const region = spec.scope === 'region' ? { RegionId: 'cn-hangzhou' } : {};
    const query = OpenApiUtil.query({ ...region, ...parameters });
    const answer = await client.callApi(params, new OpenApi.OpenApiRequest({ query }), new RuntimeOptions({}));
    return (answer as { body: Body }).body;
  };
  const logClient: Conformance['logClient'] = (keys = api.first) =>
    new Log({ ...keys, endpoint: `cn-hangzhou.log.aliyuncs.com:${api.endpoint.split(':')[1]}` });
  return {
    api,
    call,
    logClient,
    log: (method, project, path, { query = {}, body, keys } = {}) => {
      const content = body === undefined ? null : Buffer.from(JSON.stringify(body));
      const headers = content === null ? {} : { 'x-log-bodyrawsize': content.byteLength };
      return logClient(keys)._request(method, project, path, query, content, headers);
    },
    passTime: (milliseconds) => {
      api.ahead += milliseconds;
    },
  };
}

/** What an official client's failure must be, for `assert.rejects`. */
export function refuses(code: string, status?: number): (error: unknown) => true {
  return (error) => {
    const {
      code: given,
      data,
      statusCode,
    } = error as {
      code?: unknown;
      data?: { statusCode?: unknown };
      statusCode?: unknown;
    };
    const answered = statusCode ?? data?.statusCode;
    if (given !== code || (status !== undefined && answered !== status)) {
      const wanted = `${code}${status === undefined ? '' : ` with status ${status}`}`;
      throw new Error(`expected ${wanted}, got ${String(given)} with status ${String(answered)}: ${error}`);
    }
    return true;
  };
}

/** A module of an official product package: its client, and its request models by name. */
export type OfficialModule = Readonly<Record<string, new (fields: Readonly<Record<string, unknown>>) => unknown>> & {
  readonly default: new (
    config: unknown,
  ) => Readonly<Record<string, (...given: readonly unknown[]) => Promise<{ body: Body }>>>;
};

/**
 * An official product package, which is large and therefore installed only on demand, here or in the folder that
 * CONSOLE_AGENT_OFFICIAL_CLIENTS names; undefined when it is missing, and then the test says `this.skip()`.
 */
export function optionalPackage(name: string): OfficialModule | undefined {
  const folder = process.env.CONSOLE_AGENT_OFFICIAL_CLIENTS;
  const load = folder === undefined ? require : createRequire(join(resolve(folder), 'package.json'));
  try {
    return load(name) as OfficialModule;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Name resolution that finds the vendor's hosts on this machine, for clients that put a project or bucket in front. */
function vendorHostsAreHere(lookup: typeof dns.lookup): typeof dns.lookup {
  const here = (host: string, ...rest: unknown[]) => {
    const target = host.endsWith('.aliyuncs.com') ? '127.0.0.1' : host;
    return (lookup as (...given: unknown[]) => unknown)(target, ...rest);
  };
  return Object.assign(here, { __promisify__: lookup.__promisify__ }) as typeof dns.lookup;
}
