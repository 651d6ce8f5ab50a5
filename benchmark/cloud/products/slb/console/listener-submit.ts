import type { PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { balancerId } from './read.js';

/** Field of the wizard → request parameter, where the value is sent as it stands. */
const PLAIN: Readonly<Record<string, string>> = {
  name: 'Description',
  persistence: 'PersistenceTimeout',
  established: 'EstablishedTimeout',
  cookieType: 'StickySessionType',
  cookieTimeout: 'CookieTimeout',
  cookie: 'Cookie',
  aclType: 'AclType',
  aclId: 'AclId',
  drainTimeout: 'ConnectionDrainTimeout',
  idle: 'IdleTimeout',
  request: 'RequestTimeout',
  certificate: 'ServerCertificateId',
  authority: 'CACertificateId',
  cipher: 'TLSCipherPolicy',
  vserver: 'VServerGroupId',
  checkType: 'HealthCheckType',
  checkMethod: 'HealthCheckMethod',
  checkPath: 'HealthCheckURI',
  checkDomain: 'HealthCheckDomain',
  checkRequest: 'HealthCheckReq',
  checkResponse: 'HealthCheckExp',
  checkPort: 'HealthCheckConnectPort',
  checkInterval: 'HealthCheckInterval',
  healthy: 'HealthyThreshold',
  unhealthy: 'UnhealthyThreshold',
};

/** Switch of the wizard → parameter that is `on` or `off`. */
const SWITCHES: Readonly<Record<string, string>> = {
  sticky: 'StickySession',
  acl: 'AclStatus',
  drain: 'ConnectionDrain',
  gzip: 'Gzip',
  http2: 'EnableHttp2',
  check: 'HealthCheck',
  forward: 'ListenerForward',
};

/** Parameters of a listener from what the wizard holds. */
function listenerParameters(values: Values): Row {
  const { protocol } = values;
  const isLayer7 = protocol === 'http' || protocol === 'https';
  const parameters: Record<string, unknown> = {};
  for (const [field, parameter] of Object.entries(PLAIN)) {
    const value = values[field];
    if (value !== undefined && value !== '') parameters[parameter] = value;
  }
  for (const [field, parameter] of Object.entries(SWITCHES)) {
    if (values[field] !== undefined) parameters[parameter] = values[field] === true ? 'on' : 'off';
  }
  if (values.forwardTo !== undefined) parameters.ForwardPort = values.forwardTo;
  if (values.scheduler !== undefined) parameters.Scheduler = values.scheduler === 'ch' ? values.hash : values.scheduler;
  if (values.forward !== true) parameters.Bandwidth = values.bandwidth ?? -1;
  if (values.checkTimeout !== undefined) {
    parameters[isLayer7 ? 'HealthCheckTimeout' : 'HealthCheckConnectTimeout'] = values.checkTimeout;
  }
  if (Array.isArray(values.checkCodes) && values.checkCodes.length > 0) {
    parameters.HealthCheckHttpCode = values.checkCodes.join(',');
  }
  if (Array.isArray(values.headers)) for (const header of values.headers) parameters[String(header)] = 'on';
  return parameters;
}

/** Creates the listener, puts the servers behind it and starts it, as the vendor's wizard does. */
export async function createListener(values: Values, context: PageContext) {
  const named = { RegionId: context.region, LoadBalancerId: balancerId(context) };
  const protocol = String(values.protocol).toUpperCase();
  const servers = listOf(values, 'servers');
  const needsPort = values.forward !== true && values.vserver === undefined;
  // A default group listens on one port: that of its servers, or the front one while it has none.
  const port = servers[0] === undefined ? values.port : servers[0].Port;
  await context.call('slb', `CreateLoadBalancer${protocol}Listener`, {
    ...named,
    ListenerPort: values.port,
    ...listenerParameters(values),
    ...(needsPort ? { BackendServerPort: port } : {}),
  });
  if (servers.length > 0) {
    await context.call('slb', 'AddBackendServers', {
      ...named,
      BackendServers: JSON.stringify(
        servers.map((server) => ({ ServerId: textOf(server, 'ServerId'), Weight: textOf(server, 'Weight') })),
      ),
    });
  }
  if (values.start !== false) {
    await context.call('slb', 'StartLoadBalancerListener', {
      ...named,
      ListenerPort: values.port,
      ListenerProtocol: values.protocol,
    });
  }
  return {
    result: [
      {
        Name: values.name === undefined || values.name === '' ? `${values.protocol}_${values.port}` : values.name,
        Port: `${protocol}:${String(values.port)}`,
        Started: values.start === false ? 'no' : 'yes',
      },
    ],
  };
}
