import { AgentError } from '../domain/errors.js';
import { OpenAiPolicy } from './openai/agent.js';
import { openAiSettings } from './openai/settings.js';
import type { Policy } from './policy.js';
import { RankerPolicy } from './ranker/index.js';
import type { PolicyLookup } from './server.js';

const OPENAI_PREFIX = 'openai:';

/** Policies by the names that requests carry: `ranker` and `openai:<model>`. */
export function createPolicyLookup(environment: Readonly<Record<string, string | undefined>>): PolicyLookup {
  const ranker = new RankerPolicy();
  const agents = new Map<string, Policy>();
  return (name) => {
    if (name === 'ranker') return ranker;
    const model = name.startsWith(OPENAI_PREFIX) ? name.slice(OPENAI_PREFIX.length) : '';
    if (model === '') {
      throw new AgentError('InvalidInput', `Policy "${name}" is unknown: use ranker or ${OPENAI_PREFIX}<model>.`);
    }
    const known = agents.get(model);
    if (known !== undefined) return known;
    const agent = new OpenAiPolicy(model, openAiSettings(environment));
    agents.set(model, agent);
    return agent;
  };
}
