import type { AuditEvent, AuditRule, AuditScope, EventPattern, ParameterConstraint } from './audit.js';

export interface RuleMatch {
  readonly confirmed: boolean;
  /** The first event for each pattern that was matched, in the rule's order. */
  readonly matched: readonly AuditEvent[];
}

/** Whether the events of one attempt satisfy every pattern of a rule. Events out of scope never count. */
export function matchRule(rule: AuditRule, scope: AuditScope, events: readonly AuditEvent[]): RuleMatch {
  const inScope = events.filter((event) => isInScope(event, scope));
  const matches = rule.all.map((pattern) => inScope.find((event) => matchesPattern(event, pattern)));
  const matched = matches.filter((event) => event !== undefined);
  return {
    confirmed: rule.all.length > 0 && matched.length === rule.all.length,
    matched: [...new Set(matched)],
  };
}

/** ActionTrail writes whole seconds, so the window's start is rounded down to one. */
function isInScope(event: AuditEvent, scope: AuditScope): boolean {
  const time = Date.parse(event.eventTime);
  return (
    event.errorCode === '' &&
    event.accountId === scope.accountId &&
    isSamePrincipal(event.userName, scope.userName) &&
    time >= Math.floor(scope.from / 1000) * 1000 &&
    time <= scope.to
  );
}

/**
 * `role:session` of both. A role's name is written in small letters in its ARN and as it was created in the log, so that
 * its case says nothing; a session's name is exact.
 */
function isSamePrincipal(logged: string, expected: string): boolean {
  const [role = '', session] = splitOnce(logged);
  const [expectedRole = '', expectedSession] = splitOnce(expected);
  return session === expectedSession && role.toLowerCase() === expectedRole.toLowerCase();
}

function splitOnce(principal: string): readonly [string, string | undefined] {
  const at = principal.indexOf(':');
  return at < 0 ? [principal, undefined] : [principal.slice(0, at), principal.slice(at + 1)];
}

/** Some services, OSS among them, write no `eventRW`; the event name says the same. */
function matchesPattern(event: AuditEvent, pattern: EventPattern): boolean {
  return (
    event.serviceName.toLowerCase() === pattern.service.toLowerCase() &&
    event.eventName === pattern.event &&
    (event.eventRW === '' || event.eventRW === pattern.rw) &&
    pattern.where.every((constraint) => satisfies(event.parameters, constraint))
  );
}

function satisfies(parameters: AuditEvent['parameters'], constraint: ParameterConstraint): boolean {
  const text = parameterText(parameters, constraint.parameter);
  return 'equals' in constraint ? text === constraint.equals : text !== '';
}

/** A parameter's value as text; '' when absent. A list of one is its only item: APIs write `["a"]` for one name. */
function parameterText(parameters: AuditEvent['parameters'], name: string): string {
  const lower = name.toLowerCase();
  const key = Object.hasOwn(parameters, name)
    ? name
    : Object.keys(parameters).find((other) => other.toLowerCase() === lower);
  return key === undefined ? '' : asText(parameters[key]);
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.length === 1 ? asText(value[0]) : JSON.stringify(value);
  if (typeof value === 'string') return listOfOne(value) ?? value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `["a"]` written as text inside a parameter, as DeleteKeyPairs does. */
function listOfOne(text: string): string | null {
  return /^\["([^"\\]*)"\]$/.exec(text)?.[1] ?? null;
}
