import type { Control, Page, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { allPages, tagLines } from '../../shared/paging.js';
import { keyPair } from '../key-pair.js';
import { instanceOptions } from './instance-options.js';
import { ecsCall, editTags, say } from './shared.js';

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete SSH Key Pair', zh: '删除密钥对' },
    message: {
      en: 'A deleted key pair cannot be restored. Instances that use it keep it. Continue?',
      zh: '删除后密钥对不可恢复，已绑定该密钥对的实例不受影响。是否继续？',
    },
    run: async (row, context) => {
      await context.call('ecs', 'DeleteKeyPairs', {
        RegionId: context.region,
        KeyPairNames: JSON.stringify([textOf(row, 'KeyPairName')]),
      });
      return {};
    },
    success: { en: 'The key pair is deleted.', zh: '删除密钥对成功' },
  },
};

const editPairTags = editTags('keypair', (row) => textOf(row, 'KeyPairName'));

/** Binds a key pair to instances, or takes it from those that have it. */
function bindInstances(action: 'AttachKeyPair' | 'DetachKeyPair', label: Text): Control {
  return {
    label,
    operation: {
      kind: 'dialog',
      title: label,
      notice: say('A running instance must be restarted to use it.', '运行中的实例需要重启后生效。'),
      form: {
        groups: [
          {
            fields: [
              {
                name: 'instances',
                kind: 'transfer',
                label: say('Select ECS Instances', '选择ECS实例'),
                required: true,
                options: instanceOptions,
              },
            ],
          },
        ],
        submit: async (values, context, row) => {
          await ecsCall(context, action, {
            InstanceIds: JSON.stringify(values.instances),
            KeyPairName: textOf(row, 'KeyPairName'),
          });
          return {};
        },
        success: say('The operation is complete.', '操作成功'),
      },
    },
  };
}

/** The list of SSH key pairs of a region. */
export const keyPairsPage: Page = {
  name: { en: 'SSH Key Pairs', zh: '密钥对' },
  route: '/keyPair/region/:region',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a key pair name', zh: '输入密钥对名称' },
      buttons: [
        {
          label: { en: 'Create SSH Key Pair', zh: '创建密钥对' },
          operation: { kind: 'go', route: '/keyPair/create/region/:region' },
          primary: true,
        },
        { label: { en: 'Filter by Tag', zh: '标签筛选' }, operation: { kind: 'unavailable' } },
      ],
      rows: async (context) =>
        await allPages(context, { product: 'ecs', action: 'DescribeKeyPairs', at: ['KeyPairs', 'KeyPair'] }),
      columns: [
        attributeColumn(keyPair, 'KeyPairName'),
        { label: { en: 'Tag', zh: '标签' }, value: tagLines },
        attributeColumn(keyPair, 'KeyPairFingerPrint'),
        attributeColumn(keyPair, 'ResourceGroupId'),
        attributeColumn(keyPair, 'CreationTime'),
      ],
      rowControls: [
        bindInstances('AttachKeyPair', say('Bind', '绑定密钥对')),
        bindInstances('DetachKeyPair', say('Unbind', '解绑密钥对')),
        editPairTags,
        remove,
      ],
      batch: [remove, editPairTags],
    },
  ],
};
