/** Channel 1: what the audit log must show for a procedure to count as done. */

export type ParameterConstraint =
  /** The request parameter equals this text. */
  | { readonly parameter: string; readonly equals: string }
  /** The request parameter is present and not empty. */
  | { readonly parameter: string; readonly present: true };

export interface EventPattern {
  /** ActionTrail `serviceName`, compared without case. */
  readonly service: string;
  readonly event: string;
  readonly rw: 'Write' | 'Read';
  readonly where: readonly ParameterConstraint[];
}

/** All patterns must be matched, each by at least one event without an error code. */
export interface AuditRule {
  readonly version: 1;
  readonly all: readonly EventPattern[];
  /** Operations of the public API reference that the rule was derived from. */
  readonly derivedFrom: readonly string[];
}

/** Whose events count, and when: one attempt of one browser session. */
export interface AuditScope {
  readonly accountId: string;
  /** `role:session` as ActionTrail writes it for an assumed role. */
  readonly userName: string;
  readonly regionId: string;
  /** Unix milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** An event of the audit log, reduced to what rules and reports use. */
export interface AuditEvent {
  readonly eventId: string;
  /** Account whose principal acted. */
  readonly accountId: string;
  readonly eventName: string;
  readonly eventRW: string;
  readonly serviceName: string;
  /** ISO 8601, UTC. */
  readonly eventTime: string;
  readonly userName: string;
  readonly userAgent: string;
  readonly errorCode: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}
