import type { PageContext, Row, Text } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { allPages } from '../../shared/paging.js';

export const REPLICA_SETS = '/mongodb/list';
export const SHARDED = '/mongodb/sharding/list';

export type InstanceKind = 'replicate' | 'sharding';

/** The list that an instance stands in. */
export function listRoute(kind: InstanceKind): string {
  return kind === 'replicate' ? REPLICA_SETS : SHARDED;
}

/** Where the pages of an instance stand; of one instance where its id is given. */
export function instanceRoute(kind: InstanceKind, id = ':instance'): string {
  return `/mongodb/${kind}/${id}`;
}

/** Words that changed between releases of the console. */
export interface Words {
  readonly shardedInstances: Text;
  readonly security: Text;
  readonly connections: Text;
  readonly publicConnections: Text;
  readonly internalConnections: Text;
  /** Forms open in the middle of the page, or from its side. */
  readonly form: 'dialog' | 'drawer';
  /** Instances without servers came later. */
  readonly serverless: boolean;
}

/** Id of the instance that a row or the page's address names. */
export function instanceId(row: Row, context: PageContext): string {
  return textOf(row, 'DBInstanceId') || (context.parameters.instance ?? '');
}

/** Whether an instance is ready; most of its buttons wait for that. */
export function isRunning(row: Row): boolean {
  return textOf(row, 'DBInstanceStatus') === 'Running';
}

/** Instances of a kind in the region. */
export async function instances(context: PageContext, kind: InstanceKind): Promise<readonly Row[]> {
  return await allPages(context, {
    product: 'dds',
    action: 'DescribeDBInstances',
    parameters: { DBInstanceType: kind },
    at: ['DBInstances', 'DBInstance'],
  });
}

/** The instance of the page. */
export async function readInstance(context: PageContext): Promise<Row> {
  const answer = await context.call('dds', 'DescribeDBInstanceAttribute', {
    RegionId: context.region,
    DBInstanceId: context.parameters.instance,
  });
  return listOf(answer, 'DBInstances', 'DBInstance')[0] ?? {};
}

/** A list that an operation answers about the instance of the page. */
export async function ofInstance(context: PageContext, action: string, ...at: string[]): Promise<readonly Row[]> {
  const parameters = { RegionId: context.region, DBInstanceId: context.parameters.instance };
  return listOf(await context.call('dds', action, parameters), ...at);
}
