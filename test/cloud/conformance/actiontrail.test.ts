import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { conformance, refuses } from './support.js';

describe('ActionTrail conformance', () => {
  const { call } = conformance();
  const trails = async (parameters = {}) => at(await call('actiontrail', 'DescribeTrails', parameters), 'TrailList');

  it('creates a trail, starts, stops, changes and deletes it', async () => {
    await call('ram', 'CreateUser', { UserName: 'somebody' });
    const created = await call('actiontrail', 'CreateTrail', {
      Name: 'all-events',
      EventRW: 'All',
      SlsProjectArn: 'acs:log:cn-hangzhou:1:project/audit',
    });
    assert.deepEqual([created.Name, created.HomeRegion, created.TrailRegion], ['all-events', 'cn-hangzhou', 'All']);
    assert.equal(at(await trails(), 0, 'Status'), 'Fresh');

    await call('actiontrail', 'StartLogging', { Name: 'all-events' });
    const running = await call('actiontrail', 'GetTrailStatus', { Name: 'all-events' });
    assert.equal(running.IsLogging, true);
    assert.match(String(running.StartLoggingTime), /Z$/);
    assert.equal(at(await trails(), 0, 'Status'), 'Enable');

    await call('actiontrail', 'UpdateTrail', { Name: 'all-events', EventRW: 'Write' });
    await call('actiontrail', 'StopLogging', { Name: 'all-events' });
    const [stopped] = (await trails({ NameList: 'all-events' })) as [Record<string, unknown>];
    assert.deepEqual([stopped.EventRW, stopped.Status], ['Write', 'Disable']);

    await call('actiontrail', 'DeleteTrail', { Name: 'all-events' });
    assert.deepEqual(await trails(), []);
  });

  it('refuses what the reference says it refuses', async () => {
    const SlsProjectArn = 'acs:log:cn-hangzhou:1:project/audit';
    const create = (parameters: Record<string, unknown>) => call('actiontrail', 'CreateTrail', parameters);
    await assert.rejects(create({ SlsProjectArn }), refuses('MissingTrailNameException', 400));
    await assert.rejects(create({ Name: 'No', SlsProjectArn }), refuses('InvalidTrailNameException', 400));
    await assert.rejects(create({ Name: 'nowhere' }), refuses('InvalidParameterCombination', 400));
    await assert.rejects(
      create({ Name: 'to-nothing', OssBucketName: 'no-such-bucket' }),
      refuses('BucketDoesNotExistException', 404),
    );
    await create({ Name: 'trail-0', SlsProjectArn });
    await assert.rejects(create({ Name: 'trail-0', SlsProjectArn }), refuses('TrailAlreadyExistsException', 409));
    await assert.rejects(
      call('actiontrail', 'UpdateTrail', { Name: 'trail-0', OssBucketName: 'no-such-bucket' }),
      refuses('BucketDoesNotExistException', 404),
    );
    for (const number of [1, 2, 3, 4]) await create({ Name: `trail-${number}`, SlsProjectArn });
    await assert.rejects(
      create({ Name: 'trail-5', SlsProjectArn }),
      refuses('MaximumNumberOfTrailsExceededException', 403),
    );
    const named = (await trails({ NameList: 'trail-1,trail-3,trail-9' })) as Record<string, unknown>[];
    assert.deepEqual(named.map(({ Name }) => Name).sort(), ['trail-1', 'trail-3']);
    for (const action of ['StartLogging', 'StopLogging', 'GetTrailStatus', 'UpdateTrail', 'DeleteTrail']) {
      await assert.rejects(
        call('actiontrail', action, { Name: 'no-such-trail' }),
        refuses('TrailNotFoundException', 404),
        action,
      );
    }
  });

  it('looks events up by attribute and page, denied calls among them', async () => {
    for (const UserName of ['one', 'two', 'three']) await call('ram', 'CreateUser', { UserName });
    await assert.rejects(call('ram', 'CreateUser', { UserName: 'one' }), refuses('EntityAlreadyExists.User', 409));
    const names: unknown[] = [];
    let NextToken = '';
    do {
      const answer = await call('actiontrail', 'LookupEvents', {
        MaxResults: 2,
        ...(NextToken === '' ? {} : { NextToken }),
        LookupAttribute: [
          { Key: 'ServiceName', Value: 'Ram' },
          { Key: 'EventName', Value: 'CreateUser' },
        ],
      });
      const events = at(answer, 'Events') as Record<string, unknown>[];
      assert.ok(events.length <= 2);
      names.push(...events.map((event) => event.errorCode ?? event.resourceName));
      NextToken = String(answer.NextToken);
    } while (NextToken !== '');
    assert.deepEqual(names, ['EntityAlreadyExists.User', 'three', 'two', 'one', 'somebody']);
    await assert.rejects(
      call('actiontrail', 'LookupEvents', { MaxResults: 51 }),
      refuses('InvalidQueryParameter', 400),
    );
  });
});
