import type { Field, Page, PageContext, Values } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, resourceGroupField, tagParameter, tagsField } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { nothingToChoose, valueOptions } from '../../shared/options.js';
import { regionOptions, zoneOptions } from '../../shared/region-options.js';
import { fileSystem } from '../file-system.js';
import { CPFS, vpcOptions, vswitchOptions } from './shared.js';

const capacities = ['7200', '14400', '28800'].map((value) => ({ value, label: `${value} GiB` }));
const bandwidths = ['720', '1440', '2880'].map((value) => ({ value, label: `${value} MB/s` }));
const months = [1, 2, 3, 6].map((count) => ({
  value: String(count),
  label: { en: `${count} month${count === 1 ? '' : 's'}`, zh: `${count}个月` },
}));

async function buy(values: Values, context: PageContext) {
  await context.call(
    'nas',
    'CreateFileSystem',
    {
      RegionId: values.region,
      FileSystemType: 'cpfs',
      ProtocolType: 'cpfs',
      StorageType: values.type,
      ZoneId: values.zone,
      Capacity: values.capacity,
      Bandwidth: values.bandwidth,
      VpcId: values.vpc,
      VSwitchId: values.vswitch,
      ChargeType: 'Subscription',
      Duration: values.duration,
      ...given('Description', values.name),
      ...tagParameter(values),
    },
    String(values.region),
  );
  return { result: [{ region: values.region }] };
}

/** What a buyer may leave as it is. Assumed, by the form of other purchase pages. */
const furtherFields: readonly Field[] = [
  { name: 'name', kind: 'text', label: { en: 'File System Name', zh: '文件系统名称' }, maxLength: 128 },
  {
    name: 'redundancy',
    kind: 'select',
    label: { en: 'Redundancy', zh: '冗余类型' },
    initial: 'local',
    options: [{ value: 'local', label: { en: 'Locally redundant', zh: '本地冗余' } }],
  },
  {
    name: 'encryption',
    kind: 'radio',
    label: { en: 'Encryption', zh: '数据加密' },
    initial: 'none',
    options: [
      { value: 'none', label: { en: 'None', zh: '不加密' } },
      { value: 'managed', label: { en: 'NAS-managed key', zh: 'NAS托管密钥' }, disabled: true },
    ],
  },
  {
    name: 'clients',
    kind: 'select',
    label: { en: 'Client Nodes', zh: '客户端节点数' },
    initial: '0',
    options: ['0', '1', '2', '4'].map((value) => ({ value, label: value })),
  },
  resourceGroupField,
  tagsField,
  {
    name: 'invoice',
    kind: 'select',
    label: { en: 'Invoice', zh: '发票信息' },
    initial: 'later',
    options: [{ value: 'later', label: { en: 'Later', zh: '稍后索取' } }],
  },
  { name: 'remark', kind: 'text', label: { en: 'Order Remarks', zh: '订单备注' } },
];

/** The purchase page: choose, check the order, pay. */
export const buyCpfsPage: Page = {
  name: { en: 'Buy CPFS', zh: 'CPFS（包年包月）' },
  route: '/cpfs/buy',
  parent: CPFS,
  buttons: [
    notOffered('Price Calculator', '价格计算器'),
    notOffered('Purchase Records', '购买记录'),
    notOffered('Documentation', '产品文档'),
    notOffered('Add to Cart', '加入购物车'),
    notOffered('Contact Sales', '售前咨询'),
    notOffered('Vouchers', '代金券'),
    notOffered('Savings Plans', '资源包'),
    notOffered('Save as Template', '保存为模板'),
    notOffered('Feedback', '意见反馈'),
  ],
  sections: [
    {
      kind: 'form',
      cancel: CPFS,
      form: {
        groups: [],
        steps: [
          {
            title: { en: 'Basic Configurations', zh: '基础配置' },
            next: { en: 'Buy Now', zh: '立即购买' },
            groups: [
              {
                fields: [
                  {
                    name: 'billing',
                    kind: 'fixed',
                    label: attributeLabel(fileSystem, 'ChargeType'),
                    text: { en: 'Subscription', zh: '包年包月' },
                  },
                  {
                    name: 'region',
                    kind: 'select',
                    label: attributeLabel(fileSystem, 'RegionId'),
                    required: true,
                    search: true,
                    options: regionOptions,
                    help: {
                      en: 'Servers of other regions cannot reach the file system.',
                      zh: '不同地域的服务器无法访问该文件系统。',
                    },
                  },
                  {
                    name: 'zone',
                    kind: 'select',
                    label: attributeLabel(fileSystem, 'ZoneId'),
                    required: true,
                    options: {
                      load: async (_context, values) => zoneOptions(String(values.region ?? '')),
                      dependsOn: ['region'],
                      latency: 300,
                      empty: nothingToChoose,
                    },
                  },
                  {
                    name: 'capacity',
                    kind: 'select',
                    label: attributeLabel(fileSystem, 'Capacity'),
                    required: true,
                    initial: '7200',
                    options: capacities,
                  },
                  {
                    name: 'type',
                    kind: 'buttons',
                    label: { en: 'Type', zh: '类型' },
                    required: true,
                    initial: 'standard',
                    options: valueOptions(fileSystem.attributes.StorageType, ['standard', 'advance']),
                  },
                  {
                    name: 'bandwidth',
                    kind: 'select',
                    label: attributeLabel(fileSystem, 'Bandwidth'),
                    required: true,
                    initial: '720',
                    options: bandwidths,
                  },
                  {
                    name: 'vpc',
                    kind: 'select',
                    label: attributeLabel(fileSystem, 'VpcId'),
                    required: true,
                    options: {
                      load: async (context, values) =>
                        values.region ? await vpcOptions(context, String(values.region)) : [],
                      dependsOn: ['region'],
                      latency: 300,
                      empty: nothingToChoose,
                    },
                  },
                  {
                    name: 'vswitch',
                    kind: 'select',
                    label: attributeLabel(fileSystem, 'VSwitchId'),
                    required: true,
                    options: {
                      load: async (context, values) =>
                        values.region
                          ? await vswitchOptions(context, String(values.region), {
                              VpcId: values.vpc,
                              ZoneId: values.zone,
                            })
                          : [],
                      dependsOn: ['region', 'vpc', 'zone'],
                      latency: 300,
                      empty: {
                        en: 'The VPC has no VSwitch in this zone.',
                        zh: '该专有网络在此可用区没有虚拟交换机',
                      },
                    },
                  },
                  ...furtherFields,
                  {
                    name: 'amount',
                    kind: 'fixed',
                    label: { en: 'Quantity', zh: '购买数量' },
                    text: { en: '1', zh: '1' },
                  },
                  {
                    name: 'duration',
                    kind: 'buttons',
                    label: { en: 'Duration', zh: '购买时长' },
                    required: true,
                    initial: '1',
                    options: months,
                  },
                  {
                    name: 'autoRenewal',
                    kind: 'checkboxes',
                    label: { en: 'Renewal', zh: '续费' },
                    options: [{ value: 'auto', label: { en: 'Auto-renewal', zh: '自动续费' } }],
                  },
                ],
              },
            ],
          },
          {
            title: { en: 'Confirm Order', zh: '确认订单' },
            review: true,
            next: { en: 'Pay', zh: '去支付' },
            groups: [
              {
                fields: [
                  {
                    name: 'agreement',
                    kind: 'agreement',
                    label: { en: 'CPFS (Subscription) Terms of Service', zh: 'CPFS包年包月服务协议' },
                    required: true,
                  },
                ],
              },
            ],
          },
          {
            title: { en: 'Payment', zh: '支付' },
            groups: [
              {
                fields: [
                  {
                    name: 'method',
                    kind: 'radio',
                    label: { en: 'Payment Method', zh: '支付方式' },
                    initial: 'balance',
                    options: [{ value: 'balance', label: { en: 'Account balance', zh: '账户余额' } }],
                  },
                ],
              },
            ],
          },
        ],
        submit: buy,
        submitLabel: { en: 'Subscribe', zh: '确认支付' },
        result: {
          heading: { en: 'Payment Completed', zh: '支付成功' },
          notice: { en: 'The file system is being created.', zh: '恭喜，支付成功，正在为您创建文件系统。' },
          columns: [{ label: attributeLabel(fileSystem, 'RegionId'), value: (row) => String(row.region ?? '') }],
          back: { label: { en: 'Console', zh: '管理控制台' }, route: CPFS },
        },
      },
    },
  ],
};
