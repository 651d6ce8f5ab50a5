/** What a user may ask for as a policy. */
export const POLICY_NAMES = '"ranker" or "openai:<model>"';

export function isPolicyName(name: string): boolean {
  return name === 'ranker' || /^openai:.+$/.test(name);
}
