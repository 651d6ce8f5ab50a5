import type { Observation } from '../../../domain/observation.js';
import type { StepOutcome } from '../../../domain/trajectory.js';
import { humanCheck } from '../human-check.js';
import { revive, whileTabAnswers } from './revive.js';
import type { BrowserSession, Look } from './session.js';
import type { SignedIn } from './signed-in.js';

/** What an attempt at an action came to, and whether something was claimed for it. */
export interface Attempted {
  readonly outcome: StepOutcome;
  /** Text that the next observation should keep in view. */
  readonly wanted: string | null;
  readonly claimed: boolean;
}

/** An attempt with everything the environment did to it. */
export interface Attended {
  readonly outcome: StepOutcome;
  readonly after: Look;
  /** The console had ended the session, and it was signed in again: the step is not the agent's. */
  readonly renewed: boolean;
  /** What only a person can do, that the page asks for now; in words. */
  readonly humanCheck: string | null;
}

/**
 * Attempts an action and looks, and mends what breaks on the environment's side meanwhile: a tab that answers no more, a
 * session that the console ended. What was claimed is never repeated, and nothing is pressed twice.
 */
export async function attend(
  session: BrowserSession,
  step: number,
  before: Look,
  signal: AbortSignal,
  attempt: () => Promise<Attempted>,
): Promise<Attended> {
  const { signedIn } = session;
  const address = before.observation.url;
  signedIn?.beginStep();
  // A page behind a question answers nothing and goes nowhere before the question is answered.
  const { questions } = session.tabs;
  const isOver = async (seen: Observation | null): Promise<boolean> =>
    signedIn !== null && !signedIn.endedByAgent && (await questions.unless(() => signedIn.isOver(seen))) === true;
  if (signedIn !== null && (await isOver(null))) {
    await renew(session, signedIn, address, signal);
    return attended(session, expired(session, false), await session.look(step, signal), true);
  }
  const { outcome, wanted, claimed } = await attempt();
  const unanswered = outcome.status !== 'landed';
  let trouble = await questions.unless(() => revive(session, address, unanswered));
  const look = (): Promise<Look> =>
    whileTabAnswers(session, (troubles) =>
      session.look(step, signal, wanted, () => [...(trouble === null ? [] : [trouble]), ...troubles()]),
    );
  let after = await look();
  // It may have stopped answering only then; a page that is merely slow answers this at once.
  const late = after.observation.settled.settled ? null : await questions.unless(() => revive(session, address, true));
  if (late !== null) {
    trouble = late;
    after = await look();
  }
  if (signedIn === null || !(await isOver(after.observation))) return attended(session, outcome, after, false);
  // Ended by what the agent did: `isOver` has just found that out.
  if (hasEnded(signedIn)) return attended(session, signedOut(session), after, false);
  await renew(session, signedIn, address, signal);
  after = await session.look(step, signal);
  return attended(session, expired(session, claimed), after, true);
}

/** Signs in again. What that sends is no part of the step, and is not recorded. */
async function renew(session: BrowserSession, signedIn: SignedIn, address: string, signal: AbortSignal): Promise<void> {
  session.evidence.stop();
  try {
    await signedIn.renew(address, signal);
  } finally {
    session.evidence.start();
  }
}

async function attended(
  session: BrowserSession,
  outcome: StepOutcome,
  after: Look,
  renewed: boolean,
): Promise<Attended> {
  const { tabs } = session;
  const check = await tabs.questions.unless(() => humanCheck(tabs.current.bridge));
  return { outcome, after, renewed, humanCheck: check };
}

function hasEnded(signedIn: { readonly endedByAgent: boolean }): boolean {
  return signedIn.endedByAgent;
}

function expired(session: BrowserSession, claimed: boolean): StepOutcome {
  if (claimed) return { status: 'unknown' };
  return session.redactor.json({
    status: 'failed' as const,
    error: 'NavigationFailed',
    message:
      'The console had ended the session. It was signed in again and the page was opened again; do this once more.',
    alternatives: [],
  });
}

function signedOut(session: BrowserSession): StepOutcome {
  return session.redactor.json({
    status: 'failed' as const,
    error: 'ActionForbidden',
    message: 'This signed the session out, which no episode may do.',
    alternatives: [],
  });
}
