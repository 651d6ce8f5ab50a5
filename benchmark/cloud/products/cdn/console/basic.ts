import type { Field, PageContext, Row, Text, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { domain } from '../domain.js';
import { domainPage } from './domain-navigation.js';
import { domainTones } from './domain-tones.js';
import { domainOf, readDomain } from './read.js';
import { closedSection, modify, saved } from './settings.js';

const originTypes = {
  oss: { label: { en: 'OSS Domain', zh: 'OSS域名' } },
  ipaddr: { label: { en: 'IP', zh: 'IP' } },
  domain: { label: { en: 'Site Domain', zh: '源站域名' } },
  fc_domain: { label: { en: 'Function Compute Domain', zh: '函数计算域名' } },
};

/** The fields of one origin server. */
export const originFields: readonly Field[] = [
  {
    name: 'type',
    kind: 'radio',
    label: { en: 'Origin Info', zh: '源站信息' },
    required: true,
    initial: 'oss',
    options: Object.entries(originTypes).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'content',
    kind: 'text',
    label: { en: 'Address', zh: '源站地址' },
    required: true,
    placeholder: { en: 'A public IP address or a domain name', zh: '公网IP地址或域名' },
  },
  {
    name: 'priority',
    kind: 'select',
    label: { en: 'Priority', zh: '优先级' },
    initial: '20',
    options: [
      { value: '20', label: { en: 'Primary', zh: '主' } },
      { value: '30', label: { en: 'Secondary', zh: '备' } },
    ],
  },
  { name: 'weight', kind: 'number', label: { en: 'Weight', zh: '权重' }, initial: 10, minimum: 1, maximum: 100 },
  { name: 'port', kind: 'number', label: { en: 'Port', zh: '端口' }, initial: 80, minimum: 1, maximum: 65_535 },
];

/** An origin server as the API takes it. */
export function originOf(values: Values | Row): Row {
  return {
    type: values.type ?? 'oss',
    content: String(values.content ?? '').trim(),
    priority: String(values.priority ?? '20'),
    weight: String(values.weight ?? '10'),
    port: Number(values.port ?? 80),
  };
}

async function readOrigins(context: PageContext): Promise<readonly Row[]> {
  return listOf(await readDomain(context), 'SourceModels', 'SourceModel').map((origin) => ({
    type: textOf(origin, 'Type'),
    content: textOf(origin, 'Content'),
    priority: textOf(origin, 'Priority'),
    weight: textOf(origin, 'Weight'),
    port: textOf(origin, 'Port'),
  }));
}

async function changeOrigins(context: PageContext, change: (origins: readonly Row[]) => readonly Row[]): Promise<void> {
  await context.call('cdn', 'ModifyCdnDomain', {
    DomainName: domainOf(context),
    Sources: JSON.stringify(change(await readOrigins(context))),
  });
}

const regionTitle: Text = { en: 'Region', zh: '加速区域' };
const originTitle: Text = { en: 'Origin Information', zh: '源站信息' };

/** Where a domain is accelerated and where its content comes from. */
export const basicPage = domainPage('basic', [
  {
    kind: 'details',
    title: { en: 'Basic Information', zh: '基础信息' },
    read: readDomain,
    items: [
      attributeColumn(domain, 'Cname'),
      attributeColumn(domain, 'DomainStatus', { tones: domainTones }),
      attributeColumn(domain, 'CdnType'),
      attributeColumn(domain, 'Scope'),
      attributeColumn(domain, 'GmtCreated'),
      attributeColumn(domain, 'GmtModified'),
    ],
    buttons: [
      {
        label: modify,
        operation: {
          kind: 'dialog',
          title: regionTitle,
          initial: (row) => ({ scope: textOf(row, 'Scope') }),
          form: {
            groups: [
              {
                fields: [
                  {
                    name: 'scope',
                    kind: 'radio',
                    label: attributeLabel(domain, 'Scope'),
                    required: true,
                    options: domain.attributes.Scope?.values ?? [],
                  },
                ],
              },
            ],
            submit: async (values, context) => {
              await context.call('cdn', 'ModifyCdnDomainSchdmByProperty', {
                DomainName: domainOf(context),
                Property: JSON.stringify({ coverage: values.scope }),
              });
              return {};
            },
            success: saved,
          },
        },
      },
    ],
  },
  {
    kind: 'table',
    title: originTitle,
    buttons: [
      {
        label: { en: 'Add Origin Server', zh: '新增源站信息' },
        operation: {
          kind: 'dialog',
          title: { en: 'Add Origin Server', zh: '新增源站信息' },
          form: {
            groups: [{ fields: originFields }],
            submit: async (values, context) => {
              await changeOrigins(context, (origins) => [...origins, originOf(values)]);
              return {};
            },
            success: saved,
          },
        },
      },
    ],
    rows: readOrigins,
    columns: [
      { label: { en: 'Origin Info', zh: '源站信息' }, value: (row) => textOf(row, 'content') },
      { label: { en: 'Type', zh: '类型' }, value: (row) => textOf(row, 'type'), states: originTypes },
      {
        label: { en: 'Priority', zh: '优先级' },
        value: (row) => textOf(row, 'priority'),
        states: { 20: { label: { en: 'Primary', zh: '主' } }, 30: { label: { en: 'Secondary', zh: '备' } } },
      },
      { label: { en: 'Weight', zh: '权重' }, value: (row) => textOf(row, 'weight') },
      { label: { en: 'Port', zh: '端口' }, value: (row) => textOf(row, 'port') },
    ],
    rowControls: [
      {
        label: { en: 'Edit', zh: '编辑' },
        operation: {
          kind: 'dialog',
          title: { en: 'Edit Origin Server', zh: '编辑源站信息' },
          initial: (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
          form: {
            groups: [{ fields: originFields }],
            submit: async (values, context, row) => {
              await changeOrigins(context, (origins) =>
                origins.map((origin) => (origin.content === row.content ? originOf(values) : origin)),
              );
              return {};
            },
            success: saved,
          },
        },
      },
      {
        label: { en: 'Delete', zh: '删除' },
        operation: {
          kind: 'confirm',
          title: { en: 'Delete Origin Server', zh: '删除源站' },
          message: { en: 'Delete this origin server?', zh: '是否删除该源站？' },
          run: async (row, context) => {
            await changeOrigins(context, (origins) => origins.filter(({ content }) => content !== row.content));
            return {};
          },
          success: saved,
        },
      },
    ],
  },
  closedSection({ en: 'IPv6', zh: 'IPv6配置' }),
]);
