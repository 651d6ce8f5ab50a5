import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type OperationSpec,
  type ResourceRecord,
} from '../../spec/index.js';
import { SLB_ERRORS } from './errors.js';
import { needLoadBalancer } from './need-load-balancer.js';

/** A backend server of a load balancer or of a server group. */
export interface BackendServer {
  readonly ServerId: string;
  readonly Weight: number;
  readonly Type: string;
  readonly ServerIp: string;
  readonly Description: string;
  /** Only in server groups. */
  readonly Port?: number;
}

/** Most servers that one load balancer or group takes. */
const MOST_SERVERS = 200;

/** Servers that a call names, as a list or as JSON text; each must be an instance of the region. */
export function requestedServers(context: OperationContext, name = 'BackendServers'): readonly BackendServer[] {
  const given = context.parameters[name];
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new ApiError(SLB_ERRORS.servers);
  return given.map((entry) => backendServer(context, entry as Readonly<Record<string, unknown>>));
}

function backendServer(context: OperationContext, entry: Readonly<Record<string, unknown>>): BackendServer {
  const id = String(entry?.ServerId ?? '');
  const weight = Number(entry?.Weight ?? 100);
  const port = entry?.Port === undefined ? undefined : Number(entry.Port);
  if (id === '' || !(weight >= 0 && weight <= 100) || (port !== undefined && !(port >= 1 && port <= 65_535))) {
    throw new ApiError(SLB_ERRORS.servers);
  }
  const instance = context.store.get('ecs/instance', id);
  if (instance === undefined || instance.regionId !== context.regionId) throw new ApiError(SLB_ERRORS.server, { id });
  return {
    ServerId: id,
    Weight: weight,
    Type: String(entry.Type ?? 'ecs'),
    ServerIp: String(entry.ServerIp ?? ''),
    Description: String(entry.Description ?? ''),
    ...(port === undefined ? {} : { Port: port }),
  };
}

/** Servers that a load balancer or a server group holds. */
export function serversOf({ attributes }: ResourceRecord): readonly BackendServer[] {
  return attributes.BackendServers as readonly BackendServer[];
}

/** Adds servers; one that is there already keeps its place and takes the new weight. */
export function withServers(
  current: readonly BackendServer[],
  added: readonly BackendServer[],
): readonly BackendServer[] {
  const isSame = (a: BackendServer, b: BackendServer) => a.ServerId === b.ServerId && a.Port === b.Port;
  const changed = current.map((server) => added.find((other) => isSame(server, other)) ?? server);
  const fresh = added.filter((server) => !current.some((other) => isSame(server, other)));
  if (changed.length + fresh.length > MOST_SERVERS) throw new ApiError(SLB_ERRORS.tooManyServers);
  return [...changed, ...fresh];
}

const addServers: OperationHandler = (context) => {
  const record = needLoadBalancer(context);
  const servers = withServers(serversOf(record), requestedServers(context));
  context.store.update(record, { BackendServers: servers });
  return { LoadBalancerId: record.id, BackendServers: { BackendServer: servers } };
};

const setServers: OperationHandler = (context) => {
  const record = needLoadBalancer(context);
  const changes = requestedServers(context);
  const servers = serversOf(record).map(
    (server) => changes.find(({ ServerId }) => ServerId === server.ServerId) ?? server,
  );
  context.store.update(record, { BackendServers: servers });
  return { LoadBalancerId: record.id, BackendServers: { BackendServer: servers } };
};

const removeServers: OperationHandler = (context) => {
  const record = needLoadBalancer(context);
  const given = context.parameters.BackendServers;
  const ids = (Array.isArray(given) ? given : []).map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'ServerId' in entry ? String(entry.ServerId) : String(entry),
  );
  const servers = serversOf(record).filter(({ ServerId }) => !ids.includes(ServerId));
  context.store.update(record, { BackendServers: servers });
  return { LoadBalancerId: record.id, BackendServers: { BackendServer: servers } };
};

/** A running instance answers health checks; one that is gone or stopped does not. */
const describeHealth: OperationHandler = (context) => {
  const record = needLoadBalancer(context);
  const { store } = context;
  const rows = store.find('slb/listener', { LoadBalancerId: record.id }).flatMap((listener) => {
    const { ListenerPort, ListenerProtocol, BackendServerPort, VServerGroupId } = listener.attributes;
    if (context.parameters.ListenerPort !== undefined && context.parameters.ListenerPort !== ListenerPort) return [];
    const group = VServerGroupId === undefined ? undefined : store.get('slb/vserver-group', String(VServerGroupId));
    return serversOf(group ?? record).map((server) => {
      const instance = store.get('ecs/instance', server.ServerId);
      const isUp = instance !== undefined && store.stateOf(instance) === 'Running';
      return {
        ListenerPort,
        Protocol: ListenerProtocol,
        ServerId: server.ServerId,
        ServerIp: server.ServerIp,
        Port: server.Port ?? BackendServerPort,
        ServerHealthStatus: listener.attributes.HealthCheck === 'off' ? 'unavailable' : isUp ? 'normal' : 'abnormal',
      };
    });
  });
  return { BackendServers: { BackendServer: rows } };
};

const named = { LoadBalancerId: { type: 'string', required: true } } as const;
const servers = { ...named, BackendServers: { type: 'json-list', required: true } } as const;

/** Actions on the default server group of a load balancer. */
export const backendServerOperations: Readonly<Record<string, OperationSpec>> = {
  AddBackendServers: { kind: 'custom', access: 'write', source: 'document', parameters: servers, handler: addServers },
  SetBackendServers: { kind: 'custom', access: 'write', source: 'document', parameters: servers, handler: setServers },
  RemoveBackendServers: {
    kind: 'custom',
    access: 'write',
    source: 'document',
    parameters: servers,
    handler: removeServers,
  },
  DescribeHealthStatus: {
    kind: 'custom',
    access: 'read',
    source: 'document',
    parameters: { ...named, ListenerPort: { type: 'integer', minimum: 1, maximum: 65_535 } },
    handler: describeHealth,
  },
};
