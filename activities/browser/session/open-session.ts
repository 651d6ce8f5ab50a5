import { AgentError, errorKind } from '../../../domain/errors.js';
import type { CloudConfiguration, SignInPort } from '../../../domain/ports.js';
import type { EpisodeTask } from '../../../domain/task.js';
import { accountCredentials } from '../../cloud/credentials.js';
import type { SecretStore } from '../../cloud/secret-store.js';
import type { ClaimStore } from '../claims.js';
import type { OpenedSession, OpenSessionInput } from '../contract.js';
import { EpisodeTrace } from '../evidence/trace.js';
import { humanCheck } from '../human-check.js';
import { federationSignIn } from '../sign-in.js';
import { TaskSecrets } from '../task-secrets.js';
import { BrowserSession, type SessionParts } from './session.js';
import { SignedIn } from './signed-in.js';
import { TrajectoryLog } from './trajectory-log.js';

export interface OpeningParts extends SessionParts {
  readonly cloud: CloudConfiguration;
  readonly secrets: SecretStore;
  /** How browsers are signed in; by federation when not given. */
  readonly signIn?: SignInPort;
  readonly claims: ClaimStore;
}

export interface OpenedBrowser {
  readonly session: BrowserSession;
  readonly opened: Omit<OpenedSession, 'queue'>;
}

/**
 * Opens a browser for an episode, signs it in out of the agent's sight, asks the console who is there, and looks at the start
 * page. Where the environment failed, it is tried once more in a fresh profile: nothing can have been claimed yet.
 */
export async function openSession(
  parts: OpeningParts,
  input: OpenSessionInput,
  signal: AbortSignal,
): Promise<OpenedBrowser> {
  try {
    return await open(parts, input, signal);
  } catch (error) {
    if (signal.aborted || !mayPass(error)) throw error;
    return open(parts, input, signal);
  }
}

/** Whether a failure is one of the moment. What the console or the cloud said in so many words is no such failure. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof AgentError)) return false;
  return error.name === 'SessionLost' || (errorKind(error.name)?.retryable ?? false);
}

async function open(parts: OpeningParts, input: OpenSessionInput, signal: AbortSignal): Promise<OpenedBrowser> {
  const task = await parts.artifacts.getJson<EpisodeTask>(input.task);
  const openedAt = Date.now();
  const session = await BrowserSession.open(parts, input.episodeId, task);
  try {
    // A try that was given up must not take the episode from the one that came after it.
    signal.throwIfAborted();
    await parts.claims.take(input.episodeId, session.id);
    const { tabs, redactor, artifacts } = session;
    const { accessKeySecret } = await accountCredentials(parts.secrets, input.lease.accountId);
    session.secrets = new TaskSecrets(task, accessKeySecret, input.lease.leaseId, redactor);
    const signedIn = new SignedIn({
      context: tabs.context,
      tabs,
      redactor,
      allowedHosts: parts.allowedHosts,
      port: parts.signIn ?? federationSignIn(parts.cloud, parts.secrets),
      who: { accountId: input.lease.accountId, roleArn: input.episodeRoleArn, episodeId: input.episodeId },
    });
    const userName = await signedIn.begin(task.startUrl, signal);
    const first = await session.look(0, signal);
    await signedIn.verify();
    session.signedIn = signedIn;
    const head = { episodeId: input.episodeId, task: input.task, policy: input.policy, first: first.ref };
    const trace =
      input.trace === true ? await EpisodeTrace.start(tabs.context, parts.browser.homeOf(tabs.context)) : null;
    session.trajectory = new TrajectoryLog(head, artifacts, parts.claims, redactor, trace);
    const trajectory = await session.trajectory.store();
    const opened = {
      sessionId: session.id,
      userName,
      openedAt,
      observation: first.ref,
      trajectory,
      humanCheck: await humanCheck(tabs.current.bridge),
    };
    return { session, opened };
  } catch (error) {
    await session.close();
    throw session.redactor.error(error);
  }
}
