import type { ProductConsole } from '../../../spec/console.js';
import { ecs } from '../product.js';
import { createKeyPairPage } from './create-key-pair.js';
import { keyPairsPage } from './key-pairs.js';
import { ecsNavigation } from './navigation.js';
import { ecsOverviewPage } from './overview.js';
import { securityGroupDetailPage } from './security-group-detail.js';
import { securityGroupsPage } from './security-groups.js';

/** The ECS console. */
export const ecsConsole: ProductConsole = {
  product: 'ecs',
  title: ecs.label,
  scope: 'regional',
  hashRoutes: true,
  home: '/home',
  navigation: ecsNavigation,
  pages: [ecsOverviewPage, securityGroupsPage, securityGroupDetailPage, createKeyPairPage, keyPairsPage],
};
