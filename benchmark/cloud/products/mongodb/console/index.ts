import type { Page, ProductConsole } from '../../../spec/console.js';
import { mongodb } from '../product.js';
import { accountsPage } from './accounts.js';
import { auditLogsPage } from './audit-logs.js';
import { availabilityPage } from './availability.js';
import { backupsPage } from './backups.js';
import { basicInformationPage } from './basic-information.js';
import { buyPage } from './buy.js';
import { connectionsPage } from './connections.js';
import { listPages } from './instances.js';
import { mongodbNavigation } from './navigation.js';
import { recycleBinPage } from './recycle-bin.js';
import { REPLICA_SETS, type Words } from './shared.js';
import { whitelistPage } from './whitelist.js';

/** As "Configure a whitelist" of 2019 calls things. */
const words2019: Words = {
  shardedInstances: { en: 'Sharding instances', zh: '分片集群实例列表' },
  security: { en: 'Security Control', zh: '数据安全性' },
  connections: { en: 'Database Connection', zh: '数据库连接' },
  publicConnections: { en: 'Public IP Connection', zh: '公网连接' },
  internalConnections: { en: 'Intranet Connection - VPC', zh: '内网连接 - 专有网络' },
  form: 'dialog',
  serverless: false,
};

/** As the documents from the autumn of 2020 on do. */
const words2020: Words = {
  ...words2019,
  shardedInstances: { en: 'Sharded Cluster Instances', zh: '分片集群实例列表' },
  security: { en: 'Data Security', zh: '数据安全性' },
  form: 'drawer',
};

/** As the documents from the spring of 2021 on do. */
const words2021: Words = {
  ...words2020,
  connections: { en: 'Database Connections', zh: '数据库连接' },
  publicConnections: { en: 'Public Connections', zh: '公网连接' },
  internalConnections: { en: 'Internal Connections', zh: '内网连接' },
  serverless: true,
};

function pages(words: Words): readonly Page[] {
  return [
    ...listPages(words),
    recycleBinPage,
    buyPage('replicate'),
    buyPage('sharding'),
    ...(['replicate', 'sharding'] as const).flatMap((kind) => [
      basicInformationPage(words, kind),
      accountsPage(words, kind),
      connectionsPage(words, kind),
      backupsPage(words, kind),
      whitelistPage(words, kind),
      auditLogsPage(words, kind),
      availabilityPage(words, kind),
    ]),
  ];
}

/** The MongoDB console; by default that of 2019. */
export const mongodbConsole: ProductConsole = {
  product: 'mongodb',
  title: mongodb.label,
  scope: 'regional',
  hashRoutes: true,
  home: REPLICA_SETS,
  navigation: mongodbNavigation(words2019),
  pages: pages(words2019),
  releases: [
    { since: '2020-09-01', navigation: mongodbNavigation(words2020), pages: pages(words2020) },
    { since: '2021-04-23', navigation: mongodbNavigation(words2021), pages: pages(words2021) },
  ],
};
