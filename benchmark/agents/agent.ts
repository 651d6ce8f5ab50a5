import type { Action, Decision, Serving } from '../../domain/action.js';
import type { DecideRequest } from '../../policy-server/contract.js';

/**
 * A scripted agent: a function from what a policy is asked (task, trajectory, observation) to its decision. It keeps nothing
 * between two calls, so that it can answer behind the policy contract as well as in the process that plays an episode.
 * All it knows of the console is in the request: neither the cloud's API nor its specification.
 */
export interface Agent {
  /** Identifies the agent and its settings, such as `random:7`. */
  readonly name: string;
  decide(request: DecideRequest): Decision;
}

/** What serves no instruction: looking around, waiting, closing what is in the way. */
const SERVES_NOTHING: Serving = { instruction: null, label: null, how: 'asDocumented', reason: '' };

/** A decision with its reasons in one sentence each. */
export function decide(
  action: Action,
  { progress = '', goal = '', serving = SERVES_NOTHING }: { progress?: string; goal?: string; serving?: Serving } = {},
): Decision {
  return { thought: { progress, page: '', goal }, serving, action };
}
