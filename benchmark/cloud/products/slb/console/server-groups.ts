import type { Control, Form, Page, PageContext, Row, TableSection } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { vserverGroup } from '../vserver-group.js';
import { balancerId, readBalancer, readServerGroups, readServers } from './read.js';
import { serverColumns, serversField } from './servers-field.js';

/** Servers as the API takes them. */
function serverList(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map((row) => ({
      ServerId: textOf(row, 'ServerId'),
      Weight: textOf(row, 'Weight'),
      ...(textOf(row, 'Port') === '' ? {} : { Port: textOf(row, 'Port') }),
    })),
  );
}

/** Backend servers of a group or load balancer with what the account knows of them. */
function described(holder: Row, known: readonly Row[]): readonly Row[] {
  return listOf(holder, 'BackendServers', 'BackendServer').map((server) => ({
    ...known.find((candidate) => candidate.ServerId === server.ServerId),
    ...server,
  }));
}

async function readGroups(context: PageContext): Promise<readonly Row[]> {
  const [groups, known] = await Promise.all([readServerGroups(context), readServers(context)]);
  return await Promise.all(
    groups.map(async (group) => {
      const named = { RegionId: context.region, VServerGroupId: group.VServerGroupId };
      const shown = await context.call('slb', 'DescribeVServerGroupAttribute', named);
      return { ...group, Servers: described(shown, known) };
    }),
  );
}

const groupFields = [
  {
    name: 'name',
    kind: 'text',
    label: attributeLabel(vserverGroup, 'VServerGroupName'),
    required: true,
    maxLength: 80,
  },
  serversField({ name: 'servers', add: { en: 'Add', zh: '添加' }, portsInPanel: true }),
] as const;

const editForm: Form = {
  groups: [{ fields: groupFields }],
  submit: async (values, context, row) => {
    await context.call('slb', 'SetVServerGroupAttribute', {
      RegionId: context.region,
      VServerGroupId: textOf(row, 'VServerGroupId'),
      VServerGroupName: values.name,
      BackendServers: serverList(listOf(values, 'servers')),
    });
    return {};
  },
  success: { en: 'The VServer group is saved.', zh: '编辑虚拟服务器组成功' },
};

const groupControls: readonly Control[] = [
  {
    label: { en: 'Edit', zh: '编辑' },
    operation: {
      kind: 'drawer',
      title: { en: 'Edit VServer Group', zh: '编辑虚拟服务器组' },
      form: editForm,
      initial: (row) => ({
        name: textOf(row, 'VServerGroupName'),
        servers: listOf(row, 'Servers').map((server) => ({
          ...server,
          Port: textOf(server, 'Port'),
          Weight: textOf(server, 'Weight'),
        })),
      }),
    },
  },
  {
    label: { en: 'Delete', zh: '删除' },
    operation: {
      kind: 'confirm',
      title: { en: 'Delete VServer Group', zh: '删除虚拟服务器组' },
      message: { en: 'Delete this VServer group?', zh: '是否删除该虚拟服务器组？' },
      run: async (row, context) => {
        const named = { RegionId: context.region, VServerGroupId: textOf(row, 'VServerGroupId') };
        await context.call('slb', 'DeleteVServerGroup', named);
        return {};
      },
      success: { en: 'The VServer group is deleted.', zh: '删除虚拟服务器组成功' },
    },
  },
];

/** VServer groups of one load balancer. */
export const vserverGroups: TableSection = {
  kind: 'table',
  buttons: [
    {
      label: { en: 'Create VServer Group', zh: '创建虚拟服务器组' },
      operation: { kind: 'go', route: '/slb/:region/slbs/:slb/groups/new' },
      primary: true,
    },
  ],
  rows: readGroups,
  columns: [
    attributeColumn(vserverGroup, 'VServerGroupName'),
    attributeColumn(vserverGroup, 'VServerGroupId'),
    {
      label: { en: 'Associated Listeners', zh: '关联监听' },
      value: (row) =>
        listOf(row, 'AssociatedObjects', 'Listeners', 'Listener').map(
          (listener) => `${textOf(listener, 'Protocol').toUpperCase()}:${textOf(listener, 'Port')}`,
        ),
    },
    { label: { en: 'Servers', zh: '服务器数量' }, value: (row) => textOf(row, 'ServerCount') },
    attributeColumn(vserverGroup, 'CreateTime'),
  ],
  rowControls: groupControls,
};

/** Page that makes a VServer group. */
export const createGroupPage: Page = {
  name: { en: 'Create VServer Group', zh: '创建虚拟服务器组' },
  route: '/slb/:region/slbs/:slb/groups/new',
  parent: '/slb/:region/slbs/:slb',
  sections: [
    {
      kind: 'form',
      cancel: '/slb/:region/slbs/:slb',
      form: {
        groups: [{ fields: groupFields }],
        submitLabel: { en: 'Create', zh: '确定' },
        submit: async (values, context) => {
          await context.call('slb', 'CreateVServerGroup', {
            RegionId: context.region,
            LoadBalancerId: balancerId(context),
            VServerGroupName: values.name,
            BackendServers: serverList(listOf(values, 'servers')),
          });
          return { navigate: '/slb/:region/slbs/:slb' };
        },
        success: { en: 'The VServer group is created.', zh: '创建虚拟服务器组成功' },
      },
    },
  ],
};

const weight: Control = {
  label: { en: 'Modify Weight', zh: '修改权重' },
  icon: 'edit',
  operation: {
    kind: 'dialog',
    title: { en: 'Modify Weight', zh: '修改权重' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'weight',
              kind: 'number',
              label: { en: 'Weight', zh: '权重' },
              required: true,
              minimum: 0,
              maximum: 100,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('slb', 'SetBackendServers', {
          RegionId: context.region,
          LoadBalancerId: balancerId(context),
          BackendServers: serverList([{ ServerId: row.ServerId, Weight: values.weight }]),
        });
        return {};
      },
      success: { en: 'The weight is changed.', zh: '修改权重成功' },
    },
    initial: (row) => ({ weight: textOf(row, 'Weight') }),
  },
};

const removeServer: Control = {
  label: { en: 'Remove', zh: '移除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Remove Backend Server', zh: '移除后端服务器' },
    message: { en: 'Remove this server from the group?', zh: '是否移除该后端服务器？' },
    run: async (row, context) => {
      await context.call('slb', 'RemoveBackendServers', {
        RegionId: context.region,
        LoadBalancerId: balancerId(context),
        BackendServers: JSON.stringify([{ ServerId: textOf(row, 'ServerId') }]),
      });
      return {};
    },
    success: { en: 'The server is removed.', zh: '移除成功' },
  },
};

/** The default server group of one load balancer. */
export const defaultGroup: TableSection = {
  kind: 'table',
  buttons: [
    {
      label: { en: 'Add', zh: '添加' },
      operation: { kind: 'go', route: '/slb/:region/slbs/:slb/servers/new' },
      primary: true,
    },
  ],
  rows: async (context) => described(await readBalancer(context), await readServers(context)),
  columns: [
    ...serverColumns,
    { label: { en: 'Weight', zh: '权重' }, value: (row) => textOf(row, 'Weight'), controls: [weight] },
  ],
  rowControls: [removeServer],
  batch: [removeServer],
};

/** Page that adds servers to the default group. */
export const addServersPage: Page = {
  name: { en: 'Add Backend Servers', zh: '添加后端服务器' },
  route: '/slb/:region/slbs/:slb/servers/new',
  parent: '/slb/:region/slbs/:slb',
  sections: [
    {
      kind: 'form',
      cancel: '/slb/:region/slbs/:slb',
      form: {
        groups: [
          {
            fields: [serversField({ name: 'servers', add: { en: 'Add More', zh: '继续添加' }, withoutPorts: true })],
          },
        ],
        submit: async (values, context) => {
          await context.call('slb', 'AddBackendServers', {
            RegionId: context.region,
            LoadBalancerId: balancerId(context),
            BackendServers: serverList(listOf(values, 'servers')),
          });
          return { navigate: '/slb/:region/slbs/:slb' };
        },
        success: { en: 'The servers are added.', zh: '添加后端服务器成功' },
      },
    },
  ],
};
