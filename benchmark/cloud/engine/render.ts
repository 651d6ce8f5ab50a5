import type { ResourceRecord } from '../spec/handler.js';
import type { ResourceSpec } from '../spec/resource.js';
import { setPath } from '../spec/values.js';
import { currentState } from './states.js';

/** A resource as an answer shows it. */
export function renderRecord(
  spec: ResourceSpec,
  record: ResourceRecord,
  view: 'detail' | 'list',
  now: number,
  only?: readonly string[],
): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(spec.attributes)) {
    const shown = attribute.shown ?? 'always';
    const wanted = only === undefined ? shown === 'always' || shown === view : only.includes(name);
    if (!wanted || attribute.type === 'secret') continue;
    const value = attribute.generated?.kind === 'state' ? currentState(spec, record, now) : record.attributes[name];
    const sent = value === undefined ? attribute.whenUnset : value;
    if (sent !== undefined) setPath(answer, attribute.responsePath ?? name, sent);
  }
  if (spec.tags !== undefined && only === undefined) {
    const [key, value] = spec.tags.keys === 'Key' ? ['Key', 'Value'] : ['TagKey', 'TagValue'];
    answer.Tags = { Tag: Object.entries(record.tags).map(([name, text]) => ({ [key]: name, [value]: text })) };
  }
  return answer;
}
