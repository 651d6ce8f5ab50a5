import type { ConsoleRelease, NavigationEntry, Page, Text } from '../../../spec/console.js';
import { createSecurityGroupPage } from './create-security-group-page.js';
import { DISKS_ROUTE } from './disks.js';
import { instanceSections } from './instance-detail.js';
import { INSTANCES_ROUTE } from './instances.js';
import { securityGroupsPageOf2021 } from './security-groups.js';
import { leaf, say } from './shared.js';
import { SNAPSHOTS_ROUTE, separateSnapshotPages, snapshotsPageWithoutCopies } from './snapshots.js';

/** Before the groups of mid-2019: instances stand alone. Sources: documents 01 and 26 (en), and others up to early 2019. */
const ungrouped = (network: Text): readonly NavigationEntry[] => [
  leaf('Overview', '概览', '/home'),
  leaf('Events', '事件'),
  leaf('Tags', '标签管理', '/tag/region/:region'),
  leaf('Instances', '实例', INSTANCES_ROUTE),
  leaf('Reserved Instances', '预留实例券', '/reservedInstance/region/:region'),
  leaf('Launch Template', '实例启动模板', '/launchTemplate/region/:region'),
  leaf('Auto Scaling', '弹性伸缩'),
  {
    label: say('Block Storage', '块存储'),
    children: [leaf('Disks', '云盘', DISKS_ROUTE), leaf('NAS', '文件存储 NAS')],
  },
  {
    label: say('Snapshots and Images', '快照和镜像'),
    children: [
      leaf('Snapshots', '快照列表', SNAPSHOTS_ROUTE),
      leaf('Snapshot Chains', '快照链', '/snapshotChain/region/:region'),
      leaf('Automatic Snapshot Policies', '自动快照策略', '/autoSnapshotPolicy/region/:region'),
      leaf('Images', '镜像列表', '/image/region/:region'),
    ],
  },
  {
    label: network,
    children: [
      leaf('VPC', '专有网络 VPC'),
      leaf('ENI', '弹性网卡', '/networkInterfaces/region/:region'),
      leaf('SSH Key Pairs', '密钥对', '/keyPair/region/:region'),
      leaf('Security Groups', '安全组', '/securityGroup/region/:region'),
    ],
  },
  leaf('Dedicated Hosts', '专有宿主机'),
  leaf('Super Computing Clusters', '超级计算集群'),
  leaf('Deployment Sets', '部署集', '/deploymentSet/region/:region'),
  leaf('Cloud Assistant', '云助手', '/cloudAssistant/region/:region'),
  leaf('Operation Logs', '操作日志'),
  leaf('Elastic Container Instances', '弹性容器实例'),
  leaf('Elastic IP Addresses', '弹性公网IP'),
  leaf('Server Load Balancer', '负载均衡'),
  leaf('CloudMonitor', '云监控'),
  leaf('Security Center', '云安全中心'),
  leaf('Storage Capacity Units', '存储容量单位包'),
  leaf('Migration Plans', '迁移计划'),
  leaf('Recycle Bin', '回收站'),
  leaf('Troubleshooting', '自助问题排查'),
  leaf('Resource Usage', '资源使用情况'),
  leaf('Privileges & Quotas', '权益配额'),
  leaf('Tutorials', '入门教程'),
];

const instanceParts = [
  { path: 'detail', name: say('Instance Details', '实例详情'), sections: instanceSections.overview },
  { path: 'disk', name: say('Disks', '本实例磁盘'), sections: instanceSections.disks },
  { path: 'snapshot', name: say('Instance Snapshots', '本实例快照'), sections: instanceSections.snapshots },
  { path: 'group', name: say('Security Groups', '本实例安全组'), sections: instanceSections.groups },
  { path: 'eni', name: say('ENIs', '本实例弹性网卡'), sections: instanceSections.interfaces },
] as const;

const instanceNavigation: readonly NavigationEntry[] = instanceParts.map(({ path, name }) => ({
  label: name,
  route: `/server/:instance/${path}/region/:region`,
}));

/** One instance with a navigation of its own; tabs took its place later. */
const instancePagesOf2019: readonly Page[] = instanceParts.map(({ path, name, sections }) => ({
  name,
  route: `/server/:instance/${path}/region/:region`,
  parent: INSTANCES_ROUTE,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections,
}));

const pagesOf2019: readonly Page[] = [...separateSnapshotPages, ...instancePagesOf2019];

/** How the ECS console looked on the days of the documents. */
export const ecsReleases: readonly ConsoleRelease[] = [
  { since: '2018-01-01', navigation: ungrouped(say('Networks and Security', '网络和安全')), pages: pagesOf2019 },
  { since: '2019-01-01', navigation: ungrouped(say('Network and Security', '网络和安全')), pages: pagesOf2019 },
  // The navigation's groups of today came between the documents 26 en (May) and 26 zh (June).
  { since: '2019-06-01', pages: [snapshotsPageWithoutCopies] },
  { since: '2020-12-01', pages: [] },
  { since: '2021-06-01', pages: [securityGroupsPageOf2021, createSecurityGroupPage] },
];
