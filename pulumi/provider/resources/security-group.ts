import { randomUUID } from 'node:crypto';
import type { PropertyValues } from '../properties.js';
import type { OperationContext, ResourceType } from '../resource.js';
import {
  callPatiently,
  deletePatiently,
  readOrUndefined,
  tagMap,
  tagParameters,
  untilReady,
  updateTags,
} from './common.js';

interface SecurityGroup {
  readonly SecurityGroupId: string;
  readonly SecurityGroupName?: string;
  readonly Description?: string;
  readonly VpcId?: string;
  readonly SecurityGroupType?: string;
  readonly CreationTime?: string;
  readonly Tags?: { readonly Tag?: readonly { TagKey: string; TagValue: string }[] };
}

async function find(context: OperationContext, id: string): Promise<SecurityGroup | undefined> {
  const answer = await readOrUndefined<{ SecurityGroups?: { SecurityGroup?: SecurityGroup[] } }>(
    context,
    'ecs',
    'DescribeSecurityGroups',
    { SecurityGroupId: id },
  );
  return answer?.SecurityGroups?.SecurityGroup?.find((group) => group.SecurityGroupId === id);
}

function state(group: SecurityGroup): PropertyValues {
  return {
    securityGroupName: group.SecurityGroupName,
    description: group.Description,
    // A security group of the classic network has an empty VPC id.
    vpcId: group.VpcId || undefined,
    securityGroupType: group.SecurityGroupType,
    createTime: group.CreationTime,
    tags: tagMap(group.Tags?.Tag),
  };
}

/** `alicloud:ecs/securityGroup:SecurityGroup`. */
export const securityGroup: ResourceType = {
  properties: {
    inputs: {
      securityGroupName: { type: 'string' },
      description: { type: 'string' },
      vpcId: { type: 'string', replace: true },
      securityGroupType: { type: 'string', replace: true },
      tags: { type: 'map<string>' },
    },
    outputs: { createTime: { type: 'string' } },
  },

  async create(context, inputs) {
    const made = await callPatiently<{ SecurityGroupId: string }>(context, 'ecs', 'CreateSecurityGroup', {
      SecurityGroupName: inputs.securityGroupName,
      Description: inputs.description,
      VpcId: inputs.vpcId,
      SecurityGroupType: inputs.securityGroupType,
      Tag: tagParameters(inputs.tags),
      ClientToken: randomUUID(),
    });
    const id = made.SecurityGroupId;
    return {
      id,
      outputs: {},
      ready: async () =>
        state(
          await untilReady(
            context,
            `security group ${id}`,
            () => find(context, id),
            () => true,
          ),
        ),
    };
  },

  async read(context, id) {
    const group = await find(context, id);
    return group && state(group);
  },

  async update(context, id, olds, news) {
    await callPatiently(context, 'ecs', 'ModifySecurityGroupAttribute', {
      SecurityGroupId: id,
      SecurityGroupName: news.securityGroupName,
      Description: news.description,
    });
    await updateTags(context, 'ecs', { ResourceType: 'securitygroup', ResourceId: [id] }, olds.tags, news.tags);
    const group = await find(context, id);
    return group ? state(group) : {};
  },

  async delete(context, id) {
    await deletePatiently(context, 'ecs', 'DeleteSecurityGroup', { SecurityGroupId: id });
  },
};
