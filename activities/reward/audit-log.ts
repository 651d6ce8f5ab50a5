import type { AuditEvent, AuditRule, AuditScope, EventPattern } from '../../domain/audit.js';
import { readAuditEvent } from './read-event.js';

/** Vendor's limit for one page of LookupEvents. */
const PAGE_SIZE = 50;
/** Bounds one look; a window of minutes holds far fewer events of one name. */
const MAX_PAGES = 20;

/** The part of the cloud client that is needed: one call of a product's API. */
export interface CallsCloud {
  call<T>(
    product: string,
    action: string,
    parameters?: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<T>;
}

interface LookupEventsAnswer {
  readonly NextToken?: string;
  readonly Events?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Reads the events that a rule may need from ActionTrail: one query for each event name of the rule, within the scope's
 * window. The user name is compared by the caller, exactly: LookupEvents takes two filters at most, and service and
 * event name cut the answer down most. Global events, such as those of RAM, can be queried in any region (vendor's
 * documents, "global events"), so the scope's region is enough.
 *
 * @throws AgentError RateLimited, CloudUnavailable or CredentialsRejected
 */
export async function lookupEvents(
  cloud: CallsCloud,
  rule: AuditRule,
  scope: AuditScope,
  signal?: AbortSignal,
): Promise<readonly AuditEvent[]> {
  const events = new Map<string, AuditEvent>();
  for (const pattern of distinctPatterns(rule)) {
    for (const event of await lookupPattern(cloud, pattern, scope, signal)) {
      events.set(event.eventId === '' ? `unnamed-${events.size}` : event.eventId, event);
    }
  }
  return [...events.values()];
}

async function lookupPattern(
  cloud: CallsCloud,
  pattern: EventPattern,
  scope: AuditScope,
  signal: AbortSignal | undefined,
): Promise<readonly AuditEvent[]> {
  const events: AuditEvent[] = [];
  let token: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer: LookupEventsAnswer = await cloud.call<LookupEventsAnswer>(
      'actiontrail',
      'LookupEvents',
      {
        StartTime: seconds(Math.floor(scope.from / 1000)),
        EndTime: seconds(Math.ceil(scope.to / 1000)),
        MaxResults: String(PAGE_SIZE),
        Direction: 'FORWARD',
        LookupAttribute: [
          { Key: 'ServiceName', Value: pattern.service },
          { Key: 'EventName', Value: pattern.event },
        ],
        ...(token === undefined ? {} : { NextToken: token }),
      },
      signal,
    );
    events.push(...(answer.Events ?? []).map(readAuditEvent));
    if (answer.NextToken === undefined || answer.NextToken === '') return events;
    token = answer.NextToken;
  }
  return events;
}

function distinctPatterns(rule: AuditRule): readonly EventPattern[] {
  return [...new Map(rule.all.map((pattern) => [`${pattern.service}/${pattern.event}`, pattern])).values()];
}

/** `yyyy-MM-ddTHH:mm:ssZ`, as LookupEvents takes it. */
function seconds(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}
