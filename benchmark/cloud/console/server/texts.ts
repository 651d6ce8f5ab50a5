import type { Text } from '../../spec/console.js';

/** Tells a label in both languages from any other part of a console's spec. */
export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;
}

/**
 * Every text of a part of a console's spec.
 *
 * @param drawn leaves out the labels of what is drawn as an icon: they are never sent, so that nothing could change them
 */
export function textsIn(part: unknown, { drawn = false } = {}): readonly Text[] {
  if (isText(part)) return [part];
  if (typeof part !== 'object' || part === null) return [];
  const entries = Object.entries(part).filter(([key]) => !drawn || key !== 'label' || !('icon' in part));
  return entries.flatMap(([, inner]) => textsIn(inner, { drawn }));
}
