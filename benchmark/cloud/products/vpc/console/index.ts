import type { ProductConsole } from '../../../spec/console.js';
import { vpc as product } from '../product.js';
import { createVpcPage, vpcDetailPage, vpcsPage, vswitchesPage } from './pages.js';

/** The VPC console. */
export const vpcConsole: ProductConsole = {
  product: 'vpc',
  title: product.label,
  scope: 'regional',
  hashRoutes: false,
  home: '/vpc/:region/vpcs',
  navigation: [
    { label: { en: 'VPCs', zh: '专有网络' }, route: '/vpc/:region/vpcs' },
    { label: { en: 'Route Tables', zh: '路由表' } },
    { label: { en: 'vSwitches', zh: '交换机' }, route: '/vpc/:region/switches' },
    { label: { en: 'Prefix Lists', zh: '前缀列表' } },
    {
      label: { en: 'Access Control', zh: '访问控制' },
      children: [{ label: { en: 'Network ACL', zh: '网络ACL' } }, { label: { en: 'HaVip', zh: '高可用虚拟IP' } }],
    },
    {
      label: { en: 'Access to Internet', zh: '公网访问' },
      children: [
        { label: { en: 'Elastic IP Addresses', zh: '弹性公网IP' } },
        { label: { en: 'Internet Shared Bandwidth', zh: '共享带宽' } },
        { label: { en: 'NAT Gateway', zh: 'NAT网关' } },
        { label: { en: 'IPv6 Gateway', zh: 'IPv6网关' } },
      ],
    },
    {
      label: { en: 'VPN', zh: '网间互联' },
      children: [
        { label: { en: 'Customer Gateways', zh: '用户网关' } },
        { label: { en: 'VPN Gateways', zh: 'VPN网关' } },
        { label: { en: 'IPsec Connections', zh: 'IPsec连接' } },
      ],
    },
    {
      label: { en: 'O&M and Monitoring', zh: '运维与监控' },
      children: [{ label: { en: 'Flow Log', zh: '流日志' } }, { label: { en: 'Traffic Mirroring', zh: '流量镜像' } }],
    },
  ],
  pages: [vpcsPage, createVpcPage, vpcDetailPage, vswitchesPage],
};
