import type { ResourceRecord } from '../spec/handler.js';
import type { ResourceSpec } from '../spec/resource.js';

/** State of a resource now: the one entered last, moved on by the time that has passed. */
export function currentState(spec: ResourceSpec, record: ResourceRecord, now: number): string | undefined {
  if (record.state === undefined || spec.states === undefined) return undefined;
  let { name, since, held } = record.state;
  if (held === true) return name;
  // A spec's states may form a cycle; no state is passed twice in one look.
  const passed = new Set<string>();
  for (;;) {
    const next = spec.states.values[name]?.next;
    if (next === undefined || passed.has(name) || now - since < next.afterMilliseconds) return name;
    passed.add(name);
    since += next.afterMilliseconds;
    name = next.state;
  }
}
