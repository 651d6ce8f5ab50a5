import type { ProductConsole } from '../../../spec/console.js';
import { vpc as product } from '../product.js';
import { createEipPage, eipsPage } from './eips.js';
import { flowLogsPage } from './flow-logs.js';
import { createNatGatewayPage, natGatewayDetailPage, natGatewaysPage } from './nat-gateways.js';
import { vpcNavigation } from './navigation.js';
import { createVpcPage, vpcDetailPage, vpcsPage, vswitchesPage } from './pages.js';
import { routeTableDetailPage, routeTablesPage } from './route-tables.js';

/** The VPC console. */
export const vpcConsole: ProductConsole = {
  product: 'vpc',
  title: product.label,
  scope: 'regional',
  hashRoutes: false,
  home: '/vpc/:region/vpcs',
  navigation: vpcNavigation,
  pages: [
    vpcsPage,
    createVpcPage,
    vpcDetailPage,
    vswitchesPage,
    routeTablesPage,
    routeTableDetailPage,
    eipsPage,
    createEipPage,
    natGatewaysPage,
    createNatGatewayPage,
    natGatewayDetailPage,
    flowLogsPage,
  ],
};
