import type { Control, Page } from '../../../spec/console.js';

const noRows = async () => [];

function column(en: string, zh: string) {
  return { label: { en, zh }, value: () => '' };
}

function closed(en: string, zh: string, primary = false): Control {
  return { label: { en, zh }, operation: { kind: 'unavailable' }, primary };
}

/** Secrets; none can be made here. */
export const secretsPage: Page = {
  name: { en: 'Secrets', zh: '凭据' },
  route: '/:region/secret/list',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a secret name', zh: '请输入凭据名称' },
      buttons: [closed('Create Secret', '创建凭据', true), closed('Filter by Tag', '标签筛选')],
      rows: noRows,
      columns: [
        column('Secret Name', '凭据名称'),
        column('Secret Type', '凭据类型'),
        column('Status', '状态'),
        column('Next Rotation At', '下次轮转时间'),
        column('Created At', '创建时间'),
      ],
    },
  ],
};

/** Certificates; none can be made here. */
export const certificatesPage: Page = {
  name: { en: 'Certificate', zh: '证书' },
  route: '/:region/certificate/list',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a certificate ID', zh: '请输入证书ID' },
      buttons: [closed('Create Certificate', '创建证书', true), closed('Import Key and Certificate', '导入密钥及证书')],
      rows: noRows,
      columns: [
        column('Certificate ID', '证书ID'),
        column('Subject', '主体名称'),
        column('Status', '状态'),
        column('Expires At', '到期时间'),
      ],
    },
  ],
};

/** Key stores of one's own; none can be made here. */
export const keyStoresPage: Page = {
  name: { en: 'KeyStores', zh: 'KeyStores' },
  route: '/:region/keystore/list',
  sections: [
    {
      kind: 'table',
      buttons: [closed('Create KeyStore', '创建KeyStore', true)],
      rows: noRows,
      columns: [
        column('Name', '名称'),
        column('HSM Cluster', 'HSM集群'),
        column('Status', '连接状态'),
        column('Description', '描述'),
      ],
    },
  ],
};
