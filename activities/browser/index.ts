import type { ArtifactRef } from '../../domain/artifact.js';
import { AgentError } from '../../domain/errors.js';
import type { CloudConfiguration, SignInPort } from '../../domain/ports.js';
import type { ArtifactStore } from '../artifacts/store.js';
import type { SecretStore } from '../cloud/secret-store.js';
import { alive } from '../temporal/index.js';
import { ClaimStore } from './claims.js';
import type { BrowserPoolActivities, BrowserSessionActivities, StepReport } from './contract.js';
import { humanCheck } from './human-check.js';
import { probe } from './probe.js';
import { BrowserProcess } from './session/browser-process.js';
import { HeldSessions } from './session/held-sessions.js';
import { openSession } from './session/open-session.js';
import { performStep } from './session/perform-step.js';
import type { BrowserSession } from './session/session.js';
import { Turns } from './session/turns.js';

export interface BrowserDependencies {
  readonly artifacts: ArtifactStore;
  readonly secrets: SecretStore;
  readonly cloud: CloudConfiguration;
  /** How browsers are signed in; by federation when not given. */
  readonly signIn?: SignInPort;
  /** Shared by all browser workers. */
  readonly claimsFolder: string;
  /** Path of a Chromium program. */
  readonly chromium: string;
  /** Task queue that only this worker polls. */
  readonly sessionQueue: string;
}

export interface BrowserActivities {
  readonly pool: BrowserPoolActivities;
  readonly session: BrowserSessionActivities;
  /** Ends the browser with all its sessions. */
  readonly close: () => Promise<void>;
}

/** Episodes after which an idle browser is replaced. */
const RECYCLE_AFTER = 100;
/** Browsers that are opened and signed in at a time: more than that make each other slow, and then late. */
const OPENING = 2;

/** The browser activities of one worker, which share one browser. */
export function createBrowserActivities(dependencies: BrowserDependencies): BrowserActivities {
  const { cloud, sessionQueue } = dependencies;
  const claims = new ClaimStore(dependencies.claimsFolder);
  const browser = new BrowserProcess({
    chromiumPath: dependencies.chromium,
    console: cloud.console,
    recycleAfter: RECYCLE_AFTER,
  });
  const sessions = new HeldSessions(claims);
  const opening = new Turns(OPENING);
  const parts = { ...dependencies, browser, claims, allowedHosts: cloud.console.allowedHosts };

  /** Looks at what the page shows by now, beside the steps. */
  const lookAgain = async (
    held: BrowserSession,
    trajectory: ArtifactRef,
    summary: string,
    signal: AbortSignal,
  ): Promise<StepReport> => {
    const { ref, observation } = await held.look(held.last?.observation.step ?? 0, signal);
    return {
      observation: ref,
      trajectory,
      summary: held.redactor.text(summary === '' ? `look at ${observation.url}` : summary),
      landed: true,
      loop: 0,
      renewed: false,
      humanCheck: await held.tabs.questions.unless(() => humanCheck(held.tabs.current.bridge)),
    };
  };

  const pool: BrowserPoolActivities = {
    openSession: (input) =>
      alive(async ({ signal }) => {
        // A retry after a lost answer: the first try's browser has no user any more.
        await sessions.closeOf(input.episodeId);
        const { session, opened } = await opening.take(() => openSession(parts, input, signal));
        sessions.add(session);
        return { ...opened, queue: sessionQueue };
      }),

    async readClaims({ episodeId }) {
      // First of all: what is claimed after it is not done.
      await claims.seal(episodeId);
      const [writeClaimed, trajectory] = await Promise.all([claims.anyClaim(episodeId), claims.trajectory(episodeId)]);
      return { writeClaimed, trajectory };
    },
  };

  const session: BrowserSessionActivities = {
    step: (input) =>
      alive(({ signal }) => sessions.use(input.sessionId, (held) => performStep(held, claims, input, signal))),

    record: ({ sessionId, event }) =>
      alive(({ signal }) =>
        sessions.use(sessionId, async (held) => {
          if (event.kind === 'resource') {
            const { resources, outputs } = event.report;
            held.policy.lend([...resources.flatMap(({ id, name }) => [id, name]), ...Object.values(outputs)]);
          }
          const trajectory = await held.trajectory?.add(event);
          if (trajectory === undefined) throw neverLooked(sessionId);
          const summary =
            event.kind === 'hint' ? `hint: ${event.text}` : `resource ${event.report.status}: ${event.report.need}`;
          return lookAgain(held, trajectory, summary, signal);
        }),
      ),

    probe: ({ sessionId, looks }) =>
      alive(({ signal }) => sessions.use(sessionId, (held) => probe(held, looks, signal))),

    look: ({ sessionId }) =>
      alive(({ signal }) =>
        sessions.use(sessionId, async (held) => {
          const trajectory = await claims.trajectory(held.episodeId);
          if (trajectory === null) throw neverLooked(sessionId);
          return lookAgain(held, trajectory, '', signal);
        }),
      ),

    closeSession: ({ sessionId, end, decision = null }) =>
      alive(() =>
        sessions.use(sessionId, async (held) => {
          try {
            const trajectory = await held.trajectory?.finish(end, { decision, last: held.last?.ref ?? null });
            if (trajectory === undefined) throw neverLooked(sessionId);
            return { trajectory };
          } finally {
            await sessions.close(sessionId);
          }
        }),
      ),
  };

  return {
    pool,
    session,
    close: async () => {
      await sessions.closeAll();
      await browser.close();
    },
  };
}

function neverLooked(sessionId: string): AgentError {
  return new AgentError('SessionLost', `Session ${sessionId} never saw its first page.`);
}
