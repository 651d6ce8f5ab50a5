import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, type OfficialModule, optionalPackage, refuses } from './support.js';

/**
 * Calls a method of the client with its request model, and returns the body, whose fields are in camel case.
 *
 * @param owner project or bucket, which some methods take before the request
 */
type Use = (method: string, model: string, fields?: Body, owner?: string) => Promise<Body>;

interface Scenario {
  readonly name: string;
  /** Host before the port; the bare address when left out. */
  readonly host?: string;
  /** Besides keys and endpoint. */
  readonly settings?: Body;
  readonly run: (use: Use) => Promise<void>;
}

const REGION = { regionId: 'cn-hangzhou' };
const SCENARIOS: readonly Scenario[] = [
  {
    name: '@alicloud/ecs20140526',
    run: async (use) => {
      const { securityGroupId } = await use('createSecurityGroup', 'CreateSecurityGroupRequest', {
        ...REGION,
        securityGroupName: 'official',
      });
      const found = await use('describeSecurityGroups', 'DescribeSecurityGroupsRequest', {
        ...REGION,
        securityGroupId,
      });
      assert.equal(at(found, 'securityGroups', 'securityGroup', 0, 'securityGroupName'), 'official');
      await use('deleteSecurityGroup', 'DeleteSecurityGroupRequest', { ...REGION, securityGroupId });
      await assert.rejects(
        use('describeSecurityGroupAttribute', 'DescribeSecurityGroupAttributeRequest', { ...REGION, securityGroupId }),
        refuses('InvalidSecurityGroupId.NotFound', 404),
      );
    },
  },
  {
    name: '@alicloud/vpc20160428',
    run: async (use) => {
      const tag = [{ key: 'k', value: 'v' }];
      const { vpcId } = await use('createVpc', 'CreateVpcRequest', { ...REGION, vpcName: 'official', tag });
      const found = await use('describeVpcs', 'DescribeVpcsRequest', { ...REGION, vpcId });
      assert.deepEqual([found.totalCount, at(found, 'vpcs', 'vpc', 0, 'vpcName')], [1, 'official']);
      await use('deleteVpc', 'DeleteVpcRequest', { ...REGION, vpcId });
    },
  },
  {
    name: '@alicloud/ram20150501',
    run: async (use) => {
      await use('createUser', 'CreateUserRequest', { userName: 'official', displayName: 'Official' });
      const listed = await use('listUsers', 'ListUsersRequest', { maxItems: 100 });
      assert.ok((at(listed, 'users', 'user') as Body[]).some(({ userName }) => userName === 'official'));
      await use('deleteUser', 'DeleteUserRequest', { userName: 'official' });
      await assert.rejects(use('getUser', 'GetUserRequest', { userName: 'official' }), refuses('EntityNotExist.User'));
    },
  },
  {
    name: '@alicloud/sts20150401',
    run: async (use) => {
      const { identityType } = await use('getCallerIdentity', '');
      assert.equal(identityType, 'RAMUser');
    },
  },
  {
    name: '@alicloud/nas20170626',
    run: async (use) => {
      const group = { accessGroupName: 'official', accessGroupType: 'Vpc' };
      await use('createAccessGroup', 'CreateAccessGroupRequest', group);
      const listed = await use('describeAccessGroups', 'DescribeAccessGroupsRequest', { accessGroupName: 'official' });
      assert.equal(at(listed, 'accessGroups', 'accessGroup', 0, 'accessGroupName'), 'official');
      await use('deleteAccessGroup', 'DeleteAccessGroupRequest', { accessGroupName: 'official' });
    },
  },
  {
    name: '@alicloud/cdn20180510',
    run: async (use) => {
      const domainName = 'official.example.com';
      const sources = JSON.stringify([{ content: 'origin.example.com', type: 'domain', port: 80, priority: '20' }]);
      await use('addCdnDomain', 'AddCdnDomainRequest', { domainName, cdnType: 'web', sources });
      const shown = await use('describeCdnDomainDetail', 'DescribeCdnDomainDetailRequest', { domainName });
      assert.equal(at(shown, 'getDomainDetailModel', 'domainName'), domainName);
    },
  },
  {
    name: '@alicloud/kms20160120',
    run: async (use) => {
      const made = await use('createKey', 'CreateKeyRequest', { description: 'official' });
      const keyId = at(made, 'keyMetadata', 'keyId');
      const shown = await use('describeKey', 'DescribeKeyRequest', { keyId });
      assert.equal(at(shown, 'keyMetadata', 'description'), 'official');
    },
  },
  {
    name: '@alicloud/cms20190101',
    run: async (use) => {
      await use('putContact', 'PutContactRequest', {
        contactName: 'official',
        describe: 'An official client',
        channels: { mail: 'a@example.com' },
      });
      const listed = await use('describeContactList', 'DescribeContactListRequest', {});
      assert.equal(listed.total, 1);
      await use('deleteContact', 'DeleteContactRequest', { contactName: 'official' });
    },
  },
  {
    name: '@alicloud/alidns20150109',
    run: async (use) => {
      await use('addDomain', 'AddDomainRequest', { domainName: 'official-client.com' });
      const listed = await use('describeDomains', 'DescribeDomainsRequest', {});
      assert.equal(at(listed, 'domains', 'domain', 0, 'domainName'), 'official-client.com');
      await use('deleteDomain', 'DeleteDomainRequest', { domainName: 'official-client.com' });
    },
  },
  {
    name: '@alicloud/rds20140815',
    run: async (use) => {
      const listed = await use('describeDBInstances', 'DescribeDBInstancesRequest', REGION);
      assert.equal(listed.totalRecordCount, 0);
    },
  },
  {
    name: '@alicloud/r-kvstore20150101',
    run: async (use) => {
      const listed = await use('describeInstances', 'DescribeInstancesRequest', REGION);
      assert.equal(listed.totalCount, 0);
    },
  },
  ...(['v1', 'v4'] as const).map((signatureVersion) => ({
    name: '@alicloud/sls20201230',
    host: 'cn-hangzhou.log.aliyuncs.com',
    settings: { signatureVersion },
    run: async (use: Use) => {
      const projectName = `official-client-${signatureVersion}`;
      await use('createProject', 'CreateProjectRequest', { projectName, description: 'official' });
      const listed = await use('listProject', 'ListProjectRequest', { projectName });
      assert.equal(at(listed, 'projects', 0, 'projectName'), projectName);
      const logstore = { logstoreName: 'official', ttl: 3, shardCount: 2 };
      await use('createLogStore', 'CreateLogStoreRequest', logstore, projectName);
      const stores = await use('listLogStores', 'ListLogStoresRequest', { offset: 0, size: 10 }, projectName);
      assert.deepEqual([stores.total, stores.logstores], [1, ['official']]);
      await assert.rejects(
        use('createLogStore', 'CreateLogStoreRequest', logstore, projectName),
        refuses('LogStoreAlreadyExist', 400),
      );
    },
  })),
  {
    name: '@alicloud/oss20190517',
    host: 'oss-cn-hangzhou.aliyuncs.com',
    run: async (use) => {
      // Its putBucket fails on the empty body that a real success has, so this client only reads.
      assert.ok(await use('listBuckets', 'ListBucketsRequest', {}));
      await assert.rejects(use('getBucketInfo', '', {}, 'nobodys-bucket'), refuses('NoSuchBucket', 404));
    },
  },
];

describe('official product packages', function () {
  // Loading one of them takes seconds.
  this.timeout(60_000);
  const { api } = conformance();

  for (const { name, host, settings: more = {}, run } of SCENARIOS) {
    it(`${[name, ...Object.values(more)].join(' ')} works unchanged`, async function () {
      const module = optionalPackage(name);
      if (module === undefined) return this.skip();
      const port = api.endpoint.split(':')[1];
      const endpoint = host === undefined ? api.endpoint : `${host}:${port}`;
      const { accessKeyId, accessKeySecret } = api.first;
      const settings = { accessKeyId, accessKeySecret, endpoint, protocol: 'http', ...REGION, ...more };
      const client = new module.default(configOf(module, settings));
      await run(async (method, model, fields, owner) => {
        const Model = module[model];
        const call = client[method]?.bind(client);
        assert.ok(call, `${name} has no method ${method}`);
        const request = Model === undefined ? [] : [new Model(fields ?? {})];
        const answer = await call(...(owner === undefined ? [] : [owner]), ...request);
        return answer.body ?? (answer as unknown as Body);
      });
    });
  }
});

/** The old clients bring their own configuration model, the new ones take any object with its fields. */
function configOf(module: OfficialModule, settings: Body): unknown {
  const { Config } = module;
  return Config === undefined ? { ...settings, validate: () => {} } : new Config(settings);
}
