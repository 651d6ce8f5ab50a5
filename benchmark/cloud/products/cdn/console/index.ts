import type { NavigationEntry, Page, ProductConsole } from '../../../spec/console.js';
import { cdn } from '../product.js';
import { accessControlPage } from './access-control.js';
import { addDomainPage } from './add-domain.js';
import { basicPage } from './basic.js';
import { cachePage } from './cache.js';
import { copyConfigurationsPage } from './copy-configurations.js';
import { domainsPage } from './domains.js';
import { edgeScriptPage } from './edgescript.js';
import { moderationPage } from './moderation.js';
import { advancedPage, httpsPage, optimizationPage, securityPage, videoPage } from './more-settings.js';
import { originPage } from './origin.js';
import { overviewPage } from './overview.js';
import { refreshPage } from './refresh.js';
import { cdnReleases } from './releases.js';
import { httpsCenterPage, logsPage, usagePage } from './services.js';

/** Labels: documents of 2019 to 2021. */
const navigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' }, route: '/overview' },
  { label: { en: 'Domain Names', zh: '域名管理' }, route: '/domain/list' },
  {
    label: { en: 'Monitoring', zh: '数据监控' },
    children: [
      { label: { en: 'Resource Monitoring', zh: '资源监控' } },
      { label: { en: 'Real-time Monitoring', zh: '实时监控' } },
    ],
  },
  { label: { en: 'Statistics', zh: '统计分析' } },
  { label: { en: 'Usage', zh: '用量查询' }, route: '/usage' },
  { label: { en: 'Purge and Prefetch', zh: '刷新预热' }, route: '/refresh/cache' },
  { label: { en: 'Logs', zh: '日志管理' }, route: '/log/download' },
  {
    label: { en: 'Security & Protection', zh: '安全防护' },
    children: [
      { label: { en: 'HTTPS Center', zh: '证书服务' }, route: '/safety/https' },
      { label: moderationPage.name, route: moderationPage.route },
      { label: { en: 'WAF', zh: 'WAF' } },
    ],
  },
  { label: { en: 'Value-added Services', zh: '增值服务' } },
  {
    label: { en: 'Tools', zh: '工具' },
    children: [{ label: { en: 'Diagnostics', zh: '诊断工具' } }, { label: { en: 'IP Address Check', zh: 'IP检测' } }],
  },
];

const pages: readonly Page[] = [
  overviewPage,
  domainsPage,
  addDomainPage,
  copyConfigurationsPage,
  basicPage,
  originPage,
  cachePage,
  httpsPage,
  accessControlPage,
  optimizationPage,
  advancedPage,
  videoPage,
  securityPage,
  edgeScriptPage,
  refreshPage,
  logsPage,
  usagePage,
  httpsCenterPage,
  moderationPage,
];

/** The CDN console. */
export const cdnConsole: ProductConsole = {
  product: 'cdn',
  title: cdn.label,
  scope: 'global',
  hashRoutes: false,
  home: '/overview',
  navigation,
  pages,
  releases: cdnReleases(pages),
};
