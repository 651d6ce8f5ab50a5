import type { Page, PageContext } from '../../../spec/console.js';
import { ecsList } from './shared.js';

async function count(context: PageContext, action: string, ...at: string[]): Promise<number> {
  return (await ecsList(context, action, at)).length;
}

/** First page of the ECS console. */
export const ecsOverviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/home',
  buttons: [
    {
      label: { en: 'Create Instance', zh: '创建实例' },
      operation: { kind: 'go', route: '/instance/create/region/:region' },
      primary: true,
    },
  ],
  sections: [
    {
      kind: 'figures',
      title: { en: 'My Resources', zh: '我的资源' },
      items: [
        {
          label: { en: 'Running Instances', zh: '运行中的实例' },
          count: async (context) =>
            (await ecsList(context, 'DescribeInstances', ['Instances', 'Instance'], { Status: 'Running' })).length,
        },
        {
          label: { en: 'Security Groups', zh: '安全组' },
          count: async (context) => await count(context, 'DescribeSecurityGroups', 'SecurityGroups', 'SecurityGroup'),
        },
        {
          label: { en: 'SSH Key Pairs', zh: '密钥对' },
          count: async (context) => await count(context, 'DescribeKeyPairs', 'KeyPairs', 'KeyPair'),
        },
        {
          label: { en: 'Disks', zh: '云盘' },
          count: async (context) => await count(context, 'DescribeDisks', 'Disks', 'Disk'),
        },
        {
          label: { en: 'Snapshots', zh: '快照' },
          count: async (context) => await count(context, 'DescribeSnapshots', 'Snapshots', 'Snapshot'),
        },
      ],
    },
    {
      kind: 'notice',
      text: { en: 'No system event is waiting for you.', zh: '当前没有待处理的系统事件。' },
    },
  ],
};
