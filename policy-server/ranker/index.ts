import type { Decision } from '../../domain/action.js';
import type { Candidate, DecideRequest, DecideResponse } from '../contract.js';
import type { Policy } from '../policy.js';
import type { Option } from './candidates/option.js';
import { optionsOf } from './options.js';
import { openDialog } from './place.js';
import { type Situation, situationOf } from './situation.js';
import { loadWeights, score, type Weights } from './weights.js';

/** Candidates that an answer carries, best first. */
const SHOWN_CANDIDATES = 8;

/**
 * Policy v0: a linear scorer over named features of candidate actions. It sees what a reader of the document sees, the
 * observation and the task, and is a pure function of the request and the weights.
 */
export class RankerPolicy implements Policy {
  readonly version: string;
  readonly wantsScreenshot = false;

  constructor(private readonly weights: Weights = loadWeights()) {
    this.version = `ranker:${weights.version}`;
  }

  async decide(request: DecideRequest): Promise<DecideResponse> {
    const candidates = rank(request, this.weights);
    const best = candidates[0];
    if (best === undefined) throw new Error('The ranker enumerated no candidate; there is always one.');
    return { decision: best.decision, candidates: candidates.slice(0, SHOWN_CANDIDATES), policyVersion: this.version };
  }
}

/** All candidates of a request, best first. */
export function rank(request: DecideRequest, weights: Weights): readonly Candidate[] {
  const situation = situationOf(request);
  return optionsOf(situation)
    .map((option) => ({
      decision: decisionOf(option, situation),
      score: score(option.features, weights),
      features: option.features,
    }))
    .sort((left, right) => right.score - left.score || markOf(left) - markOf(right));
}

function markOf(candidate: Candidate): number {
  const { action } = candidate.decision;
  return 'mark' in action ? (action.mark ?? 0) : Number.MAX_SAFE_INTEGER;
}

function decisionOf(option: Option, situation: Situation): Decision {
  const { goal, goals, progress } = situation;
  const { observation } = situation.request;
  const dialog = openDialog(observation);
  return {
    thought: {
      progress:
        goal === undefined
          ? `All ${goals.length} things to do are done.`
          : `${progress.current} of ${goals.length} things are done; now step ${goal.step}: ${goal.instruction.quote}`,
      page: dialog === undefined ? observation.title : `${observation.title}, with "${dialog.title}" open`,
      goal: option.purpose,
    },
    serving: option.serving,
    action: option.action,
  };
}
