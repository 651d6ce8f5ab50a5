import type { Confirm, Control, Field, Page } from '../../../spec/console.js';
import { emptyTable, notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { valueOptions } from '../../shared/options.js';
import { kmsKey } from '../key.js';

/** Opens a form that cannot be saved in this slice. */
function opens(label: Control['label'], title: Control['label'], fields: readonly Field[], primary = false): Control {
  return {
    label,
    primary,
    operation: { kind: 'dialog', title, form: { groups: [{ fields }], submit: submitNotOffered } },
  };
}

/** Asks before something that is outside the slice. */
function asks(title: Confirm['title']): Confirm {
  return {
    kind: 'confirm',
    title,
    message: { en: 'This cannot be undone. Continue?', zh: '该操作不可撤销，是否继续？' },
    run: async () => ({ open: { operation: { kind: 'unavailable' }, row: {} } }),
  };
}

/** Secrets; none can be made here. */
export const secretsPage: Page = {
  name: { en: 'Secrets', zh: '凭据' },
  route: '/:region/secret/list',
  sections: [
    emptyTable(
      [
        { en: 'Secret Name', zh: '凭据名称' },
        { en: 'Secret Type', zh: '凭据类型' },
        { en: 'Status', zh: '状态' },
        { en: 'Next Rotation At', zh: '下次轮转时间' },
        { en: 'Created At', zh: '创建时间' },
      ],
      {
        search: { en: 'Enter a secret name', zh: '请输入凭据名称' },
        buttons: [
          { ...notOffered('Create Secret', '创建凭据'), primary: true },
          notOffered('Filter by Tag', '标签筛选'),
        ],
      },
    ),
  ],
};

const createCertificate = opens(
  { en: 'Create Certificate', zh: '创建证书' },
  { en: 'Create Certificate', zh: '创建证书' },
  [
    { name: 'subject', kind: 'text', label: { en: 'Common Name', zh: '名称（CN）' }, required: true },
    {
      name: 'algorithm',
      kind: 'select',
      label: { en: 'Key Type', zh: '密钥类型' },
      initial: 'RSA_2048',
      options: valueOptions(kmsKey.attributes.KeySpec).filter(({ value }) => /^(RSA|EC)_/.test(value)),
    },
    {
      name: 'exportable',
      kind: 'radio',
      label: { en: 'Private Key Exportable', zh: '私钥可否导出' },
      initial: 'yes',
      options: [
        { value: 'yes', label: { en: 'Yes', zh: '是' } },
        { value: 'no', label: { en: 'No', zh: '否' } },
      ],
    },
  ],
  true,
);

const importCertificate = opens(
  { en: 'Import Key and Certificate', zh: '导入密钥及证书' },
  { en: 'Import Key and Certificate', zh: '导入密钥和证书' },
  [
    {
      name: 'password',
      kind: 'password',
      label: { en: 'PKCS12 File Password', zh: 'PKCS12文件保护口令' },
      required: true,
    },
    { name: 'file', kind: 'textarea', label: { en: 'PKCS12 File', zh: 'PKCS12格式文件' }, required: true },
  ],
);

/** Certificates; none can be made here. */
export const certificatesPage: Page = {
  name: { en: 'Certificate', zh: '证书' },
  route: '/:region/certificate/list',
  sections: [
    emptyTable(
      [
        { en: 'Certificate ID', zh: '证书ID' },
        { en: 'Subject', zh: '主体名称' },
        { en: 'Status', zh: '状态' },
        { en: 'Expires At', zh: '到期时间' },
      ],
      {
        search: { en: 'Enter a certificate ID', zh: '请输入证书ID' },
        buttons: [createCertificate, importCertificate],
        rowControls: [
          {
            label: { en: 'Disable', zh: '禁用' },
            operation: asks({ en: 'Disable Certificate', zh: '禁用证书' }),
          },
          {
            label: { en: 'Revoked', zh: '吊销' },
            operation: asks({ en: 'Revoke Certificate', zh: '吊销证书' }),
          },
          {
            label: { en: 'More', zh: '更多' },
            operation: {
              kind: 'menu',
              items: [
                {
                  label: { en: 'Delete Certificate', zh: '删除证书' },
                  operation: asks({ en: 'Delete Certificate', zh: '删除证书' }),
                },
              ],
            },
          },
        ],
      },
    ),
  ],
};

const storeName = { en: 'Name', zh: '名称' };
const cluster = { en: 'HSM Cluster', zh: 'HSM集群' };
const description = { en: 'Description', zh: '描述' };

/** Key stores of one's own; none can be made here. */
export const keyStoresPage: Page = {
  name: { en: 'KeyStores', zh: 'KeyStores' },
  route: '/:region/keystore/list',
  sections: [
    emptyTable([storeName, cluster, { en: 'Status', zh: '连接状态' }, description], {
      buttons: [
        opens(
          { en: 'Create KeyStore', zh: '创建KeyStore' },
          { en: 'Create KeyStore', zh: '创建KeyStore' },
          [
            { name: 'name', kind: 'text', label: storeName, required: true },
            {
              name: 'cluster',
              kind: 'select',
              label: cluster,
              required: true,
              options: {
                load: async () => [],
                empty: { en: 'No cluster in Data Encryption Service', zh: '加密服务中没有集群' },
              },
            },
            { name: 'description', kind: 'textarea', label: description },
            { name: 'password', kind: 'password', label: { en: 'Password', zh: '密码' }, required: true },
            {
              name: 'certificate',
              kind: 'textarea',
              label: { en: 'Security Domain Certificate', zh: '安全域证书' },
              required: true,
            },
          ],
          true,
        ),
      ],
      rowControls: [
        notOffered('Connect', '连接'),
        {
          label: { en: 'Disconnect', zh: '断开连接' },
          operation: asks({ en: 'Disconnect KeyStore', zh: '断开KeyStore' }),
        },
        {
          label: { en: 'Delete', zh: '删除' },
          operation: asks({ en: 'Delete KeyStore', zh: '删除KeyStore' }),
        },
      ],
    }),
  ],
};
