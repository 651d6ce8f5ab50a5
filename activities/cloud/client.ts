import { createRequire } from 'node:module';
import { RuntimeOptions } from '@alicloud/tea-util';
import { AgentError } from '../../domain/errors.js';
import type { ApiConfiguration, Credentials } from '../../domain/ports.js';
import { cloudError } from './errors.js';
import { productApi } from './products.js';

// These CommonJS packages mark themselves as compiled ES modules, so what a default import gives depends on the loader
// (Node's, or a test runner's). `require` gives the same everywhere.
const require = createRequire(import.meta.url);
const {
  default: OpenApiClient,
  Config,
  OpenApiRequest,
  Params,
} = require('@alicloud/openapi-client') as typeof import('@alicloud/openapi-client');
const { default: OpenApiUtil } = require('@alicloud/openapi-util') as typeof import('@alicloud/openapi-util');

/** Longest wait for one answer; the slowest calls here (deletes) answer within a few seconds. */
const READ_TIMEOUT_MS = 20_000;
const CONNECT_TIMEOUT_MS = 5_000;

export type ApiParameters = Readonly<Record<string, unknown>>;

export interface CloudClientOptions {
  readonly api: ApiConfiguration;
  readonly credentials: Credentials;
  readonly regionId: string;
  /** Appended to the user agent, so that the audit log tells this program's calls from a browser's. */
  readonly userAgent?: string;
  /** `host:port` for single products; wins over `api.endpoint`. */
  readonly endpoints?: Readonly<Record<string, string>>;
}

/** Calls any RPC-style Alibaba Cloud API with the vendor's generic client (V3 signature). */
export class CloudClient {
  readonly regionId: string;
  private readonly clients = new Map<string, InstanceType<typeof OpenApiClient>>();

  constructor(private readonly options: CloudClientOptions) {
    this.regionId = options.regionId;
  }

  /**
   * One call, one answer; no retry. Every failure is an `AgentError` whose details carry `code`, `status`, `requestId`.
   *
   * @param product code such as `ecs`
   * @param action name such as `DescribeSecurityGroups`
   * @param parameters nested as the API reference writes them; `RegionId` is added
   * @param signal ends the wait (the request itself may still reach the cloud)
   * @returns the answer's body; the type is the caller's claim
   */
  async call<T = Record<string, unknown>>(
    product: string,
    action: string,
    parameters: ApiParameters = {},
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const api = productApi(product, this.regionId);
    if (api === undefined) throw new AgentError('InvalidInput', `No API version is known for product "${product}".`);
    const call = this.client(product, api.host).callApi(
      new Params({
        action,
        version: api.version,
        protocol: this.options.api.protocol,
        pathname: '/',
        method: 'POST',
        authType: 'AK',
        style: 'RPC',
        reqBodyType: 'formData',
        bodyType: 'json',
      }),
      new OpenApiRequest({ query: OpenApiUtil.query({ RegionId: this.regionId, ...parameters }) }),
      new RuntimeOptions({ readTimeout: READ_TIMEOUT_MS, connectTimeout: CONNECT_TIMEOUT_MS }),
    );
    try {
      const answer = await untilAborted(call, signal);
      return answer.body as T;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw cloudError(error, `${product}:${action}`, this.endpoint(product, api.host));
    }
  }

  private endpoint(product: string, publicHost: string): string {
    return this.options.endpoints?.[product] ?? this.options.api.endpoint ?? publicHost;
  }

  private client(product: string, publicHost: string): InstanceType<typeof OpenApiClient> {
    const known = this.clients.get(product);
    if (known) return known;
    const { credentials } = this.options;
    const client = new OpenApiClient(
      new Config({
        accessKeyId: credentials.accessKeyId,
        accessKeySecret: credentials.accessKeySecret,
        ...(credentials.securityToken === undefined ? {} : { securityToken: credentials.securityToken }),
        endpoint: this.endpoint(product, publicHost),
        protocol: this.options.api.protocol,
        regionId: this.regionId,
        userAgent: this.options.userAgent ?? 'console-agent',
      }),
    );
    this.clients.set(product, client);
    return client;
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
