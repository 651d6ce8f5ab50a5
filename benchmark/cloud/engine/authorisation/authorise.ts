import type { CatalogOperation } from '../../spec/catalog.js';
import type { Attributes, ResourceStore } from '../../spec/handler.js';
import { isoTime } from '../../spec/values.js';
import type { Caller, CallOrigin } from '../contract.js';
import { tagsOf } from '../tags.js';
import { type ConditionContext, conditionsHold } from './conditions.js';
import { like } from './like.js';
import { attachedStatements, documentStatements, type Statement } from './statements.js';

/** A call whose permission is asked. */
export interface PermissionRequest {
  readonly caller: Caller;
  readonly operation: CatalogOperation;
  readonly parameters: Attributes;
  readonly regionId: string;
  readonly origin: CallOrigin;
  /** Unix milliseconds. */
  readonly now: number;
  readonly store: ResourceStore;
}

/** Why a call was denied, as answers tell it. */
export type AccessDeniedDetail = Readonly<Record<string, string>>;

/**
 * Asks the caller's policies, and for a role session the session's own policy, which can only narrow what the role may
 * do: a denial anywhere wins, and each of the two must allow the call.
 *
 * @returns undefined when the call is allowed
 */
export function denialOf(request: PermissionRequest): AccessDeniedDetail | undefined {
  const { caller, operation, store } = request;
  if (caller.type === 'root-account' || operation.product.openActions?.includes(operation.action) === true) {
    return undefined;
  }
  const conditions = conditionContext(request);
  const also = operation.spec.alsoAsks?.(request.parameters);
  const leaves = [{ ramAction: ramAction(operation), parameters: request.parameters }, ...(also ? [also] : [])];
  const asked = leaves.flatMap(({ ramAction: action, parameters }) =>
    resourceNames({ ...request, parameters }, action).map((resource) => ({ action, resource, conditions })),
  );
  const sources = [
    { policyType: 'AccountLevelIdentityBasedPolicy', statements: attachedStatements(caller, store) },
    ...(caller.sessionPolicy === undefined
      ? []
      : [{ policyType: 'SessionPolicy', statements: documentStatements(caller.sessionPolicy) }]),
  ];
  for (const { policyType, statements } of sources) {
    // A call that names several resources needs leave for each of them.
    const answers = asked.map((one) => ({
      action: one.action,
      effects: statements.filter((statement) => covers(statement, one)).map(effectOf),
    }));
    const denied = answers.find(({ effects }) => effects.includes('Deny'));
    const refused = denied ?? answers.find(({ effects }) => !effects.includes('Allow'));
    if (refused === undefined) continue;
    return detail(caller, refused.action, policyType, denied === undefined ? 'ImplicitDeny' : 'ExplicitDeny');
  }
  return undefined;
}

/** `ecs:DescribeInstances`; some products have another code in policies than in host names. */
function ramAction({ product, action, spec }: CatalogOperation): string {
  return spec.ramAction ?? `${product.ramCode ?? product.code}:${action}`;
}

function detail(caller: Caller, action: string, policyType: string, kind: string): AccessDeniedDetail {
  const reason = {
    AuthAction: action,
    AuthPrincipalType: caller.type === 'assumed-role' ? 'AssumedRoleUser' : 'SubUser',
    AuthPrincipalOwnerId: caller.accountId,
    AuthPrincipalDisplayName: caller.type === 'assumed-role' ? caller.userName : caller.principalId,
    PolicyType: policyType,
    NoPermissionType: kind,
  };
  const message = Buffer.from(JSON.stringify(reason), 'utf8').toString('base64');
  return { ...reason, EncodedDiagnosticMessage: message };
}

function covers(
  statement: Statement,
  asked: { action: string; resource: string; conditions: ConditionContext },
): boolean {
  const named = (given: unknown, text: string) => texts(given).some((pattern) => like(pattern, text));
  const actionFits =
    statement.NotAction === undefined
      ? named(statement.Action, asked.action)
      : !named(statement.NotAction, asked.action);
  const resourceFits =
    statement.NotResource === undefined
      ? named(statement.Resource ?? '*', asked.resource)
      : !named(statement.NotResource, asked.resource);
  return actionFits && resourceFits && conditionsHold(statement.Condition, asked.conditions);
}

function effectOf({ Effect }: Statement): unknown {
  return Effect;
}

/**
 * `acs:ecs:cn-hangzhou:1234:securitygroup/sg-x` for each resource that the call names, or `securitygroup/*` where it names
 * none. The product is that of the action, which is RAM for all that concerns users.
 */
function resourceNames(request: PermissionRequest, action: string): readonly string[] {
  const { caller, operation, parameters, regionId } = request;
  const { product, resource, spec } = operation;
  if (spec.ramResource !== undefined) return [String(parameters[spec.ramResource] ?? '*')];
  const head = `acs:${action.split(':')[0]}:${product.scope === 'region' ? regionId : ''}:${caller.accountId}`;
  if (resource === undefined) return [`${head}:*`];
  const template = resource.ramResource ?? `${resource.name.replaceAll('-', '')}/{${resource.id.attribute}}`;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.reduce<readonly string[]>(
    (heads, name) =>
      namedIn(parameters[name]).flatMap((value) => heads.map((text) => text.replace(`{${name}}`, () => value))),
    [`${head}:${template}`],
  );
}

function namedIn(value: unknown): readonly string[] {
  const given = texts(value).filter((text) => text !== '');
  return given.length === 0 ? ['*'] : given;
}

function conditionContext({ caller, origin, parameters, now }: PermissionRequest): ConditionContext {
  const tags = Object.entries(tagsOf(parameters)).map(([key, value]) => [`acs:requesttag/${key}`.toLowerCase(), value]);
  return {
    ...Object.fromEntries(tags),
    'acs:currenttime': isoTime(now),
    'acs:sourceip': origin.sourceIpAddress,
    'acs:securetransport': String(origin.channel === 'console'),
    'acs:mfapresent': 'false',
    'acs:principalarn': caller.arn,
  };
}

function texts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined ? [] : [String(value)];
}
