import { ApiError } from '../../spec/index.js';

/** A text read as a policy of any kind; undefined when it is none, which means without a list of statements. */
export function parsePolicy(text: unknown): { readonly Version?: unknown; readonly Statement: object[] } | undefined {
  try {
    const { Statement, Version } = JSON.parse(String(text)) as { Version?: unknown; Statement?: unknown };
    const isStatement = (entry: unknown) => typeof entry === 'object' && entry !== null;
    return Array.isArray(Statement) && Statement.every(isStatement) ? { Version, Statement } : undefined;
  } catch {
    return undefined;
  }
}

/** The document as it was given, if it is a policy; a policy must be readable when it is stored, not when it is used. */
export function checkedDocument(text: unknown): string {
  const policy = parsePolicy(text);
  if (policy?.Version === '1' && policy.Statement.length > 0) return String(text);
  throw new ApiError({
    status: 400,
    code: 'MalformedPolicyDocument',
    message: 'The policy document is not well formed: it needs Version "1" and a list of statements.',
  });
}
