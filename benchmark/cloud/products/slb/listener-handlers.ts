import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
} from '../../spec/index.js';
import { SLB_ERRORS } from './errors.js';
import { type ListenerProtocol, SPELLINGS } from './listener-protocols.js';
import { needLoadBalancer } from './need-load-balancer.js';

const LISTENER = 'slb/listener';

/** Checks a new listener, fills in what its protocol takes by default, and gives it its id. */
export function placeListener(protocol: ListenerProtocol): OperationHandler {
  return (context) => {
    const { parameters } = context;
    const { LoadBalancerId, ListenerPort } = parameters;
    const isForward = parameters.ListenerForward === 'on';
    if (!isForward) {
      const missing = protocol.required.find((name) => parameters[name] === undefined);
      if (missing !== undefined) throw missingParameter(missing);
    }
    const attributes = { ...protocol.defaults, ...given(protocol, parameters) };
    checkListener(context, attributes, isForward);
    const twins = context.store
      .find(LISTENER, { LoadBalancerId, ListenerPort })
      .filter(({ attributes: twin }) => (twin.ListenerProtocol === 'udp') === (protocol.code === 'udp'));
    if (twins.length > 0) throw new ApiError(SLB_ERRORS.listenerExists);
    return {
      ...attributes,
      ListenerId: `${LoadBalancerId}|${protocol.code}|${ListenerPort}`,
      ListenerProtocol: protocol.code,
      Description: parameters.Description ?? `${protocol.code}_${ListenerPort}`,
    };
  };
}

function missingParameter(parameter: string): ApiError {
  return new ApiError(
    { status: 400, code: 'MissingParameter', message: 'The input parameter "{parameter}" is not supplied.' },
    { parameter },
  );
}

/** Fields of the protocol that a call names, under our own spelling. */
function given(protocol: ListenerProtocol, parameters: Attributes): Attributes {
  const spelt = Object.entries(SPELLINGS).flatMap(([name, attribute]) =>
    parameters[name] === undefined ? [] : [[attribute, asAttribute(parameters[name])]],
  );
  const plain = protocol.fields.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]]));
  return Object.fromEntries([...plain, ...spelt.filter(([name]) => protocol.fields.includes(String(name)))]);
}

function asAttribute(value: unknown): unknown {
  return /^\d+$/.test(String(value)) ? Number(value) : value;
}

function checkListener(context: OperationContext, attributes: Attributes, isForward: boolean): void {
  const { parameters, regionId, store } = context;
  const loadBalancer = needLoadBalancer(context);
  if (isForward) {
    const target = { LoadBalancerId: loadBalancer.id, ListenerPort: attributes.ForwardPort, ListenerProtocol: 'https' };
    if (store.find(LISTENER, target).length === 0) throw new ApiError(SLB_ERRORS.forwardPort);
  } else if (attributes.BackendServerPort === undefined && attributes.VServerGroupId === undefined) {
    if (attributes.MasterSlaveServerGroupId === undefined) throw new ApiError(SLB_ERRORS.backendPort);
  }
  if (attributes.AclStatus === 'on') {
    for (const name of ['AclId', 'AclType']) if (attributes[name] === undefined) throw missingParameter(name);
    const acl = store.get('slb/access-control-list', String(attributes.AclId));
    if (acl === undefined || acl.regionId !== regionId) throw new ApiError(SLB_ERRORS.acl);
    if (acl.attributes.AddressIPVersion !== loadBalancer.attributes.AddressIPVersion) {
      throw new ApiError(SLB_ERRORS.aclVersion);
    }
  }
  for (const [name, kind] of [
    ['ServerCertificateId', 'slb/server-certificate'],
    ['CACertificateId', 'slb/ca-certificate'],
  ] as const) {
    if (attributes[name] === undefined || parameters[name] === undefined) continue;
    const certificate = store.get(kind, String(attributes[name]));
    if (certificate === undefined || certificate.regionId !== regionId) throw new ApiError(SLB_ERRORS.certificate);
  }
}

/** The listener that a call names by load balancer, port and, where given, protocol. */
export function needListener(context: OperationContext, protocol: unknown): ResourceRecord {
  const loadBalancer = needLoadBalancer(context);
  const { ListenerPort } = context.parameters;
  const where = { LoadBalancerId: loadBalancer.id, ListenerPort };
  const [listener] = context.store.find(
    LISTENER,
    protocol === undefined ? where : { ...where, ListenerProtocol: protocol },
  );
  if (listener === undefined) throw new ApiError(SLB_ERRORS.listener);
  return listener;
}

/** Shows the fields of one protocol. */
export function describeListener(protocol: ListenerProtocol): OperationHandler {
  return (context) => showListener(context, needListener(context, protocol.code), protocol);
}

function showListener({ store }: OperationContext, listener: ResourceRecord, protocol: ListenerProtocol): Attributes {
  const names = ['ListenerPort', 'LoadBalancerId', 'Description', ...protocol.fields];
  const shown = names.flatMap((name) => {
    const value = listener.attributes[name];
    const spelt = Object.entries(SPELLINGS).find(([api, own]) => own === name && api.includes('_'))?.[0] ?? name;
    return value === undefined ? [] : [[spelt, value]];
  });
  return { ...Object.fromEntries(shown), Status: store.stateOf(listener), SecurityStatus: 'safe' };
}

/** Changes what a call names and keeps the rest. */
export function setListener(protocol: ListenerProtocol): OperationHandler {
  return (context) => {
    const listener = needListener(context, protocol.code);
    const { Description } = context.parameters;
    const changes = { ...given(protocol, context.parameters), ...(Description === undefined ? {} : { Description }) };
    const merged: Attributes = { ...listener.attributes, ...changes };
    checkListener(context, merged, merged.ListenerForward === 'on');
    context.store.update(listener, changes);
    return {};
  };
}

/** Lets traffic through; a listener that runs already is left alone. */
export const startListener: OperationHandler = (context) => {
  const listener = needListener(context, context.parameters.ListenerProtocol);
  const state = context.store.stateOf(listener);
  if (state === 'stopped') context.store.enterState(listener, 'starting');
  else if (state !== 'running' && state !== 'starting') throw new ApiError(SLB_ERRORS.listenerBusy);
  return {};
};

/** Stops the traffic. */
export const stopListener: OperationHandler = (context) => {
  const listener = needListener(context, context.parameters.ListenerProtocol);
  const state = context.store.stateOf(listener);
  if (state === 'running') context.store.enterState(listener, 'stopping');
  else if (state !== 'stopped' && state !== 'stopping') throw new ApiError(SLB_ERRORS.listenerBusy);
  return {};
};

/** Deletes a listener that is at rest, stopped or running. */
export const deleteListener: OperationHandler = (context) => {
  const listener = needListener(context, context.parameters.ListenerProtocol);
  if (!['stopped', 'running'].includes(context.store.stateOf(listener) ?? '')) {
    throw new ApiError(SLB_ERRORS.listenerBusy);
  }
  const { LoadBalancerId, ListenerPort, ListenerProtocol } = listener.attributes;
  for (const kind of ['slb/rule', 'slb/domain-extension']) {
    for (const part of context.store.find(kind, { LoadBalancerId, ListenerPort, ListenerProtocol })) {
      context.store.remove(part);
    }
  }
  context.store.remove(listener);
  return {};
};
