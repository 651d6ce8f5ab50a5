/** One documented failure of an operation. `{name}` in the message is replaced by the value concerned. */
export interface ErrorSpec {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Thrown by operations; the engine turns it into the failing answer and into the audit event's error fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds; sent as `x-acs-retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(spec: ErrorSpec, values: Readonly<Record<string, unknown>> = {}, retryAfter?: number) {
    super(spec.message.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole)));
    this.name = 'ApiError';
    this.status = spec.status;
    this.code = spec.code;
    this.retryAfter = retryAfter;
  }
}
