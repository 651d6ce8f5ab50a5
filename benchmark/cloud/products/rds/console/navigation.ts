import type { NavigationEntry } from '../../../spec/console.js';

/** Route of the list of instances. */
export const LIST = '/rdsList/:region/basic';
/** Front part of the routes of one instance. */
export const INSTANCE_ROUTE = '/detail/:region/:instance';

/** Navigation of the product. */
export const rdsNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概况' } },
  { label: { en: 'Instances', zh: '实例列表' }, route: LIST },
  { label: { en: 'Scheduled Events', zh: '待处理事件' } },
  { label: { en: 'Parameter Templates', zh: '参数模板' } },
  { label: { en: 'Backups', zh: '备份管理' } },
  { label: { en: 'Data Migration', zh: '迁移上云' } },
  { label: { en: 'MyBase', zh: '云数据库专属集群MyBase' } },
  { label: { en: 'Recycle Bin', zh: '回收站' } },
];

/** Navigation of one instance. */
export const instanceNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Basic Information', zh: '基本信息' }, route: `${INSTANCE_ROUTE}/basicInfo` },
  { label: { en: 'Accounts', zh: '账号管理' }, route: `${INSTANCE_ROUTE}/account` },
  { label: { en: 'Databases', zh: '数据库管理' }, route: `${INSTANCE_ROUTE}/database` },
  { label: { en: 'Database Connection', zh: '数据库连接' }, route: `${INSTANCE_ROUTE}/connection` },
  { label: { en: 'Database Proxy', zh: '数据库代理' } },
  { label: { en: 'Monitoring and Alerts', zh: '监控与报警' } },
  { label: { en: 'Data Security', zh: '数据安全性' }, route: `${INSTANCE_ROUTE}/security` },
  { label: { en: 'Service Availability', zh: '服务可用性' } },
  { label: { en: 'Logs', zh: '日志管理' } },
  {
    label: { en: 'Autonomy Service', zh: '自治服务' },
    children: [
      { label: { en: 'Diagnostics', zh: '一键诊断' } },
      { label: { en: 'SQL Explorer', zh: 'SQL洞察' }, route: `${INSTANCE_ROUTE}/sqlExplorer` },
      { label: { en: 'Slow Query Logs', zh: '慢SQL' } },
    ],
  },
  { label: { en: 'Backup and Restoration', zh: '备份恢复' } },
  { label: { en: 'Parameters', zh: '参数设置' } },
];
