import type { Control, Operation, Option, Row, TableSection, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { listener } from '../listener.js';
import { accessControlFields } from './listener-fields.js';
import { listenerForm2018 } from './listener-wizard.js';
import { modifyListener } from './modify-listener.js';
import { balancerId, readListeners } from './read.js';

const named = (row: Row, region: string) => ({
  RegionId: region,
  LoadBalancerId: textOf(row, 'LoadBalancerId'),
  ListenerPort: textOf(row, 'ListenerPort'),
});

const protocolOf = (row: Row) => textOf(row, 'ListenerProtocol');
const isHttps = (row: Row) => protocolOf(row) === 'https';
const isLayer7 = (row: Row) => protocolOf(row).startsWith('http');

const open = (what: 'rules' | 'certificates'): Operation => ({
  kind: 'go',
  route: (row) => `/slb/:region/slbs/:slb/listeners/${textOf(row, 'ListenerPort')}/${what}`,
});

function change(word: Text, action: string, from: readonly string[], success: Text): Control {
  return {
    label: word,
    disabled: (row) => !from.includes(textOf(row, 'Status')),
    operation: {
      kind: 'confirm',
      title: word,
      message: { en: 'Apply this to the listener?', zh: '是否对该监听执行此操作？' },
      run: async (row, context) => {
        await context.call('slb', action, { ...named(row, context.region), ListenerProtocol: protocolOf(row) });
        return {};
      },
      success,
    },
  };
}

const start = change({ en: 'Start', zh: '启动' }, 'StartLoadBalancerListener', ['stopped'], {
  en: 'The listener is started.',
  zh: '启动监听成功',
});
const stop = change({ en: 'Stop', zh: '停止' }, 'StopLoadBalancerListener', ['running'], {
  en: 'The listener is stopped.',
  zh: '停止监听成功',
});
const remove = change({ en: 'Delete', zh: '删除' }, 'DeleteLoadBalancerListener', ['running', 'stopped'], {
  en: 'The listener is deleted.',
  zh: '删除监听成功',
});

/** The dialog has shorter words than the wizard. */
const methods: readonly Option[] = [
  { value: 'white', label: { en: 'Whitelist', zh: '白名单' } },
  { value: 'black', label: { en: 'Blacklist', zh: '黑名单' } },
];

const setAccessControl: Control = {
  label: { en: 'Set Access Control', zh: '设置访问控制' },
  operation: {
    kind: 'dialog',
    title: { en: 'Access Control Settings', zh: '访问控制设置' },
    form: {
      groups: [{ fields: accessControlFields([], methods) }],
      submit: async (values, context, row) => {
        const isOn = values.acl === true;
        await context.call('slb', `SetLoadBalancer${protocolOf(row).toUpperCase()}ListenerAttribute`, {
          ...named(row, context.region),
          AclStatus: isOn ? 'on' : 'off',
          ...(isOn ? { AclType: values.aclType, AclId: values.aclId } : {}),
        });
        return {};
      },
      success: { en: 'Access control is set.', zh: '设置访问控制成功' },
    },
    initial: (row) => ({
      acl: textOf(row, 'AclStatus') === 'on',
      ...(textOf(row, 'AclType') === '' ? {} : { aclType: textOf(row, 'AclType') }),
    }),
  },
};

const rowControls: readonly Control[] = [
  modifyListener,
  {
    label: { en: 'Add Forwarding Rules', zh: '配置转发策略' },
    shown: isLayer7,
    operation: open('rules'),
  },
  start,
  stop,
  notOffered('View Monitoring Data', '查看监控'),
  setAccessControl,
  {
    label: { en: 'Manage Additional Certificate', zh: '扩展域名管理' },
    shown: isHttps,
    operation: open('certificates'),
  },
  { label: { en: 'Manage Access Logs', zh: '管理访问日志' }, shown: isLayer7, operation: { kind: 'unavailable' } },
  remove,
];

const addListener: Control = {
  label: { en: 'Add Listener', zh: '添加监听' },
  operation: { kind: 'go', route: '/slb/:region/slbs/:slb/listeners/new' },
  primary: true,
};

const addListener2018: Control = {
  ...addListener,
  operation: { kind: 'dialog', title: addListener.label, form: listenerForm2018 },
};

function forwarding(row: Row): string {
  if (textOf(row, 'ListenerForward') === 'on') return `HTTPS:${textOf(row, 'ForwardPort')}`;
  const group = textOf(row, 'VServerGroupId');
  return group === '' ? textOf(row, 'BackendServerPort') : group;
}

function listenersSection(add: Control, controls: readonly Control[] = rowControls): TableSection {
  return {
    kind: 'table',
    buttons: [add],
    rows: async (context) => await readListeners(context, balancerId(context)),
    columns: [
      attributeColumn(listener, 'Description', { width: 150 }),
      {
        label: { en: 'Frontend Protocol/Port', zh: '前端协议/端口' },
        value: (row) => `${protocolOf(row).toUpperCase()}:${textOf(row, 'ListenerPort')}`,
      },
      { label: { en: 'Backend Protocol/Port', zh: '后端协议/端口' }, value: forwarding },
      attributeColumn(listener, 'Status', {
        tones: { running: 'success', starting: 'loading', stopping: 'loading', stopped: 'disabled' },
      }),
      attributeColumn(listener, 'HealthCheck'),
      attributeColumn(listener, 'Scheduler'),
      attributeColumn(listener, 'AclStatus', { label: { en: 'Access Control', zh: '访问控制' } }),
    ],
    rowControls: controls,
    empty: { en: 'The instance has no listener.', zh: '该实例没有监听' },
  };
}

/** Listeners of one load balancer. */
export const listeners = listenersSection(addListener);

/** In 2019 the Chinese console had a shorter word for the change of a listener. */
export const listeners2019 = listenersSection(addListener, [
  { ...modifyListener, label: { en: modifyListener.label.en, zh: '配置' } },
  ...rowControls.slice(1),
]);

/** In 2018 the wizard was a dialog. */
export const listeners2018 = listenersSection(addListener2018);
