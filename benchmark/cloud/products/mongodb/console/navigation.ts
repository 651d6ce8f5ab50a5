import type { NavigationEntry } from '../../../spec/console.js';
import { RECYCLE_BIN } from './recycle-bin.js';
import { type InstanceKind, instanceRoute, REPLICA_SETS, SHARDED, type Words } from './shared.js';

/** Navigation beside the lists. Entries are those of the MongoDB documents; migration and overview are assumed. */
export function mongodbNavigation(words: Words): readonly NavigationEntry[] {
  return [
    { label: { en: 'Overview', zh: '概览' } },
    { label: { en: 'Replica Set Instances', zh: '副本集实例列表' }, route: REPLICA_SETS },
    { label: words.shardedInstances, route: SHARDED },
    ...(words.serverless ? [{ label: { en: 'Serverless Instances', zh: 'Serverless实例列表' } }] : []),
    { label: { en: 'Recycle Bin', zh: '回收站' }, route: RECYCLE_BIN },
    { label: { en: 'Scheduled Events', zh: '待处理事件' } },
    { label: { en: 'Data Migration', zh: '数据迁移' } },
    { label: { en: 'Dedicated Clusters', zh: '专属集群' } },
  ];
}

/** Navigation beside one instance. */
export function instanceNavigation(words: Words, kind: InstanceKind): readonly NavigationEntry[] {
  const route = instanceRoute(kind);
  return [
    { label: { en: 'Basic Information', zh: '基本信息' }, route: `${route}/basic` },
    { label: { en: 'Accounts', zh: '账号管理' }, route: `${route}/accounts` },
    { label: words.connections, route: `${route}/connections` },
    { label: { en: 'Backup and Recovery', zh: '备份与恢复' }, route: `${route}/backups` },
    { label: { en: 'Monitoring Data', zh: '监控信息' } },
    { label: { en: 'Alert Rules', zh: '报警规则' } },
    { label: { en: 'Service Availability', zh: '服务可用性' }, route: `${route}/availability` },
    {
      label: { en: 'Parameters', zh: '参数设置' },
      children: [
        { label: { en: 'Parameter List', zh: '参数列表' } },
        { label: { en: 'Modification History', zh: '修改历史' } },
      ],
    },
    {
      label: words.security,
      children: [
        { label: { en: 'Whitelist Settings', zh: '白名单设置' }, route: `${route}/whitelist` },
        { label: { en: 'Audit Logs', zh: '审计日志' }, route: `${route}/audit` },
        { label: { en: 'SSL', zh: 'SSL' } },
        { label: { en: 'TDE', zh: 'TDE' } },
      ],
    },
    {
      label: { en: 'Log Management', zh: '日志管理' },
      children: [
        { label: { en: 'Slow Query Logs', zh: '慢日志' } },
        { label: { en: 'Error Logs', zh: '错误日志' } },
        { label: { en: 'Running Logs', zh: '运行日志' } },
      ],
    },
    {
      label: { en: 'CloudDBA', zh: 'CloudDBA' },
      children: [
        { label: { en: 'Real-time Performance', zh: '性能趋势' } },
        { label: { en: 'Sessions', zh: '实时会话' } },
        { label: { en: 'Storage Analysis', zh: '空间分析' } },
      ],
    },
  ];
}
