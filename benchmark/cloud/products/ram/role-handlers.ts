import { ApiError, type OperationHandler } from '../../spec/index.js';

function needTrustPolicy(text: unknown): void {
  try {
    const parsed = JSON.parse(String(text)) as { Statement?: unknown };
    const statements = Array.isArray(parsed.Statement) ? parsed.Statement : [];
    if (statements.length > 0 && statements.every((entry) => typeof entry === 'object' && entry !== null)) return;
  } catch {
    // Falls through to the documented failure.
  }
  throw new ApiError({
    status: 400,
    code: 'MalformedPolicyDocument',
    message: 'The trust policy is not well formed: it needs a list of statements.',
  });
}

/** Checks the trust policy and gives the role its resource name. */
export const nameRole: OperationHandler = ({ caller, parameters }) => {
  needTrustPolicy(parameters.AssumeRolePolicyDocument);
  return { Arn: `acs:ram::${caller.accountId}:role/${String(parameters.RoleName).toLowerCase()}` };
};

/** Checks a trust policy that replaces the role's. */
export const checkTrust: OperationHandler = ({ parameters }) => {
  const changed = parameters.NewAssumeRolePolicyDocument;
  if (changed !== undefined) needTrustPolicy(changed);
  return {};
};
