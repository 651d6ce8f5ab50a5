import type { Page, ProductConsole } from '../../../spec/console.js';
import { cms } from '../product.js';
import {
  applicationGroupAvailabilityPage,
  applicationGroupPage,
  applicationGroupRulesPage,
  applicationGroupsPage,
} from './application-groups.js';
import { contactsPage } from './contacts.js';
import { createRulePage } from './create-rule.js';
import { customDashboardPage } from './dashboards.js';
import { eventMonitoringPage } from './event-monitoring.js';
import { hostPage, hostsPage } from './hosts.js';
import { cmsNavigation } from './navigation.js';
import { rulesPage } from './rules.js';
import { applicationGroups, contacts, rules } from './shared.js';
import { sitesPage } from './site-monitoring.js';
import { templatesPage, templatesPages2019 } from './templates.js';

const overviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/home',
  sections: [
    {
      kind: 'figures',
      title: { en: 'Alert Overview', zh: '报警概览' },
      items: [
        { label: { en: 'Alert Rules', zh: '报警规则' }, count: async (context) => (await rules(context)).length },
        {
          label: { en: 'Application Groups', zh: '应用分组' },
          count: async (context) => (await applicationGroups(context)).length,
        },
        {
          label: { en: 'Alert Contacts', zh: '报警联系人' },
          count: async (context) => (await contacts(context)).length,
        },
        { label: { en: 'Alerts of Today', zh: '今日报警' }, count: async () => 0 },
      ],
    },
    { kind: 'notice', text: { en: 'No alert is active.', zh: '当前没有正在发生的报警。' } },
  ],
};

/** The CloudMonitor console. */
export const cmsConsole: ProductConsole = {
  product: 'cms',
  title: cms.label,
  scope: 'global',
  hashRoutes: true,
  home: '/home',
  navigation: cmsNavigation,
  pages: [
    overviewPage,
    contactsPage,
    templatesPage,
    rulesPage,
    createRulePage,
    applicationGroupsPage,
    applicationGroupPage,
    applicationGroupRulesPage,
    applicationGroupAvailabilityPage,
    customDashboardPage,
    hostsPage,
    hostPage,
    eventMonitoringPage,
    sitesPage,
  ],
  releases: [
    { since: '2018-06-01', pages: templatesPages2019 },
    // From then on the console is the default one.
    { since: '2020-09-01' },
  ],
};
