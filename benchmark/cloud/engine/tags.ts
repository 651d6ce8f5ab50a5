import type { Attributes } from '../spec/handler.js';

/** Tags of a call, from `Tag.N.Key`/`Tag.N.Value`. */
export function tagsOf(parameters: Attributes): Readonly<Record<string, string>> {
  const given = parameters.Tag;
  if (!Array.isArray(given)) return {};
  return Object.fromEntries(
    (given as Attributes[]).flatMap((tag) =>
      tag.Key === undefined ? [] : [[String(tag.Key), tag.Value === undefined ? '' : String(tag.Value)]],
    ),
  );
}
