/**
 * Names and numbers of everything this application keeps in Temporal. Constants and types only, so that workflows may
 * import it; the environment is read in `workers/configuration.ts`.
 */

// --- Task queues ---

/** One queue a kind of machine, so that each kind scales on its own. A browser session adds a queue of its own worker. */
export const TASK_QUEUES = {
  verification: 'verification',
  provisioning: 'provisioning',
  browser: 'browser',
  reward: 'reward',
  policy: 'policy',
} as const;

/** Queue that only one browser worker polls; a session stays where its browser is. */
export function browserHostQueue(hostId: string): string {
  return `${TASK_QUEUES.browser}/${hostId}`;
}

// --- Search attributes ---

export const SEARCH_ATTRIBUTES = [
  { name: 'Product', type: 'Keyword' },
  { name: 'DocumentLocale', type: 'Keyword' },
  { name: 'Phase', type: 'Keyword' },
  { name: 'Verdict', type: 'Keyword' },
  { name: 'AccountId', type: 'Keyword' },
  { name: 'Assisted', type: 'Bool' },
] as const satisfies readonly { name: string; type: 'Keyword' | 'Int' | 'Double' | 'Bool' | 'Datetime' }[];

// --- Workflow ids: the list of runs is read by id, so the id says what the run is about ---

export const ACCOUNT_POOL_ID = 'account-pool';

/**
 * @param day ISO date, such as `2026-11-30`
 * @param unique distinguishes several runs of one document on one day
 */
export function verifyDocumentId(documentName: string, day: string, unique: string): string {
  return `verify/${documentName}/${day}/${unique}`;
}

export function verifyProcedureId(parentId: string, procedureId: string): string {
  return `${parentId}/${procedureId}`;
}

export function browserEpisodeId(parentId: string, attempt: number): string {
  return `${parentId}/episode-${attempt}`;
}

// --- Activity options. Every number has its reason. ---

/** Failures that another attempt cannot mend. `PayloadsTooLarge` is the SDK's own and retries for ever by default. */
export const NOT_RETRYABLE = [
  'InvalidInput',
  'DocumentUnreadable',
  'DocumentWithoutProcedure',
  'ProductUnknown',
  'CredentialsRejected',
  'CloudRefused',
  'QuotaExceeded',
  'SessionLost',
  'PolicyReplyInvalid',
  'ProgramMissing',
  'ArtifactMissing',
  'PayloadsTooLarge',
] as const;

const retry = (maximumAttempts: number) => ({
  initialInterval: '500ms' as const,
  backoffCoefficient: 2,
  maximumInterval: '20s' as const,
  maximumAttempts,
  nonRetryableErrorTypes: [...NOT_RETRYABLE] as string[],
});

/** As `retry`, where a failure of one machine says nothing about the next. */
const retryElsewhere = (maximumAttempts: number) => ({
  ...retry(maximumAttempts),
  nonRetryableErrorTypes: NOT_RETRYABLE.filter((name) => name !== 'SessionLost') as string[],
});

export const ACTIVITY_OPTIONS = {
  /** Pure quick work in the workflow worker: validating input, reading settings. */
  local: { startToCloseTimeout: '5s', retry: retry(2) },
  /** A URL may need several redirects; a file takes milliseconds. */
  documents: { taskQueue: TASK_QUEUES.verification, startToCloseTimeout: '60s', retry: retry(3) },
  /** A rotation waits for a new key to work everywhere: seconds on Alibaba Cloud. */
  accounts: {
    taskQueue: TASK_QUEUES.verification,
    startToCloseTimeout: '3 minutes',
    heartbeatTimeout: '30s',
    retry: retry(5),
  },
  /** Vendor documents name up to 50 minutes for a database; heartbeats find a dead engine much sooner. */
  provisioning: {
    taskQueue: TASK_QUEUES.provisioning,
    startToCloseTimeout: '60 minutes',
    heartbeatTimeout: '30s',
    // The engine holds a lock on the stack until it has stopped.
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: retry(4),
  },
  /** Opening a browser and signing in takes about a second; one that did not start may do so on another host. */
  browserPool: {
    taskQueue: TASK_QUEUES.browser,
    startToCloseTimeout: '60s',
    heartbeatTimeout: '15s',
    retry: retryElsewhere(3),
  },
  /** A session lives in one process: if that is gone no retry on its queue can help, and the episode restarts instead. */
  browserSession: {
    scheduleToStartTimeout: '10s',
    startToCloseTimeout: '90s',
    heartbeatTimeout: '6s',
    // Teardown must not start while a click may still be on its way.
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: { maximumAttempts: 1 },
  },
  /** A hosted model may take a minute; the ranker takes milliseconds. One that never answers is given up after three tries. */
  policy: {
    taskQueue: TASK_QUEUES.policy,
    startToCloseTimeout: '2 minutes',
    scheduleToCloseTimeout: '6 minutes',
    heartbeatTimeout: '30s',
    retry: retry(4),
  },
  /** One look at the audit log; waiting between looks is the workflow's. */
  reward: { taskQueue: TASK_QUEUES.reward, startToCloseTimeout: '60s', retry: retry(6) },
  reports: { taskQueue: TASK_QUEUES.verification, startToCloseTimeout: '60s', retry: retry(3) },
} as const;

// --- Limits of an episode ---

export const EPISODE_LIMITS = {
  /** Documents have 3 to 8 steps for the most part; a form takes several actions a step. */
  steps: 60,
  /**
   * 60 steps of 1.5 s and as many decisions of a slow model (20 s each) are 22 minutes; half of a lease's hour is left for
   * provisioning, audit log and teardown. Waiting for a person or a resource does not count.
   */
  timeMs: 30 * 60 * 1000,
  /** 60 prompts of at most 8,000 tokens (4,000 of them the observation, 1,500 the picture), and a fifth for repairs. */
  tokens: 600_000,
  /** Expired sign-ins that are mended without counting as steps; a console that ends more of them is not usable. */
  renewals: 3,
  /** Wait for a person to pass a captcha or to type an SMS code; they are valid for minutes. */
  humanCheckWait: '15 minutes',
  /** Times a person is asked for before the check counts as not to be passed. */
  humanCheckTries: 3,
  /** Wait for a resource, or for a person, before the episode goes on without it. */
  resourceWait: '15 minutes',
  /** Restarts after a lost browser worker. */
  attempts: 3,
} as const;

export const LEASE = {
  /** Longer than any healthy run; an expired lease is renewed while its holder runs. */
  durationMs: 60 * 60 * 1000,
  /** How long a run waits for a free account before it gives up. */
  grantTimeout: '2 hours',
} as const;
