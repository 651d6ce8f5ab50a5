import type { NavigationEntry } from '../../../spec/console.js';

/** Route of the list of instances. */
export const LIST = '/Redis/instance/:region';
/** Front part of the routes of one instance. */
export const INSTANCE_ROUTE = '/Redis/instance/:region/:instance';

/** Navigation of the product. */
export const redisNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' } },
  { label: { en: 'Instances', zh: '实例列表' }, route: LIST },
  { label: { en: 'Global Distributed Cache', zh: '全球多活' } },
  { label: { en: 'Memcache Instances', zh: 'Memcache实例' } },
  { label: { en: 'Recycle', zh: '回收站' } },
  { label: { en: 'Parameter Templates', zh: '参数模板' } },
  { label: { en: 'Pending Events', zh: '待处理事件' } },
];

/** Navigation of one instance. */
export const instanceNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Instance Information', zh: '实例信息' }, route: `${INSTANCE_ROUTE}/info` },
  { label: { en: 'Account Management', zh: '账号管理' }, route: `${INSTANCE_ROUTE}/account` },
  { label: { en: 'Database Connection', zh: '数据库连接' } },
  { label: { en: 'Whitelist Settings', zh: '白名单设置' }, route: `${INSTANCE_ROUTE}/whitelist` },
  { label: { en: 'System Parameters', zh: '参数设置' } },
  { label: { en: 'Backup and Recovery', zh: '备份与恢复' } },
  { label: { en: 'Performance Monitor', zh: '性能监控' } },
  { label: { en: 'Alert Settings', zh: '报警设置' } },
  {
    label: { en: 'CloudDBA', zh: 'CloudDBA' },
    children: [
      { label: { en: 'Performance Trends', zh: '性能趋势' } },
      { label: { en: 'Offline Key Analysis', zh: '缓存分析' } },
      { label: { en: 'Slow Queries', zh: '慢请求' } },
    ],
  },
  {
    label: { en: 'Logs', zh: '日志管理' },
    children: [
      { label: { en: 'Audit Log', zh: '审计日志' }, route: `${INSTANCE_ROUTE}/auditLog` },
      { label: { en: 'Slow Logs', zh: '慢日志' } },
      { label: { en: 'Active Logs', zh: '运行日志' } },
    ],
  },
  { label: { en: 'Service Availability', zh: '服务可用性' } },
];
