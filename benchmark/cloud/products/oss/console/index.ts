import type { ProductConsole } from '../../../spec/console.js';
import { oss } from '../product.js';
import { accessPages } from './access-settings.js';
import { basicPages } from './basic-settings.js';
import { bucketOverviewPage, deleteBucketPage } from './bucket-overview.js';
import { corsPage, corsRulesPage } from './cors.js';
import { domainNamesPage } from './domain-names.js';
import { eventNotificationPage } from './event-notification.js';
import { filesPage, partsPage } from './files.js';
import { imagePage } from './image.js';
import { inventoryPages } from './inventory.js';
import { bucketsPage, ossOverviewPage } from './pages.js';
import { retentionPages } from './retention.js';
import { rulesPages } from './rule-pages.js';
import { taskListPage } from './task-list.js';

/** The OSS console. */
export const ossConsole: ProductConsole = {
  product: 'oss',
  title: oss.label,
  scope: 'global',
  hashRoutes: false,
  home: '/overview',
  navigation: [
    { label: { en: 'Overview', zh: '概览' }, route: '/overview' },
    { label: { en: 'Buckets', zh: 'Bucket列表' }, route: '/bucket' },
    { label: { en: 'My Paths', zh: '我的访问路径' } },
    {
      label: { en: 'Data Services', zh: '数据服务' },
      children: [
        { label: { en: 'Data Import', zh: '数据导入' } },
        { label: { en: 'Data Replication', zh: '数据复制' } },
        { label: { en: 'Transfer Acceleration', zh: '传输加速' } },
      ],
    },
    {
      label: { en: 'Statistics', zh: '数据统计' },
      children: [
        { label: { en: 'Usage Query', zh: '用量查询' } },
        { label: { en: 'Resource Plans', zh: '资源包管理' } },
      ],
    },
    { label: { en: 'Alert Rules', zh: '报警规则' } },
    { label: { en: 'Tools', zh: '常用工具' } },
  ],
  pages: [
    ossOverviewPage,
    bucketsPage,
    bucketOverviewPage,
    eventNotificationPage,
    filesPage,
    partsPage,
    taskListPage,
    corsPage,
    corsRulesPage,
    ...accessPages,
    ...basicPages,
    ...rulesPages,
    imagePage,
    domainNamesPage,
    ...inventoryPages,
    ...retentionPages,
    deleteBucketPage,
  ],
};
