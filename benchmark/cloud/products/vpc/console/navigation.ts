import type { NavigationEntry } from '../../../spec/console.js';

/** Entries of the VPC console; only Flow Log is named by a document of the corpus, the rest is assumed. */
export const vpcNavigation: readonly NavigationEntry[] = [
  { label: { en: 'VPCs', zh: '专有网络' }, route: '/vpc/:region/vpcs' },
  { label: { en: 'Route Tables', zh: '路由表' }, route: '/vpc/:region/route-tables' },
  { label: { en: 'vSwitches', zh: '交换机' }, route: '/vpc/:region/switches' },
  { label: { en: 'Prefix Lists', zh: '前缀列表' } },
  { label: { en: 'DHCP Options Sets', zh: 'DHCP选项集' } },
  {
    label: { en: 'Access Control', zh: '访问控制' },
    children: [{ label: { en: 'Network ACL', zh: '网络ACL' } }, { label: { en: 'HaVip', zh: '高可用虚拟IP' } }],
  },
  {
    label: { en: 'Access to Internet', zh: '公网访问' },
    children: [
      { label: { en: 'Elastic IP Addresses', zh: '弹性公网IP' }, route: '/vpc/:region/eips' },
      { label: { en: 'Anycast Elastic IP Addresses', zh: '任播弹性公网IP' } },
      { label: { en: 'Internet Shared Bandwidth', zh: '共享带宽' } },
      { label: { en: 'Data Transfer Plans', zh: '共享流量包' } },
      { label: { en: 'NAT Gateway', zh: 'NAT网关' }, route: '/vpc/:region/nats' },
      { label: { en: 'IPv4 Gateway', zh: 'IPv4网关' } },
      { label: { en: 'IPv6 Gateway', zh: 'IPv6网关' } },
    ],
  },
  {
    label: { en: 'VPN', zh: '网间互联' },
    children: [
      { label: { en: 'Customer Gateways', zh: '用户网关' } },
      { label: { en: 'VPN Gateways', zh: 'VPN网关' } },
      { label: { en: 'IPsec Connections', zh: 'IPsec连接' } },
      { label: { en: 'SSL Servers', zh: 'SSL服务端' } },
      { label: { en: 'SSL Clients', zh: 'SSL客户端' } },
      { label: { en: 'Cloud Enterprise Network', zh: '云企业网' } },
    ],
  },
  {
    label: { en: 'Express Connect', zh: '高速通道' },
    children: [
      { label: { en: 'Physical Connections', zh: '物理专线' } },
      { label: { en: 'VBRs', zh: '边界路由器' } },
      { label: { en: 'VPC Peering Connections', zh: 'VPC对等连接' } },
    ],
  },
  {
    label: { en: 'PrivateLink', zh: '私网连接' },
    children: [
      { label: { en: 'Endpoints', zh: '终端节点' } },
      { label: { en: 'Endpoint Services', zh: '终端节点服务' } },
    ],
  },
  {
    label: { en: 'O&M and Monitoring', zh: '运维与监控' },
    children: [
      { label: { en: 'Flow Log', zh: '流日志' }, route: '/vpc/:region/flowlogs' },
      { label: { en: 'Traffic Mirroring', zh: '流量镜像' } },
      { label: { en: 'Reachability Analyzer', zh: '路径分析' } },
    ],
  },
];
