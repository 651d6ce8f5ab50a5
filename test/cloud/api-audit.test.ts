import assert from 'node:assert/strict';
import type { Caller } from '../../benchmark/cloud/engine/contract.js';
import { ApiUnderTest, at, type Body, type Keys } from './api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };

function attribute(number: number, key: string, value: string): Record<string, string> {
  return { [`LookupAttribute.${number}.Key`]: key, [`LookupAttribute.${number}.Value`]: value };
}

describe('audit log of the API', () => {
  const api = new ApiUnderTest();
  before(() => api.start());
  after(() => api.stop());

  async function lookup(parameters: Record<string, string> = {}, keys: Keys = api.first): Promise<readonly Body[]> {
    return (await api.ok('actiontrail', 'LookupEvents', { ...REGION, ...parameters }, { keys })).Events as Body[];
  }

  function callerOf(keys: Keys): Caller {
    const caller = api.engine.authenticate(keys);
    assert.ok(caller);
    return { ...caller, sessionCreatedAt: Date.now() };
  }

  it('tells what one role session did from all the rest', async () => {
    const keys = await api.assumeEpisodeRole('episode-7');
    await api.ok('ram', 'CreateUser', { UserName: 'by-session' }, { keys });
    await api.ok('ram', 'CreateUser', { UserName: 'by-somebody-else' });
    const found = await lookup({
      ...attribute(1, 'User', 'OpsSession:episode-7'),
      ...attribute(2, 'EventName', 'CreateUser'),
    });
    assert.equal(found.length, 1);
    const [event] = found;
    assert.deepEqual(at(event, 'userIdentity', 'type'), 'assumed-role');
    assert.match(String(at(event, 'userIdentity', 'principalId')), /^\d+:episode-7$/);
    assert.equal(at(event, 'userIdentity', 'accessKeyId'), keys.accessKeyId);
    assert.ok(at(event, 'userIdentity', 'sessionContext', 'attributes', 'creationDate'));
    assert.equal(at(event, 'requestParameters', 'UserName'), 'by-session');
    assert.equal(event?.errorCode, undefined);
  });

  it('does not tell in which region another account keeps a bucket', async () => {
    const body = '<CreateBucketConfiguration><LocationConstraint>oss-cn-beijing</LocationConstraint>';
    const made = await api.oss('PUT', 'somewhere-else', '', { body: `${body}</CreateBucketConfiguration>` });
    assert.equal(made.status, 200);
    const regions = async (keys: Keys & { accountId: string }) => {
      await api.oss('GET', 'somewhere-else', 'bucketInfo', { keys });
      return api.engine.account(keys.accountId)?.audit.all().at(-1)?.event.acsRegion;
    };
    assert.deepEqual([await regions(api.first), await regions(api.second)], ['cn-beijing', 'cn-hangzhou']);
  });

  it('records every field that ActionTrail documents', async () => {
    const VpcName = 'recorded';
    const tag = { 'Tag.1.Key': 'k', 'Tag.1.Value': 'v' };
    const answer = await api.ok('vpc', 'CreateVpc', { ...REGION, VpcName, ...tag });
    const [event] = await lookup(attribute(1, 'ResourceName', String(answer.VpcId)));
    assert.ok(event);
    assert.deepEqual(
      [event.eventName, event.eventType, event.eventRW, event.eventCategory, event.serviceName, event.apiVersion],
      ['CreateVpc', 'ApiCall', 'Write', 'Management', 'Vpc', '2016-04-28'],
    );
    assert.deepEqual(
      [event.eventSource, event.acsRegion, event.requestId, event.recipientAccountId, event.isGlobal],
      ['vpc.cn-hangzhou.aliyuncs.com', 'cn-hangzhou', answer.RequestId, api.first.accountId, false],
    );
    assert.match(String(event.eventTime), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.deepEqual(JSON.parse(String(event.requestParameterJson)), {
      RegionId: 'cn-hangzhou',
      VpcName,
      Tag: [{ Key: 'k', Value: 'v' }],
    });
    const { AcsProduct, ...flat } = event.requestParameters as Body;
    assert.equal(AcsProduct, 'Vpc');
    assert.deepEqual(flat, { RegionId: 'cn-hangzhou', VpcName, 'Tag.1.Key': 'k', 'Tag.1.Value': 'v' });
    assert.equal(at(event, 'responseElements', 'VpcId'), answer.VpcId);
    assert.deepEqual(event.referencedResources, { 'ACS::VPC::VPC': [answer.VpcId] });
    assert.deepEqual([event.resourceType, event.resourceName], ['ACS::VPC::VPC', answer.VpcId]);
    assert.deepEqual(at(event, 'userIdentity', 'userName'), 'ops-admin');
    assert.equal(at(event, 'userIdentity', 'accessKeyId'), api.first.accessKeyId);
    assert.ok(event.eventId && event.userAgent);
    assert.doesNotMatch(String(event.sourceIpAddress), /^$|^127\.|:/, 'nobody calls a cloud from a loopback address');
  });

  it('names the same resource when a call is repeated under its ClientToken', async () => {
    const parameters = { ...REGION, VpcName: 'repeated', ClientToken: 'audited-token' };
    const { VpcId } = await api.ok('vpc', 'CreateVpc', parameters);
    await api.ok('vpc', 'CreateVpc', parameters);
    const events = await lookup(attribute(1, 'ResourceName', String(VpcId)));
    assert.deepEqual(
      events.map(({ eventName }) => eventName),
      ['CreateVpc', 'CreateVpc'],
    );
  });

  it('answers a read anew, whatever token it carries', async () => {
    const count = async () =>
      (await api.ok('vpc', 'DescribeVpcs', { ...REGION, VpcName: 'counted', ClientToken: 'reading' })).TotalCount;
    assert.equal(await count(), 0);
    await api.ok('vpc', 'CreateVpc', { ...REGION, VpcName: 'counted' });
    assert.equal(await count(), 1);
  });

  it('shows a click in the console as the documents do', async () => {
    const keys = await api.assumeEpisodeRole('clicking');
    const answer = await api.click(callerOf(keys), 'ecs', 'CreateSecurityGroup', { SecurityGroupName: 'clicked' });
    assert.equal(answer.ok, true);
    const [event] = await lookup(attribute(1, 'EventName', 'CreateSecurityGroup'));
    assert.deepEqual([event?.eventType, event?.userAgent], ['ApiCall', 'AliyunConsole']);
    assert.equal(at(event, 'userIdentity', 'accessKeyId'), undefined);
    assert.equal(at(event, 'userIdentity', 'sessionContext', 'attributes', 'mfaAuthenticated'), 'false');
    assert.ok(at(event, 'userIdentity', 'sessionContext', 'attributes', 'creationDate'));
    assert.match(String(event?.eventSource), /^ecs-cn-hangzhou-share\./);
  });

  it('records denied and failed calls with their code', async () => {
    await api.ok('ram', 'CreateUser', { UserName: 'powerless' });
    const made = at(await api.ok('ram', 'CreateAccessKey', { UserName: 'powerless' }), 'AccessKey') as Record<
      string,
      string
    >;
    const keys = { accessKeyId: made.AccessKeyId ?? '', accessKeySecret: made.AccessKeySecret ?? '' };
    assert.equal(await api.code('ecs', 'CreateSecurityGroup', REGION, { keys }), 'Forbidden.RAM');
    const [denied] = await lookup(attribute(1, 'User', 'powerless'));
    assert.deepEqual([denied?.eventName, denied?.errorCode], ['CreateSecurityGroup', 'Forbidden.RAM']);
    assert.ok(denied?.errorMessage);
    assert.equal(denied?.responseElements, undefined);

    assert.equal(await api.code('ram', 'GetUser', { UserName: 'nobody-here' }), 'EntityNotExist.User');
    const [failed] = await lookup(attribute(1, 'EventName', 'GetUser'));
    assert.deepEqual([failed?.errorCode, failed?.eventRW], ['EntityNotExist.User', 'Read']);
  });

  it('never shows a secret', async () => {
    const text = JSON.stringify(api.engine.account(api.first.accountId)?.audit.all());
    for (const key of api.engine.account(api.first.accountId)?.store.find('ram/access-key') ?? []) {
      assert.ok(!text.includes(String(key.attributes.AccessKeySecret)));
    }
    assert.match(text, /"AccessKeySecret":"\*\*\*"/);
    await api.ok('ram', 'CreateLoginProfile', { UserName: 'powerless', Password: 'Sup3rSecret!' });
    await api.ok('ecs', 'CreateKeyPair', { ...REGION, KeyPairName: 'audited' });
    const later = JSON.stringify(api.engine.account(api.first.accountId)?.audit.all());
    assert.doesNotMatch(later, /Sup3rSecret|BEGIN RSA/);
  });

  it('never shows what a spec calls a secret, in no operation, whether it fails or not', async () => {
    const SECRET = 'S3cret-that-nobody-may-read';
    const account = api.engine.account(api.second.accountId);
    assert.ok(account);
    const { accountId } = account;
    const arn = `acs:ram::${accountId}:root`;
    const owner: Caller = { accountId, type: 'root-account', userName: 'root', principalId: accountId, arn };
    let tried = 0;
    for (const { code, resources, operations = {} } of api.engine.catalog.products) {
      const all = [{ attributes: {}, operations }, ...resources];
      for (const resource of all) {
        const typed = Object.entries(resource.attributes).filter(([, { type }]) => type === 'secret');
        for (const [action, spec] of Object.entries(resource.operations)) {
          const own = Object.entries(spec.parameters ?? {}).filter(([, { type }]) => type === 'secret');
          const names = [...typed, ...own].map(([name]) => name).concat(spec.masked ?? []);
          if (names.length === 0) continue;
          tried += 1;
          const parameters = Object.fromEntries(names.map((name) => [name, SECRET]));
          await api.click(owner, code, action, { ...parameters, UserName: 'x', DBInstanceId: 'x', InstanceId: 'x' });
          const event = JSON.stringify(account.audit.all().at(-1));
          assert.ok(event.includes(action) && !event.includes(SECRET), `${code} ${action}: ${event}`);
        }
      }
    }
    assert.ok(tried > 20, String(tried));
  });

  it('records OSS requests', async () => {
    assert.equal((await api.oss('PUT', 'recorded-bucket', '')).status, 200);
    const [event] = await lookup(attribute(1, 'EventName', 'PutBucket'));
    assert.deepEqual(event?.referencedResources, { 'ACS::OSS::Bucket': ['recorded-bucket'] });
    assert.deepEqual([event?.serviceName, event?.acsRegion], ['Oss', 'cn-hangzhou']);
  });

  it('filters by at most two attributes, exactly and by case', async () => {
    const names = async (parameters: Record<string, string>) =>
      (await lookup(parameters)).map((event) => event.eventName);
    const write = attribute(1, 'EventRW', 'Write');
    assert.ok((await names(write)).includes('CreateVpc'));
    assert.deepEqual(await names({ ...write, ...attribute(2, 'EventName', 'createvpc') }), []);
    assert.deepEqual([...new Set(await names({ ...write, ...attribute(2, 'ServiceName', 'Vpc') }))], ['CreateVpc']);
    // Of three the first two count; of one key given twice the second.
    const three = { ...write, ...attribute(2, 'ServiceName', 'Vpc'), ...attribute(3, 'EventName', 'DeleteVpc') };
    assert.deepEqual([...new Set(await names(three))], ['CreateVpc']);
    const twice = { ...attribute(1, 'ServiceName', 'Vpc'), ...attribute(2, 'ServiceName', 'Oss') };
    assert.deepEqual([...new Set(await names(twice))], ['PutBucket']);
    assert.ok((await names(attribute(1, 'ResourceType', 'ACS::RAM::User'))).includes('CreateUser'));
    assert.ok((await names(attribute(1, 'EventAccessKeyId', api.first.accessKeyId))).includes('CreateVpc'));
    assert.equal(
      await api.code('actiontrail', 'LookupEvents', { ...REGION, ...attribute(1, 'Colour', 'red') }),
      'InvalidQueryParameter',
    );
  });

  it('pages through a window in both directions without loss or repetition', async () => {
    const every = async (Direction: string) => {
      const seen: Body[] = [];
      let NextToken = '';
      do {
        const parameters = { ...REGION, ...attribute(1, 'EventRW', 'Write'), MaxResults: '4', Direction, NextToken };
        const body: Body = await api.ok('actiontrail', 'LookupEvents', parameters);
        seen.push(...(body.Events as Body[]));
        NextToken = String(body.NextToken);
      } while (NextToken !== '');
      return seen.map((event) => event.eventId);
    };
    const backward = await every('BACKWARD');
    assert.ok(backward.length > 8);
    assert.equal(new Set(backward).size, backward.length);
    assert.deepEqual(await every('FORWARD'), backward.toReversed());
    assert.equal(
      await api.code('actiontrail', 'LookupEvents', { ...REGION, MaxResults: '51' }),
      'InvalidQueryParameter',
    );
  });

  it('looks into the window asked for, seven days by default', async () => {
    const time = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
    const now = Date.now();
    const window = (from: number, to: number) => ({ StartTime: time(from), EndTime: time(to) });
    assert.equal((await lookup(window(now - 3_600_000, now - 1_800_000))).length, 0);
    assert.ok((await lookup(window(now - 60_000, now + 60_000))).length > 0);
    assert.equal(
      await api.code('actiontrail', 'LookupEvents', { ...REGION, StartTime: time(now) }),
      'InvalidQueryParameter',
    );
    assert.equal(
      await api.code('actiontrail', 'LookupEvents', { ...REGION, StartTime: 'now', EndTime: 'now' }),
      'InvalidTimeFormat',
    );

    await api.ok('vpc', 'CreateVpc', { ...REGION, VpcName: 'week-old' });
    try {
      api.ahead = 7 * 24 * 3_600_000 + 60_000;
      const names = (await lookup()).map((event) => event.eventName);
      assert.ok(!names.includes('CreateVpc'));
      const old = await lookup({ ...window(now - 60_000, now + api.ahead), ...attribute(1, 'EventName', 'CreateVpc') });
      assert.ok(old.length > 0);
    } finally {
      api.ahead = 0;
    }
  });

  it('shows regional events in their region and global ones everywhere', async () => {
    const beijing = { RegionId: 'cn-beijing' };
    await api.ok('vpc', 'CreateVpc', { ...beijing, VpcName: 'in-beijing' });
    const created = attribute(1, 'EventName', 'CreateVpc');
    const regions = async (where: Record<string, string>) =>
      new Set((await lookup({ ...where, ...created })).map((event) => event.acsRegion));
    assert.deepEqual(await regions(beijing), new Set(['cn-beijing']));
    assert.deepEqual(await regions(REGION), new Set(['cn-hangzhou']));
    assert.ok((await lookup({ ...beijing, ...attribute(1, 'EventName', 'CreateUser') })).length > 0);
  });

  it('keeps the events of accounts apart', async () => {
    await api.ok('ram', 'CreateUser', { UserName: 'in-second' }, { keys: api.second });
    const found = await lookup(attribute(1, 'EventName', 'CreateUser'), api.second);
    assert.deepEqual(
      found.map((event) => event.recipientAccountId),
      [api.second.accountId],
    );
  });
});

describe('limits of LookupEvents', () => {
  const api = new ApiUnderTest({ auditDelay: 600_000, lookupRate: 2 });
  before(async () => {
    api.stopClock();
    await api.start();
  });
  after(() => api.stop());

  it('shows an event only after the visibility delay', async () => {
    const find = async () => {
      const body = await api.ok('actiontrail', 'LookupEvents', {
        ...REGION,
        ...attribute(1, 'EventName', 'CreateUser'),
      });
      return (body.Events as Body[]).length;
    };
    await api.ok('ram', 'CreateUser', { UserName: 'later' });
    assert.equal(await find(), 0);
    api.ahead = 599_000;
    assert.equal(await find(), 0);
    api.ahead = 605_000;
    assert.equal(await find(), 1);
  });

  it('throttles the third query in a second, by account', async () => {
    api.ahead = 1_000_000;
    const query = (keys: Keys = api.first) => api.rpc('actiontrail', 'LookupEvents', REGION, { keys });
    const answers = [await query(), await query(), await query()];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 400],
    );
    assert.equal(answers[2]?.json.Code, 'Throttling.User');
    assert.equal(answers[2]?.headers.get('x-acs-retry-after'), '1');
    assert.equal((await query(api.second)).status, 200);
    api.ahead += 1000;
    assert.equal((await query()).status, 200);
  });
});
