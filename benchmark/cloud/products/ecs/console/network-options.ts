import type { Option, OptionQuery, PageContext } from '../../../spec/console.js';
import { allVpcs, allVSwitches } from '../../shared/networks.js';
import { namedOption } from '../../shared/options.js';
import { ecsList, say } from './shared.js';

/** The VPCs of the page's region. */
export async function loadVpcs(context: PageContext): Promise<readonly Option[]> {
  return (await allVpcs(context)).map((vpc) => namedOption(vpc, 'VpcId', 'VpcName'));
}

export const vpcOptions: OptionQuery = {
  load: loadVpcs,
  latency: 400,
  empty: say('No VPC is available in this region.', '当前地域没有可用的专有网络'),
};

/** The vSwitches of the VPC chosen in the field `vpc`. */
export const vswitchOptions: OptionQuery = {
  dependsOn: ['vpc'],
  latency: 400,
  load: async (context, values) => {
    const all = await allVSwitches(context, { VpcId: values.vpc });
    return all.map((vswitch) => namedOption(vswitch, 'VSwitchId', 'VSwitchName'));
  },
  empty: say('No vSwitch is available in the VPC.', '所选专有网络没有可用的交换机'),
};

/** The security groups of the VPC chosen in the field `vpc`. */
export const groupOptions: OptionQuery = {
  dependsOn: ['vpc'],
  load: async (context, values) => {
    const at = ['SecurityGroups', 'SecurityGroup'];
    const all = await ecsList(context, 'DescribeSecurityGroups', at, { VpcId: values.vpc });
    return all.map((group) => namedOption(group, 'SecurityGroupId', 'SecurityGroupName'));
  },
  empty: say('No security group is available in the VPC.', '所选专有网络没有可用的安全组'),
};
