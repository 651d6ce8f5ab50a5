import type { Attributes, OperationContext } from '../../../spec/index.js';
import { zonesOf } from '../regions.js';

/** Zone of a new instance, and the VPC of its VSwitch where the call names one. */
export function placeOf({ parameters, regionId, store }: OperationContext): Attributes {
  const { VSwitchId, ZoneId = zonesOf(regionId)[0]?.zoneId } = parameters;
  const vSwitch = VSwitchId === undefined ? undefined : store.get('vpc/vswitch', String(VSwitchId));
  return vSwitch === undefined ? { ZoneId } : { ZoneId: vSwitch.attributes.ZoneId, VpcId: vSwitch.attributes.VpcId };
}
