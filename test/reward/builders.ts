import type { AuditEvent, AuditScope } from '../../domain/audit.js';
import type { Procedure } from '../../domain/procedure.js';
import type { EpisodeTask, ValueBinding } from '../../domain/task.js';

export const PREFIX = 'lease7';

/** A binding that carries a value of the lease. */
export function bound(label: string, value: string, overrides: Partial<ValueBinding> = {}): ValueBinding {
  return { label, value, alsoShownAs: [], source: 'lease', ...overrides };
}

/** A bound task of a procedure that names the given operations. */
export function taskOf(
  title: string,
  operations: readonly string[],
  values: readonly ValueBinding[],
  procedure: Partial<Procedure> = {},
): EpisodeTask {
  return {
    document: { file: 'doc.md', title, locale: 'en', site: 'intl' },
    product: 'ecs',
    procedure: { id: 'p', title, line: 1, steps: [], prerequisites: [], result: '', operations, ...procedure },
    values,
    branches: {},
    startUrl: 'https://ecs.console.aliyun.com/',
    regionId: 'cn-hangzhou',
    namePrefix: PREFIX,
  };
}

export const SCOPE: AuditScope = {
  accountId: '1234567890123456',
  userName: 'console-agent:episode-1',
  regionId: 'cn-hangzhou',
  from: Date.parse('2026-11-30T10:00:00.500Z'),
  to: Date.parse('2026-11-30T10:10:00.000Z'),
};

/** An event in scope that creates a security group. */
export function auditEvent(overrides: Partial<AuditEvent> = {}): AuditEvent {
  return {
    eventId: 'e1',
    accountId: SCOPE.accountId,
    eventName: 'CreateSecurityGroup',
    eventRW: 'Write',
    serviceName: 'Ecs',
    eventTime: '2026-11-30T10:05:00Z',
    userName: SCOPE.userName,
    userAgent: 'AliyunConsole',
    errorCode: '',
    parameters: { SecurityGroupName: 'lease7-sg', VpcId: 'vpc-abc' },
    ...overrides,
  };
}
