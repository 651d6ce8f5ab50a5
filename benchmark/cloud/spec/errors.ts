/** One documented failure of an operation. `{name}` in code and message is replaced by the value concerned. */
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
    super(fill(spec.message, values));
    this.name = 'ApiError';
    this.status = spec.status;
    this.code = fill(spec.code, values);
    this.retryAfter = retryAfter;
  }
}

function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
