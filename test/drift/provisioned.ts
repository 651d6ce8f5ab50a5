import type { CloudClient } from '../../activities/cloud/client.js';
import type { AccountLease } from '../../domain/lease.js';
import { kindsNeeded } from '../../domain/needs.js';
import type { Procedure } from '../../domain/procedure.js';

/**
 * Makes what a procedure takes for granted, by plain API calls: these runs are not about the provisioner.
 *
 * @param known what earlier runs got; a VPC is used again, because an account may have ten only
 */
export async function provisionFor(
  procedure: Procedure,
  { namePrefix }: AccountLease,
  client: CloudClient,
  known: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const kinds = new Set(kindsNeeded(procedure).map(({ kind }) => kind));
  const { vpcId, vpcName: knownName } = known;
  const outputs: Record<string, string> = {};
  if (kinds.has('vpc') && vpcId !== undefined && knownName !== undefined) {
    Object.assign(outputs, { vpcId, vpcName: knownName });
  } else if (kinds.has('vpc')) {
    const vpcName = `${namePrefix}-vpc`;
    const { VpcId } = await client.call<{ VpcId: string }>('vpc', 'CreateVpc', {
      VpcName: vpcName,
      CidrBlock: '10.0.0.0/8',
    });
    Object.assign(outputs, { vpcId: VpcId, vpcName });
  }
  if (kinds.has('ramUser')) {
    const userName = `${namePrefix}-user`;
    await client.call('ram', 'CreateUser', { UserName: userName });
    Object.assign(outputs, { userName });
  }
  if (kinds.has('accessKey') && outputs.userName !== undefined) {
    const { AccessKey } = await client.call<{ AccessKey: { AccessKeyId: string } }>('ram', 'CreateAccessKey', {
      UserName: outputs.userName,
    });
    Object.assign(outputs, { accessKeyId: AccessKey.AccessKeyId });
  }
  return outputs;
}
