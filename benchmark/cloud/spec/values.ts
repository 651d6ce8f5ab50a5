/** `2026-01-02T03:04:05Z`, the form of times in the vendor's APIs. */
export function isoTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/** Whether tags hold a key with a value; an empty value stands for any. */
export function hasTag(tags: Readonly<Record<string, string>>, key: string, value: string): boolean {
  return Object.hasOwn(tags, key) && (value === '' || tags[key] === value);
}

/** Puts a value at a dotted path, making the objects on the way: `setPath({}, 'Vpcs.Vpc', [])`. */
export function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let place = target;
  for (const name of names) {
    const next = (place[name] ?? {}) as Record<string, unknown>;
    place[name] = next;
    place = next;
  }
  place[last] = value;
}
