import { Network } from '@pulumi/alicloud/vpc/network.js';
import { Switch } from '@pulumi/alicloud/vpc/switch.js';
import type { ResourceMeta } from './meta.js';

/** A VPC with one vSwitch. */
export const network: ResourceMeta = {
  description: {
    id: 'network',
    description: {
      en: 'virtual private cloud (VPC) with a vSwitch',
      zh: '专有网络（VPC）和交换机',
    },
    attributes: { cidrBlock: '192.168.0.0/16', vSwitchCidrBlock: '192.168.0.0/24' },
    outputs: ['vpcId', 'vpcName', 'vSwitchId', 'vSwitchName', 'zoneId'],
  },
  provides: ['vpc', 'vSwitch'],
  secretOutputs: [],

  create({ prefix, leaseId, zoneId, attributes, provider }) {
    const tags = { lease: leaseId };
    const vpc = new Network(
      `${prefix}-vpc`,
      { vpcName: `${prefix}-vpc`, cidrBlock: attributes.cidrBlock ?? '', tags },
      { provider },
    );
    const vSwitch = new Switch(
      `${prefix}-vsw`,
      {
        vswitchName: `${prefix}-vsw`,
        vpcId: vpc.id,
        cidrBlock: attributes.vSwitchCidrBlock ?? '',
        zoneId,
        tags,
      },
      { provider },
    );
    return {
      vpcId: vpc.id,
      vpcName: vpc.vpcName,
      vSwitchId: vSwitch.id,
      vSwitchName: vSwitch.vswitchName,
      zoneId: vSwitch.zoneId,
    };
  },

  async verify(outputs, cloud) {
    const vpc = await cloud.call<{ VpcId?: string; Status?: string }>('vpc', 'DescribeVpcAttribute', {
      VpcId: outputs.vpcId,
    });
    const vSwitch = await cloud.call<{ VSwitchId?: string; VpcId?: string; Status?: string }>(
      'vpc',
      'DescribeVSwitchAttributes',
      { VSwitchId: outputs.vSwitchId },
    );
    const missing: string[] = [];
    if (vpc.VpcId !== outputs.vpcId || vpc.Status !== 'Available')
      missing.push(`VPC ${outputs.vpcId} is not available`);
    if (vSwitch.VpcId !== outputs.vpcId || vSwitch.Status !== 'Available') {
      missing.push(`vSwitch ${outputs.vSwitchId} is not available in VPC ${outputs.vpcId}`);
    }
    return missing;
  },
};
