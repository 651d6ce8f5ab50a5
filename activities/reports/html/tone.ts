import type { StepStatus, Verdict } from '../../../domain/outcome.js';

export type Tone = 'good' | 'warn' | 'bad' | 'calm' | 'odd';

export const VERDICT_TONE: Readonly<Record<Verdict, Tone>> = {
  verified: 'good',
  drifted: 'warn',
  broken: 'bad',
  agentFailed: 'odd',
  environmentFailed: 'odd',
  inconclusive: 'calm',
};

export const STATUS_TONE: Readonly<Record<StepStatus, Tone>> = {
  followed: 'good',
  adapted: 'warn',
  notExercised: 'calm',
  notCheckable: 'calm',
  notReached: 'bad',
};
