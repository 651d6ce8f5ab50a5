import type { Page, PageContext, Values } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, resourceGroupField, tagParameter, tagsField } from '../../shared/common-fields.js';
import { allVpcs, allVSwitches } from '../../shared/networks.js';
import { namedOption, valueOptions } from '../../shared/options.js';
import { zoneOptions } from '../../shared/region-options.js';
import { loadBalancer } from '../load-balancer.js';

async function submit(values: Values, context: PageContext) {
  const isVpc = values.type === 'intranet';
  for (let index = 0; index < Number(values.quantity ?? 1); index += 1) {
    await context.call('slb', 'CreateLoadBalancer', {
      RegionId: context.region,
      ...given('LoadBalancerName', values.name),
      AddressType: values.type,
      AddressIPVersion: values.ipVersion,
      LoadBalancerSpec: values.spec,
      ...given('MasterZoneId', values.zone),
      ...(isVpc ? { VpcId: values.vpc, VSwitchId: values.vswitch } : { InternetChargeType: values.metering }),
      ...tagParameter(values),
    });
  }
  return { navigate: '/slb/:region/slbs' };
}

/** The purchase page, in one form. */
export const createInstancePage: Page = {
  name: { en: 'Create Instance', zh: '创建负载均衡' },
  route: '/slb/:region/slbs/new',
  parent: '/slb/:region/slbs',
  sections: [
    {
      kind: 'form',
      cancel: '/slb/:region/slbs',
      form: {
        submitLabel: { en: 'Buy Now', zh: '立即购买' },
        groups: [
          {
            fields: [
              {
                name: 'name',
                kind: 'text',
                label: attributeLabel(loadBalancer, 'LoadBalancerName'),
                maxLength: 80,
              },
              {
                name: 'zone',
                kind: 'select',
                label: attributeLabel(loadBalancer, 'MasterZoneId'),
                options: {
                  load: async (context) => zoneOptions(context.region),
                  empty: { en: 'No zone is available.', zh: '没有可用区' },
                },
              },
              {
                name: 'spec',
                kind: 'select',
                label: attributeLabel(loadBalancer, 'LoadBalancerSpec'),
                initial: 'slb.s1.small',
                options: valueOptions(loadBalancer.attributes.LoadBalancerSpec),
              },
              {
                name: 'type',
                kind: 'buttons',
                label: attributeLabel(loadBalancer, 'AddressType'),
                initial: 'internet',
                options: valueOptions(loadBalancer.attributes.AddressType),
              },
              {
                name: 'vpc',
                kind: 'select',
                label: attributeLabel(loadBalancer, 'VpcId'),
                required: true,
                when: { field: 'type', is: ['intranet'] },
                options: {
                  load: async (context) => (await allVpcs(context)).map((vpc) => namedOption(vpc, 'VpcId', 'VpcName')),
                  latency: 300,
                  empty: { en: 'No VPC is available in this region.', zh: '当前地域没有可用的专有网络' },
                },
              },
              {
                name: 'vswitch',
                kind: 'select',
                label: attributeLabel(loadBalancer, 'VSwitchId'),
                required: true,
                when: { field: 'type', is: ['intranet'] },
                options: {
                  dependsOn: ['vpc'],
                  load: async (context, values) =>
                    values.vpc === undefined
                      ? []
                      : (await allVSwitches(context, { VpcId: values.vpc })).map((vswitch) =>
                          namedOption(vswitch, 'VSwitchId', 'VSwitchName'),
                        ),
                  latency: 300,
                  empty: { en: 'No vSwitch is available.', zh: '没有可用的交换机' },
                },
              },
              {
                name: 'ipVersion',
                kind: 'radio',
                label: attributeLabel(loadBalancer, 'AddressIPVersion'),
                initial: 'ipv4',
                options: valueOptions(loadBalancer.attributes.AddressIPVersion),
              },
              {
                name: 'metering',
                kind: 'radio',
                label: attributeLabel(loadBalancer, 'InternetChargeType'),
                initial: 'paybytraffic',
                when: { field: 'type', is: ['internet'] },
                options: valueOptions(loadBalancer.attributes.InternetChargeType),
              },
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
        submit,
        success: { en: 'The instance is created.', zh: '创建成功' },
      },
    },
  ],
};
