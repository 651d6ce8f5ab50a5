import type { NavigationEntry } from '../../../spec/console.js';
import { ACCESS_GROUPS, CPFS, DATA_ADDRESSES, EXTREME, FILE_SYSTEMS, MIGRATION_TASKS } from './shared.js';

const fileSystemList = { en: 'File System List', zh: '文件系统列表' };
const permissionGroup = { en: 'Permission Group', zh: '权限组' };

/** Groups and entries that the NAS documents name; lifecycle, backup, monitoring and access control are assumed. */
export const nasNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' } },
  {
    label: { en: 'NAS', zh: 'NAS' },
    children: [
      { label: fileSystemList, route: FILE_SYSTEMS },
      { label: permissionGroup, route: ACCESS_GROUPS },
      { label: { en: 'Storage Packages', zh: '存储包' } },
      { label: { en: 'Directory Quotas', zh: '目录配额' } },
      { label: { en: 'Recycle Bin', zh: '回收站' } },
    ],
  },
  {
    label: { en: 'Extreme NAS', zh: '极速型NAS' },
    children: [
      { label: fileSystemList, route: EXTREME },
      { label: permissionGroup },
      { label: { en: 'Snapshot List', zh: '快照列表' } },
      { label: { en: 'Automatic Snapshot Policies', zh: '自动快照策略' } },
    ],
  },
  {
    label: { en: 'CPFS', zh: 'CPFS' },
    children: [
      { label: fileSystemList, route: CPFS },
      { label: { en: 'Client Downloads', zh: '客户端下载' } },
      { label: { en: 'Data Flow', zh: '数据流动' } },
    ],
  },
  {
    label: { en: 'Lifecycle Management', zh: '生命周期管理' },
    children: [
      { label: { en: 'Lifecycle Policies', zh: '生命周期管理策略' } },
      { label: { en: 'Data Retrieval Tasks', zh: '数据取回任务' } },
    ],
  },
  {
    label: { en: 'File Sync', zh: '文件同步' },
    children: [
      { label: { en: 'Migration Tasks', zh: '迁移任务列表' }, route: MIGRATION_TASKS },
      { label: { en: 'Data Addresses', zh: '数据地址' }, route: DATA_ADDRESSES },
    ],
  },
  {
    label: { en: 'Data Backup', zh: '数据备份' },
    children: [{ label: { en: 'Backup Plans', zh: '备份计划' } }, { label: { en: 'Restore Tasks', zh: '恢复任务' } }],
  },
  {
    label: { en: 'Monitoring and Audit', zh: '监控审计' },
    children: [
      { label: { en: 'Performance Monitoring', zh: '性能监控' } },
      { label: { en: 'Capacity Monitoring', zh: '容量监控' } },
      { label: { en: 'Log Analysis', zh: '日志分析' } },
      { label: { en: 'Alert Rules', zh: '报警规则' } },
    ],
  },
  {
    label: { en: 'Access Control', zh: '访问控制' },
    children: [
      { label: { en: 'SMB AD Access Control', zh: 'SMB AD访问控制' } },
      { label: { en: 'NFS ACL', zh: 'NFS ACL' } },
    ],
  },
];
