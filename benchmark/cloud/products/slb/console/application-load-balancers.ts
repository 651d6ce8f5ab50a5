import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';

/** Instances of the younger product, which has an API of its own outside the slice. */
export const applicationLoadBalancersPage: Page = {
  name: { en: 'ALB Instances', zh: 'ALB实例' },
  route: '/slb/:region/alb',
  sections: [
    emptyTable(
      [
        { en: 'Instance Name/ID', zh: '实例名称/ID' },
        { en: 'Status', zh: '状态' },
        { en: 'DNS Name', zh: 'DNS名称' },
      ],
      {
        buttons: [notOffered('Create Application Load Balancer', '创建应用型负载均衡')],
        rowControls: [notOffered('Create Listener', '创建监听'), notOffered('Release', '释放')],
      },
    ),
  ],
};
