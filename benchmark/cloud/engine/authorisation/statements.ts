import type { ResourceRecord, ResourceStore } from '../../spec/handler.js';
import type { Caller } from '../contract.js';
import { systemPolicy } from '../system-policies.js';

/** One statement of a policy, as it was written. */
export interface Statement {
  readonly Effect?: unknown;
  readonly Action?: unknown;
  readonly NotAction?: unknown;
  readonly Resource?: unknown;
  readonly NotResource?: unknown;
  readonly Condition?: unknown;
}

const ATTACHMENT = 'ram/policy-attachment';

/** System policies and session policies come again and again; there are few of them at a time. */
const MAXIMUM_REMEMBERED = 500;
const remembered = new Map<string, readonly Statement[]>();

/** Statements of all policies attached to the caller, to its groups, or to the role it acts as. */
export function attachedStatements(caller: Caller, store: ResourceStore): readonly Statement[] {
  return attachmentsOf(caller, store).flatMap((attachment) => documentStatements(documentOf(attachment, store)));
}

/** Statements of a policy document; none when it is no policy. */
export function documentStatements(document: string): readonly Statement[] {
  const known = remembered.get(document);
  if (known !== undefined) return known;
  if (remembered.size >= MAXIMUM_REMEMBERED) remembered.clear();
  const statements = parse(document);
  remembered.set(document, statements);
  return statements;
}

function parse(document: string): readonly Statement[] {
  try {
    const { Statement } = JSON.parse(document) as { Statement?: unknown };
    return Array.isArray(Statement) ? (Statement as Statement[]) : [];
  } catch {
    return [];
  }
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

function documentOf({ attributes }: ResourceRecord, store: ResourceStore): string {
  const name = String(attributes.PolicyName);
  const document =
    attributes.PolicyType === 'System'
      ? systemPolicy(name)?.document
      : store.get('ram/policy', name)?.attributes.PolicyDocument;
  return typeof document === 'string' ? document : '';
}
