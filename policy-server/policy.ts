import type { DecideRequest, DecideResponse } from './contract.js';

/** Anything that can decide the next action of an episode. Stateless: all it knows is in the request. */
export interface Policy {
  /** Identifies code and weights. */
  readonly version: string;
  readonly wantsScreenshot: boolean;
  decide(request: DecideRequest, signal: AbortSignal): Promise<DecideResponse>;
}
