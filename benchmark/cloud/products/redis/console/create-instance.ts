import type { Page } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { zoneOptions } from '../../shared/region-options.js';
import { instance } from '../instance.js';
import { LIST } from './navigation.js';

const sizes = [
  ['micro', '256 MB'],
  ['small', '1 GB'],
  ['mid', '2 GB'],
  ['stand', '4 GB'],
  ['large', '8 GB'],
] as const;

/** The page where an instance is bought. */
export const createInstancePage: Page = {
  name: { en: 'Create Instance', zh: '创建实例' },
  route: '/Redis/create/:region',
  parent: LIST,
  sections: [
    {
      kind: 'form',
      cancel: LIST,
      form: {
        groups: [
          {
            title: { en: 'Basic Settings', zh: '基础配置' },
            fields: [
              {
                name: 'charge',
                kind: 'buttons',
                label: attributeLabel(instance, 'ChargeType'),
                initial: 'PostPaid',
                options: valueOptions(instance.attributes.ChargeType),
              },
              {
                name: 'zone',
                kind: 'select',
                label: attributeLabel(instance, 'ZoneId'),
                required: true,
                options: {
                  load: async ({ region }) => zoneOptions(region),
                  empty: { en: 'No zone', zh: '暂无可用区' },
                },
              },
              {
                name: 'version',
                kind: 'buttons',
                label: attributeLabel(instance, 'EngineVersion'),
                initial: '5.0',
                options: valueOptions(instance.attributes.EngineVersion),
              },
              {
                name: 'class',
                kind: 'select',
                label: attributeLabel(instance, 'InstanceClass'),
                required: true,
                options: sizes.map(([size, label]) => ({ value: `redis.master.${size}.default`, label })),
              },
              { name: 'name', kind: 'text', label: attributeLabel(instance, 'InstanceName') },
              { name: 'password', kind: 'password', label: attributeLabel(instance, 'Password') },
            ],
          },
        ],
        submit: async (values, context) => {
          await context.call('r-kvstore', 'CreateInstance', {
            RegionId: context.region,
            ChargeType: values.charge,
            ZoneId: values.zone,
            EngineVersion: values.version,
            InstanceClass: values.class,
            ...given('InstanceName', values.name),
            ...given('Password', values.password),
          });
          return { navigate: LIST };
        },
        submitLabel: { en: 'Buy Now', zh: '立即购买' },
        success: { en: 'The instance is being created.', zh: '实例创建中' },
      },
    },
  ],
};
