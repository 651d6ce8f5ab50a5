import type { Page, PageContext, Row, Text } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { ecsCall, say } from './shared.js';

/** Kinds of resources that carry tags. */
const KINDS: readonly { readonly type: string; readonly label: Text }[] = [
  { type: 'instance', label: say('Instances', '实例') },
  { type: 'disk', label: say('Disks', '云盘') },
  { type: 'snapshot', label: say('Snapshots', '快照') },
  { type: 'image', label: say('Images', '镜像') },
  { type: 'securitygroup', label: say('Security Groups', '安全组') },
  { type: 'eni', label: say('ENIs', '弹性网卡') },
  { type: 'keypair', label: say('SSH Key Pairs', '密钥对') },
];

async function load(context: PageContext, key: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { type } of KINDS) {
    const answer = await ecsCall(context, 'ListTagResources', { ResourceType: type });
    rows.push(...listOf(answer, 'TagResources', 'TagResource').map((tag) => ({ ...tag, Kind: type })));
  }
  return rows.filter((row) => key === '' || textOf(row, 'TagKey') === key);
}

/** Tagged resources of a region, found by a tag's key. */
export const tagsPage: Page = {
  name: say('Tags', '标签'),
  route: '/tag/region/:region',
  sections: [
    {
      kind: 'table',
      filters: {
        fields: [{ name: 'key', kind: 'text', label: say('Tag Key', '标签键') }],
        button: say('Search', '搜索'),
      },
      rows: async (context, filter) => await load(context, typeof filter.key === 'string' ? filter.key : ''),
      columns: [
        { label: say('Tag Key', '标签键'), value: (row) => textOf(row, 'TagKey') },
        { label: say('Tag Value', '标签值'), value: (row) => textOf(row, 'TagValue') },
        {
          label: say('Resource Type', '资源类型'),
          value: (row) => textOf(row, 'Kind'),
          states: Object.fromEntries(KINDS.map(({ type, label }) => [type, { label }])),
        },
        { label: say('Resource ID', '资源ID'), value: (row) => textOf(row, 'ResourceId') },
      ],
    },
  ],
};
