import type { Option, OptionQuery, PageContext, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { allVpcs, allVSwitches } from '../../shared/networks.js';
import { ecsList, say } from './shared.js';

function named(row: Row, id: string, name: string): Option {
  const value = textOf(row, id);
  const title = textOf(row, name);
  return { value, label: title === '' ? value : `${title} / ${value}` };
}

/** The VPCs of the page's region. */
export async function loadVpcs(context: PageContext): Promise<readonly Option[]> {
  return (await allVpcs(context)).map((vpc) => named(vpc, 'VpcId', 'VpcName'));
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
    return all.map((vswitch) => named(vswitch, 'VSwitchId', 'VSwitchName'));
  },
  empty: say('No vSwitch is available in the VPC.', '所选专有网络没有可用的交换机'),
};

/** The security groups of the VPC chosen in the field `vpc`. */
export const groupOptions: OptionQuery = {
  dependsOn: ['vpc'],
  load: async (context, values) => {
    const at = ['SecurityGroups', 'SecurityGroup'];
    const all = await ecsList(context, 'DescribeSecurityGroups', at, { VpcId: values.vpc });
    return all.map((group) => named(group, 'SecurityGroupId', 'SecurityGroupName'));
  },
  empty: say('No security group is available in the VPC.', '所选专有网络没有可用的安全组'),
};
