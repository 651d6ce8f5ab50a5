import type { Condition, Field, FieldGroup, Option } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { namedOption, valueOptions } from '../../shared/options.js';
import { LISTENER_ATTRIBUTES as A } from '../listener-attributes.js';
import { balancerId, readAccessControlLists, readBalancer, readListeners } from './read.js';

/** Label of a listener's attribute. */
export function label(attribute: string): Field['label'] {
  const spec = A[attribute];
  if (!spec) throw new Error(`Listeners have no attribute ${attribute}`);
  return spec.label;
}

const seconds = { en: 'Seconds', zh: '秒' };

/** HTTPS listeners that a redirection may lead to. */
export function redirectTarget(when: readonly Condition[]): Field {
  return {
    name: 'forwardTo',
    kind: 'select',
    label: label('ForwardPort'),
    required: true,
    when,
    placeholder: { en: 'Select a listener', zh: '请选择目的监听' },
    options: {
      load: async (context) =>
        (await readListeners(context, balancerId(context)))
          .filter((listener) => textOf(listener, 'ListenerProtocol') === 'https')
          .map((listener) => ({
            value: textOf(listener, 'ListenerPort'),
            label: `HTTPS:${textOf(listener, 'ListenerPort')}`,
          })),
      latency: 300,
      empty: { en: 'The instance has no HTTPS listener.', zh: '该实例没有HTTPS监听' },
    },
  };
}

/** Whether and how a listener lets addresses in. */
export function accessControlFields(
  when: readonly Condition[] = [],
  methods: readonly Option[] = valueOptions(A.AclType),
): readonly Field[] {
  const isOn = [...when, { field: 'acl', is: ['true'] }];
  return [
    { name: 'acl', kind: 'switch', label: label('AclStatus'), when },
    {
      name: 'aclType',
      kind: 'radio',
      label: label('AclType'),
      initial: 'white',
      when: isOn,
      options: methods,
    },
    {
      name: 'aclId',
      kind: 'select',
      label: label('AclId'),
      required: true,
      when: isOn,
      options: {
        load: async (context) => {
          const [balancer, lists] = await Promise.all([readBalancer(context), readAccessControlLists(context)]);
          const version = textOf(balancer, 'AddressIPVersion');
          return lists
            .filter((list) => textOf(list, 'AddressIPVersion') === version)
            .map((list) => namedOption(list, 'AclId', 'AclName'));
        },
        latency: 300,
        empty: { en: 'No access control list is available.', zh: '没有可用的访问控制策略组' },
      },
    },
  ];
}

function scheduling(isLayer4: boolean, when: readonly Condition[]): readonly Field[] {
  const plain = valueOptions(A.Scheduler, ['wrr', 'rr', 'wlc']);
  const hash = { value: 'ch', label: { en: 'Consistent Hash (CH)', zh: '一致性哈希（CH）' } };
  const fields: Field[] = [
    {
      name: 'scheduler',
      kind: 'radio',
      label: label('Scheduler'),
      initial: 'wrr',
      when,
      options: isLayer4 ? [...plain, hash] : plain,
    },
  ];
  if (isLayer4) {
    fields.push({
      name: 'hash',
      kind: 'radio',
      label: { en: 'Hash Key', zh: '哈希因子' },
      initial: 'sch',
      when: [...when, { field: 'scheduler', is: ['ch'] }],
      options: [
        { value: 'sch', label: { en: 'Source IP', zh: '源IP' } },
        { value: 'tch', label: { en: 'Tuple', zh: '四元组' } },
      ],
    });
  }
  return fields;
}

function bandwidth(when: readonly Condition[]): readonly Field[] {
  return [
    {
      name: 'limit',
      kind: 'switch',
      label: { en: 'Enable Peak Bandwidth Limit', zh: '开启监听带宽限速' },
      when,
    },
    {
      name: 'bandwidth',
      kind: 'number',
      label: label('Bandwidth'),
      required: true,
      minimum: 1,
      maximum: 5120,
      unit: { en: 'Mbps', zh: 'Mbps' },
      when: [...when, { field: 'limit', is: ['true'] }],
    },
  ];
}

/** A field of its own in each group, because a form tells its fields apart by what they are and not by their names. */
const startSwitch = (): Field => ({
  name: 'start',
  kind: 'switch',
  label: { en: 'Automatically Enable Listener After Creation', zh: '创建完毕自动启动监听' },
  initial: true,
});

const sourceAddress = (when: readonly Condition[]): Field => ({
  name: 'source',
  kind: 'fixed',
  label: label('XForwardedFor'),
  text: { en: 'Enabled', zh: '已开启' },
  when,
});

function layer4(isTcp: boolean): readonly Field[] {
  const sticky: readonly Field[] = [
    { name: 'sticky', kind: 'switch', label: label('StickySession') },
    {
      name: 'persistence',
      kind: 'number',
      label: label('PersistenceTimeout'),
      initial: 1000,
      minimum: 1,
      maximum: 3600,
      unit: seconds,
      when: { field: 'sticky', is: ['true'] },
    },
  ];
  const idle: Field = {
    name: 'established',
    kind: 'number',
    label: label('EstablishedTimeout'),
    initial: 900,
    minimum: 10,
    maximum: 900,
    unit: seconds,
  };
  return [
    ...scheduling(true, []),
    ...(isTcp ? sticky : []),
    ...accessControlFields(),
    { name: 'drain', kind: 'switch', label: label('ConnectionDrain') },
    {
      name: 'drainTimeout',
      kind: 'number',
      label: label('ConnectionDrainTimeout'),
      initial: 300,
      minimum: 10,
      maximum: 900,
      unit: seconds,
      when: { field: 'drain', is: ['true'] },
    },
    ...bandwidth([]),
    ...(isTcp ? [idle] : []),
    sourceAddress([]),
    startSwitch(),
  ];
}

function layer7(when: readonly Condition[], more: readonly Field[]): readonly Field[] {
  const sticky = [...when, { field: 'sticky', is: ['true'] }];
  return [
    ...scheduling(false, when),
    { name: 'sticky', kind: 'switch', label: label('StickySession'), when },
    {
      name: 'cookieType',
      kind: 'radio',
      label: label('StickySessionType'),
      initial: 'insert',
      when: sticky,
      options: valueOptions(A.StickySessionType),
    },
    {
      name: 'cookieTimeout',
      kind: 'number',
      label: label('CookieTimeout'),
      initial: 500,
      minimum: 1,
      maximum: 86_400,
      unit: seconds,
      when: [...sticky, { field: 'cookieType', is: ['insert'] }],
    },
    {
      name: 'cookie',
      kind: 'text',
      label: label('Cookie'),
      required: true,
      when: [...sticky, { field: 'cookieType', is: ['server'] }],
    },
    ...more,
    ...accessControlFields(when),
    ...bandwidth(when),
    {
      name: 'idle',
      kind: 'number',
      label: label('IdleTimeout'),
      initial: 15,
      minimum: 1,
      maximum: 60,
      unit: seconds,
      when,
    },
    {
      name: 'request',
      kind: 'number',
      label: label('RequestTimeout'),
      initial: 60,
      minimum: 1,
      maximum: 180,
      unit: seconds,
      when,
    },
    { name: 'gzip', kind: 'switch', label: label('Gzip'), initial: true, when },
    {
      name: 'headers',
      kind: 'checkboxes',
      label: { en: 'Add HTTP Header Fields', zh: '附加HTTP头字段' },
      when,
      options: [
        { value: 'XForwardedFor_proto', label: label('XForwardedForProto') },
        { value: 'XForwardedFor_SLBIP', label: label('XForwardedForSlbIp') },
        { value: 'XForwardedFor_SLBID', label: label('XForwardedForSlbId') },
      ],
    },
    sourceAddress(when),
    startSwitch(),
  ];
}

const advanced = {
  title: { en: 'Advanced', zh: '高级配置' },
  fold: { en: 'Modify', zh: '修改' },
  buttons: [
    {
      label: { en: 'Create ACL', zh: '新建访问控制策略组' },
      operation: { kind: 'go', route: '/slb/:region/acls' },
    },
  ],
} as const;

/** What is folded away in the first step, a group for each protocol. */
export const advancedGroups: readonly FieldGroup[] = [
  { ...advanced, when: { field: 'protocol', is: ['tcp'] }, fields: layer4(true) },
  { ...advanced, when: { field: 'protocol', is: ['udp'] }, fields: layer4(false) },
  {
    ...advanced,
    when: { field: 'protocol', is: ['http'] },
    fields: [
      { name: 'forward', kind: 'switch', label: label('ListenerForward') },
      redirectTarget([{ field: 'forward', is: ['true'] }]),
      ...layer7([{ field: 'forward', is: ['false'] }], []),
    ],
  },
  {
    ...advanced,
    when: { field: 'protocol', is: ['https'] },
    fields: layer7([], [{ name: 'http2', kind: 'switch', label: label('EnableHttp2'), initial: true }]),
  },
];
