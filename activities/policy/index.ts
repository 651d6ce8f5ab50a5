import type { ArtifactStore } from '../artifacts/store.js';
import { alive } from '../temporal/index.js';
import type { PolicyActivities } from './contract.js';
import { decide } from './decide.js';

export interface PolicyActivityDependencies {
  readonly artifacts: ArtifactStore;
  readonly policyServerUrl: string;
  /** Hosts other than this machine's own that a `remote:` policy may name. */
  readonly remotePolicyHosts?: readonly string[];
}

/** Two answers of a slow model, the second after a repair turn, with some room below the activity's own limit. */
const DEADLINE_MS = 110_000;

/** Activities that ask the policy server. */
export function createPolicyActivities(dependencies: PolicyActivityDependencies): PolicyActivities {
  const { artifacts, policyServerUrl, remotePolicyHosts = [] } = dependencies;
  return {
    decide: (input) =>
      alive(({ signal, report }) => {
        report(`asking ${input.policy}`);
        return decide(artifacts, input, { policyServerUrl, remotePolicyHosts, timeoutMs: DEADLINE_MS, signal });
      }),
  };
}
