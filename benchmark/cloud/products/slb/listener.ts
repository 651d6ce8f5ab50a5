import type { OperationSpec, ParameterSpec, ResourceSpec } from '../../spec/index.js';
import { SLB_ERRORS } from './errors.js';
import { LISTENER_ATTRIBUTES } from './listener-attributes.js';
import {
  deleteListener,
  describeListener,
  placeListener,
  setListener,
  startListener,
  stopListener,
} from './listener-handlers.js';
import { LISTENER_PROTOCOLS, type ListenerProtocol } from './listener-protocols.js';

const NAMED = {
  LoadBalancerId: { type: 'string', required: true },
  ListenerPort: { type: 'integer', required: true, minimum: 1, maximum: 65_535 },
} as const;

/** A parameter that is checked as the attribute of its name is. */
function parameterOf(name: string): ParameterSpec {
  const spec = LISTENER_ATTRIBUTES[name];
  return {
    type: spec?.type ?? 'string',
    ...(spec?.values === undefined ? {} : { values: spec.values.map(({ value }) => value) }),
    ...(spec?.minimum === undefined ? {} : { minimum: spec.minimum }),
    ...(spec?.maximum === undefined ? {} : { maximum: spec.maximum }),
  };
}

function operationsOf(protocol: ListenerProtocol): Readonly<Record<string, OperationSpec>> {
  const fields = Object.fromEntries(['Description', ...protocol.fields].map((name) => [name, parameterOf(name)]));
  return {
    [`CreateLoadBalancer${protocol.name}Listener`]: {
      kind: 'create',
      access: 'write',
      source: 'document',
      accepts: ['LoadBalancerId', 'ListenerPort', 'Description', ...protocol.fields],
      returns: [],
      before: placeListener(protocol),
    },
    [`DescribeLoadBalancer${protocol.name}ListenerAttribute`]: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: NAMED,
      handler: describeListener(protocol),
    },
    [`SetLoadBalancer${protocol.name}ListenerAttribute`]: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { ...NAMED, ...fields },
      handler: setListener(protocol),
    },
  };
}

const ON_ONE = { ...NAMED, ListenerProtocol: parameterOf('ListenerProtocol') };

/** Listeners of load balancers: a port and protocol, and how its traffic is spread. */
export const listener: ResourceSpec = {
  name: 'listener',
  label: { zh: '监听', en: 'Listener' },
  id: { attribute: 'ListenerId', from: 'caller' },
  scope: 'region',
  attributes: LISTENER_ATTRIBUTES,
  states: {
    initial: 'stopped',
    values: {
      stopped: { label: { zh: '已停止', en: 'Stopped' } },
      starting: { label: { zh: '启动中', en: 'Starting' }, next: { state: 'running', afterMilliseconds: 800 } },
      running: { label: { zh: '运行中', en: 'Running' } },
      stopping: { label: { zh: '停止中', en: 'Stopping' }, next: { state: 'stopped', afterMilliseconds: 500 } },
    },
  },
  operations: {
    ...Object.assign({}, ...LISTENER_PROTOCOLS.map(operationsOf)),
    DescribeLoadBalancerListeners: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'Listeners',
      paging: 'token',
      defaultPageSize: 20,
      maximumPageSize: 100,
      filters: [
        { parameter: 'LoadBalancerId', attribute: 'LoadBalancerId', match: 'exact' },
        { parameter: 'ListenerProtocol', attribute: 'ListenerProtocol', match: 'exact' },
      ],
    },
    StartLoadBalancerListener: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: ON_ONE,
      handler: startListener,
    },
    StopLoadBalancerListener: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: ON_ONE,
      handler: stopListener,
    },
    DeleteLoadBalancerListener: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: ON_ONE,
      handler: deleteListener,
    },
  },
  notFound: SLB_ERRORS.listener,
  quota: {
    limit: 50,
    per: 'LoadBalancerId',
    error: {
      status: 400,
      code: 'QuotaExceeded.Listener',
      message: 'The quota of listeners of the load balancer is used up.',
    },
  },
};
