import { ApiError, type OperationHandler } from '../../spec/index.js';
import { parsePolicy } from './policy-document.js';

function needTrustPolicy(text: unknown): void {
  const { Statement = [] } = parsePolicy(text) ?? {};
  if (Statement.length > 0) return;
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
