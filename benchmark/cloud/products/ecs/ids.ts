/** Ids given as a list, as a JSON text (`["i-1"]`), or as one value; none where nothing was given. */
export function toIds(given: unknown): readonly string[] {
  if (given === undefined || given === '') return [];
  if (Array.isArray(given)) return given.map(String);
  const text = String(given);
  if (!text.trimStart().startsWith('[')) return [text];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(String) : [text];
  } catch {
    return [text];
  }
}
