import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AuditEvent, AuditRule } from '../../domain/audit.js';
import { matchRule } from '../../domain/match-rule.js';
import { auditEvent, SCOPE } from './builders.js';

const rule: AuditRule = {
  version: 1,
  derivedFrom: ['CreateSecurityGroup'],
  all: [
    {
      service: 'Ecs',
      event: 'CreateSecurityGroup',
      rw: 'Write',
      where: [
        { parameter: 'SecurityGroupName', equals: 'lease7-sg' },
        { parameter: 'VpcId', present: true },
      ],
    },
  ],
};

/** Ways in which an event is not what the rule asks for. */
const tampered: fc.Arbitrary<Partial<AuditEvent>> = fc.oneof(
  fc.string().map((userName) => ({ userName: `x${userName}` })),
  fc
    .constantFrom('root', 'console-agent:episode-2', 'console-agent:Episode-1', 'console-agent', 'console-agent:')
    .map((userName) => ({ userName })),
  fc.constantFrom('Forbidden.RAM', 'NoPermission', 'Throttling').map((errorCode) => ({ errorCode })),
  fc
    .constantFrom('2026-11-30T09:59:59Z', '2026-11-30T10:10:01Z', '2020-01-01T00:00:00Z', 'nonsense', '')
    .map((eventTime) => ({ eventTime })),
  fc.constantFrom('1', '').map((accountId) => ({ accountId })),
  fc.constantFrom('CreateVpc', 'createsecuritygroup', 'DeleteSecurityGroup').map((eventName) => ({ eventName })),
  fc.constant({ eventRW: 'Read' }),
  fc.constant({ serviceName: 'Vpc' }),
  fc
    .constantFrom(
      {},
      { SecurityGroupName: 'lease7-sg' },
      { SecurityGroupName: 'lease8-sg', VpcId: 'vpc-abc' },
      {
        SecurityGroupName: ['lease7-sg', 'b'],
        VpcId: 'vpc-abc',
      },
    )
    .map((parameters) => ({ parameters })),
);

describe('matchRule', () => {
  it('confirms an event of the session that carries the values', () => {
    const event = auditEvent();
    assert.deepEqual(matchRule(rule, SCOPE, [event]), { confirmed: true, matched: [event] });
  });

  it('accepts the second in which the session began, services without eventRW, and lists of one', () => {
    for (const variant of [
      { eventTime: '2026-11-30T10:00:00Z' },
      { eventRW: '' },
      { serviceName: 'ECS' },
      { userName: 'Console-Agent:episode-1' },
      { parameters: { securityGroupName: ['lease7-sg'], VpcId: 'v' } },
      { parameters: { SecurityGroupName: '["lease7-sg"]', VpcId: 'v' } },
    ]) {
      assert.equal(matchRule(rule, SCOPE, [auditEvent(variant)]).confirmed, true, JSON.stringify(variant));
    }
  });

  it('is never confirmed by events that are somebody else’s, out of time, failed, or about something else', () => {
    fc.assert(
      fc.property(fc.array(tampered, { maxLength: 5 }), (changes) => {
        const result = matchRule(
          rule,
          SCOPE,
          changes.map((change) => auditEvent(change)),
        );
        assert.deepEqual(result, { confirmed: false, matched: [] });
      }),
    );
  });

  it('needs every pattern, and does not depend on the order of events', () => {
    const second = { service: 'Vpc', event: 'CreateVpc', rw: 'Write' as const, where: [] };
    const both: AuditRule = { ...rule, all: [...rule.all, second] };
    const events = [
      auditEvent({ eventName: 'CreateVpc', serviceName: 'Vpc', eventId: 'e2' }),
      auditEvent(),
      auditEvent({ userName: 'root' }),
    ];
    assert.equal(matchRule(both, SCOPE, [auditEvent()]).confirmed, false);
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: 3 }), (shuffled) => {
        assert.equal(matchRule(both, SCOPE, shuffled).confirmed, true);
      }),
    );
  });

  it('is not confirmed by an empty rule', () => {
    assert.equal(matchRule({ version: 1, all: [], derivedFrom: [] }, SCOPE, [auditEvent()]).confirmed, false);
  });
});
