import type { AttributeSpec } from '../../spec/index.js';
import { textAttribute } from '../shared/attribute-shapes.js';
import { SLB_ERRORS } from './errors.js';

const ON_OFF = [
  { value: 'on', label: { zh: '已开启', en: 'Enabled' } },
  { value: 'off', label: { zh: '已关闭', en: 'Disabled' } },
];

function onOff(zh: string, en: string): AttributeSpec {
  return { type: 'string', label: { zh, en }, source: 'document', values: ON_OFF };
}

function number(zh: string, en: string, minimum: number, maximum: number): AttributeSpec {
  return { type: 'integer', label: { zh, en }, source: 'document', minimum, maximum };
}

function text(zh: string, en: string, pattern?: string): AttributeSpec {
  return { type: 'string', label: { zh, en }, source: 'document', ...(pattern === undefined ? {} : { pattern }) };
}

/** Fields of listeners of all protocols; `listener-protocols.ts` says which has which. */
export const LISTENER_ATTRIBUTES: Readonly<Record<string, AttributeSpec>> = {
  ListenerId: { type: 'string', label: { zh: '监听', en: 'Listener' }, source: 'assumed', shown: 'never' },
  LoadBalancerId: {
    type: 'string',
    label: { zh: '负载均衡实例', en: 'SLB Instance' },
    source: 'document',
    required: true,
    references: { resource: 'slb/load-balancer', missing: SLB_ERRORS.loadBalancer },
  },
  ListenerProtocol: {
    type: 'string',
    label: { zh: '前端协议', en: 'Frontend Protocol' },
    source: 'document',
    values: ['http', 'https', 'tcp', 'udp'].map((value) => ({
      value,
      label: { zh: value.toUpperCase(), en: value.toUpperCase() },
    })),
  },
  ListenerPort: { ...number('监听端口', 'Listening Port', 1, 65_535), required: true },
  Status: { type: 'string', label: { zh: '运行状态', en: 'Status' }, source: 'document', generated: { kind: 'state' } },
  Description: textAttribute({ zh: '监听名称', en: 'Listener Name' }, 'document', {
    pattern: '[\\w\\u4e00-\\u9fa5/.-]{1,80}',
  }),
  BackendServerPort: number('后端端口', 'Backend Port', 1, 65_535),
  Bandwidth: number('带宽峰值', 'Peak Bandwidth', -1, 5120),
  Scheduler: {
    type: 'string',
    label: { zh: '调度算法', en: 'Scheduling Algorithm' },
    source: 'document',
    values: [
      { value: 'wrr', label: { zh: '加权轮询（WRR）', en: 'Weighted Round-Robin (WRR)' } },
      { value: 'rr', label: { zh: '轮询（RR）', en: 'Round-Robin (RR)' } },
      { value: 'wlc', label: { zh: '加权最小连接数（WLC）', en: 'Weighted Least Connections (WLC)' } },
      { value: 'sch', label: { zh: '一致性哈希（CH）源IP', en: 'Consistent Hash (CH): Source IP' } },
      { value: 'tch', label: { zh: '一致性哈希（CH）四元组', en: 'Consistent Hash (CH): Tuple' } },
    ],
  },
  VServerGroupId: {
    ...text('虚拟服务器组', 'VServer Group'),
    references: { resource: 'slb/vserver-group', missing: SLB_ERRORS.serverGroup },
  },
  MasterSlaveServerGroupId: text('主备服务器组', 'Primary/Secondary Server Group'),
  StickySession: onOff('开启会话保持', 'Enable Session Persistence'),
  StickySessionType: {
    type: 'string',
    label: { zh: 'Cookie处理方式', en: 'Cookie Option' },
    source: 'document',
    values: [
      { value: 'insert', label: { zh: '植入Cookie', en: 'Insert cookie' } },
      { value: 'server', label: { zh: '重写Cookie', en: 'Rewrite cookie' } },
    ],
  },
  CookieTimeout: number('会话保持超时时间', 'Session Timeout', 1, 86_400),
  Cookie: text('Cookie名称', 'Cookie Name', '[^$,; ][^,; ]{0,199}'),
  PersistenceTimeout: number('会话保持超时时间', 'Session Persistence Timeout', 0, 3600),
  EstablishedTimeout: number('连接超时时间', 'Idle Timeout', 10, 900),
  IdleTimeout: number('连接空闲超时时间', 'Idle Timeout', 1, 60),
  RequestTimeout: number('连接请求超时时间', 'Request Timeout', 1, 180),
  ConnectionDrain: onOff('启用连接优雅中断', 'Enable Connection Draining'),
  ConnectionDrainTimeout: number('连接优雅中断超时时间', 'Connection Draining Timeout', 10, 900),
  AclStatus: onOff('启用访问控制', 'Enable Access Control'),
  AclType: {
    type: 'string',
    label: { zh: '访问控制方式', en: 'Access Control Method' },
    source: 'document',
    values: [
      { value: 'white', label: { zh: '白名单：允许特定IP访问负载均衡SLB', en: 'Whitelist' } },
      { value: 'black', label: { zh: '黑名单：禁止特定IP访问负载均衡SLB', en: 'Blacklist' } },
    ],
  },
  AclId: text('选择访问控制策略组', 'Access Control List'),
  HealthCheck: onOff('开启健康检查', 'Enable Health Check'),
  HealthCheckType: {
    type: 'string',
    label: { zh: '健康检查协议', en: 'Health Check Protocol' },
    source: 'document',
    values: ['tcp', 'http'].map((value) => ({ value, label: { zh: value.toUpperCase(), en: value.toUpperCase() } })),
  },
  HealthCheckMethod: {
    type: 'string',
    label: { zh: '健康检查方法', en: 'Health Check Method' },
    source: 'document',
    values: ['head', 'get'].map((value) => ({ value, label: { zh: value.toUpperCase(), en: value.toUpperCase() } })),
  },
  HealthCheckDomain: text('域名', 'Health Check Domain Name', '\\$_ip|[A-Za-z0-9.-]{1,80}'),
  HealthCheckURI: text('检查路径', 'Health Check Path', '/[\\w/.%?#&=-]{0,79}'),
  HealthCheckHttpCode: text('正常状态码', 'Normal Status Code', 'http_[2-5]xx(,http_[2-5]xx)*'),
  HealthCheckReq: text('健康检查请求', 'Health Check Request', '[A-Za-z0-9]{1,64}'),
  HealthCheckExp: text('健康检查返回结果', 'Health Check Response', '[A-Za-z0-9]{1,64}'),
  HealthCheckConnectPort: number('健康检查端口', 'Health Check Port', 1, 65_535),
  HealthCheckTimeout: number('健康检查响应超时时间', 'Response Timeout', 1, 300),
  HealthCheckConnectTimeout: number('健康检查响应超时时间', 'Response Timeout', 1, 300),
  HealthCheckInterval: number('健康检查间隔时间', 'Health Check Interval', 1, 50),
  HealthyThreshold: number('健康检查健康阈值', 'Healthy Threshold', 2, 10),
  UnhealthyThreshold: number('健康检查不健康阈值', 'Unhealthy Threshold', 2, 10),
  ListenerForward: onOff('监听转发', 'Redirection'),
  ForwardPort: number('目的监听', 'Redirect To', 1, 65_535),
  ForwardCode: number('转发状态码', 'Redirection Status Code', 301, 308),
  Gzip: onOff('Gzip数据压缩', 'Enable Gzip Compression'),
  XForwardedFor: onOff('获取客户端真实IP', 'Obtain Client Source IP Address'),
  XForwardedForSlbIp: onOff('SLB-IP', 'SLB-IP'),
  XForwardedForSlbId: onOff('SLB-ID', 'SLB-ID'),
  XForwardedForProto: onOff('X-Forwarded-Proto', 'X-Forwarded-Proto'),
  ServerCertificateId: text('服务器证书', 'Server Certificate'),
  CACertificateId: text('CA证书', 'CA Certificate'),
  EnableHttp2: onOff('启用HTTP2.0', 'Enable HTTP/2'),
  TLSCipherPolicy: {
    type: 'string',
    label: { zh: 'TLS安全策略', en: 'TLS Security Policy' },
    source: 'document',
    values: [
      'tls_cipher_policy_1_0',
      'tls_cipher_policy_1_1',
      'tls_cipher_policy_1_2',
      'tls_cipher_policy_1_2_strict',
    ].map((value) => ({ value, label: { zh: value, en: value } })),
  },
};
