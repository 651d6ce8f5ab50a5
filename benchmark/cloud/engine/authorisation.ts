import type { CatalogOperation } from '../spec/catalog.js';
import type { Attributes, ResourceRecord, ResourceStore } from '../spec/handler.js';
import type { Caller } from './contract.js';
import { systemPolicy } from './system-policies.js';

interface Statement {
  readonly Effect?: unknown;
  readonly Action?: unknown;
  readonly NotAction?: unknown;
  readonly Resource?: unknown;
}

const ATTACHMENT = 'ram/policy-attachment';

/**
 * Whether the caller's policies allow the call. Effect, Action and Resource are understood; a statement with a
 * Condition counts as if it had none.
 */
export function isAllowed(caller: Caller, operation: CatalogOperation, parameters: Attributes, store: ResourceStore) {
  if (caller.type === 'root-account' || operation.product.openActions?.includes(operation.action) === true) return true;
  const action = operation.spec.ramAction ?? `${operation.product.code}:${operation.action}`;
  const resource = resourceArn(caller, operation, parameters);
  const statements = attachmentsOf(caller, store).flatMap((attachment) => statementsOf(attachment, store));
  const matching = statements.filter((statement) => covers(statement, action, resource));
  return matching.some(({ Effect }) => Effect === 'Allow') && !matching.some(({ Effect }) => Effect === 'Deny');
}

function attachmentsOf(caller: Caller, store: ResourceStore): readonly ResourceRecord[] {
  if (caller.type === 'assumed-role') {
    return store.find(ATTACHMENT, { RoleName: caller.userName.split(':')[0] });
  }
  const groups = store.find('ram/group-membership', { UserName: caller.userName });
  return [
    ...store.find(ATTACHMENT, { UserName: caller.userName }),
    ...groups.flatMap(({ attributes }) => store.find(ATTACHMENT, { GroupName: attributes.GroupName })),
  ];
}

function statementsOf({ attributes }: ResourceRecord, store: ResourceStore): readonly Statement[] {
  const name = String(attributes.PolicyName);
  const document =
    attributes.PolicyType === 'System'
      ? systemPolicy(name)?.document
      : store.get('ram/policy', name)?.attributes.PolicyDocument;
  if (typeof document !== 'string') return [];
  const parsed = JSON.parse(document) as { Statement?: unknown };
  return Array.isArray(parsed.Statement) ? (parsed.Statement as Statement[]) : [];
}

function covers(statement: Statement, action: string, resource: string): boolean {
  const actions = texts(statement.Action);
  const actionFits =
    statement.NotAction === undefined
      ? actions.some((pattern) => like(pattern, action))
      : !texts(statement.NotAction).some((pattern) => like(pattern, action));
  return actionFits && texts(statement.Resource ?? '*').some((pattern) => like(pattern, resource));
}

/** `acs:ecs:cn-hangzhou:1234:securitygroup/sg-x`, or `/*` where the call names no resource. */
function resourceArn(caller: Caller, operation: CatalogOperation, parameters: Attributes): string {
  const { product, resource } = operation;
  const region = product.scope === 'region' ? '*' : '';
  if (resource === undefined) return `acs:${product.code}:${region}:${caller.accountId}:*`;
  const id = parameters[resource.id.attribute];
  const kind = resource.name.replaceAll('-', '');
  return `acs:${product.code}:${region}:${caller.accountId}:${kind}/${id === undefined ? '*' : String(id)}`;
}

function texts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined ? [] : [String(value)];
}

/** Matches with `*` and `?`, ignoring case as RAM does for actions. */
function like(pattern: string, text: string): boolean {
  if (pattern === '*') return true;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'i').test(text);
}
