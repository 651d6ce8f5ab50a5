import type { FormStep, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, textsOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { given, resourceGroupField, tagParameter, tagsField } from '../../shared/common-fields.js';
import { instance } from '../instance.js';
import { basics } from './create-instance-basics.js';
import { networking, system } from './create-instance-network.js';
import { INSTANCES_ROUTE } from './instances.js';
import { ecsList, say } from './shared.js';

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
  const disks = listOf(values, 'dataDisks').map((row) => ({ Category: row.category, Size: row.size }));
  return disks.length === 0 ? {} : { DataDisk: disks };
}

function billingOf(values: Values): Row {
  if (values.billing !== 'spot') return { InstanceChargeType: values.billing };
  return { InstanceChargeType: 'PostPaid', SpotStrategy: values.bid, ...given('SpotPriceLimit', values.price) };
}

async function order(values: Values, context: PageContext) {
  const answer = await context.order('ecs', 'RunInstances', {
    RegionId: context.region,
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
  const ids = textsOf(answer, 'InstanceIdSets', 'InstanceIdSet');
  const result = await ecsList(context, 'DescribeInstances', ['Instances', 'Instance'], {
    InstanceIds: JSON.stringify(ids),
  });
  return { result };
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
