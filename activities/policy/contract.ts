import type { Action } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';

export interface DecideInput {
  readonly task: ArtifactRef;
  readonly trajectory: ArtifactRef;
  readonly observation: ArtifactRef;
  /** `ranker`, `openai:<model>` or `remote:<url>`. */
  readonly policy: string;
}

export interface DecideResult {
  /** `Decision` as JSON. */
  readonly decision: ArtifactRef;
  readonly kind: Action['kind'];
  /** The resource request itself, small enough for history, when `kind` is `request_resource`. */
  readonly request: { readonly need: string; readonly attributes: Readonly<Record<string, string>> } | null;
  /** Reason or evidence of a terminal action, otherwise the goal; one line. */
  readonly summary: string;
  /** Tokens that the decision cost, where the policy knows. */
  readonly tokens?: number;
}

export interface PolicyActivities {
  decide(input: DecideInput): Promise<DecideResult>;
}
