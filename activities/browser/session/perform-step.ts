import type { Action, Decision } from '../../../domain/action.js';
import { isTerminal } from '../../../domain/action.js';
import { AgentError, errorKind } from '../../../domain/errors.js';
import type { ObservedElement } from '../../../domain/observation.js';
import { mayWrite, type StepOutcome, type StepTimings } from '../../../domain/trajectory.js';
import type { Acted, Hands } from '../actions/hands.js';
import { act } from '../actions/index.js';
import type { ClaimStore } from '../claims.js';
import type { StepInput, StepReport } from '../contract.js';
import { withDeadline } from '../deadline.js';
import { type Attempted, type Attended, attend } from './attend.js';
import { checkPolicy } from './check-policy.js';
import type { BrowserSession, Look } from './session.js';
import { describeAction } from './summary.js';
import type { TrajectoryLog } from './trajectory-log.js';

/** Longest time for one action, milliseconds; searching a list of thousands takes the most. */
const ACTION_MS = 40_000;

/** Another attempt claimed this action: whether it was done is not known, so it is not done again. */
class ClaimedBefore extends Error {}

/** One step: claim, act, settle, look, store. Finished steps are answered from the claim store. */
export async function performStep(
  session: BrowserSession,
  claims: ClaimStore,
  input: StepInput,
  signal: AbortSignal,
): Promise<StepReport> {
  const [done, claimed, decision] = await Promise.all([
    claims.result(session.episodeId, input.step),
    claims.isClaimed(session.episodeId, input.step),
    session.artifacts.getJson<Decision>(input.decision),
  ]);
  if (done !== null) return done;
  const { last, trajectory } = session;
  if (last === null || trajectory === null)
    throw new AgentError('SessionLost', `Session ${input.sessionId} never saw its first page.`);
  const startedAt = Date.now();
  const clock = performance.now();
  session.evidence.start();
  let actMs = 0;
  const attended = await attend(session, input.step, last, signal, async () => {
    const attempted: Attempted = claimed
      ? { outcome: { status: 'unknown' }, wanted: null, claimed }
      : await attempt(session, claims, input.step, decision.action, last, signal);
    session.loops.acted(attempted.outcome);
    actMs = performance.now() - clock;
    return attempted;
  });
  const facts = { ...attended, input, decision, before: last, startedAt, actMs };
  const report = await conclude(session, trajectory, facts);
  // Only now: a result that is found must lead to a trajectory that is there. Both are synced, one beside the other.
  await Promise.all([trajectory.keep(report.trajectory), claims.complete(session.episodeId, input.step, report)]);
  signal.throwIfAborted();
  return report;
}

interface Conclusion extends Attended {
  readonly input: StepInput;
  readonly decision: Decision;
  readonly before: Look;
  readonly startedAt: number;
  readonly actMs: number;
}

async function conclude(session: BrowserSession, trajectory: TrajectoryLog, facts: Conclusion): Promise<StepReport> {
  const { decision, outcome, before, after } = facts;
  const takenAt = performance.now();
  const { store, ...evidence } = session.evidence.take(session.redactor);
  const persist = after.timings.persist + performance.now() - takenAt;
  const timings = { act: facts.actMs, ...after.timings, persist };
  const [ref] = await Promise.all([
    trajectory.put({
      kind: 'step',
      record: {
        step: facts.input.step,
        decision,
        outcome,
        before: before.ref,
        after: after.ref,
        startedAt: facts.startedAt,
        endedAt: Date.now(),
        evidence: { timings: wholeMilliseconds(timings), ...evidence },
      },
    }),
    store(session.artifacts),
  ]);
  const { renewed, humanCheck } = facts;
  // What the environment broke is no repetition of the agent's.
  const level = session.loops.end();
  const loop = renewed ? 0 : level;
  const summary = session.redactor.text(
    describeAction(decision.action, outcome, targetIn(before, decision.action), evidence.answers),
  );
  const landed = outcome.status === 'landed';
  return { observation: after.ref, trajectory: ref, summary, landed, loop, renewed, humanCheck };
}

function wholeMilliseconds(timings: StepTimings): StepTimings {
  const { round } = Math;
  return {
    act: round(timings.act),
    settle: round(timings.settle),
    observe: round(timings.observe),
    persist: round(timings.persist),
  };
}

function targetIn(look: Look, action: Action): ObservedElement | null {
  const mark = 'mark' in action ? action.mark : undefined;
  return mark === undefined ? null : (look.observation.elements.find((element) => element.mark === mark) ?? null);
}

async function attempt(
  session: BrowserSession,
  claims: ClaimStore,
  step: number,
  action: Action,
  before: Look,
  signal: AbortSignal,
): Promise<Attempted> {
  if (isTerminal(action) || action.kind === 'request_resource') {
    return { outcome: { status: 'landed', target: null, readBack: null }, wanted: null, claimed: false };
  }
  const writes = mayWrite(action, targetIn(before, action));
  let committed = false;
  // Ends with the step: an action that outlived its deadline must not press anything during the next one.
  const over = new AbortController();
  const hands: Hands = {
    tabs: session.tabs,
    marks: session.marks,
    allowedHosts: session.allowedHosts,
    signal: AbortSignal.any([signal, over.signal]),
    reveal: (text, field) => session.secrets.reveal(text, field),
    commit: async () => {
      signal.throwIfAborted();
      over.signal.throwIfAborted();
      if (!writes || committed) return claims.assertHeld(session.episodeId, session.id);
      committed = true;
      if (!(await claims.claim(session.episodeId, step, session.id))) throw new ClaimedBefore();
      // A slow disk may have outlasted the action.
      signal.throwIfAborted();
      over.signal.throwIfAborted();
    },
  };
  session.tabs.beginAction();
  try {
    const repeated = session.loops.begin(before.observation, action);
    if (repeated !== null) throw repeated;
    await checkPolicy(hands, session.policy, action);
    const acted = await withDeadline(
      act(hands, session.finder, action),
      ACTION_MS,
      `the action ${action.kind}`,
      'NavigationFailed',
    );
    return { outcome: landed(session, acted), wanted: acted.wanted ?? null, claimed: committed };
  } catch (error) {
    const outcome = failed(session, error, signal);
    // It was pressed, and the page did not answer in time: it may have been done, and is not to be done again.
    const unclear = committed && outcome.status === 'failed' && outcome.error === 'NavigationFailed';
    return { outcome: unclear ? { status: 'unknown' } : outcome, wanted: null, claimed: committed };
  } finally {
    over.abort();
  }
}

function landed(session: BrowserSession, acted: Acted): StepOutcome {
  return session.redactor.json({ status: 'landed' as const, target: acted.target, readBack: acted.readBack });
}

/** What the agent did wrong, or the page did not allow, is a fact of the episode; a lost browser ends it. */
function failed(session: BrowserSession, error: unknown, signal: AbortSignal): StepOutcome {
  if (signal.aborted) throw signal.reason;
  if (error instanceof ClaimedBefore) return { status: 'unknown' };
  if (!session.isAlive()) throw new AgentError('SessionLost', 'The browser of this session ended.', {}, error);
  const known =
    error instanceof AgentError && (errorKind(error.name)?.category === 'agent' || error.name === 'NavigationFailed');
  if (error instanceof AgentError && !known) throw error;
  const alternatives =
    error instanceof AgentError && Array.isArray(error.details.alternatives) ? error.details.alternatives : [];
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return session.redactor.json({
    status: 'failed' as const,
    error: error instanceof AgentError ? error.name : 'NavigationFailed',
    message,
    alternatives: alternatives.map(String),
  });
}
