import type { NavigationEntry } from '../../../spec/console.js';

/** Groups and entries that the CloudMonitor documents name; the overview is assumed. */
export const cmsNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' }, route: '/home' },
  {
    label: { en: 'Dashboard', zh: 'Dashboard' },
    children: [
      { label: { en: 'Custom Dashboard', zh: '自定义大盘' }, route: '/dashboards' },
      { label: { en: 'Cloud Products', zh: '云产品监控大盘' } },
    ],
  },
  { label: { en: 'Application Groups', zh: '应用分组' }, route: '/groups' },
  { label: { en: 'Host Monitoring', zh: '主机监控' }, route: '/hosts' },
  { label: { en: 'Event Monitoring', zh: '事件监控' }, route: '/events' },
  { label: { en: 'Custom Monitoring', zh: '自定义监控' } },
  { label: { en: 'Log Monitoring', zh: '日志监控' } },
  {
    label: { en: 'New Site Monitor', zh: '新版站点监控' },
    children: [
      { label: { en: 'Site Manage', zh: '站点管理' }, route: '/sites' },
      { label: { en: 'Instant Test', zh: '即时拨测' } },
    ],
  },
  {
    label: { en: 'Cloud Service Monitoring', zh: '云服务监控' },
    children: [
      { label: { en: 'ApsaraDB for RDS', zh: '云数据库RDS版' } },
      { label: { en: 'Server Load Balancer', zh: '负载均衡' } },
      { label: { en: 'OSS', zh: '对象存储OSS' } },
      { label: { en: 'CDN', zh: 'CDN' } },
      { label: { en: 'Elastic IP', zh: '弹性公网IP' } },
      { label: { en: 'NAT Gateway', zh: 'NAT网关' } },
      { label: { en: 'ApsaraDB for MongoDB', zh: '云数据库MongoDB版' } },
      { label: { en: 'ApsaraDB for Redis', zh: '云数据库Redis版' } },
      { label: { en: 'Log Service', zh: '日志服务' } },
      { label: { en: 'Direct Mail monitoring', zh: '邮件推送监控' } },
    ],
  },
  {
    label: { en: 'Alerts', zh: '报警服务' },
    children: [
      { label: { en: 'Alert Logs', zh: '报警历史' } },
      { label: { en: 'Alert Rules', zh: '报警规则' }, route: '/rules' },
      { label: { en: 'Alert Templates', zh: '报警模板' }, route: '/templates' },
      { label: { en: 'One-click Alert', zh: '一键报警' } },
      { label: { en: 'Alert Contacts', zh: '报警联系人' }, route: '/contacts' },
    ],
  },
  { label: { en: 'Resource Consumption', zh: '资源消耗' } },
];
