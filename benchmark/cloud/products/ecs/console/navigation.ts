import type { NavigationEntry } from '../../../spec/console.js';

/** Groups and entries that the ECS documents name; those that none names are assumed. */
export const ecsNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Overview', zh: '概览' }, route: '/home' },
  { label: { en: 'Events', zh: '事件' } },
  { label: { en: 'Tags', zh: '标签' }, route: '/tag/region/:region' },
  {
    label: { en: 'Instances & Images', zh: '实例与镜像' },
    children: [
      { label: { en: 'Instances', zh: '实例' }, route: '/server/region/:region' },
      { label: { en: 'Elastic Container Instances', zh: '弹性容器实例' } },
      { label: { en: 'Dedicated Hosts', zh: '专有宿主机' } },
      { label: { en: 'Super Computing Clusters', zh: '超级计算集群' } },
      { label: { en: 'Reserved Instances', zh: '预留实例券' }, route: '/reservedInstance/region/:region' },
      { label: { en: 'Images', zh: '镜像' }, route: '/image/region/:region' },
      { label: { en: 'CloudBox', zh: '云盒' } },
      { label: { en: 'Compute Nest', zh: '计算巢服务' } },
    ],
  },
  {
    label: { en: 'Deployment & Elasticity', zh: '部署与弹性' },
    children: [
      { label: { en: 'Auto Provisioning', zh: '弹性供应' }, route: '/autoProvisioning/region/:region' },
      { label: { en: 'Launch Templates', zh: '实例启动模板' }, route: '/launchTemplate/region/:region' },
      { label: { en: 'Deployment Sets', zh: '部署集' }, route: '/deploymentSet/region/:region' },
      { label: { en: 'Auto Scaling', zh: '弹性伸缩' } },
      { label: { en: 'Savings Plans', zh: '节省计划' } },
      { label: { en: 'Elasticity Assurances', zh: '弹性保障' } },
      { label: { en: 'Application Management', zh: '应用管理' } },
    ],
  },
  {
    label: { en: 'Storage & Snapshots', zh: '存储与快照' },
    children: [
      { label: { en: 'Disks', zh: '云盘' }, route: '/disk/region/:region' },
      { label: { en: 'Snapshots', zh: '快照' }, route: '/snapshot/region/:region' },
      { label: { en: 'File Storage NAS', zh: '文件存储 NAS' } },
      { label: { en: 'Dedicated Block Storage Clusters', zh: '专属块存储集群' } },
      { label: { en: 'Storage Capacity Units', zh: '存储容量单位包' } },
      { label: { en: 'Asynchronous Replication', zh: '异步复制' } },
    ],
  },
  {
    label: { en: 'Network & Security', zh: '网络与安全' },
    children: [
      { label: { en: 'Security Groups', zh: '安全组' }, route: '/securityGroup/region/:region' },
      { label: { en: 'ENIs', zh: '弹性网卡' }, route: '/networkInterfaces/region/:region' },
      { label: { en: 'SSH Key Pairs', zh: '密钥对' }, route: '/keyPair/region/:region' },
      { label: { en: 'Virtual Private Cloud', zh: '专有网络 VPC' } },
      { label: { en: 'Prefix Lists', zh: '前缀列表' } },
      { label: { en: 'Elastic IP Addresses', zh: '弹性公网IP' } },
      { label: { en: 'Server Load Balancer', zh: '负载均衡' } },
    ],
  },
  {
    label: { en: 'Maintenance & Monitoring', zh: '运维与监控' },
    children: [
      { label: { en: 'Cloud Assistant', zh: '发送命令/文件（云助手）' }, route: '/cloudAssistant/region/:region' },
      { label: { en: 'Troubleshooting', zh: '自助问题排查' } },
      { label: { en: 'Resource Usage', zh: '资源使用情况' } },
      { label: { en: 'ECS Insight', zh: '使用洞察' } },
      { label: { en: 'CloudMonitor', zh: '云监控' } },
      { label: { en: 'Server Migration Center', zh: '服务器迁移中心' } },
      { label: { en: 'Operation Orchestration', zh: '系统运维管理' } },
    ],
  },
  { label: { en: 'Operation Logs', zh: '操作日志' } },
  { label: { en: 'Privileges & Quotas', zh: '权益配额' } },
];
