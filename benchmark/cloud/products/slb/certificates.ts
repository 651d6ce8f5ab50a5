import type { ResourceSpec } from '../../spec/index.js';
import { constantAttribute, createdAttribute, textAttribute } from '../shared/attribute-shapes.js';
import { readCertificate } from './certificate-handlers.js';
import { SLB_ERRORS } from './errors.js';

const IN_USE = {
  status: 400,
  code: 'CertificateAndPrivateKeyIsRefered',
  message: 'The specified certificate is used by a listener.',
};

const QUOTA = {
  limit: 100,
  per: 'region',
  error: {
    status: 400,
    code: 'QuotaExceeded.Certificate',
    message: 'The quota of certificates of the region is used up.',
  },
};

/** What is read out of the certificate itself. */
const READ = {
  Fingerprint: textAttribute({ zh: '指纹', en: 'Fingerprint' }, 'document'),
  CommonName: textAttribute({ zh: '域名', en: 'Domain Name' }, 'document'),
  ExpireTime: textAttribute({ zh: '过期时间', en: 'Expires At' }, 'document'),
  ExpireTimeStamp: { type: 'integer', label: { zh: '过期时间', en: 'Expires At' }, source: 'document' },
  CreateTime: createdAttribute({ zh: '创建时间', en: 'Created At' }, 'document'),
  ResourceGroupId: textAttribute({ zh: '资源组', en: 'Resource Group' }, 'document', { default: 'rg-default' }),
  RegionId: { type: 'string', label: { zh: '地域', en: 'Region' }, source: 'document', generated: { kind: 'region' } },
} as const;

/** Server certificates, with which HTTPS listeners answer. */
export const serverCertificate: ResourceSpec = {
  name: 'server-certificate',
  label: { zh: '服务器证书', en: 'Server Certificate' },
  id: { attribute: 'ServerCertificateId', from: 'caller' },
  scope: 'region',
  attributes: {
    ServerCertificateId: { type: 'string', label: { zh: '证书ID', en: 'Certificate ID' }, source: 'document' },
    ServerCertificateName: textAttribute({ zh: '证书名称', en: 'Certificate Name' }, 'document', {
      pattern: '[\\w\\u4e00-\\u9fa5/.-]{1,80}',
    }),
    ServerCertificate: {
      type: 'string',
      label: { zh: '证书内容', en: 'Certificate Content' },
      source: 'document',
      required: true,
      shown: 'never',
    },
    PrivateKey: {
      type: 'secret',
      label: { zh: '私钥', en: 'Private Key' },
      source: 'document',
      required: true,
      missing: {
        status: 400,
        code: 'CertificateAndPrivateKeyIsRequired',
        message: 'The certificate and its private key are required.',
      },
    },
    ...READ,
    IsAliCloudCertificate: constantAttribute({ zh: '阿里云签发', en: 'Issued by Alibaba Cloud' }, 0, 'document'),
    AliCloudCertificateId: constantAttribute({ zh: '证书服务ID', en: 'SSL Certificate ID' }, '', 'document'),
    AliCloudCertificateName: constantAttribute({ zh: '证书服务名称', en: 'SSL Certificate Name' }, '', 'document'),
  },
  operations: {
    UploadServerCertificate: {
      kind: 'create',
      access: 'write',
      source: 'document',
      accepts: ['ServerCertificateName', 'ServerCertificate', 'PrivateKey', 'ResourceGroupId'],
      returns: [
        'ServerCertificateId',
        'ServerCertificateName',
        'Fingerprint',
        'CommonName',
        'ExpireTime',
        'ExpireTimeStamp',
        'CreateTime',
        'ResourceGroupId',
        'RegionId',
        'IsAliCloudCertificate',
      ],
      before: readCertificate('ServerCertificate'),
    },
    DescribeServerCertificates: {
      kind: 'list',
      access: 'read',
      source: 'document',
      itemsAt: 'ServerCertificates.ServerCertificate',
      paging: 'none',
      defaultPageSize: 50,
      maximumPageSize: 100,
      filters: [{ parameter: 'ServerCertificateId', attribute: 'ServerCertificateId', match: 'exact' }],
    },
    SetServerCertificateName: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { ServerCertificateName: 'ServerCertificateName' },
    },
    DeleteServerCertificate: { kind: 'delete', access: 'write', source: 'document' },
  },
  notFound: SLB_ERRORS.certificate,
  blockedBy: ['slb/listener', 'slb/domain-extension'].map((resource) => ({
    resource,
    attribute: 'ServerCertificateId',
    error: IN_USE,
  })),
  quota: QUOTA,
  tags: { resourceType: 'certificate', keys: 'TagKey' },
  auditType: 'ACS::SLB::ServerCertificate',
};

/** Certificates of authorities, by which a listener knows its clients. */
export const caCertificate: ResourceSpec = {
  name: 'ca-certificate',
  label: { zh: 'CA证书', en: 'CA Certificate' },
  id: { attribute: 'CACertificateId', from: 'caller' },
  scope: 'region',
  attributes: {
    CACertificateId: { type: 'string', label: { zh: '证书ID', en: 'Certificate ID' }, source: 'document' },
    CACertificateName: textAttribute({ zh: '证书名称', en: 'Certificate Name' }, 'document', {
      pattern: '[\\w\\u4e00-\\u9fa5/.-]{1,80}',
    }),
    CACertificate: {
      type: 'string',
      label: { zh: '证书内容', en: 'Certificate Content' },
      source: 'document',
      required: true,
      shown: 'never',
    },
    ...READ,
  },
  operations: {
    UploadCACertificate: {
      kind: 'create',
      access: 'write',
      source: 'document',
      accepts: ['CACertificateName', 'CACertificate', 'ResourceGroupId'],
      returns: ['CACertificateId', 'CACertificateName', 'Fingerprint', 'CommonName', 'ExpireTime', 'CreateTime'],
      before: readCertificate('CACertificate'),
    },
    DescribeCACertificates: {
      kind: 'list',
      access: 'read',
      source: 'document',
      itemsAt: 'CACertificates.CACertificate',
      paging: 'none',
      defaultPageSize: 50,
      maximumPageSize: 100,
      filters: [{ parameter: 'CACertificateId', attribute: 'CACertificateId', match: 'exact' }],
    },
    SetCACertificateName: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { CACertificateName: 'CACertificateName' },
    },
    DeleteCACertificate: { kind: 'delete', access: 'write', source: 'document' },
  },
  notFound: SLB_ERRORS.certificate,
  blockedBy: [{ resource: 'slb/listener', attribute: 'CACertificateId', error: IN_USE }],
  quota: QUOTA,
  auditType: 'ACS::SLB::CACertificate',
};
