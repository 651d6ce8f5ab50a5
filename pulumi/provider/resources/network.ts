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

interface Vpc {
  readonly VpcId?: string;
  readonly Status?: string;
  readonly VpcName?: string;
  readonly CidrBlock?: string;
  readonly Description?: string;
  readonly VRouterId?: string;
  readonly RegionId?: string;
  readonly CreationTime?: string;
  readonly Tags?: { readonly Tag?: readonly { Key: string; Value: string }[] };
}

async function find(context: OperationContext, id: string): Promise<Vpc | undefined> {
  const vpc = await readOrUndefined<Vpc>(context, 'vpc', 'DescribeVpcAttribute', { VpcId: id });
  // A deleted VPC is a 404 or an answer with an empty id.
  return vpc?.VpcId ? vpc : undefined;
}

function state(vpc: Vpc): PropertyValues {
  return {
    vpcName: vpc.VpcName,
    cidrBlock: vpc.CidrBlock,
    description: vpc.Description,
    status: vpc.Status,
    routerId: vpc.VRouterId,
    regionId: vpc.RegionId,
    createTime: vpc.CreationTime,
    tags: tagMap(vpc.Tags?.Tag),
  };
}

async function available(context: OperationContext, id: string): Promise<PropertyValues> {
  return state(
    await untilReady(
      context,
      `VPC ${id}`,
      () => find(context, id),
      (vpc) => vpc.Status === 'Available',
    ),
  );
}

/** `alicloud:vpc/network:Network`: a virtual private cloud. */
export const network: ResourceType = {
  properties: {
    inputs: {
      vpcName: { type: 'string' },
      cidrBlock: { type: 'string' },
      description: { type: 'string' },
      tags: { type: 'map<string>' },
    },
    outputs: {
      createTime: { type: 'string' },
      regionId: { type: 'string' },
      routeTableId: { type: 'string' },
      routerId: { type: 'string' },
      status: { type: 'string' },
    },
  },

  async create(context, inputs) {
    const made = await callPatiently<{ VpcId: string; VRouterId?: string; RouteTableId?: string }>(
      context,
      'vpc',
      'CreateVpc',
      {
        VpcName: inputs.vpcName,
        CidrBlock: inputs.cidrBlock,
        Description: inputs.description,
        Tag: tagParameters(inputs.tags),
        ClientToken: randomUUID(),
      },
    );
    return {
      id: made.VpcId,
      outputs: { routerId: made.VRouterId, routeTableId: made.RouteTableId },
      ready: () => available(context, made.VpcId),
    };
  },

  async read(context, id) {
    const vpc = await find(context, id);
    return vpc && state(vpc);
  },

  async update(context, id, olds, news) {
    await callPatiently(context, 'vpc', 'ModifyVpcAttribute', {
      VpcId: id,
      VpcName: news.vpcName,
      Description: news.description,
      CidrBlock: news.cidrBlock === olds.cidrBlock ? undefined : news.cidrBlock,
    });
    await updateTags(context, 'vpc', { ResourceType: 'VPC', ResourceId: [id] }, olds.tags, news.tags);
    return available(context, id);
  },

  async delete(context, id) {
    await deletePatiently(context, 'vpc', 'DeleteVpc', { VpcId: id });
    await untilGone(context, `VPC ${id}`, () => find(context, id));
  },
};
