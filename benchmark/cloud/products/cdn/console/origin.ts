import type { Section, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { domainPage } from './domain-navigation.js';
import { argumentColumn, closedSection, entered, formSection, ruleTable } from './settings.js';

const parameter: Text = { en: 'Parameter', zh: '参数' };
const value: Text = { en: 'Value', zh: '取值' };
const host: Text = { en: 'Origin Host', zh: '回源HOST' };
const timeout: Text = { en: 'Origin Request Timeout', zh: '回源请求超时时间' };
export const requestHeaderTitle: Text = { en: 'Custom HTTP Request Header', zh: '自定义回源HTTP头' };
const responseHeader: Text = { en: 'HTTP Response Header', zh: '回源HTTP响应头' };
const rewrite: Text = { en: 'URI Rewrite', zh: '回源URI改写' };
const arguments_: Text = { en: 'Parameter Rewrite', zh: '回源参数改写' };

/** What may be done to the parameters of a request, in the order of their priority. */
const REWRITES = [
  ['ignore_all_argument', { en: 'Ignore Parameters', zh: '忽略参数' }],
  ['add_argument', { en: 'Add', zh: '添加' }],
  ['delete_argument', { en: 'Delete', zh: '删除' }],
  ['save_argument', { en: 'Reserve Only', zh: '仅保留' }],
  ['modify_argument', { en: 'Modify', zh: '修改' }],
] as const satisfies readonly (readonly [string, Text])[];

const settings: readonly Section[] = [
  formSection({
    title: host,
    functions: ['set_req_host_header'],
    items: [argumentColumn({ en: 'Domain Name', zh: '域名地址' }, 'domain_name')],
    fields: [{ name: 'host', kind: 'text', label: { en: 'Domain Name', zh: '域名地址' }, required: true }],
    initial: (row) => ({ host: textOf(row, 'domain_name') }),
    toConfig: (values) => ({
      functionName: 'set_req_host_header',
      given: { domain_name: entered(values, 'host') },
    }),
  }),
  formSection({
    title: { en: 'Origin Protocol Policy', zh: '协议跟随回源' },
    functions: ['forward_scheme'],
    items: [argumentColumn({ en: 'Redirect Type', zh: '跳转类型' }, 'scheme_origin')],
    fields: [
      {
        name: 'scheme',
        kind: 'radio',
        label: { en: 'Redirect Type', zh: '跳转类型' },
        required: true,
        initial: 'follow',
        options: [
          { value: 'follow', label: { en: 'Match Client', zh: '跟随' } },
          { value: 'http', label: 'HTTP' },
          { value: 'https', label: 'HTTPS' },
        ],
      },
    ],
    toConfig: (values) => ({
      functionName: 'forward_scheme',
      given: { enable: 'on', scheme_origin: entered(values, 'scheme') },
    }),
  }),
  closedSection({ en: 'Private Bucket Access', zh: '阿里云OSS私有Bucket回源' }, { en: 'Authorize', zh: '点击授权' }),
  formSection({
    title: { en: 'Origin SNI', zh: '回源SNI' },
    functions: ['https_origin_sni'],
    items: [argumentColumn({ en: 'SNI', zh: 'SNI' }, 'https_origin_sni')],
    fields: [{ name: 'sni', kind: 'text', label: { en: 'SNI', zh: 'SNI' }, required: true }],
    initial: (row) => ({ sni: textOf(row, 'https_origin_sni') }),
    toConfig: (values) => ({
      functionName: 'https_origin_sni',
      given: { enabled: 'on', https_origin_sni: entered(values, 'sni') },
    }),
  }),
  formSection({
    title: timeout,
    functions: ['forward_timeout'],
    items: [{ label: timeout, value: (row) => textOf(row, 'forward_timeout') || '30' }],
    fields: [
      {
        name: 'timeout',
        kind: 'number',
        label: timeout,
        required: true,
        initial: 30,
        minimum: 1,
        maximum: 900,
        unit: { en: 'seconds', zh: '秒' },
      },
    ],
    toConfig: (values) => ({
      functionName: 'forward_timeout',
      given: { forward_timeout: entered(values, 'timeout') || '30' },
    }),
  }),
];

/** How nodes fetch from the origin what they do not hold. */
export const originPage = domainPage('origin', [
  {
    kind: 'tabs',
    tabs: [
      { label: { en: 'Configurations', zh: '回源配置' }, sections: settings },
      {
        label: requestHeaderTitle,
        sections: [
          ruleTable({
            title: requestHeaderTitle,
            functions: ['set_req_header'],
            add: { en: 'Add', zh: '添加' },
            columns: [argumentColumn(parameter, 'key'), argumentColumn(value, 'value')],
            fields: [
              { name: 'key', kind: 'text', label: parameter, required: true },
              { name: 'value', kind: 'text', label: value, required: true },
            ],
            initial: (row) => ({ key: textOf(row, 'key'), value: textOf(row, 'value') }),
            toConfig: (values) => ({
              functionName: 'set_req_header',
              given: { key: entered(values, 'key'), value: entered(values, 'value') },
            }),
          }),
        ],
      },
      { label: responseHeader, sections: [closedSection(responseHeader, { en: 'Add', zh: '添加' })] },
      {
        label: rewrite,
        sections: [
          ruleTable({
            title: rewrite,
            functions: ['back_to_origin_url_rewrite'],
            add: { en: 'Add', zh: '添加' },
            columns: [
              argumentColumn({ en: 'Source URI', zh: '待改写URI' }, 'source_url'),
              argumentColumn({ en: 'Final URI', zh: '目标URI' }, 'target_url'),
              argumentColumn({ en: 'Flag', zh: '执行规则' }, 'flag'),
            ],
            fields: [
              { name: 'source', kind: 'text', label: { en: 'Source URI', zh: '待改写URI' }, required: true },
              { name: 'target', kind: 'text', label: { en: 'Final URI', zh: '目标URI' }, required: true },
              {
                name: 'flag',
                kind: 'radio',
                label: { en: 'Flag', zh: '执行规则' },
                initial: 'null',
                options: [
                  { value: 'null', label: { en: 'None', zh: '空' } },
                  { value: 'break', label: 'break' },
                  { value: 'enhance_break', label: 'enhance break' },
                ],
              },
            ],
            initial: (row) => ({
              source: textOf(row, 'source_url'),
              target: textOf(row, 'target_url'),
              flag: textOf(row, 'flag'),
            }),
            toConfig: (values) => ({
              functionName: 'back_to_origin_url_rewrite',
              given: {
                source_url: entered(values, 'source'),
                target_url: entered(values, 'target'),
                flag: entered(values, 'flag'),
              },
            }),
          }),
        ],
      },
      {
        label: arguments_,
        sections: [
          formSection({
            title: { en: 'Rewrite Parameters', zh: '回源参数改写' },
            functions: ['back_to_origin_argument_rewrite'],
            items: REWRITES.map(([name, label]) => argumentColumn(label, name)),
            fields: [
              {
                name: 'ignore_all_argument',
                kind: 'radio',
                label: { en: 'Ignore Parameters', zh: '忽略参数' },
                initial: 'off',
                options: [
                  { value: 'on', label: { en: 'On', zh: '开启' } },
                  { value: 'off', label: { en: 'Off', zh: '关闭' } },
                ],
              },
              ...REWRITES.slice(1).map(([name, label]) => ({ name, kind: 'text' as const, label })),
            ],
            initial: (row) => Object.fromEntries(REWRITES.map(([name]) => [name, textOf(row, name)])),
            toConfig: (values) => ({
              functionName: 'back_to_origin_argument_rewrite',
              given: Object.fromEntries(
                REWRITES.map(([name]) => [name, entered(values, name)]).filter(([, text]) => text !== ''),
              ),
            }),
          }),
        ],
      },
    ],
  },
]);
