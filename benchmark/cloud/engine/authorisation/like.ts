/** Matches with `*` and `?`, ignoring case as RAM does for actions. */
export function like(pattern: string, text: string): boolean {
  if (pattern === '*') return true;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'is').test(text);
}
