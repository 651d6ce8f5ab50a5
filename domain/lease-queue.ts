import type { LeaseClass, LeaseRequest } from './lease.js';

/**
 * Which waiting request is served next: the most urgent priority; within it the class that holds the fewest accounts,
 * so that a training batch cannot starve audits; within that the one that waited longest.
 *
 * @param waiting requests in order of arrival
 * @param held number of leases each class holds now
 * @returns index into `waiting`, or undefined when nobody waits
 */
export function nextRequest(
  waiting: readonly LeaseRequest[],
  held: Readonly<Partial<Record<LeaseClass, number>>>,
): number | undefined {
  let best: number | undefined;
  for (const [index, request] of waiting.entries()) {
    const current = best === undefined ? undefined : waiting[best];
    if (current === undefined || comesBefore(request, current, held)) best = index;
  }
  return best;
}

function comesBefore(
  left: LeaseRequest,
  right: LeaseRequest,
  held: Readonly<Partial<Record<LeaseClass, number>>>,
): boolean {
  if (left.priority !== right.priority) return left.priority < right.priority;
  return (held[left.class] ?? 0) < (held[right.class] ?? 0);
}
