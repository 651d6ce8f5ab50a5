import type { LeaseClass, LeasePriority } from '../../domain/lease.js';

export interface VerificationRequest {
  readonly document: string;
  /** Id or title of the only procedure wanted; null for all. */
  readonly procedure: string | null;
  readonly policy: string;
  readonly class: LeaseClass;
  readonly priority: LeasePriority;
  /** Keep a Playwright trace of each episode. */
  readonly trace: boolean;
  readonly settings: {
    readonly regionId: string;
    readonly auditDelayMs: number;
    readonly auditPollMs: number;
  };
}

/** Local activities: quick, pure, run inside the workflow worker. */
export interface IntakeActivities {
  /** Checks what a person typed into the start form; fails with InvalidInput and a readable message. */
  acceptVerification(input: unknown): Promise<VerificationRequest>;
}
