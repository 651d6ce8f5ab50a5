import type { NavigationEntry } from '../../../spec/console.js';

const instances = (label: NavigationEntry['label'], rest: readonly NavigationEntry[]): NavigationEntry => ({
  label: { en: 'Instances', zh: '实例' },
  children: [
    { label, route: '/slb/:region/slbs' },
    { label: { en: 'Expired Instances', zh: '过期实例' }, route: '/slb/:region/expired' },
    ...rest,
  ],
});

const lists: readonly NavigationEntry[] = [
  { label: { en: 'Access Control', zh: '访问控制' }, route: '/slb/:region/acls' },
  { label: { en: 'Certificates', zh: '证书管理' }, route: '/slb/:region/certs' },
];

const logs: NavigationEntry = {
  label: { en: 'Logs', zh: '日志管理' },
  children: [
    { label: { en: 'Operation Logs', zh: '操作日志' } },
    { label: { en: 'Health Check Logs', zh: '健康检查日志' } },
    { label: { en: 'Access Logs', zh: '访问日志' }, route: '/slb/:region/logs/access' },
  ],
};

/** What stands below the lists in every year. */
const around: readonly NavigationEntry[] = [
  logs,
  {
    label: { en: 'Monitoring', zh: '监控' },
    children: [
      { label: { en: 'CloudMonitor', zh: '云监控' } },
      { label: { en: 'Alarm Rules', zh: '报警规则' } },
      { label: { en: 'Usage Reports', zh: '用量报表' } },
    ],
  },
  {
    label: { en: 'Diagnostics', zh: '诊断' },
    children: [
      { label: { en: 'Instance Diagnostics', zh: '实例诊断' } },
      { label: { en: 'Health Check Diagnostics', zh: '健康检查诊断' } },
    ],
  },
  {
    label: { en: 'Related Products', zh: '相关产品' },
    children: [
      { label: { en: 'Virtual Private Cloud', zh: '专有网络VPC' } },
      { label: { en: 'Elastic IP Addresses', zh: '弹性公网IP' } },
      { label: { en: 'Global Traffic Manager', zh: '全局流量管理' } },
      { label: { en: 'Anti-DDoS', zh: 'DDoS防护' } },
    ],
  },
  { label: { en: 'Resource Plans', zh: '资源包' } },
  { label: { en: 'Lab', zh: '实验室' } },
  { label: { en: 'Quota Management', zh: '配额管理' } },
];

/** Entries as the documents of 2021 name them; those that none names are assumed. */
export const slbNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' }, route: '/slb/:region/overview' },
  instances({ en: 'Instances', zh: '实例管理' }, [
    { label: { en: 'Idle Instances', zh: '闲置实例' } },
    { label: { en: 'Tags', zh: '标签管理' } },
  ]),
  ...lists,
  { label: { en: 'TLS Security Policies', zh: 'TLS安全策略' } },
  {
    label: { en: 'Application Load Balancer', zh: '应用型负载均衡ALB' },
    children: [
      { label: { en: 'ALB Instances', zh: 'ALB实例' }, route: '/slb/:region/alb' },
      { label: { en: 'Server Groups', zh: '服务器组' } },
    ],
  },
  ...around,
];

/** Before 2020 the English console called the instances after the product. */
export const slbNavigation2018: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' }, route: '/slb/:region/overview' },
  instances({ en: 'Server Load Balancer', zh: '实例管理' }, [{ label: { en: 'Tags', zh: '标签管理' } }]),
  ...lists,
  ...around,
];
