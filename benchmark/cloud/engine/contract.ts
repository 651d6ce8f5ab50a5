/** What the API gateway and the console both stand on: one engine that executes product operations. */

/** Who calls, after credentials or a console session were checked. */
export interface Caller {
  readonly accountId: string;
  readonly type: 'root-account' | 'ram-user' | 'assumed-role';
  /** ActionTrail form: `root`, the RAM user's name, or `role:session`. */
  readonly userName: string;
  readonly principalId: string;
  readonly arn: string;
  /** Present for API calls; console sessions have `sessionCreatedAt` instead. */
  readonly accessKeyId?: string;
  /** Unix milliseconds. */
  readonly sessionCreatedAt?: number;
  /** Policy document that narrows what a role session may do. */
  readonly sessionPolicy?: string;
}

export interface CallOrigin {
  readonly regionId: string;
  readonly sourceIpAddress: string;
  readonly userAgent: string;
  readonly channel: 'api' | 'console';
  /** Ordered on a buy page: the audit log tells of a console operation Create with an order, not of the call. */
  readonly isOrder?: boolean;
}

export type ApiAnswer =
  | {
      readonly ok: true;
      readonly status: number;
      readonly requestId: string;
      readonly body: Readonly<Record<string, unknown>>;
    }
  | {
      readonly ok: false;
      readonly status: number;
      readonly requestId: string;
      readonly code: string;
      readonly message: string;
      /** Seconds, for throttling answers. */
      readonly retryAfter?: number;
      /** A fault makes the console page say that it worked; only ever in answers to console calls. */
      readonly falseSuccess?: true;
      /** Why RAM denied the call. */
      readonly accessDeniedDetail?: Readonly<Record<string, string>>;
    };

export interface CloudEngine {
  /**
   * Executes one operation as the caller and records its audit event, denied and failed ones too.
   *
   * @param product code such as `ecs`
   * @param action public API name such as `CreateSecurityGroup`
   * @param parameters nested parameters as the API reference writes them (`{ Tag: [{ Key, Value }] }`)
   */
  invoke(
    caller: Caller,
    product: string,
    action: string,
    parameters: Readonly<Record<string, unknown>>,
    origin: CallOrigin,
  ): Promise<ApiAnswer>;
  /** Caller behind an access key id, secret and optional STS token; undefined when they do not match. */
  authenticate(credentials: {
    accessKeyId: string;
    accessKeySecret: string;
    securityToken?: string;
  }): Caller | undefined;
  /** Records an event that is no API call, such as ConsoleSignin. */
  recordEvent(caller: Caller, event: Readonly<Record<string, unknown>>, origin: CallOrigin): void;
}
