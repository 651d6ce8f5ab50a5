import { ApiError, type OperationHandler } from '../../spec/index.js';

/** Checks the trust policy and gives the role its resource name. */
export const nameRole: OperationHandler = ({ caller, parameters }) => {
  try {
    const parsed = JSON.parse(String(parameters.AssumeRolePolicyDocument)) as { Statement?: unknown };
    if (!Array.isArray(parsed.Statement)) throw new Error('no statements');
  } catch {
    throw new ApiError({
      status: 400,
      code: 'MalformedPolicyDocument',
      message: 'The trust policy is not well formed: it needs a list of statements.',
    });
  }
  return { Arn: `acs:ram::${caller.accountId}:role/${String(parameters.RoleName).toLowerCase()}` };
};
