import { randomUUID } from 'node:crypto';
import type { PropertyValues } from '../properties.js';
import type { OperationContext, ResourceType } from '../resource.js';
import {
  callPatiently,
  deletePatiently,
  readOrUndefined,
  tagMap,
  tagParameters,
  untilGone,
  untilReady,
  updateTags,
} from './common.js';

interface VSwitch {
  readonly VSwitchId?: string;
  readonly Status?: string;
  readonly VSwitchName?: string;
  readonly CidrBlock?: string;
  readonly ZoneId?: string;
  readonly VpcId?: string;
  readonly Description?: string;
  readonly CreationTime?: string;
  readonly Tags?: { readonly Tag?: readonly { Key: string; Value: string }[] };
}

async function find(context: OperationContext, id: string): Promise<VSwitch | undefined> {
  const found = await readOrUndefined<VSwitch>(context, 'vpc', 'DescribeVSwitchAttributes', { VSwitchId: id });
  // A deleted vSwitch is an ordinary answer with an empty id.
  return found?.VSwitchId ? found : undefined;
}

function state(found: VSwitch): PropertyValues {
  return {
    vswitchName: found.VSwitchName,
    cidrBlock: found.CidrBlock,
    zoneId: found.ZoneId,
    vpcId: found.VpcId,
    description: found.Description,
    status: found.Status,
    createTime: found.CreationTime,
    tags: tagMap(found.Tags?.Tag),
  };
}

async function available(context: OperationContext, id: string): Promise<PropertyValues> {
  const found = await untilReady(
    context,
    `vSwitch ${id}`,
    () => find(context, id),
    (candidate) => candidate.Status === 'Available',
  );
  return state(found);
}

/** `alicloud:vpc/switch:Switch`: a vSwitch in one zone of a VPC. */
export const vSwitch: ResourceType = {
  properties: {
    inputs: {
      vpcId: { type: 'string', replace: true, required: true },
      cidrBlock: { type: 'string', replace: true, required: true },
      zoneId: { type: 'string', replace: true, required: true },
      vswitchName: { type: 'string' },
      description: { type: 'string' },
      tags: { type: 'map<string>' },
    },
    outputs: { createTime: { type: 'string' }, status: { type: 'string' } },
    // The old block and the new one would overlap.
    deleteBeforeReplace: true,
  },

  async create(context, inputs) {
    const made = await callPatiently<{ VSwitchId: string }>(context, 'vpc', 'CreateVSwitch', {
      VpcId: inputs.vpcId,
      CidrBlock: inputs.cidrBlock,
      ZoneId: inputs.zoneId,
      VSwitchName: inputs.vswitchName,
      Description: inputs.description,
      Tag: tagParameters(inputs.tags),
      ClientToken: randomUUID(),
    });
    return { id: made.VSwitchId, outputs: {}, ready: () => available(context, made.VSwitchId) };
  },

  async read(context, id) {
    const found = await find(context, id);
    return found && state(found);
  },

  async update(context, id, olds, news) {
    await callPatiently(context, 'vpc', 'ModifyVSwitchAttribute', {
      VSwitchId: id,
      VSwitchName: news.vswitchName,
      Description: news.description,
    });
    await updateTags(context, 'vpc', { ResourceType: 'VSWITCH', ResourceId: [id] }, olds.tags, news.tags);
    return available(context, id);
  },

  async delete(context, id) {
    await deletePatiently(context, 'vpc', 'DeleteVSwitch', { VSwitchId: id });
    await untilGone(context, `vSwitch ${id}`, () => find(context, id));
  },
};
