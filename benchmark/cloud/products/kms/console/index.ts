import type { NavigationEntry, Page, ProductConsole } from '../../../spec/console.js';
import { notOffered } from '../../shared/not-offered.js';
import { kms } from '../product.js';
import { keyDetailPage } from './key-detail.js';
import { keysPage } from './keys.js';
import { readAliases, readKeys } from './read.js';
import { certificatesPage, keyStoresPage, secretsPage } from './services.js';

/** Labels: documents of 2021. */
const navigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' }, route: '/:region/overview' },
  { label: { en: 'Keys', zh: '用户主密钥' }, route: '/:region/key/list' },
  { label: { en: 'Secrets', zh: '凭据' }, route: '/:region/secret/list' },
  { label: { en: 'Certificate', zh: '证书' }, route: '/:region/certificate/list' },
  { label: { en: 'KeyStores', zh: 'KeyStores' }, route: '/:region/keystore/list' },
  { label: { en: 'Dedicated KMS', zh: '专属KMS' } },
  {
    label: { en: 'Cloud Service Integration', zh: '云产品集成' },
    children: [
      { label: { en: 'Server-side Encryption', zh: '服务端加密' } },
      { label: { en: 'Audit Logs', zh: '审计日志' } },
    ],
  },
];

const overviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/:region/overview',
  sections: [
    {
      kind: 'figures',
      title: { en: 'Resources in This Region', zh: '当前地域资源' },
      items: [
        { label: { en: 'Keys', zh: '用户主密钥' }, count: async (context) => (await readKeys(context)).length },
        { label: { en: 'Aliases', zh: '别名' }, count: async (context) => (await readAliases(context)).length },
        { label: { en: 'Secrets', zh: '凭据' }, count: async () => 0 },
        { label: { en: 'Certificates', zh: '证书' }, count: async () => 0 },
      ],
    },
    {
      kind: 'notice',
      text: { en: 'Keys never leave the service.', zh: '密钥不会离开密钥管理服务。' },
      buttons: [
        { label: { en: 'Manage Keys', zh: '管理密钥' }, operation: { kind: 'go', route: '/:region/key/list' } },
        notOffered('Billing', '计费说明'),
      ],
    },
  ],
};

/** The console of the Key Management Service. */
export const kmsConsole: ProductConsole = {
  product: 'kms',
  title: kms.label,
  scope: 'regional',
  hashRoutes: false,
  home: '/:region/overview',
  navigation,
  pages: [overviewPage, keysPage, keyDetailPage, secretsPage, certificatesPage, keyStoresPage],
};
