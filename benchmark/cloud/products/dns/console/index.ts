import type { NavigationEntry, ProductConsole } from '../../../spec/console.js';
import { dns } from '../product.js';
import { domainsPage } from './domains.js';
import { recordsPage } from './records.js';

const navigation: readonly NavigationEntry[] = [
  { label: { en: 'Manage DNS', zh: '域名解析' }, route: '/dns/domainList' },
  { label: { en: 'Global Traffic Manager', zh: '全局流量管理' } },
  { label: { en: 'PrivateZone', zh: 'PrivateZone' } },
  { label: { en: 'HTTPDNS', zh: 'HTTPDNS' } },
  { label: { en: 'DNS Cache', zh: '辅助DNS' } },
  { label: { en: 'Public DNS', zh: '公共DNS' } },
  { label: { en: 'Batch Operations', zh: '批量操作' } },
  { label: { en: 'Operation Logs', zh: '操作日志' } },
];

/** The console of Alibaba Cloud DNS. */
export const dnsConsole: ProductConsole = {
  product: 'dns',
  title: dns.label,
  scope: 'global',
  hashRoutes: true,
  home: '/dns/domainList',
  navigation,
  pages: [domainsPage, recordsPage],
};
