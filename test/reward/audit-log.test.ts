import assert from 'node:assert/strict';
import { type CallsCloud, lookupEvents } from '../../activities/reward/audit-log.js';
import { readAuditEvent } from '../../activities/reward/read-event.js';
import type { AuditRule } from '../../domain/audit.js';
import { SCOPE } from './builders.js';

const rule: AuditRule = {
  version: 1,
  derivedFrom: ['CreateUser', 'CreateAccessKey'],
  all: ['CreateUser', 'CreateAccessKey', 'CreateUser'].map((event) => ({
    service: 'Ram',
    event,
    rw: 'Write',
    where: [{ parameter: 'UserName', equals: 'lease7-user' }],
  })),
};

describe('lookupEvents', () => {
  it('asks once for each event name, in whole seconds around the window, and follows every page', async () => {
    const asked: Readonly<Record<string, unknown>>[] = [];
    const cloud: CallsCloud = {
      async call<T>(product: string, action: string, parameters?: Readonly<Record<string, unknown>>) {
        assert.deepEqual([product, action], ['actiontrail', 'LookupEvents']);
        asked.push(parameters ?? {});
        const page = asked.length;
        return { Events: [{ eventId: `e${page}` }], NextToken: page === 1 ? 'more' : '' } as T;
      },
    };
    const events = await lookupEvents(cloud, rule, SCOPE);
    assert.deepEqual(
      events.map((event) => event.eventId),
      ['e1', 'e2', 'e3'],
    );
    assert.deepEqual(
      asked.map(({ NextToken, LookupAttribute }) => [NextToken, (LookupAttribute as { Value: string }[])[1]?.Value]),
      [
        [undefined, 'CreateUser'],
        ['more', 'CreateUser'],
        [undefined, 'CreateAccessKey'],
      ],
    );
    assert.equal(asked[0]?.StartTime, '2026-11-30T10:00:00Z');
    assert.equal(asked[0]?.EndTime, '2026-11-30T10:10:00Z');
    assert.ok(asked.every(({ LookupAttribute }) => (LookupAttribute as unknown[]).length <= 2));
  });
});

describe('readAuditEvent', () => {
  it('reads parameters from an object and from JSON text', () => {
    const identity = { accountId: '1', userName: 'role:session' };
    const object = readAuditEvent({ eventId: 'a', userIdentity: identity, requestParameters: { UserName: 'u' } });
    const text = readAuditEvent({ eventId: 'a', userIdentity: identity, requestParameterJson: '{"UserName":"u"}' });
    assert.deepEqual(object, text);
    assert.equal(object.userName, 'role:session');
    assert.equal(object.accountId, '1');
  });

  it('takes the bucket of OSS events from the referenced resources', () => {
    const event = { serviceName: 'Oss', eventName: 'PutBucket', referencedResources: { 'ACS::OSS::Bucket': ['b-1'] } };
    assert.deepEqual(readAuditEvent(event).parameters, { BucketName: 'b-1' });
  });

  it('survives events without anything', () => {
    assert.equal(readAuditEvent({}).eventName, '');
    assert.deepEqual(readAuditEvent({ requestParameterJson: '{broken', requestParameters: [] }).parameters, {});
  });
});
