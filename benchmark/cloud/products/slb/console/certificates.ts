import type { Control, Field, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { resourceGroupField } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { regionOptions } from '../../shared/region-options.js';
import { serverCertificate } from '../certificates.js';
import { readServerCertificates } from './read.js';

async function readCertificates(context: PageContext): Promise<readonly Row[]> {
  const [servers, authorities] = await Promise.all([
    readServerCertificates(context),
    context.call('slb', 'DescribeCACertificates', { RegionId: context.region }),
  ]);
  return [
    ...servers.map((row) => ({
      ...row,
      Id: row.ServerCertificateId,
      Name: row.ServerCertificateName,
      Kind: 'server',
    })),
    ...listOf(authorities, 'CACertificates', 'CACertificate').map((row) => ({
      ...row,
      Id: row.CACertificateId,
      Name: row.CACertificateName,
      Kind: 'ca',
    })),
  ];
}

const kinds = {
  server: { label: { en: 'Server Certificate', zh: '服务器证书' } },
  ca: { label: { en: 'CA Certificate', zh: 'CA证书' } },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Certificate', zh: '删除证书' },
    message: { en: 'Delete this certificate?', zh: '是否删除该证书？' },
    run: async (row, context) => {
      const region = { RegionId: context.region };
      if (row.Kind === 'ca') await context.call('slb', 'DeleteCACertificate', { ...region, CACertificateId: row.Id });
      else await context.call('slb', 'DeleteServerCertificate', { ...region, ServerCertificateId: row.Id });
      return {};
    },
    success: { en: 'The certificate is deleted.', zh: '删除证书成功' },
  },
};

const replace: Control = {
  label: { en: 'Replace', zh: '替换' },
  shown: (row) => row.Kind === 'server',
  operation: { kind: 'go', route: (row) => `/slb/:region/certs/${textOf(row, 'Id')}/replace` },
};

/** Certificates of a region. */
export const certificatesPage: Page = {
  name: { en: 'Certificates', zh: '证书管理' },
  route: '/slb/:region/certs',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a certificate name or ID', zh: '请输入证书名称或ID' },
      buttons: [
        {
          label: { en: 'Create Certificate', zh: '创建证书' },
          operation: { kind: 'go', route: '/slb/:region/certs/new' },
          primary: true,
        },
        notOffered('Delete All Expired Certificates', '删除全部过期证书'),
      ],
      rows: readCertificates,
      columns: [
        {
          label: { en: 'Certificate Name/ID', zh: '证书名称/ID' },
          value: (row) => [textOf(row, 'Name'), textOf(row, 'Id')],
          width: 260,
        },
        attributeColumn(serverCertificate, 'CommonName'),
        attributeColumn(serverCertificate, 'ExpireTime'),
        attributeColumn(serverCertificate, 'Fingerprint', { width: 200 }),
        { label: { en: 'Certificate Type', zh: '证书类型' }, value: (row) => textOf(row, 'Kind'), states: kinds },
        attributeColumn(serverCertificate, 'ResourceGroupId'),
      ],
      rowControls: [replace, notOffered('Change Resource Group', '更换资源组'), remove],
    },
  ],
};

const uploaded = { field: 'source', is: ['upload'] };

const fields: readonly Field[] = [
  {
    name: 'source',
    kind: 'radio',
    label: { en: 'Select Certificate Source', zh: '选择证书来源' },
    initial: 'upload',
    options: [
      {
        value: 'service',
        label: {
          en: 'Select Certificate from Alibaba Cloud SSL Certificates Service',
          zh: '从云盾证书服务获取',
        },
      },
      { value: 'upload', label: { en: 'Upload Third-Party Certificate', zh: '上传第三方签发证书' } },
    ],
  },
  {
    name: 'issued',
    kind: 'select',
    label: { en: 'Certificates', zh: '证书列表' },
    required: true,
    when: { field: 'source', is: ['service'] },
    options: {
      load: async () => [],
      empty: { en: 'SSL Certificates Service holds no certificate.', zh: '证书服务中没有证书' },
    },
  },
  {
    name: 'name',
    kind: 'text',
    label: attributeLabel(serverCertificate, 'ServerCertificateName'),
    required: true,
    maxLength: 80,
    when: uploaded,
  },
  resourceGroupField,
  {
    name: 'regions',
    kind: 'select',
    label: { en: 'Regions', zh: '证书部署地域' },
    multiple: true,
    help: {
      en: 'The certificate is also placed in the region of the top bar.',
      zh: '证书总会部署到顶部菜单栏所选的地域。',
    },
    options: regionOptions,
  },
  {
    name: 'type',
    kind: 'radio',
    label: { en: 'Certificate Type', zh: '证书类型' },
    initial: 'server',
    when: uploaded,
    options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'content',
    kind: 'textarea',
    label: attributeLabel(serverCertificate, 'ServerCertificate'),
    required: true,
    when: uploaded,
  },
  {
    name: 'key',
    kind: 'textarea',
    label: attributeLabel(serverCertificate, 'PrivateKey'),
    required: true,
    when: [uploaded, { field: 'type', is: ['server'] }],
  },
];

async function upload(values: Values, context: PageContext) {
  const chosen = Array.isArray(values.regions) ? values.regions.map(String) : [];
  for (const region of new Set([context.region, ...chosen])) {
    if (values.type === 'ca') {
      const parameters = { RegionId: region, CACertificateName: values.name, CACertificate: values.content };
      await context.call('slb', 'UploadCACertificate', parameters, region);
    } else {
      const pair = { ServerCertificate: values.content, PrivateKey: values.key };
      const parameters = { RegionId: region, ServerCertificateName: values.name, ...pair };
      await context.call('slb', 'UploadServerCertificate', parameters, region);
    }
  }
  return { navigate: '/slb/:region/certs' };
}

/** Page that takes a certificate. */
export const createCertificatePage: Page = {
  name: { en: 'Create Certificate', zh: '创建证书' },
  route: '/slb/:region/certs/new',
  parent: '/slb/:region/certs',
  sections: [
    {
      kind: 'form',
      cancel: '/slb/:region/certs',
      form: {
        groups: [
          {
            fields,
            buttons: [notOffered('View Sample Certificate', '导入样式')],
          },
        ],
        submitLabel: { en: 'Create', zh: '确认' },
        submit: upload,
        success: { en: 'The certificate is created.', zh: '创建证书成功' },
      },
    },
  ],
};
