/**
 * The one error taxonomy: what can go wrong, whether a retry may help, who is to blame, and what to do.
 * Temporal `ApplicationFailure` types carry these names.
 */

export type ErrorCategory =
  /** The caller's input; no retry. */
  | 'input'
  /** Browser, console, cloud or network; the document and the agent are not to blame. */
  | 'environment'
  /** The agent's own doing. */
  | 'agent'
  /** Configuration of this installation. */
  | 'setup';

interface ErrorKind {
  readonly category: ErrorCategory;
  readonly retryable: boolean;
  readonly hint: string;
}

export const ERROR_KINDS = {
  InvalidInput: { category: 'input', retryable: false, hint: 'Correct the input named in the message.' },
  DocumentUnreadable: { category: 'input', retryable: false, hint: 'Check the path or URL.' },
  DocumentWithoutProcedure: { category: 'input', retryable: false, hint: 'Give a document with numbered steps.' },
  ProductUnknown: { category: 'input', retryable: false, hint: 'Give a document of a console that is configured.' },
  NoFreeAccount: { category: 'environment', retryable: true, hint: 'Add accounts to the pool or wait.' },
  CredentialsRejected: {
    category: 'environment',
    retryable: false,
    hint: 'Check the account with `console-agent doctor`.',
  },
  CloudUnavailable: { category: 'environment', retryable: true, hint: 'Check the network and the cloud endpoint.' },
  RateLimited: { category: 'environment', retryable: true, hint: 'Wait; lower the concurrency.' },
  CloudRefused: {
    category: 'environment',
    retryable: false,
    hint: 'Look up the code of the message in the API reference.',
  },
  QuotaExceeded: { category: 'environment', retryable: false, hint: 'Free resources or raise the quota.' },
  ProvisioningFailed: { category: 'environment', retryable: true, hint: 'See the engine output in the message.' },
  TeardownIncomplete: {
    category: 'environment',
    retryable: true,
    hint: 'The account is quarantined at its next health check; remove what the message names.',
  },
  SessionLost: { category: 'environment', retryable: false, hint: 'The episode restarts by its restart rule.' },
  NavigationFailed: { category: 'environment', retryable: true, hint: 'Check that the console is reachable.' },
  ElementGone: { category: 'agent', retryable: false, hint: 'Choose a mark of the newest observation.' },
  ElementBlocked: { category: 'agent', retryable: false, hint: 'Deal with what covers the element first.' },
  ElementUnsuitable: { category: 'agent', retryable: false, hint: 'Use an action that fits the element.' },
  ActionForbidden: { category: 'agent', retryable: false, hint: 'This action is outside what a lease allows.' },
  ActionRepeated: {
    category: 'agent',
    retryable: false,
    hint: 'This was done again and again without effect: do something else.',
  },
  PolicyUnavailable: { category: 'environment', retryable: true, hint: 'Check the policy server.' },
  PolicyReplyInvalid: { category: 'agent', retryable: false, hint: 'The policy did not answer in the action grammar.' },
  ProgramMissing: { category: 'setup', retryable: false, hint: 'Run `console-agent doctor`.' },
  StackRunning: { category: 'setup', retryable: false, hint: 'Use it, or end it with `console-agent down`.' },
  RunFailed: { category: 'environment', retryable: false, hint: 'Open the run in the Temporal UI.' },
  StackFailed: { category: 'setup', retryable: false, hint: 'See the log named in the message.' },
  ArtifactMissing: { category: 'environment', retryable: false, hint: 'Check the artifact folder.' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorName = keyof typeof ERROR_KINDS;

/** An expected failure with a name of the taxonomy. The message says what, where, and what to do. */
export class AgentError extends Error {
  override readonly name: ErrorName;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(name: ErrorName, message: string, details: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = name;
    this.details = details;
  }
}

/** The taxonomy entry of an error name, or undefined for a name from elsewhere. */
export function errorKind(name: string): ErrorKind | undefined {
  return name in ERROR_KINDS ? ERROR_KINDS[name as ErrorName] : undefined;
}
