import type { ArtifactRef } from '../../domain/artifact.js';
import { AgentError } from '../../domain/errors.js';
import type { CloudConfiguration } from '../../domain/ports.js';
import type { ArtifactStore } from '../artifacts/store.js';
import type { SecretStore } from '../cloud/secret-store.js';
import { alive } from '../temporal/index.js';
import { ClaimStore } from './claims.js';
import type { BrowserPoolActivities, BrowserSessionActivities, StepReport } from './contract.js';
import { probe } from './probe.js';
import { BrowserProcess } from './session/browser-process.js';
import { openSession } from './session/open-session.js';
import { performStep } from './session/perform-step.js';
import type { BrowserSession } from './session/session.js';

export interface BrowserDependencies {
  readonly artifacts: ArtifactStore;
  readonly secrets: SecretStore;
  readonly cloud: CloudConfiguration;
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

/** The browser activities of one worker, which share one browser. */
export function createBrowserActivities(dependencies: BrowserDependencies): BrowserActivities {
  const { artifacts, secrets, cloud, sessionQueue } = dependencies;
  const claims = new ClaimStore(dependencies.claimsFolder);
  const browser = new BrowserProcess({
    chromiumPath: dependencies.chromium,
    console: cloud.console,
    recycleAfter: RECYCLE_AFTER,
  });
  const sessions = new Map<string, BrowserSession>();
  const parts = { browser, artifacts, secrets, cloud, claims, allowedHosts: cloud.console.allowedHosts };

  const find = (sessionId: string): BrowserSession => {
    const session = sessions.get(sessionId);
    if (session !== undefined) return session;
    throw new AgentError('SessionLost', `This worker holds no browser session ${sessionId}.`);
  };

  const pool: BrowserPoolActivities = {
    openSession: (input) =>
      alive(async ({ signal }) => {
        // A retry after a lost answer: the first try's browser has no user any more.
        for (const [id, session] of sessions) {
          if (session.episodeId !== input.episodeId) continue;
          sessions.delete(id);
          await session.close();
        }
        const { session, opened } = await openSession(parts, input, signal);
        sessions.set(session.id, session);
        return { ...opened, queue: sessionQueue };
      }),

    async readClaims({ episodeId }) {
      const [writeClaimed, trajectory] = await Promise.all([claims.anyClaim(episodeId), claims.trajectory(episodeId)]);
      return { writeClaimed, trajectory };
    },
  };

  const session: BrowserSessionActivities = {
    step: (input) =>
      alive(({ signal }) => {
        const held = find(input.sessionId);
        return held.exclusively(() => performStep(held, claims, input, signal));
      }),

    record: ({ sessionId, event }) =>
      alive(({ signal }) => {
        const held = find(sessionId);
        return held.exclusively(async (): Promise<StepReport> => {
          if (event.kind === 'resource') {
            const { resources, outputs } = event.report;
            held.policy.lend([...resources.flatMap(({ id, name }) => [id, name]), ...Object.values(outputs)]);
          }
          const trajectory = await held.trajectory?.add(event);
          if (trajectory === undefined)
            throw new AgentError('SessionLost', `Session ${sessionId} never saw its first page.`);
          const { ref } = await held.look(event.afterStep, signal);
          const summary =
            event.kind === 'hint' ? `hint: ${event.text}` : `resource ${event.report.status}: ${event.report.need}`;
          return { observation: ref, trajectory, summary: held.redactor.text(summary), landed: true, loop: 0 };
        });
      }),

    probe: ({ sessionId, looks }) =>
      alive(({ signal }) => {
        const held = find(sessionId);
        return held.exclusively(() => probe(held, looks, signal));
      }),

    closeSession: ({ sessionId, end, decision = null }) =>
      alive(async () => {
        const held = find(sessionId);
        return held.exclusively(async () => {
          let trajectory: ArtifactRef | undefined;
          try {
            trajectory = await held.trajectory?.finish(end, { decision, last: held.last?.ref ?? null });
          } finally {
            sessions.delete(sessionId);
            await held.close();
          }
          if (trajectory === undefined)
            throw new AgentError('SessionLost', `Session ${sessionId} never saw its first page.`);
          return { trajectory };
        });
      }),
  };

  return {
    pool,
    session,
    close: async () => {
      for (const held of sessions.values()) await held.close();
      sessions.clear();
      await browser.close();
    },
  };
}
