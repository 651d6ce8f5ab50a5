import type { Control, Page, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, idAndName } from '../../shared/columns.js';
import { given, resourceGroupField, tagParameter, tagsField } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { namedOption, valueOptions } from '../../shared/options.js';
import { allPages, tagLines } from '../../shared/paging.js';
import { eip } from '../eip.js';
import { nothing, optionsOf, readAll, stateColumn } from './shared.js';

const named = (row: Row, region: string) => ({ RegionId: region, AllocationId: textOf(row, 'AllocationId') });
const isFree = (row: Row) => textOf(row, 'Status') === 'Available';

const bind: Control = {
  label: { en: 'Bind Resource', zh: '绑定资源' },
  disabled: (row) => !isFree(row),
  operation: {
    kind: 'drawer',
    title: { en: 'Bind Elastic IP Address to Resources', zh: '绑定弹性公网IP至资源' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'type',
              kind: 'select',
              label: attributeLabel(eip, 'InstanceType'),
              initial: 'EcsInstance',
              required: true,
              options: valueOptions(eip.attributes.InstanceType),
            },
            {
              name: 'instance',
              kind: 'select',
              label: { en: 'Select an Instance to Bind', zh: '选择要绑定的实例' },
              required: true,
              options: {
                dependsOn: ['type'],
                latency: 300,
                empty: nothing,
                load: async (context, { type }) => {
                  if (type === 'Nat') return await optionsOf(context, 'nat');
                  const [product, action, at] =
                    type === 'SlbInstance'
                      ? (['slb', 'DescribeLoadBalancers', ['LoadBalancers', 'LoadBalancer']] as const)
                      : (['ecs', 'DescribeInstances', ['Instances', 'Instance']] as const);
                  const [id, name] =
                    type === 'SlbInstance' ? ['LoadBalancerId', 'LoadBalancerName'] : ['InstanceId', 'InstanceName'];
                  return (await allPages(context, { product, action, at }))
                    .filter((row) => type !== 'SlbInstance' || textOf(row, 'AddressType') === 'intranet')
                    .map((row) => namedOption(row, id, name));
                },
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('vpc', 'AssociateEipAddress', {
          ...named(row, context.region),
          InstanceType: values.type,
          InstanceId: values.instance,
        });
        return {};
      },
      success: { en: 'The EIP is being bound.', zh: '绑定成功' },
    },
  },
};

const unbind: Control = {
  label: { en: 'Unbind', zh: '解绑' },
  disabled: (row) => textOf(row, 'Status') !== 'InUse',
  operation: {
    kind: 'confirm',
    title: { en: 'Unbind', zh: '解绑' },
    message: { en: 'Unbind the EIP from its resource?', zh: '是否将该弹性公网IP从资源解绑？' },
    run: async (row, context) => {
      await context.call('vpc', 'UnassociateEipAddress', {
        ...named(row, context.region),
        InstanceId: textOf(row, 'InstanceId'),
        InstanceType: textOf(row, 'InstanceType'),
      });
      return {};
    },
    success: { en: 'The EIP is being unbound.', zh: '解绑成功' },
  },
};

const release: Control = {
  label: { en: 'Release', zh: '释放' },
  disabled: (row) => !isFree(row),
  operation: {
    kind: 'confirm',
    title: { en: 'Release', zh: '释放' },
    message: { en: 'Release this EIP? Its address is lost.', zh: '是否释放该弹性公网IP？释放后地址将无法保留。' },
    run: async (row, context) => {
      await context.call('vpc', 'ReleaseEipAddress', named(row, context.region));
      return {};
    },
    success: { en: 'The EIP is released.', zh: '释放成功' },
  },
};

function edit(attribute: 'Name' | 'Bandwidth', label: Control['label'], icon: boolean): Control {
  return {
    label,
    ...(icon ? { icon: 'edit' as const } : {}),
    operation: {
      kind: 'dialog',
      title: label,
      form: {
        groups: [{ fields: [{ name: 'value', kind: 'text', label: attributeLabel(eip, attribute), required: true }] }],
        submit: async (values, context, row) => {
          const change = { ...named(row, context.region), [attribute]: values.value };
          await context.call('vpc', 'ModifyEipAddressAttribute', change);
          return {};
        },
        success: { en: 'The EIP is changed.', zh: '修改成功' },
      },
      initial: (row) => ({ value: textOf(row, attribute) }),
    },
  };
}

/** Elastic IP addresses of a region. */
export const eipsPage: Page = {
  name: { en: 'Elastic IP Addresses', zh: '弹性公网IP' },
  route: '/vpc/:region/eips',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter an instance ID, name or IP address', zh: '输入实例ID、名称或IP地址' },
      buttons: [
        {
          label: { en: 'Create EIP', zh: '创建弹性公网IP' },
          operation: { kind: 'go', route: '/vpc/:region/eips/new' },
          primary: true,
        },
        notOffered('Assign Specific EIP', '申请指定EIP'),
        notOffered('Export', '导出'),
      ],
      rows: async (context) => await readAll(context, 'eip'),
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => idAndName(row, 'AllocationId', 'Name'),
          controls: [edit('Name', { en: 'Modify Name', zh: '修改名称' }, true)],
          width: 180,
        },
        { label: { en: 'Tag', zh: '标签' }, value: tagLines, width: 56 },
        attributeColumn(eip, 'IpAddress', { width: 110 }),
        {
          label: attributeLabel(eip, 'Bandwidth'),
          value: (row) => `${textOf(row, 'Bandwidth')} Mbps`,
          width: 84,
        },
        attributeColumn(eip, 'InternetChargeType', { width: 100 }),
        stateColumn(eip),
        attributeColumn(eip, 'InstanceId', { width: 150 }),
      ],
      rowControls: [
        bind,
        unbind,
        edit('Bandwidth', { en: 'Change Bandwidth', zh: '调整带宽' }, false),
        notOffered('Add to Shared Bandwidth Package', '加入共享带宽'),
        notOffered('Switch to Subscription', '转包年包月'),
        notOffered('Edit Tags', '编辑标签'),
        release,
      ],
      batch: [unbind, release],
    },
  ],
};

/** The purchase page, in one form. */
export const createEipPage: Page = {
  name: { en: 'Create EIP', zh: '创建弹性公网IP' },
  route: '/vpc/:region/eips/new',
  parent: '/vpc/:region/eips',
  sections: [
    {
      kind: 'form',
      cancel: '/vpc/:region/eips',
      form: {
        submitLabel: { en: 'Buy Now', zh: '立即购买' },
        groups: [
          {
            fields: [
              {
                name: 'isp',
                kind: 'buttons',
                label: attributeLabel(eip, 'ISP'),
                initial: 'BGP',
                options: valueOptions(eip.attributes.ISP),
              },
              {
                name: 'metering',
                kind: 'radio',
                label: attributeLabel(eip, 'InternetChargeType'),
                initial: 'PayByTraffic',
                options: valueOptions(eip.attributes.InternetChargeType),
              },
              {
                name: 'bandwidth',
                kind: 'number',
                label: attributeLabel(eip, 'Bandwidth'),
                initial: 5,
                minimum: 1,
                maximum: 200,
                unit: { en: 'Mbps', zh: 'Mbps' },
              },
              { name: 'name', kind: 'text', label: attributeLabel(eip, 'Name'), maxLength: 128 },
              {
                name: 'quantity',
                kind: 'number',
                label: { en: 'Quantity', zh: '数量' },
                initial: 1,
                minimum: 1,
                maximum: 10,
              },
              resourceGroupField,
              tagsField,
            ],
          },
        ],
        submit: async (values, context) => {
          for (let index = 0; index < Number(values.quantity ?? 1); index += 1) {
            await context.call('vpc', 'AllocateEipAddress', {
              RegionId: context.region,
              ISP: values.isp,
              InternetChargeType: values.metering,
              ...given('Bandwidth', values.bandwidth),
              ...given('Name', values.name),
              ...tagParameter(values),
            });
          }
          return { navigate: '/vpc/:region/eips' };
        },
        success: { en: 'The EIP is created.', zh: '创建成功' },
      },
    },
  ],
};
