/** What a listener of one protocol has. */
export interface ListenerProtocol {
  /** As the API writes it: `http`. */
  readonly code: string;
  /** As it stands in action names: `HTTP`. */
  readonly name: string;
  /** Fields besides the load balancer, port and name. */
  readonly fields: readonly string[];
  /** Values taken when the caller gives none. Source: the API reference and the documents on listeners. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Fields that a creation must name. */
  readonly required: readonly string[];
}

const COMMON = [
  'Bandwidth',
  'BackendServerPort',
  'Scheduler',
  'VServerGroupId',
  'AclStatus',
  'AclType',
  'AclId',
  'HealthCheckConnectPort',
  'HealthCheckInterval',
  'HealthyThreshold',
  'UnhealthyThreshold',
];

const LAYER_7 = [
  ...COMMON,
  'StickySession',
  'StickySessionType',
  'CookieTimeout',
  'Cookie',
  'HealthCheck',
  'HealthCheckMethod',
  'HealthCheckDomain',
  'HealthCheckURI',
  'HealthCheckHttpCode',
  'HealthCheckTimeout',
  'IdleTimeout',
  'RequestTimeout',
  'Gzip',
  'XForwardedFor',
  'XForwardedForSlbIp',
  'XForwardedForSlbId',
  'XForwardedForProto',
];

const LAYER_4 = [
  ...COMMON,
  'MasterSlaveServerGroupId',
  'HealthCheckConnectTimeout',
  'ConnectionDrain',
  'ConnectionDrainTimeout',
];

const THRESHOLDS = { HealthyThreshold: 3, UnhealthyThreshold: 3, AclStatus: 'off', Scheduler: 'wrr' };

const LAYER_7_DEFAULTS = {
  ...THRESHOLDS,
  Bandwidth: -1,
  StickySession: 'off',
  HealthCheck: 'off',
  HealthCheckMethod: 'head',
  HealthCheckURI: '/',
  HealthCheckHttpCode: 'http_2xx',
  HealthCheckTimeout: 5,
  HealthCheckInterval: 2,
  IdleTimeout: 15,
  RequestTimeout: 60,
  Gzip: 'on',
  XForwardedFor: 'on',
  XForwardedForSlbIp: 'off',
  XForwardedForSlbId: 'off',
  XForwardedForProto: 'off',
};

export const LISTENER_PROTOCOLS: readonly ListenerProtocol[] = [
  {
    code: 'http',
    name: 'HTTP',
    fields: [...LAYER_7, 'ListenerForward', 'ForwardPort', 'ForwardCode'],
    defaults: { ...LAYER_7_DEFAULTS, ListenerForward: 'off' },
    required: ['StickySession', 'HealthCheck'],
  },
  {
    code: 'https',
    name: 'HTTPS',
    fields: [...LAYER_7, 'ServerCertificateId', 'CACertificateId', 'EnableHttp2', 'TLSCipherPolicy'],
    defaults: { ...LAYER_7_DEFAULTS, EnableHttp2: 'on', TLSCipherPolicy: 'tls_cipher_policy_1_0' },
    required: ['StickySession', 'HealthCheck', 'ServerCertificateId'],
  },
  {
    code: 'tcp',
    name: 'TCP',
    fields: [
      ...LAYER_4,
      'PersistenceTimeout',
      'EstablishedTimeout',
      'HealthCheckType',
      'HealthCheckDomain',
      'HealthCheckURI',
      'HealthCheckHttpCode',
    ],
    defaults: {
      ...THRESHOLDS,
      PersistenceTimeout: 0,
      EstablishedTimeout: 900,
      HealthCheckType: 'tcp',
      HealthCheckConnectTimeout: 5,
      HealthCheckInterval: 2,
      ConnectionDrain: 'off',
    },
    required: ['Bandwidth'],
  },
  {
    code: 'udp',
    name: 'UDP',
    fields: [...LAYER_4, 'HealthCheckReq', 'HealthCheckExp'],
    defaults: { ...THRESHOLDS, HealthCheckConnectTimeout: 10, HealthCheckInterval: 5, ConnectionDrain: 'off' },
    required: ['Bandwidth'],
  },
];

/** Request and answer names that are no identifiers of ours → attribute. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  XForwardedFor_SLBIP: 'XForwardedForSlbIp',
  XForwardedFor_SLBID: 'XForwardedForSlbId',
  XForwardedFor_proto: 'XForwardedForProto',
  healthCheckInterval: 'HealthCheckInterval',
};
