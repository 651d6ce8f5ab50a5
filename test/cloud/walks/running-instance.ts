import { eventually } from '../../bin/processes.js';
import { at } from '../api-support.js';
import type { Walk } from './walk.js';

/** Makes a MongoDB instance ready, as the documents presuppose. */
export async function runningInstance(
  { asRoot }: Walk,
  action: 'CreateDBInstance' | 'CreateShardingDBInstance',
  regionId: string,
): Promise<string> {
  const { DBInstanceId } = await asRoot('dds', action, { EngineVersion: '4.2' }, regionId);
  await untilRunning(asRoot, String(DBInstanceId), regionId);
  return String(DBInstanceId);
}

/** Waits until the cloud has done what it does with an instance. */
export async function untilRunning(asRoot: Walk['asRoot'], DBInstanceId: string, regionId: string): Promise<void> {
  await eventually(`${DBInstanceId} runs`, async () => {
    const read = await asRoot('dds', 'DescribeDBInstanceAttribute', { DBInstanceId }, regionId);
    return at(read, 'DBInstances', 'DBInstance', 0, 'DBInstanceStatus') === 'Running';
  });
}
