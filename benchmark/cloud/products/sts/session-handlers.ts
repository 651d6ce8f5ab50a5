import { like } from '../../engine/authorisation/like.js';
import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { parsePolicy } from '../ram/policy-document.js';

const DEFAULT_SECONDS = 3600;

/** Characters that a session policy may have. */
const MAXIMUM_POLICY = 2048;

/** Temporary credentials of a role session; a session policy given in `Policy` narrows what the role may do. */
export const assumeRole: OperationHandler = (context) => {
  const { caller, parameters, now, cloud } = context;
  const role = roleOf(context);
  const sessionName = String(parameters.RoleSessionName);
  if (!/^[\w.@-]{2,64}$/.test(sessionName)) {
    throw invalid('RoleSessionName', 'The specified RoleSessionName is not valid.');
  }
  const maximum = Number(role.attributes.MaxSessionDuration);
  const seconds = Number(parameters.DurationSeconds ?? DEFAULT_SECONDS);
  if (seconds > maximum) {
    throw invalid('DurationSeconds', `DurationSeconds must not exceed the role's maximum of ${maximum} s.`);
  }
  if (!trusts(role, context)) {
    throw new ApiError({
      status: 403,
      code: 'NoPermission',
      message: 'You are not authorized to do this action. You should be authorized by RAM.',
    });
  }
  const expiresAt = now + seconds * 1000;
  const roleId = String(role.attributes.RoleId);
  const policy = sessionPolicy(parameters.Policy);
  const session = { accountId: caller.accountId, roleName: role.id, roleId, sessionName, expiresAt };
  const issued = cloud.issueSession({ ...session, ...(policy === undefined ? {} : { policy }) });
  context.reference('ACS::RAM::Role', role.id);
  return {
    Credentials: {
      AccessKeyId: issued.accessKeyId,
      AccessKeySecret: issued.accessKeySecret,
      SecurityToken: issued.securityToken,
      Expiration: isoTime(expiresAt),
    },
    AssumedRoleUser: {
      Arn: `${String(role.attributes.Arn)}/${sessionName}`,
      AssumedRoleId: `${roleId}:${sessionName}`,
    },
  };
};

/** Who the caller is. */
export const getCallerIdentity: OperationHandler = ({ caller }) => {
  const types = { 'root-account': 'Account', 'ram-user': 'RAMUser', 'assumed-role': 'AssumedRoleUser' };
  return {
    AccountId: caller.accountId,
    Arn: caller.arn,
    IdentityType: types[caller.type],
    PrincipalId: caller.principalId,
    ...(caller.type === 'assumed-role' ? { RoleId: caller.principalId.split(':')[0] } : { UserId: caller.principalId }),
  };
};

/** The policy as it was given, if it is one. */
function sessionPolicy(given: unknown): string | undefined {
  if (given === undefined || given === '') return undefined;
  const text = String(given);
  if (text.length > MAXIMUM_POLICY) {
    throw invalid('PolicySize', `The session policy must not be longer than ${MAXIMUM_POLICY} characters.`);
  }
  if (parsePolicy(text)?.Version === '1') return text;
  throw invalid('PolicyGrammar', 'The parameter Policy has not passed the grammar check.');
}

function roleOf({ caller, parameters, store }: OperationContext): ResourceRecord {
  const match = /^acs:ram::(\d+):role\/([\w.-]+)$/.exec(String(parameters.RoleArn));
  if (match === null) throw invalid('RoleArn', 'The specified RoleArn is not valid.');
  const [, accountId, name = ''] = match;
  const role =
    accountId === caller.accountId
      ? store.find('ram/role').find(({ id }) => id.toLowerCase() === name.toLowerCase())
      : undefined;
  if (role === undefined) {
    throw new ApiError(
      { status: 404, code: 'EntityNotExist.Role', message: 'The specified Role not exists: {name}.' },
      { name },
    );
  }
  return role;
}

/** Whether the role's trust policy names the caller or its whole account. */
function trusts({ attributes }: ResourceRecord, { caller }: OperationContext): boolean {
  const { Statement: statements } = JSON.parse(String(attributes.AssumeRolePolicyDocument)) as {
    Statement: { Action?: string | string[]; Effect?: string; Principal?: { RAM?: string | string[] } }[];
  };
  const names = [caller.arn, `acs:ram::${caller.accountId}:root`];
  const effects = statements
    .filter(({ Action }) => [Action ?? []].flat().some((pattern) => like(String(pattern), 'sts:AssumeRole')))
    .filter(({ Principal }) => [Principal?.RAM ?? []].flat().some((name) => names.includes(String(name))))
    .map(({ Effect }) => Effect);
  return effects.includes('Allow') && !effects.includes('Deny');
}

function invalid(parameter: string, message: string): ApiError {
  return new ApiError({ status: 400, code: `InvalidParameter.${parameter}`, message });
}
