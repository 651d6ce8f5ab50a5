import type { Label } from '../../spec/index.js';

interface MonitoredService {
  /** As alert templates name it. */
  readonly category: string;
  readonly namespace: string;
  readonly label: Label;
  readonly metrics: readonly { readonly name: string; readonly label: Label; readonly unit: string }[];
}

/** Services and some of their metrics. Names and namespaces are those of the vendor's list of metrics. */
export const MONITORED_SERVICES: readonly MonitoredService[] = [
  {
    category: 'ecs',
    namespace: 'acs_ecs_dashboard',
    label: { zh: '云服务器ECS', en: 'ECS' },
    metrics: [
      { name: 'CPUUtilization', label: { zh: 'CPU使用率', en: 'CPU Usage' }, unit: '%' },
      { name: 'memory_usedutilization', label: { zh: '内存使用率', en: 'Memory Usage' }, unit: '%' },
      { name: 'diskusage_utilization', label: { zh: '磁盘使用率', en: 'Disk Usage' }, unit: '%' },
      { name: 'InternetOutRate', label: { zh: '公网流出带宽', en: 'Outbound Internet Bandwidth' }, unit: 'bit/s' },
    ],
  },
  {
    category: 'rds',
    namespace: 'acs_rds_dashboard',
    label: { zh: '云数据库RDS', en: 'ApsaraDB RDS' },
    metrics: [
      { name: 'CpuUsage', label: { zh: 'CPU使用率', en: 'CPU Usage' }, unit: '%' },
      { name: 'DiskUsage', label: { zh: '磁盘使用率', en: 'Disk Usage' }, unit: '%' },
      { name: 'ConnectionUsage', label: { zh: '连接数使用率', en: 'Connection Usage' }, unit: '%' },
    ],
  },
  {
    category: 'slb',
    namespace: 'acs_slb_dashboard',
    label: { zh: '负载均衡', en: 'Server Load Balancer' },
    metrics: [
      { name: 'TrafficRXNew', label: { zh: '端口每秒流入数据量', en: 'Inbound Traffic' }, unit: 'bit/s' },
      { name: 'HeathyServerCount', label: { zh: '后端健康ECS实例个数', en: 'Healthy Servers' }, unit: 'Count' },
    ],
  },
  {
    category: 'oss',
    namespace: 'acs_oss_dashboard',
    label: { zh: '对象存储OSS', en: 'OSS' },
    metrics: [
      { name: 'Availability', label: { zh: '可用性', en: 'Availability' }, unit: '%' },
      { name: 'TotalRequestCount', label: { zh: '总请求数', en: 'Total Requests' }, unit: 'Count' },
    ],
  },
  {
    category: 'mongodb',
    namespace: 'acs_mongodb',
    label: { zh: '云数据库MongoDB版', en: 'ApsaraDB for MongoDB' },
    metrics: [
      { name: 'CPUUtilization', label: { zh: 'CPU使用率', en: 'CPU Usage' }, unit: '%' },
      { name: 'DiskUtilization', label: { zh: '磁盘使用率', en: 'Disk Usage' }, unit: '%' },
    ],
  },
  {
    category: 'redis',
    namespace: 'acs_kvstore',
    label: { zh: '云数据库Redis版', en: 'ApsaraDB for Redis' },
    metrics: [
      { name: 'MemoryUsage', label: { zh: '内存使用率', en: 'Memory Usage' }, unit: '%' },
      { name: 'FailedCount', label: { zh: '操作失败数', en: 'Failed Operations' }, unit: 'Count' },
    ],
  },
  {
    category: 'cdn',
    namespace: 'acs_cdn',
    label: { zh: 'CDN', en: 'CDN' },
    metrics: [
      { name: 'QPS', label: { zh: '每秒访问次数', en: 'QPS' }, unit: 'Count' },
      { name: 'BPS', label: { zh: '网络带宽', en: 'Bandwidth' }, unit: 'bit/s' },
    ],
  },
];

/** A service by what templates call it. */
export function serviceOf(category: unknown): MonitoredService | undefined {
  return MONITORED_SERVICES.find((service) => service.category === category);
}
