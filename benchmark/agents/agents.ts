import { AgentError } from '../../domain/errors.js';
import type { Agent } from './agent.js';
import { claimsDone } from './claims-done.js';
import { literalFollower } from './literal-follower.js';
import { noOp } from './no-op.js';
import { createOracle, loadScripts } from './oracle/oracle.js';
import { createRandom } from './random.js';

export const AGENT_NAMES = ['oracle', 'no-op', 'random', 'literal-follower', 'claims-done'] as const;

/**
 * A scripted agent by its name.
 *
 * @param seed of the agent that draws by chance
 * @throws AgentError InvalidInput for a name that no agent has
 */
export async function createAgent(name: string, seed = 1): Promise<Agent> {
  switch (name) {
    case 'oracle':
      return createOracle(await loadScripts());
    case 'no-op':
      return noOp;
    case 'random':
      return createRandom(seed);
    case 'literal-follower':
      return literalFollower;
    case 'claims-done':
      return claimsDone;
    default:
      throw new AgentError('InvalidInput', `There is no agent "${name}": use one of ${AGENT_NAMES.join(', ')}.`);
  }
}
