import type { Policy } from '../../policy-server/policy.js';
import type { Agent } from './agent.js';

/** A scripted agent as a policy that a policy server can answer with. */
export function asPolicy(agent: Agent): Policy {
  return {
    version: agent.name,
    wantsScreenshot: false,
    decide: async (request) => ({ decision: agent.decide(request), candidates: [], policyVersion: agent.name }),
  };
}
