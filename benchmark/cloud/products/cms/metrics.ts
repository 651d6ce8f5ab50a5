import type { Label } from '../../spec/index.js';

/** Name of a metric, and what it is called in Chinese and English. */
type Metric = readonly [name: string, zh: string, en: string];

interface MonitoredService {
  /** As alert templates name it. */
  readonly category: string;
  readonly namespace: string;
  readonly label: Label;
  readonly metrics: readonly { readonly name: string; readonly label: Label }[];
}

function service(category: string, namespace: string, label: Label, metrics: readonly Metric[]): MonitoredService {
  return {
    category,
    namespace,
    label,
    metrics: metrics.map(([name, zh, en]) => ({ name, label: { zh, en } })),
  };
}

/** Services and some of their metrics. Names and namespaces are those of the vendor's list of metrics. */
export const MONITORED_SERVICES: readonly MonitoredService[] = [
  service('ecs', 'acs_ecs_dashboard', { zh: '云服务器ECS', en: 'ECS' }, [
    ['CPUUtilization', 'CPU使用率', 'CPU Usage'],
    ['memory_usedutilization', '内存使用率', 'Memory Usage'],
    ['diskusage_utilization', '磁盘使用率', 'Disk Usage'],
    ['InternetOutRate', '公网流出带宽', 'Outbound Internet Bandwidth'],
  ]),
  service('rds', 'acs_rds_dashboard', { zh: '云数据库RDS', en: 'ApsaraDB RDS' }, [
    ['CpuUsage', 'CPU使用率', 'CPU Usage'],
    ['DiskUsage', '磁盘使用率', 'Disk Usage'],
    ['ConnectionUsage', '连接数使用率', 'Connection Usage'],
  ]),
  service('slb', 'acs_slb_dashboard', { zh: '负载均衡', en: 'Server Load Balancer' }, [
    ['TrafficRXNew', '端口每秒流入数据量', 'Inbound Traffic'],
    ['HeathyServerCount', '后端健康ECS实例个数', 'Healthy Servers'],
  ]),
  service('oss', 'acs_oss_dashboard', { zh: '对象存储OSS', en: 'OSS' }, [
    ['Availability', '可用性', 'Availability'],
    ['TotalRequestCount', '总请求数', 'Total Requests'],
  ]),
  service('mongodb', 'acs_mongodb', { zh: '云数据库MongoDB版', en: 'ApsaraDB for MongoDB' }, [
    ['CPUUtilization', 'CPU使用率', 'CPU Usage'],
    ['DiskUtilization', '磁盘使用率', 'Disk Usage'],
  ]),
  service('redis', 'acs_kvstore', { zh: '云数据库Redis版', en: 'ApsaraDB for Redis' }, [
    ['MemoryUsage', '内存使用率', 'Memory Usage'],
    ['FailedCount', '操作失败数', 'Failed Operations'],
  ]),
  service('cdn', 'acs_cdn', { zh: 'CDN', en: 'CDN' }, [
    ['QPS', '每秒访问次数', 'QPS'],
    ['BPS', '网络带宽', 'Bandwidth'],
  ]),
];

/** A service by what templates call it. */
export function serviceOf(category: unknown): MonitoredService | undefined {
  return MONITORED_SERVICES.find((service) => service.category === category);
}
