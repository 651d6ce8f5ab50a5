import type { FormStep } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { MOST_DATA_DISKS } from '../instance-parts.js';
import { PUBLIC_IMAGES } from '../public-images.js';
import { diskCategoryOptions } from './disk-options.js';
import { instanceTypeFields } from './instance-type-fields.js';
import { ecsList, say } from './shared.js';

/** First step of the buy page: what the instance is made of. */
export const basics: FormStep = {
  title: say('Basic Configurations', '基础配置'),
  next: say('Next: Networking', '下一步：网络和安全组'),
  groups: [
    {
      fields: [
        {
          name: 'billing',
          kind: 'buttons',
          label: say('Billing Method', '计费方式'),
          required: true,
          initial: 'PostPaid',
          options: [
            { value: 'PrePaid', label: say('Subscription', '包年包月') },
            { value: 'PostPaid', label: say('Pay-As-You-Go', '按量付费') },
            { value: 'spot', label: say('Preemptible Instance', '抢占式实例') },
          ],
        },
        ...instanceTypeFields,
        {
          name: 'bid',
          kind: 'radio',
          label: say('Maximum Price for Instance Type', '单台实例规格上限价'),
          initial: 'SpotAsPriceGo',
          when: { field: 'billing', is: ['spot'] },
          options: [
            { value: 'SpotAsPriceGo', label: say('Use Automatic Bid', '使用自动出价') },
            { value: 'SpotWithPriceLimit', label: say('Set Maximum Price', '设置单台上限价') },
          ],
        },
        {
          name: 'price',
          kind: 'text',
          label: say('Maximum Price', '上限价'),
          required: true,
          when: [
            { field: 'billing', is: ['spot'] },
            { field: 'bid', is: ['SpotWithPriceLimit'] },
          ],
        },
        {
          name: 'quantity',
          kind: 'number',
          label: say('Quantity', '购买实例数量'),
          initial: 1,
          minimum: 1,
          maximum: 100,
          unit: say('units', '台'),
        },
        {
          name: 'image',
          kind: 'select',
          label: say('Image', '镜像'),
          required: true,
          search: true,
          options: {
            load: async (context) => [
              ...PUBLIC_IMAGES.map(({ id, osName }) => ({ value: id, label: osName })),
              ...(await ecsList(context, 'DescribeImages', ['Images', 'Image'], { ImageOwnerAlias: 'self' })).map(
                (row) => ({ value: textOf(row, 'ImageId'), label: textOf(row, 'ImageName') }),
              ),
            ],
            empty: say('No image is available.', '没有可用的镜像'),
          },
        },
      ],
    },
    {
      title: say('Storage', '存储'),
      fields: [
        {
          name: 'systemCategory',
          kind: 'select',
          label: say('System Disk', '系统盘'),
          required: true,
          initial: 'cloud_efficiency',
          options: diskCategoryOptions,
        },
        {
          name: 'systemSize',
          kind: 'number',
          label: say('System Disk Capacity', '系统盘容量'),
          initial: 40,
          minimum: 20,
          maximum: 500,
          unit: say('GiB', 'GiB'),
        },
        {
          name: 'dataDisks',
          kind: 'repeat',
          label: say('Data Disk', '数据盘'),
          add: say('Add Disk', '增加一块数据盘'),
          least: 0,
          most: MOST_DATA_DISKS,
          layout: 'table',
          fields: [
            {
              name: 'category',
              kind: 'select',
              label: say('Disk Category', '云盘种类'),
              initial: 'cloud_efficiency',
              options: diskCategoryOptions,
            },
            {
              name: 'size',
              kind: 'number',
              label: say('Capacity', '容量'),
              initial: 40,
              minimum: 20,
              maximum: 32_768,
              unit: say('GiB', 'GiB'),
            },
          ],
        },
      ],
    },
  ],
};
