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
  pages: [instancesPage, createInstancePage, instanceDetailPage, accountsPage, whitelistPage, auditLogPage],
};
