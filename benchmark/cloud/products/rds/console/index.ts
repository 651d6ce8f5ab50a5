import type { ProductConsole } from '../../../spec/console.js';
import { rds } from '../product.js';
import { accountsPage } from './accounts.js';
import { createInstancePage } from './create-instance.js';
import { databasesPage } from './databases.js';
import { connectionPage, instanceDetailPage } from './instance-detail.js';
import { instancesPage } from './instances.js';
import { LIST, rdsNavigation } from './navigation.js';
import { securityPage } from './security.js';
import { sqlExplorerPage } from './sql-explorer.js';

/** The RDS console of 2021. */
export const rdsConsole: ProductConsole = {
  product: 'rds',
  title: rds.label,
  scope: 'regional',
  hashRoutes: true,
  home: LIST,
  navigation: rdsNavigation,
  tour: [
    {
      title: { en: 'Instances', zh: '实例列表' },
      text: { en: 'Your instances of all engines are listed here.', zh: '这里列出您所有引擎的实例。' },
    },
  ],
  pages: [
    instancesPage,
    createInstancePage,
    instanceDetailPage,
    connectionPage,
    accountsPage,
    databasesPage,
    securityPage,
    sqlExplorerPage,
  ],
};
