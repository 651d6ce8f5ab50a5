import type { NavigationEntry } from '../../../spec/console.js';

/** Groups and entries that the ECS documents name; the few that none names are assumed. */
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
    ],
  },
  {
    label: { en: 'Deployment & Elasticity', zh: '部署与弹性' },
    children: [
      { label: { en: 'Auto Provisioning', zh: '弹性供应' }, route: '/autoProvisioning/region/:region' },
      { label: { en: 'Launch Templates', zh: '实例启动模板' }, route: '/launchTemplate/region/:region' },
      { label: { en: 'Deployment Sets', zh: '部署集' }, route: '/deploymentSet/region/:region' },
      { label: { en: 'Auto Scaling', zh: '弹性伸缩' } },
    ],
  },
  {
    label: { en: 'Storage & Snapshots', zh: '存储与快照' },
    children: [
      { label: { en: 'Disks', zh: '云盘' }, route: '/disk/region/:region' },
      { label: { en: 'Snapshots', zh: '快照' }, route: '/snapshot/region/:region' },
      { label: { en: 'File Storage NAS', zh: '文件存储 NAS' } },
    ],
  },
  {
    label: { en: 'Network & Security', zh: '网络与安全' },
    children: [
      { label: { en: 'Security Groups', zh: '安全组' }, route: '/securityGroup/region/:region' },
      { label: { en: 'ENIs', zh: '弹性网卡' }, route: '/networkInterfaces/region/:region' },
      { label: { en: 'SSH Key Pairs', zh: '密钥对' }, route: '/keyPair/region/:region' },
      { label: { en: 'Virtual Private Cloud', zh: '专有网络 VPC' } },
    ],
  },
  {
    label: { en: 'Maintenance & Monitoring', zh: '运维与监控' },
    children: [
      { label: { en: 'Cloud Assistant', zh: '发送命令/文件（云助手）' }, route: '/cloudAssistant/region/:region' },
      { label: { en: 'Troubleshooting', zh: '自助问题排查' } },
      { label: { en: 'Resource Usage', zh: '资源使用情况' } },
    ],
  },
  { label: { en: 'Operation Logs', zh: '操作日志' } },
];
