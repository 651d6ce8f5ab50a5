import assert from 'node:assert/strict';
import { loadCatalog } from '../../../benchmark/cloud/products/index.js';

/**
 * Actions that provisioning and teardown by the Terraform and Pulumi provider need, and those that the documents' tasks
 * end in, by the product's code. Written from the provider's source and the documents, not from the specs.
 */
const NEEDED: Readonly<Record<string, string>> = {
  ecs: `CreateSecurityGroup DescribeSecurityGroupAttribute DescribeSecurityGroups ModifySecurityGroupAttribute
    ModifySecurityGroupPolicy TagResources UntagResources DeleteSecurityGroup AuthorizeSecurityGroup
    AuthorizeSecurityGroupEgress RunInstances DescribeInstances DescribeInstanceAttribute DescribeDisks
    DescribeNetworkInterfaces DescribeUserData DescribeInstanceRamRole DescribeInstanceMaintenanceAttributes
    DescribeInstanceAttachmentAttributes StopInstance StartInstance RebootInstance DeleteInstance CreateDisk DeleteDisk
    CreateKeyPair DescribeKeyPairs DeleteKeyPairs CreateSnapshot DescribeSnapshots DeleteSnapshot
    CreateAutoSnapshotPolicy`,
  vpc: `CreateVpc DescribeVpcAttribute DescribeRouteTableList DeleteVpc CreateVSwitch DescribeVSwitchAttributes
    DeleteVSwitch AllocateEipAddress DescribeEipAddresses AssociateEipAddress UnassociateEipAddress ReleaseEipAddress
    CreateNatGateway DescribeNatGateways ListTagResources DeleteNatGateway CreateSnatEntry DescribeSnatTableEntries
    DeleteSnatEntry CreateFlowLog`,
  slb: `CreateLoadBalancer DescribeLoadBalancerAttribute SetLoadBalancerDeleteProtection SetLoadBalancerStatus
    DeleteLoadBalancer CreateAccessControlList DescribeAccessControlListAttribute AddAccessControlListEntry
    DeleteAccessControlList CreateVServerGroup DescribeVServerGroups DeleteVServerGroup StartLoadBalancerListener
    DeleteLoadBalancerListener CreateLoadBalancerHTTPListener CreateLoadBalancerTCPListener AddBackendServers`,
  oss: `PutBucket GetBucketInfo GetBucketAcl GetBucketCors PutBucketCors GetBucketLifecycle GetBucketLogging
    GetBucketPolicy GetBucketTags GetBucketVersioning DeleteBucket`,
  ram: `CreateUser ListUsers GetUser DeleteUser CreateAccessKey ListAccessKeys UpdateAccessKey DeleteAccessKey
    CreateLoginProfile GetLoginProfile UpdateLoginProfile DeleteLoginProfile CreateRole GetRole DeleteRole CreatePolicy
    GetPolicy DeletePolicy AttachPolicyToUser DetachPolicyFromUser ListPoliciesForUser`,
  sts: 'AssumeRole GetCallerIdentity',
  sls: 'CreateProject GetProject DeleteProject CreateLogStore GetLogStore DeleteLogStore CreateDashboard',
  rds: `CreateDBInstance DescribeDBInstanceAttribute DescribeDBInstanceNetInfo ModifySecurityIps DeleteDBInstance`,
  'r-kvstore': `CreateInstance DescribeInstanceAttribute DescribeSecurityIps DescribeDBInstanceNetInfo
    DescribeInstanceSSL ModifySecurityIps DeleteInstance ModifyAuditLogConfig`,
  dds: `CreateDBInstance DescribeDBInstanceAttribute DescribeSecurityIps ModifySecurityIps DescribeBackupPolicy
    DeleteDBInstance ResetAccountPassword`,
  nas: `CreateFileSystem DescribeFileSystems DescribeNfsAcl GetRecycleBinAttribute DeleteFileSystem CreateAccessGroup
    DescribeAccessGroups DeleteAccessGroup CreateMountTarget DescribeMountTargets DeleteMountTarget CreateAccessRule`,
  cdn: 'AddCdnDomain DescribeCdnDomainDetail StopCdnDomain StartCdnDomain DeleteCdnDomain BatchSetCdnDomainConfig',
  kms: `CreateKey DescribeKey GetKeyPolicy DisableKey EnableKey ScheduleKeyDeletion CreateAlias ListAliases DeleteAlias`,
  cms: `PutContact DescribeContactList DeleteContact PutContactGroup DescribeContactGroupList DeleteContactGroup
    PutResourceMetricRule DescribeMetricRuleList DeleteMetricRules CreateMetricRuleTemplate ApplyMetricRuleTemplate`,
  dns: `AddDomain DescribeDomainInfo DeleteDomain AddDomainRecord DescribeDomainRecordInfo UpdateDomainRecord
    DeleteDomainRecord`,
  actiontrail: 'LookupEvents CreateTrail DescribeTrails StartLogging StopLogging DeleteTrail',
  bssopenapi: 'QueryAccountBalance QueryAvailableInstances',
  location: 'DescribeEndpoints',
};

describe('actions that provisioning and the documents need', () => {
  const catalog = loadCatalog();
  for (const [product, actions] of Object.entries(NEEDED)) {
    it(`are all served by ${product}`, () => {
      const lacking = actions.split(/\s+/).filter((action) => catalog.operation(product, action) === undefined);
      assert.deepEqual(lacking, []);
    });
  }
});
