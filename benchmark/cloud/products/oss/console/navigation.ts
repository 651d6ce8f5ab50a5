import type { NavigationEntry } from '../../../spec/console.js';
import { BUCKET_ROUTE } from './read.js';

/** Navigation of one bucket in 2021. Groups and entries are those of the documents of the set "wide", and a few assumed ones. */
export const bucketNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' }, route: `${BUCKET_ROUTE}/overview` },
  { label: { en: 'Files', zh: '文件管理' }, route: `${BUCKET_ROUTE}/object` },
  {
    label: { en: 'Access Control', zh: '权限管理' },
    children: [
      { label: { en: 'Access Control List (ACL)', zh: '读写权限' }, route: `${BUCKET_ROUTE}/acl` },
      { label: { en: 'Bucket Policy', zh: 'Bucket授权策略' }, route: `${BUCKET_ROUTE}/policy` },
      { label: { en: 'RAM Policy', zh: 'RAM策略' } },
      { label: { en: 'Hotlink Protection', zh: '防盗链' }, route: `${BUCKET_ROUTE}/referer` },
      { label: { en: 'Cross-Origin Resource Sharing (CORS)', zh: '跨域设置' }, route: `${BUCKET_ROUTE}/cors` },
    ],
  },
  {
    label: { en: 'Basic Settings', zh: '基础设置' },
    children: [
      { label: { en: 'Server-side Encryption', zh: '服务器端加密' }, route: `${BUCKET_ROUTE}/encryption` },
      { label: { en: 'Static Pages', zh: '静态页面' }, route: `${BUCKET_ROUTE}/website` },
      { label: { en: 'Back-to-Origin', zh: '镜像回源' }, route: `${BUCKET_ROUTE}/origin` },
      { label: { en: 'Event Notification', zh: '事件通知' }, route: `${BUCKET_ROUTE}/event` },
      { label: { en: 'Lifecycle', zh: '生命周期' }, route: `${BUCKET_ROUTE}/lifecycle` },
      { label: { en: 'Bucket Inventory', zh: 'Bucket清单' }, route: `${BUCKET_ROUTE}/inventory` },
      { label: { en: 'Bucket Tagging', zh: 'Bucket标签' }, route: `${BUCKET_ROUTE}/tags` },
      { label: { en: 'Pay by Requester', zh: '请求者付费模式' }, route: `${BUCKET_ROUTE}/payment` },
      { label: { en: 'Retention Policy', zh: '合规保留策略' }, route: `${BUCKET_ROUTE}/retention` },
      { label: { en: 'Delete Bucket', zh: '删除Bucket' }, route: `${BUCKET_ROUTE}/delete` },
    ],
  },
  {
    label: { en: 'Redundancy for Fault Tolerance', zh: '冗余与容错' },
    children: [
      { label: { en: 'Zone-redundant Storage', zh: '同城冗余存储' }, route: `${BUCKET_ROUTE}/redundancy` },
      { label: { en: 'Cross-Region Replication', zh: '跨区域复制' } },
      { label: { en: 'Versioning', zh: '版本控制' }, route: `${BUCKET_ROUTE}/versioning` },
    ],
  },
  {
    label: { en: 'Transmission', zh: '传输管理' },
    children: [
      { label: { en: 'Domain Names', zh: '域名管理' }, route: `${BUCKET_ROUTE}/domains` },
      { label: { en: 'Transfer Acceleration', zh: '传输加速' }, route: `${BUCKET_ROUTE}/acceleration` },
    ],
  },
  {
    label: { en: 'Logging', zh: '日志管理' },
    children: [
      { label: { en: 'Logging', zh: '日志转存' }, route: `${BUCKET_ROUTE}/logging` },
      { label: { en: 'Real-time Log Query', zh: '实时查询' } },
    ],
  },
  {
    label: { en: 'Data Processing', zh: '数据处理' },
    children: [
      { label: { en: 'Image Processing (IMG)', zh: '图片处理' }, route: `${BUCKET_ROUTE}/image` },
      { label: { en: 'Media Processing', zh: '媒体处理' } },
      { label: { en: 'Function Compute', zh: '函数计算' } },
    ],
  },
  {
    label: { en: 'Data Usage', zh: '数据统计' },
    children: [
      { label: { en: 'Basic Statistics', zh: '基础数据' } },
      { label: { en: 'Hotspot Statistics', zh: '热点统计' } },
      { label: { en: 'API Statistics', zh: 'API统计' } },
    ],
  },
];
