import type { FormStep, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../columns.js';
import { given, resourceGroupField, tagParameter, tagsField } from '../../common-fields.js';
import { instance } from '../instance.js';
import { INSTANCE_TYPES } from '../instance-types.js';
import { PUBLIC_IMAGES } from '../public-images.js';
import { diskCategoryOptions } from './disk-controls.js';
import { INSTANCES_ROUTE } from './instances.js';
import { groupOptions, vpcOptions, vswitchOptions } from './network-options.js';
import { ecsCall, ecsList, say } from './shared.js';

const basics: FormStep = {
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
        {
          name: 'type',
          kind: 'select',
          label: say('Instance Type', '实例规格'),
          required: true,
          search: true,
          options: INSTANCE_TYPES.map(({ id, cores, memory }) => ({
            value: id,
            label: `${id} (${cores} vCPU ${memory} GiB)`,
          })),
        },
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
          most: 16,
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

const networking: FormStep = {
  title: say('Networking', '网络和安全组'),
  next: say('Next: System Configurations', '下一步：系统配置'),
  groups: [
    {
      fields: [
        { name: 'vpc', kind: 'select', label: say('VPC', '专有网络'), required: true, options: vpcOptions },
        { name: 'vswitch', kind: 'select', label: say('VSwitch', '交换机'), required: true, options: vswitchOptions },
        { name: 'publicAddress', kind: 'switch', label: say('Assign public IP', '分配公网IPv4地址') },
        {
          name: 'traffic',
          kind: 'radio',
          label: say('Bandwidth Pricing', '带宽计费模式'),
          initial: 'PayByTraffic',
          when: { field: 'publicAddress', is: ['true'] },
          options: [
            { value: 'PayByBandwidth', label: say('Pay-By-Bandwidth', '按固定带宽') },
            { value: 'PayByTraffic', label: say('Pay-By-Traffic', '按使用流量') },
          ],
        },
        {
          name: 'bandwidth',
          kind: 'number',
          label: say('Peak Bandwidth', '带宽峰值'),
          initial: 1,
          minimum: 1,
          maximum: 100,
          unit: say('Mbps', 'Mbps'),
          when: { field: 'publicAddress', is: ['true'] },
        },
        {
          name: 'groups',
          kind: 'select',
          multiple: true,
          label: say('Security Group', '安全组'),
          required: true,
          options: groupOptions,
        },
      ],
    },
  ],
};

const system: FormStep = {
  title: say('System Configurations', '系统配置'),
  next: say('Next: Grouping', '下一步：分组设置'),
  groups: [
    {
      fields: [
        {
          name: 'logon',
          kind: 'buttons',
          label: say('Logon Credentials', '登录凭证'),
          initial: 'later',
          options: [
            { value: 'keyPair', label: say('Key Pair', '密钥对') },
            { value: 'password', label: say('Password', '自定义密码') },
            { value: 'later', label: say('Set Later', '创建后设置') },
          ],
        },
        {
          name: 'keyPair',
          kind: 'select',
          label: say('SSH Key Pair', '选择密钥对'),
          required: true,
          when: { field: 'logon', is: ['keyPair'] },
          options: {
            load: async (context) =>
              (await ecsList(context, 'DescribeKeyPairs', ['KeyPairs', 'KeyPair'])).map((row) => ({
                value: textOf(row, 'KeyPairName'),
                label: textOf(row, 'KeyPairName'),
              })),
            empty: say('No key pair is available.', '没有可用的密钥对'),
          },
        },
        {
          name: 'password',
          kind: 'password',
          label: say('Logon Password', '登录密码'),
          required: true,
          when: { field: 'logon', is: ['password'] },
        },
        { name: 'name', kind: 'text', label: say('Instance Name', '实例名称'), maxLength: 128 },
        { name: 'description', kind: 'textarea', label: say('Description', '描述'), maxLength: 256 },
        { name: 'host', kind: 'text', label: say('Host', '主机名') },
        { name: 'suffix', kind: 'switch', label: say('Sequential Suffix', '有序后缀') },
      ],
    },
    {
      title: say('Advanced', '高级选项'),
      fold: say(
        'Advanced (based on instance RAM roles or cloud-init)',
        '高级选项（实例RAM角色或实例自定义数据cloud-init）',
      ),
      fields: [{ name: 'userData', kind: 'textarea', label: say('User Data', '实例自定义数据') }],
    },
  ],
};

const grouping: FormStep = {
  title: say('Grouping', '分组设置'),
  next: say('Next: Preview', '下一步：确认订单'),
  groups: [{ fields: [tagsField, resourceGroupField] }],
};

const preview: FormStep = {
  title: say('Preview', '确认订单'),
  review: true,
  groups: [
    {
      fields: [
        {
          name: 'terms',
          kind: 'agreement',
          label: say('ECS Terms of Service', '云服务器ECS服务条款'),
          required: true,
        },
      ],
    },
  ],
};

function encoded(text: Values[string]): Values[string] {
  return typeof text === 'string' && text !== '' ? Buffer.from(text, 'utf8').toString('base64') : undefined;
}

function disksOf(values: Values): Row {
  const rows = Array.isArray(values.dataDisks)
    ? values.dataDisks.filter((row): row is Row => typeof row === 'object')
    : [];
  const disks = rows.map((row) => ({ Category: row.category, Size: row.size }));
  return disks.length === 0 ? {} : { DataDisk: disks };
}

function billingOf(values: Values): Row {
  if (values.billing !== 'spot') return { InstanceChargeType: values.billing };
  return { InstanceChargeType: 'PostPaid', SpotStrategy: values.bid, ...given('SpotPriceLimit', values.price) };
}

async function order(values: Values, context: PageContext) {
  const answer = await ecsCall(context, 'RunInstances', {
    ImageId: values.image,
    InstanceType: values.type,
    Amount: Number(values.quantity ?? 1),
    VSwitchId: values.vswitch,
    SecurityGroupIds: values.groups,
    SystemDisk: { Category: values.systemCategory, Size: values.systemSize },
    ...billingOf(values),
    ...disksOf(values),
    ...(values.publicAddress === true
      ? { InternetChargeType: values.traffic, InternetMaxBandwidthOut: Number(values.bandwidth) }
      : {}),
    ...given('KeyPairName', values.keyPair),
    ...given('Password', values.password),
    ...given('InstanceName', values.name),
    ...given('Description', values.description),
    ...given('HostName', values.host),
    ...given('UserData', encoded(values.userData)),
    ...(values.suffix === true ? { UniqueSuffix: true } : {}),
    ...tagParameter(values),
  });
  const ids = listed(answer);
  const result = await ecsList(context, 'DescribeInstances', ['Instances', 'Instance'], {
    InstanceIds: JSON.stringify(ids),
  });
  return { result };
}

function listed(answer: Row): readonly string[] {
  const ids = (answer.InstanceIdSets as Row | undefined)?.InstanceIdSet;
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** The buy page, in five steps. */
export const createInstancePage: Page = {
  name: say('Custom Launch', '自定义购买'),
  route: '/instance/create/region/:region',
  parent: INSTANCES_ROUTE,
  sections: [
    {
      kind: 'form',
      cancel: INSTANCES_ROUTE,
      form: {
        groups: [],
        steps: [basics, networking, system, grouping, preview],
        submitLabel: say('Create Instance', '创建实例'),
        submit: order,
        success: say('The instances are being created.', '创建实例成功'),
        result: {
          heading: say('Order Submitted', '创建任务提交成功'),
          notice: say('Creation takes a while.', '实例创建需要一些时间，请到实例列表查看。'),
          columns: [attributeColumn(instance, 'InstanceId'), attributeColumn(instance, 'InstanceName')],
          back: { label: say('Console', '管理控制台'), route: INSTANCES_ROUTE },
        },
      },
    },
  ],
};
