import { AgentError } from '../../../domain/errors.js';
import type { CloudConfiguration } from '../../../domain/ports.js';
import type { EpisodeTask } from '../../../domain/task.js';
import type { SecretStore } from '../../cloud/secret-store.js';
import type { ClaimStore } from '../claims.js';
import type { OpenedSession, OpenSessionInput } from '../contract.js';
import { withDeadline } from '../deadline.js';
import { EpisodeTrace } from '../evidence/trace.js';
import { federationUrlFor, signInAddress } from '../sign-in.js';
import { BrowserSession, type SessionParts } from './session.js';
import { TrajectoryLog } from './trajectory-log.js';

export interface OpeningParts extends SessionParts {
  readonly cloud: CloudConfiguration;
  readonly secrets: SecretStore;
  readonly claims: ClaimStore;
}

/** Signing in and loading a console's first page, milliseconds. */
const FIRST_PAGE_MS = 30_000;

/** Opens a browser for an episode, signs it in out of the agent's sight, and looks at the start page. */
export async function openSession(
  parts: OpeningParts,
  input: OpenSessionInput,
  signal: AbortSignal,
): Promise<{ readonly session: BrowserSession; readonly opened: Omit<OpenedSession, 'queue'> }> {
  const task = await parts.artifacts.getJson<EpisodeTask>(input.task);
  const openedAt = Date.now();
  const session = await BrowserSession.open(parts, input.episodeId, task);
  try {
    const userName = await signIn(parts, session, input, signal);
    const first = await session.look(0, signal);
    const head = { episodeId: input.episodeId, task: input.task, policy: input.policy, first: first.ref };
    const trace = input.trace === true ? await EpisodeTrace.start(session.tabs.context) : null;
    session.trajectory = new TrajectoryLog(head, parts.artifacts, parts.claims, session.redactor, trace);
    const trajectory = await session.trajectory.store();
    return { session, opened: { sessionId: session.id, userName, openedAt, observation: first.ref, trajectory } };
  } catch (error) {
    await session.close();
    throw error;
  }
}

async function signIn(
  parts: OpeningParts,
  session: BrowserSession,
  input: OpenSessionInput,
  signal: AbortSignal,
): Promise<string> {
  const destination = session.task.startUrl;
  const address = await signInAddress(
    parts.cloud,
    parts.secrets,
    { accountId: input.lease.accountId, roleArn: input.episodeRoleArn, episodeId: input.episodeId, destination },
    signal,
  );
  for (const secret of address.secrets) session.redactor.add(secret);
  const { page } = session.tabs.current;
  try {
    await withDeadline(
      page.goto(address.url, { waitUntil: 'commit', timeout: FIRST_PAGE_MS }),
      FIRST_PAGE_MS + 1_000,
      'the console',
      'NavigationFailed',
    );
  } catch (error) {
    const message = session.redactor.text(
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    );
    throw new AgentError('NavigationFailed', `${destination} could not be opened: ${message}`);
  }
  const federation = federationUrlFor(parts.cloud.console, destination);
  if (new URL(page.url()).hostname === federation.hostname) {
    throw new AgentError(
      'CredentialsRejected',
      `The console did not accept the sign-in of account ${input.lease.accountId}; it stays at ${federation.hostname}.`,
    );
  }
  return address.userName;
}
