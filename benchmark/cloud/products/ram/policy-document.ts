import { ApiError } from '../../spec/index.js';

/** The document as it was given, if it is a policy; a policy must be readable when it is stored, not when it is used. */
export function checkedDocument(text: unknown): string {
  try {
    const parsed = JSON.parse(String(text)) as { Version?: unknown; Statement?: unknown };
    if (parsed.Version === '1' && Array.isArray(parsed.Statement) && parsed.Statement.length > 0) return String(text);
  } catch {
    // Falls through to the documented failure.
  }
  throw new ApiError({
    status: 400,
    code: 'MalformedPolicyDocument',
    message: 'The policy document is not well formed: it needs Version "1" and a list of statements.',
  });
}
