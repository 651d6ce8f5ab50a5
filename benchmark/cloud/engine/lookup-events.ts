import { ApiError } from '../spec/errors.js';
import type { Attributes } from '../spec/handler.js';
import { isoTime } from '../spec/values.js';
import { type AuditEvent, RETENTION_MILLISECONDS, type StoredEvent } from './audit-log.js';

const DEFAULT_WINDOW_MILLISECONDS = 7 * 24 * 3600 * 1000;
const DEFAULT_RESULTS = 20;
const MAXIMUM_RESULTS = 50;

/** How each lookup key is read from an event; several values mean that any of them fits. */
const KEYS: Readonly<Record<string, (event: AuditEvent) => readonly unknown[]>> = {
  ServiceName: (event) => [event.serviceName],
  EventName: (event) => [event.eventName],
  User: (event) => [identity(event).userName],
  EventId: (event) => [event.eventId],
  ResourceType: (event) => Object.keys(referenced(event)),
  ResourceName: (event) => Object.values(referenced(event)).flat(),
  EventRW: (event) => [event.eventRW],
  EventAccessKeyId: (event) => [identity(event).accessKeyId],
  SensitiveAction: (event) => [String(event.sensitiveAction ?? 'false')],
  SourceIpAddress: (event) => [event.sourceIpAddress],
  EventType: (event) => [event.eventType],
  RoleName: (event) =>
    identity(event).type === 'assumed-role' ? [String(identity(event).userName).split(':')[0]] : [],
};

/** Answers LookupEvents from one account's events. */
export function lookupEvents(
  events: readonly StoredEvent[],
  parameters: Attributes,
  context: { readonly now: number; readonly regionId: string; readonly visibilityDelay: number },
): Readonly<Record<string, unknown>> {
  const { start, end } = windowOf(parameters, context.now);
  const maximum = maximumOf(parameters.MaxResults);
  const backward = directionOf(parameters.Direction) === 'BACKWARD';
  const conditions = conditionsOf(parameters.LookupAttribute);
  const visible = events.filter(
    ({ event, recordedAt, regionId, isGlobal }) =>
      recordedAt + context.visibilityDelay <= context.now &&
      (isGlobal || regionId === context.regionId) &&
      recordedAt >= start &&
      // Event times have seconds only, so the end second belongs to the window.
      recordedAt < end + 1000 &&
      conditions.every(([key, value]) => KEYS[key]?.(event).includes(value) === true),
  );
  const ordered = backward ? visible.toReversed() : visible;
  const first = firstAfter(ordered, parameters.NextToken);
  const page = ordered.slice(first, first + maximum);
  const last = page.at(-1);
  return {
    StartTime: isoTime(start),
    EndTime: isoTime(end),
    NextToken: last === undefined || first + maximum >= ordered.length ? '' : tokenOf(last),
    Events: page.map(({ event }) => event),
  };
}

function windowOf({ StartTime, EndTime }: Attributes, now: number): { start: number; end: number } {
  if (isAbsent(StartTime) && isAbsent(EndTime)) return { start: now - DEFAULT_WINDOW_MILLISECONDS, end: now };
  if (isAbsent(StartTime) || isAbsent(EndTime)) {
    throw invalid('InvalidQueryParameter', 'StartTime and EndTime must be given both or not at all.');
  }
  const start = timeOf('StartTime', StartTime);
  const end = timeOf('EndTime', EndTime);
  if (start > end) throw invalid('InvalidQueryParameter', 'StartTime must not be later than EndTime.');
  return { start: Math.max(start, now - RETENTION_MILLISECONDS), end };
}

function timeOf(name: string, value: unknown): number {
  const text = String(value);
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw invalid('InvalidTimeFormat', `${name} must have the form yyyy-MM-ddTHH:mm:ssZ.`);
  return time;
}

function maximumOf(value: unknown): number {
  if (isAbsent(value)) return DEFAULT_RESULTS;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > MAXIMUM_RESULTS) {
    throw invalid('InvalidQueryParameter', `MaxResults must be between 1 and ${MAXIMUM_RESULTS}.`);
  }
  return number;
}

function directionOf(value: unknown): 'FORWARD' | 'BACKWARD' {
  if (isAbsent(value)) return 'BACKWARD';
  if (value !== 'FORWARD' && value !== 'BACKWARD') {
    throw invalid('InvalidQueryParameter', 'Direction must be FORWARD or BACKWARD.');
  }
  return value;
}

/** Only the first two attributes count; of one key given twice the second wins. */
function conditionsOf(given: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(given)) return [];
  const conditions = new Map<string, string>();
  for (const attribute of (given as Attributes[]).slice(0, 2)) {
    const key = String(attribute.Key ?? '');
    if (!Object.hasOwn(KEYS, key))
      throw invalid('InvalidQueryParameter', `The lookup attribute ${key} is not supported.`);
    conditions.set(key, String(attribute.Value ?? ''));
  }
  return [...conditions];
}

/** The token names the last event seen, so that events that arrive between two pages shift nothing. */
function tokenOf({ event }: StoredEvent): string {
  return Buffer.from(String(event.eventId), 'latin1').toString('base64url');
}

function firstAfter(ordered: readonly StoredEvent[], token: unknown): number {
  if (isAbsent(token)) return 0;
  const eventId = Buffer.from(String(token), 'base64url').toString('latin1');
  const index = ordered.findIndex(({ event }) => event.eventId === eventId);
  if (index < 0) throw invalid('InvalidNextToken', 'NextToken is not valid.');
  return index + 1;
}

function identity(event: AuditEvent): Attributes {
  return event.userIdentity as Attributes;
}

function referenced(event: AuditEvent): Readonly<Record<string, readonly string[]>> {
  return (event.referencedResources ?? {}) as Readonly<Record<string, readonly string[]>>;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === '';
}

function invalid(code: string, message: string): ApiError {
  return new ApiError({ status: 400, code, message });
}
