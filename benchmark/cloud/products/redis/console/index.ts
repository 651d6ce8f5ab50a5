import type { ProductConsole } from '../../../spec/console.js';
import { redis } from '../product.js';
import { accountsPage, whitelistPage } from './access-pages.js';
import { auditLogPage } from './audit-log.js';
import { createInstancePage } from './create-instance.js';
import { instanceDetailPage } from './instance-detail.js';
import { instancesPage } from './instances.js';
import { LIST, redisNavigation } from './navigation.js';

/** The Redis console of 2021. Its host is not named as its API is. */
export const redisConsole: ProductConsole = {
  product: 'kvstore',
  title: redis.label,
  scope: 'regional',
  hashRoutes: false,
  home: LIST,
  navigation: redisNavigation,
  tour: [
    {
      title: { en: 'Instances', zh: '实例列表' },
      text: { en: 'Your instances of all versions are listed here.', zh: '这里列出您所有版本的实例。' },
    },
    {
      title: { en: 'CloudDBA', zh: 'CloudDBA' },
      text: { en: 'Find large keys and slow requests.', zh: '查找大Key和慢请求。' },
    },
  ],
  pages: [instancesPage, createInstancePage, instanceDetailPage, accountsPage, whitelistPage, auditLogPage],
};
