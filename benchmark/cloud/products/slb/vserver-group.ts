import type { OperationContext, RecordHook, ResourceRecord, ResourceSpec } from '../../spec/index.js';
import { createdAttribute, idAttribute, textAttribute } from '../shared/attribute-shapes.js';
import { requestedServers, serversOf, withServers } from './backend-servers.js';
import { SLB_ERRORS } from './errors.js';

const SERVERS = { BackendServers: { type: 'json-list' } } as const;

/** Server groups that listeners forward to instead of the default group. */
export const vserverGroup: ResourceSpec = {
  name: 'vserver-group',
  label: { zh: '虚拟服务器组', en: 'VServer Group' },
  id: { attribute: 'VServerGroupId', from: 'prefix', prefix: 'rsp-', length: 13 },
  scope: 'region',
  attributes: {
    VServerGroupId: idAttribute({ zh: '虚拟服务器组ID', en: 'VServer Group ID' }),
    VServerGroupName: textAttribute({ zh: '虚拟服务器组名称', en: 'VServer Group Name' }, 'document', {
      required: true,
      pattern: '[\\w\\u4e00-\\u9fa5/.-]{1,80}',
    }),
    LoadBalancerId: {
      type: 'string',
      label: { zh: '负载均衡实例', en: 'SLB Instance' },
      source: 'document',
      required: true,
      references: { resource: 'slb/load-balancer', missing: SLB_ERRORS.loadBalancer },
    },
    BackendServers: {
      type: 'object-list',
      label: { zh: '后端服务器', en: 'Backend Servers' },
      source: 'document',
      responsePath: 'BackendServers.BackendServer',
      generated: { kind: 'constant', value: [] },
      shown: 'detail',
    },
    CreateTime: createdAttribute({ zh: '创建时间', en: 'Created At' }),
  },
  operations: {
    CreateVServerGroup: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['LoadBalancerId', 'VServerGroupName'],
      parameters: SERVERS,
      returns: ['VServerGroupId', 'VServerGroupName', 'BackendServers'],
      before: (context) => ({ BackendServers: requestedServers(context) }),
    },
    DescribeVServerGroups: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'VServerGroups.VServerGroup',
      paging: 'none',
      defaultPageSize: 50,
      maximumPageSize: 100,
      filters: [{ parameter: 'LoadBalancerId', attribute: 'LoadBalancerId', match: 'exact' }],
      after: (context, group) => ({
        ServerCount: serversOf(group).length,
        AssociatedObjects: {
          Listeners: {
            Listener: listenersOf(context, group.id).map(({ attributes }) => ({
              Port: attributes.ListenerPort,
              Protocol: attributes.ListenerProtocol,
            })),
          },
          Rules: {
            Rule: context.store.find('slb/rule', { VServerGroupId: group.id }).map(({ id, attributes }) => ({
              RuleId: id,
              RuleName: attributes.RuleName,
              Domain: attributes.Domain,
              Url: attributes.Url,
            })),
          },
        },
      }),
    },
    DescribeVServerGroupAttribute: { kind: 'describe', access: 'read', source: 'provider' },
    SetVServerGroupAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { VServerGroupName: 'VServerGroupName' },
      parameters: SERVERS,
      after: (context, group) => {
        if (context.parameters.BackendServers === undefined) return shown(group, serversOf(group));
        return change(context, group, requestedServers(context));
      },
    },
    AddVServerGroupBackendServers: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: {},
      parameters: SERVERS,
      after: (context, group) => change(context, group, withServers(serversOf(group), requestedServers(context))),
    },
    RemoveVServerGroupBackendServers: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: {},
      parameters: SERVERS,
      after: (context, group) => change(context, group, without(context, group, 'BackendServers')),
    },
    ModifyVServerGroupBackendServers: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: {},
      parameters: { OldBackendServers: { type: 'json-list' }, NewBackendServers: { type: 'json-list' } },
      after: (context, group) =>
        change(
          context,
          group,
          withServers(without(context, group, 'OldBackendServers'), requestedServers(context, 'NewBackendServers')),
        ),
    },
    DeleteVServerGroup: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: SLB_ERRORS.serverGroup,
  blockedBy: ['slb/listener', 'slb/rule'].map((resource) => ({
    resource,
    attribute: 'VServerGroupId',
    error: SLB_ERRORS.serverGroupInUse,
  })),
  quota: {
    limit: 50,
    per: 'LoadBalancerId',
    error: {
      status: 400,
      code: 'QuotaExceeded.VServerGroup',
      message: 'The quota of VServer groups of the load balancer is used up.',
    },
  },
  tags: { resourceType: 'vservergroup', keys: 'TagKey' },
  auditType: 'ACS::SLB::VServerGroup',
};

/** Listeners that forward to a group. */
function listenersOf({ store }: OperationContext, id: string): readonly ResourceRecord[] {
  return store.find('slb/listener', { VServerGroupId: id });
}

function without(context: OperationContext, group: ResourceRecord, name: string) {
  // Not checked against the instances: what is removed may be gone already.
  const given = context.parameters[name];
  const doomed = (Array.isArray(given) ? given : []) as readonly { ServerId?: unknown; Port?: unknown }[];
  return serversOf(group).filter(
    (server) =>
      !doomed.some(
        ({ ServerId, Port }) =>
          ServerId === server.ServerId && Number(Port ?? server.Port) === (server.Port ?? Number.NaN),
      ),
  );
}

function change(context: OperationContext, group: ResourceRecord, servers: ReturnType<typeof serversOf>) {
  return shown(context.store.update(group, { BackendServers: servers }), servers);
}

function shown(group: ResourceRecord, servers: ReturnType<typeof serversOf>): ReturnType<RecordHook> {
  return {
    VServerGroupId: group.id,
    VServerGroupName: group.attributes.VServerGroupName,
    BackendServers: { BackendServer: servers },
  };
}
