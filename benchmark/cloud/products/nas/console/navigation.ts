import type { NavigationEntry } from '../../../spec/console.js';
import { ACCESS_GROUPS, CPFS, EXTREME, FILE_SYSTEMS } from './shared.js';

const fileSystemList = { en: 'File System List', zh: '文件系统列表' };
const permissionGroup = { en: 'Permission Group', zh: '权限组' };

/** Groups and entries that the NAS documents name; monitoring and packages are assumed. */
export const nasNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' } },
  {
    label: { en: 'NAS', zh: 'NAS' },
    children: [
      { label: fileSystemList, route: FILE_SYSTEMS },
      { label: permissionGroup, route: ACCESS_GROUPS },
      { label: { en: 'Storage Packages', zh: '存储包' } },
      { label: { en: 'Lifecycle Management', zh: '生命周期管理' } },
    ],
  },
  {
    label: { en: 'Extreme NAS', zh: '极速型NAS' },
    children: [
      { label: fileSystemList, route: EXTREME },
      { label: permissionGroup },
      { label: { en: 'Snapshots', zh: '快照' } },
    ],
  },
  {
    label: { en: 'CPFS', zh: 'CPFS' },
    children: [{ label: fileSystemList, route: CPFS }, { label: { en: 'Client Downloads', zh: '客户端下载' } }],
  },
  {
    label: { en: 'File Sync', zh: '文件同步' },
    children: [
      { label: { en: 'Migration Tasks', zh: '迁移任务列表' } },
      { label: { en: 'Data Addresses', zh: '数据地址' } },
    ],
  },
  { label: { en: 'Monitoring', zh: '性能监控' } },
  { label: { en: 'Data Backup', zh: '数据备份' } },
];
