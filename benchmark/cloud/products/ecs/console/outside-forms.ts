import type { Control, Field } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { submitNotOffered } from '../../shared/not-offered.js';
import { instance } from '../instance.js';
import { INSTANCE_TYPES } from '../instance-types.js';
import { zoneOptions } from './disk-options.js';
import { say } from './shared.js';

function choices(
  name: string,
  label: Field['label'],
  ...options: readonly (readonly [string, string, string])[]
): Field {
  return {
    name,
    kind: 'buttons',
    label,
    ...(options[0] ? { initial: options[0][0] } : {}),
    options: options.map(([value, en, zh]) => ({ value, label: { en, zh } })),
  };
}

/** Orders reserved instances, up to where they would be paid. */
export const purchaseReservedInstance: Control = {
  label: say('Purchase Reserved Instance', '购买预留实例券'),
  operation: {
    kind: 'drawer',
    title: say('Purchase Reserved Instance', '购买预留实例券'),
    form: {
      groups: [],
      steps: [
        {
          title: say('Configurations', '配置'),
          next: say('Purchase', '购买'),
          groups: [
            {
              fields: [
                choices(
                  'reservation',
                  say('Resource Reservation', '资源预留'),
                  ['region', 'Disabled', '不预留'],
                  ['zone', 'Enabled', '预留'],
                ),
                {
                  name: 'zone',
                  kind: 'select',
                  label: attributeLabel(instance, 'ZoneId'),
                  required: true,
                  options: zoneOptions,
                  when: { field: 'reservation', is: ['zone'] },
                },
                {
                  name: 'type',
                  kind: 'select',
                  label: attributeLabel(instance, 'InstanceType'),
                  required: true,
                  search: true,
                  options: INSTANCE_TYPES.map(({ id }) => ({ value: id, label: id })),
                },
                choices(
                  'platform',
                  say('Operating System Platform', '操作系统平台'),
                  ['linux', 'Linux', 'Linux'],
                  ['windows', 'Windows', 'Windows'],
                ),
                choices(
                  'payment',
                  say('Payment Option', '付费选项'),
                  ['all', 'All Upfront', '全预付'],
                  ['partial', 'Partial Upfront', '部分预付'],
                  ['none', 'No Upfront', '零预付'],
                ),
                { name: 'name', kind: 'text', label: say('Name', '名称'), maxLength: 128 },
                choices('term', say('Term', '时长'), ['1', '1 Years', '1年'], ['3', '3 Years', '3年']),
                {
                  name: 'count',
                  kind: 'number',
                  label: say('Instance Count', '实例数量'),
                  initial: 1,
                  minimum: 1,
                  maximum: 100,
                },
                {
                  name: 'agreed',
                  kind: 'agreement',
                  label: say('ECS Terms of Service', '云服务器ECS服务条款'),
                  required: true,
                },
              ],
            },
          ],
        },
        { title: say('Order', '订单'), groups: [], review: true },
      ],
      submit: submitNotOffered,
      submitLabel: say('Create Order', '创建订单'),
    },
  },
};

function capacity(name: string, en: string, zh: string): Field {
  return { name, kind: 'number', label: { en, zh }, required: true, minimum: 0, maximum: 1000 };
}

/** Opens the form of an auto provisioning group; none can be made in this slice. */
export function autoProvisioningGroup(label: Control['label']): Control {
  return {
    label,
    operation: {
      kind: 'drawer',
      title: label,
      form: {
        groups: [
          {
            title: say('Basic Information', '基本信息'),
            fields: [{ name: 'name', kind: 'text', label: say('Name', '名称'), required: true }],
          },
          {
            title: say('Group Capacity', '供应组容量'),
            fields: [
              capacity('target', 'Target Capacity', '目标总容量'),
              capacity('payAsYouGo', 'Target Capacity of Pay-As-You-Go Instances', '按量付费实例目标容量'),
            ],
          },
          {
            title: say('Capacity-related Settings', '容量相关配置'),
            fields: [
              choices(
                'supplement',
                say('Default Billing Method of Supplemental Instances', '默认补足实例付费方式'),
                ['spot', 'Preemptible Instances', '抢占式实例'],
                ['post', 'Pay-As-You-Go Instances', '按量付费实例'],
              ),
              {
                name: 'price',
                kind: 'number',
                label: say('Global Maximum Price for Preemptible Instances', '抢占式实例全局最高价格'),
                minimum: 0,
              },
            ],
          },
        ],
        submit: submitNotOffered,
      },
    },
  };
}
