import type { ProductConsole } from '../../../spec/console.js';
import { slb } from '../product.js';
import { accessControlDetailPage, accessControlPage } from './access-control-lists.js';
import { accessLogsPage } from './access-logs.js';
import { applicationLoadBalancersPage } from './application-load-balancers.js';
import { certificatesPage, createCertificatePage } from './certificates.js';
import { createInstancePage } from './create-instance.js';
import { healthDiagnosisPage } from './health-diagnosis.js';
import { instanceDetailPage, instanceDetailPage2018, instanceDetailPage2019 } from './instance-detail.js';
import { expiredPage, instancesPages, instancesPages2019 } from './instances.js';
import { additionalCertificatesPage, rulesPage } from './listener-extras.js';
import { listenerWizardPage } from './listener-wizard.js';
import { slbNavigation, slbNavigation2018 } from './navigation.js';
import { slbOverviewPage } from './overview.js';
import { replaceCertificatePage } from './replace-certificate.js';
import { addServersPage, createGroupPage } from './server-groups.js';

/** The console of the classic load balancer. */
export const slbConsole: ProductConsole = {
  product: 'slb',
  title: slb.label,
  scope: 'regional',
  hashRoutes: false,
  home: '/slb/:region/slbs',
  navigation: slbNavigation,
  pages: [
    slbOverviewPage,
    createInstancePage,
    listenerWizardPage,
    rulesPage,
    additionalCertificatesPage,
    createGroupPage,
    addServersPage,
    ...instancesPages,
    instanceDetailPage,
    expiredPage,
    accessControlPage,
    accessControlDetailPage,
    createCertificatePage,
    certificatesPage,
    replaceCertificatePage,
    accessLogsPage,
    applicationLoadBalancersPage,
    healthDiagnosisPage,
  ],
  releases: [
    { since: '2018-06-01', navigation: slbNavigation2018, pages: [...instancesPages2019, instanceDetailPage2018] },
    { since: '2019-01-01', navigation: slbNavigation2018, pages: [...instancesPages2019, instanceDetailPage2019] },
    { since: '2020-06-01' },
  ],
};
