import { AgentError } from '../../domain/errors.js';
import { carriesPrefix } from '../../domain/lease-names.js';
import { type AccountView, findLeftovers, leftoverText, removeLeftover } from './leftovers.js';

/**
 * Removes what carries a lease's prefix, and looks again when there was anything.
 *
 * @param keep ids that somebody else removes, such as the engine what is in its stack
 * @param onRemove told of each thing before it is removed
 * @returns what was removed, for a person to read
 * @throws AgentError TeardownIncomplete when something stays
 */
export async function sweepLease(
  account: AccountView,
  namePrefix: string,
  keep: ReadonlySet<string> = new Set(),
  onRemove: (what: string) => void = () => {},
): Promise<readonly string[]> {
  const isOurs = (name: string): boolean => carriesPrefix(name, namePrefix);
  const found = await findLeftovers(account, isOurs, keep);
  for (const leftover of found) {
    onRemove(leftoverText(leftover));
    await removeLeftover(account, leftover);
  }
  const left = found.length === 0 ? [] : await findLeftovers(account, isOurs, keep);
  if (left.length > 0) {
    const names = left.map(leftoverText).join(', ');
    throw new AgentError('TeardownIncomplete', `These things of the lease could not be removed: ${names}.`, { left });
  }
  return found.map(leftoverText);
}
