import type { ErrorSpec } from '../../spec/errors.js';

function refusal(status: number, code: string, message: string): ErrorSpec {
  return { status, code, message };
}

/** Documented failures that several operations of ECS share. */
export const failures = {
  parameterMissing: refusal(
    400,
    'MissingParameter',
    'The input parameter "{parameter}" that is mandatory for processing this request is not supplied.',
  ),
  instanceMissing: refusal(404, 'InvalidInstanceId.NotFound', 'The specified InstanceId does not exist.'),
  instanceStatus: refusal(
    403,
    'IncorrectInstanceStatus',
    'The current status of the resource does not support this operation.',
  ),
  deletionProtected: refusal(
    403,
    'InvalidOperation.DeletionProtection',
    'The operation is not allowed due to deletion protection.',
  ),
  groupMissing: refusal(404, 'InvalidSecurityGroupId.NotFound', 'The specified SecurityGroupId {id} does not exist.'),
  vswitchMissing: refusal(404, 'InvalidVSwitchId.NotFound', 'The specified VSwitchId does not exist.'),
  vpcMismatch: refusal(
    403,
    'InvalidParameter.Mismatch',
    'Specified security group and virtual switch are not in the same VPC.',
  ),
  addressTaken: refusal(400, 'InvalidIPAddress.AlreadyUsed', 'The specified IP address is already used.'),
  addressOutside: refusal(
    400,
    'InvalidPrivateIpAddress.Malformed',
    'Specified private IP address is malformed or not in the CIDR block of the vSwitch.',
  ),
  imageMissing: refusal(404, 'InvalidImageId.NotFound', 'The specified ImageId does not exist.'),
  typeUnsupported: refusal(
    403,
    'InvalidInstanceType.ValueNotSupported',
    'The specified InstanceType does not exist or beyond the permitted range.',
  ),
  zoneMissing: refusal(404, 'InvalidZoneId.NotFound', 'The specified ZoneId does not exist.'),
  diskMissing: refusal(404, 'InvalidDiskId.NotFound', 'The specified disk does not exist.'),
  diskStatus: refusal(403, 'IncorrectDiskStatus', 'The current disk status does not support this operation.'),
  diskNotPortable: refusal(403, 'DiskNotPortable', 'The specified disk is not a portable disk.'),
  diskLimit: refusal(
    403,
    'InstanceDiskLimitExceeded',
    'The amount of the disk on instance in question reach its limits.',
  ),
  otherZone: refusal(403, 'ResourcesNotInSameZone', 'The specified instance and disk are not in the same zone.'),
  snapshotMissing: refusal(404, 'InvalidSnapshotId.NotFound', 'The specified SnapshotId does not exist.'),
  policyMissing: refusal(
    404,
    'InvalidAutoSnapshotPolicyId.NotFound',
    'The specified AutoSnapshotPolicyId does not exist.',
  ),
  interfaceMissing: refusal(404, 'InvalidEniId.NotFound', 'The specified network interface {id} does not exist.'),
  interfaceState: refusal(
    403,
    'InvalidEniState',
    'The current status of the network interface does not support this operation.',
  ),
  keyPairMissing: refusal(404, 'InvalidKeyPair.NotFound', 'The specified KeyPair does not exist.'),
  keyPairBound: refusal(
    400,
    'InvalidParameter.KeypairAlreadyAttachedInstance',
    'The KeyPair {id} is attached to an instance.',
  ),
} as const satisfies Readonly<Record<string, ErrorSpec>>;
