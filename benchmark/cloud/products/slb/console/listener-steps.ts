import type { Condition, Field, FieldGroup, FormStep, OptionQuery } from '../../../spec/console.js';
import { listOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { namedOption, valueOptions } from '../../shared/options.js';
import { LISTENER_ATTRIBUTES as A } from '../listener-attributes.js';
import { label } from './listener-fields.js';
import { readServerGroups } from './read.js';
import { serversField } from './servers-field.js';

const modify = { en: 'Modify', zh: '修改' };

function certificates(action: string, list: readonly [string, string], id: string, name: string): OptionQuery {
  return {
    load: async (context) =>
      listOf(await context.call('slb', action, { RegionId: context.region }), ...list).map((row) =>
        namedOption(row, id, name),
      ),
    latency: 300,
    empty: { en: 'No certificate is available in this region.', zh: '当前地域没有可用的证书' },
  };
}

/** Only an HTTPS listener has a certificate. */
const certificateStep: FormStep = {
  title: { en: 'SSL Certificates', zh: 'SSL证书' },
  when: { field: 'protocol', is: ['https'] },
  groups: [
    {
      fields: [
        {
          name: 'certificate',
          kind: 'select',
          label: { en: 'Select Server Certificate', zh: '选择服务器证书' },
          required: true,
          options: certificates(
            'DescribeServerCertificates',
            ['ServerCertificates', 'ServerCertificate'],
            'ServerCertificateId',
            'ServerCertificateName',
          ),
        },
      ],
      buttons: [
        {
          label: { en: 'Create Server Certificate', zh: '新建服务器证书' },
          operation: { kind: 'go', route: '/slb/:region/certs/new' },
        },
      ],
    },
    {
      title: { en: 'Advanced', zh: '高级配置' },
      fold: modify,
      fields: [
        { name: 'mutual', kind: 'switch', label: { en: 'Enable Mutual Authentication', zh: '启用双向认证' } },
        {
          name: 'authority',
          kind: 'select',
          label: { en: 'Select CA Certificate', zh: '选择CA证书' },
          required: true,
          when: { field: 'mutual', is: ['true'] },
          options: certificates(
            'DescribeCACertificates',
            ['CACertificates', 'CACertificate'],
            'CACertificateId',
            'CACertificateName',
          ),
        },
        {
          name: 'cipher',
          kind: 'select',
          label: label('TLSCipherPolicy'),
          initial: 'tls_cipher_policy_1_0',
          options: valueOptions(A.TLSCipherPolicy),
        },
      ],
    },
  ],
};

/** Servers behind the listener; a redirected one needs none. */
function backendStep(when: FormStep['when']): FormStep {
  const isDefault: Condition = { field: 'group', is: ['default'] };
  return {
    title: { en: 'Backend Servers', zh: '后端服务器' },
    ...(when ? { when } : {}),
    groups: [
      {
        fields: [
          {
            name: 'group',
            kind: 'buttons',
            label: { en: 'Forward Requests To', zh: '请将监听请求转发至' },
            initial: 'default',
            options: [
              { value: 'vserver', label: { en: 'VServer Group', zh: '虚拟服务器组' } },
              { value: 'default', label: { en: 'Default Server Group', zh: '默认服务器组' } },
              {
                value: 'pair',
                label: { en: 'Primary/Secondary Server Group', zh: '主备服务器组' },
                disabled: true,
              },
            ],
          },
          serversField({
            name: 'servers',
            label: { en: 'Servers', zh: '默认服务器' },
            add: { en: 'Add More', zh: '继续添加' },
            when: isDefault,
          }),
          {
            name: 'vserver',
            kind: 'select',
            label: { en: 'Server Group', zh: '选择服务器组' },
            required: true,
            when: { field: 'group', is: ['vserver'] },
            options: {
              load: async (context) =>
                (await readServerGroups(context)).map((group) =>
                  namedOption(group, 'VServerGroupId', 'VServerGroupName'),
                ),
              latency: 300,
              empty: { en: 'The instance has no VServer group.', zh: '该实例没有虚拟服务器组' },
            },
          },
        ],
        buttons: [
          {
            label: { en: 'Create VServer Group', zh: '新建虚拟服务器组' },
            operation: { kind: 'go', route: '/slb/:region/slbs/:slb/groups/new' },
          },
          notOffered('Buy ECS Instance', '购买云服务器'),
        ],
      },
    ],
  };
}

function number(name: string, attribute: string, most: number, start?: { least: number; initial: number }): Field {
  return {
    name,
    kind: 'number',
    label: label(attribute),
    minimum: start?.least ?? 1,
    maximum: most,
    ...(start ? { initial: start.initial } : {}),
  };
}

function thresholds(responseSeconds: number, interval: number): readonly Field[] {
  return [
    number('checkPort', 'HealthCheckConnectPort', 65_535),
    number('checkTimeout', 'HealthCheckTimeout', 300, { least: 1, initial: responseSeconds }),
    number('checkInterval', 'HealthCheckInterval', 50, { least: 1, initial: interval }),
    number('healthy', 'HealthyThreshold', 10, { least: 2, initial: 3 }),
    number('unhealthy', 'UnhealthyThreshold', 10, { least: 2, initial: 3 }),
  ];
}

function http(when: readonly Condition[]): readonly Field[] {
  return [
    {
      name: 'checkPath',
      kind: 'text',
      label: label('HealthCheckURI'),
      initial: '/',
      when,
    },
    { name: 'checkDomain', kind: 'text', label: label('HealthCheckDomain'), when },
    {
      name: 'checkCodes',
      kind: 'checkboxes',
      label: label('HealthCheckHttpCode'),
      initial: ['http_2xx', 'http_3xx'],
      when,
      options: ['http_2xx', 'http_3xx', 'http_4xx', 'http_5xx'].map((value) => ({ value, label: value })),
    },
  ];
}

function healthStep(kind: 'layer7' | 'tcp' | 'udp', when: FormStep['when']): FormStep {
  const isOn: readonly Condition[] = kind === 'layer7' ? [{ field: 'check', is: ['true'] }] : [];
  const method: Field = {
    name: 'checkMethod',
    kind: 'radio',
    label: label('HealthCheckMethod'),
    initial: 'head',
    options: valueOptions(A.HealthCheckMethod),
  };
  const protocol: Field = {
    name: 'checkType',
    kind: 'radio',
    label: label('HealthCheckType'),
    initial: 'tcp',
    options: valueOptions(A.HealthCheckType),
  };
  const fields: Readonly<Record<typeof kind, readonly Field[]>> = {
    layer7: [method, ...http([])],
    tcp: [protocol, ...http([{ field: 'checkType', is: ['http'] }])],
    udp: [
      { name: 'checkRequest', kind: 'text', label: label('HealthCheckReq'), maxLength: 64 },
      { name: 'checkResponse', kind: 'text', label: label('HealthCheckExp'), maxLength: 64 },
    ],
  };
  const folded: FieldGroup = {
    title: { en: 'Advanced', zh: '高级配置' },
    fold: modify,
    when: isOn,
    fields: [...fields[kind], ...(kind === 'udp' ? thresholds(10, 5) : thresholds(5, 2))],
    buttons: [
      {
        label: { en: 'Health Check Diagnostics', zh: '健康检查探测' },
        operation: { kind: 'go', route: '/slb/:region/slbs/:slb/diagnosis' },
      },
    ],
  };
  const first: Field =
    kind === 'layer7'
      ? { name: 'check', kind: 'switch', label: label('HealthCheck'), initial: true }
      : { name: 'checkFixed', kind: 'fixed', label: label('HealthCheck'), text: { en: 'Enabled', zh: '已开启' } };
  return {
    title: { en: 'Health Check', zh: '健康检查' },
    ...(when ? { when } : {}),
    groups: [{ fields: [first] }, folded],
  };
}

const is = (...protocols: readonly string[]): Condition => ({ field: 'protocol', is: protocols });
const notForwarded: readonly Condition[] = [is('http'), { field: 'forward', is: ['false'] }];

/** The steps after the first; those of a redirected HTTP listener and of other protocols never meet. */
export const laterSteps: readonly FormStep[] = [
  certificateStep,
  backendStep(is('tcp', 'udp', 'https')),
  backendStep(notForwarded),
  healthStep('tcp', is('tcp')),
  healthStep('udp', is('udp')),
  healthStep('layer7', is('https')),
  healthStep('layer7', notForwarded),
  { title: { en: 'Confirm', zh: '配置审核' }, groups: [], review: true, edit: modify },
];
