import { basename } from 'node:path';
import { CORE_EVENTS, containsInOrder, QUERIES } from '../cloud/literal/core-events.js';

/** Documents whose scripts play more than the one event: several procedures, notes, related operations. */
const WHAT_SCRIPTS_PLAY: Readonly<Record<string, readonly string[]>> = {
  '09': ['CreateUser', 'CreateUser'],
  '11': ['CreateProject', 'DeleteProject'],
  '12': ['CreateDashboard', 'FollowDashboard', 'DeleteDashboard'],
  '15': ['CreateKey', 'CreateAlias', 'CreateKey', 'CreateAlias'],
  '16': ['CreateAlias', 'CreateAlias'],
};

/**
 * What the audit log lacks of what a document promises; empty when everything is there.
 *
 * @param events of the console in the episode's sessions, successful ones, oldest first
 */
export function whatIsMissing(file: string, events: readonly Readonly<Record<string, unknown>>[]): string {
  const id = basename(file).slice(0, 2);
  const names = events.map(({ eventName }) => String(eventName));
  const query = QUERIES[id];
  if (query !== undefined) {
    const asked = events.filter(({ eventName }) => eventName === 'LookupEvents');
    const found = asked.some(({ requestParameters }) => query.test(JSON.stringify(requestParameters)));
    return found ? '' : `no query of the audit log matches ${query}`;
  }
  const wanted = WHAT_SCRIPTS_PLAY[id] ?? CORE_EVENTS[id] ?? [];
  if (wanted.length === 0) return `nothing is known of what document ${id} promises`;
  const writes = events.filter(({ eventRW }) => eventRW === 'Write').map(({ eventName }) => String(eventName));
  return containsInOrder(names, wanted)
    ? ''
    : `wanted ${wanted.join(', ')}; the console wrote ${writes.join(', ') || 'nothing'}`;
}
