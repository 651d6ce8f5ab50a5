import type { NavigationEntry, Page, ProductConsole } from '../../../spec/console.js';
import { sls } from '../product.js';
import { alertCenterPages } from './alert-center.js';
import { dashboardDetailPage, dashboardPage, dashboardsPage } from './dashboards.js';
import { homePage } from './home.js';
import { cloudMonitorImportPages } from './import-cloud-monitor.js';
import { skyWalkingImportPages } from './import-skywalking.js';
import { logApplicationPages } from './log-center.js';
import { logstoresPage, metricStoresPage, searchPage } from './logstores.js';
import { slsNavigation } from './navigation.js';
import { overviewPage } from './overview.js';
import { iconNavigation, wordNavigation } from './project-navigation.js';
import { importPages } from './rds-import.js';
import { alertsPage, machineGroupsPage } from './resources.js';
import { logstoreAttributePage, metricStoreAttributePage } from './store-attributes.js';
import { tracesPage } from './traces.js';

/** The pages inside a project, headed by its name. */
function projectPages(navigation: readonly NavigationEntry[]): readonly Page[] {
  return [
    overviewPage,
    logstoresPage,
    searchPage,
    logstoreAttributePage,
    metricStoreAttributePage,
    metricStoresPage,
    dashboardsPage,
    dashboardPage,
    dashboardDetailPage,
    alertsPage,
    machineGroupsPage,
    tracesPage,
  ].map((page) => ({ ...page, headingParameter: 'project', navigation }));
}

/**
 * The log service's console of June 2021. A project's name was entered in a dialog a month before, and its navigation had
 * words a month after.
 */
export const slsConsole: ProductConsole = {
  product: 'sls',
  title: sls.label,
  scope: 'global',
  hashRoutes: false,
  home: '/lognext/profile',
  navigation: slsNavigation,
  pages: [
    homePage('drawer'),
    ...cloudMonitorImportPages,
    ...skyWalkingImportPages,
    ...importPages,
    ...alertCenterPages,
    ...logApplicationPages,
    ...projectPages(iconNavigation),
  ],
  tour: [
    {
      title: { en: 'Import Data', zh: '接入数据' },
      text: { en: 'Choose where your logs come from.', zh: '在这里选择日志的来源。' },
    },
    {
      title: { en: 'Projects', zh: 'Project列表' },
      text: { en: 'A project keeps the logs of one region.', zh: '每个Project保存一个地域的日志。' },
    },
  ],
  releases: [
    { since: '2021-05-01', pages: [homePage('dialog')] },
    { since: '2021-06-01' },
    { since: '2021-07-01', pages: projectPages(wordNavigation) },
  ],
};
