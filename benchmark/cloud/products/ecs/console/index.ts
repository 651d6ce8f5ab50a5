import type { ProductConsole } from '../../../spec/console.js';
import { ecs } from '../product.js';
import { createInstancePage } from './create-instance.js';
import { createKeyPairPage } from './create-key-pair.js';
import { diskDetailPage, disksPage } from './disks.js';
import { enisPage } from './enis.js';
import { imagesPage } from './images.js';
import { instanceDetailPage } from './instance-detail.js';
import { instancesPage } from './instances.js';
import { keyPairsPage } from './key-pairs.js';
import { ecsNavigation } from './navigation.js';
import { outsidePages } from './outside-pages.js';
import { ecsOverviewPage } from './overview.js';
import { ecsReleases } from './releases.js';
import { securityGroupDetailPage } from './security-group-detail.js';
import { groupMembersPage, securityGroupsPage } from './security-groups.js';
import { policyDisksPage, snapshotsPage } from './snapshots.js';
import { tagsPage } from './tags.js';

/** The ECS console. */
export const ecsConsole: ProductConsole = {
  product: 'ecs',
  title: ecs.label,
  scope: 'regional',
  hashRoutes: true,
  home: '/home',
  navigation: ecsNavigation,
  pages: [
    ecsOverviewPage,
    instancesPage,
    instanceDetailPage,
    createInstancePage,
    disksPage,
    diskDetailPage,
    snapshotsPage,
    policyDisksPage,
    imagesPage,
    securityGroupsPage,
    groupMembersPage,
    securityGroupDetailPage,
    enisPage,
    createKeyPairPage,
    keyPairsPage,
    tagsPage,
    ...outsidePages,
  ],
  releases: ecsReleases,
};
