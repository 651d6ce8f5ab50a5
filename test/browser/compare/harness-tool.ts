import type { ClaimStore } from '../../../activities/browser/claims.js';
import { performStep } from '../../../activities/browser/session/perform-step.js';
import type { BrowserSession } from '../../../activities/browser/session/session.js';
import { TrajectoryLog } from '../../../activities/browser/session/trajectory-log.js';
import type { Action, Decision } from '../../../domain/action.js';
import type { Observation } from '../../../domain/observation.js';
import { observationText } from '../../../domain/observation-text.js';
import { stepRecords, type Trajectory } from '../../../domain/trajectory.js';
import { type Act, type Acted, type BrowserTool, controlFor, type Seen, type SeenControl } from './tool.js';

/** This project's own harness: one episode, steps as the activity does them, stored as in production. */
export class HarnessTool implements BrowserTool {
  readonly name = 'aliyun-console-agent';
  seen: Seen = { text: '', controls: [] };
  #step = 0;

  /** @param session an open session; it is this tool's own from here on */
  constructor(
    readonly session: BrowserSession,
    private readonly claims: ClaimStore,
  ) {}

  async open(url: string): Promise<Seen> {
    if (this.session.trajectory === null) await this.#begin();
    await this.#do({ kind: 'navigate', url });
    return this.seen;
  }

  async act(act: Act): Promise<Acted> {
    const started = performance.now();
    const target = controlFor(this.seen, act);
    if (target === undefined) {
      return { ms: performance.now() - started, calls: 0, error: `nothing is called "${act.name}"` };
    }
    const error = await this.#do(actionFor(act, Number(target.ref)));
    return { ms: performance.now() - started, calls: 1, error };
  }

  async find(text: string): Promise<void> {
    await this.#do({ kind: 'find', text });
  }

  async controlsWithBoxes(): Promise<readonly SeenControl[]> {
    return (this.session.last?.observation.elements ?? []).map(({ mark, role, name, box }) => ({
      ref: String(mark),
      role,
      name,
      box,
    }));
  }

  evaluate(expression: string): Promise<unknown> {
    return this.session.tabs.current.page.evaluate(expression);
  }

  close(): Promise<void> {
    return this.session.close();
  }

  async #begin(): Promise<void> {
    const { session } = this;
    const first = await session.look(0, AbortSignal.timeout(30_000));
    const task = await session.artifacts.putJson(session.task);
    session.trajectory = new TrajectoryLog(
      { episodeId: session.episodeId, task, policy: 'bench', first: first.ref },
      session.artifacts,
      this.claims,
      session.redactor,
    );
    await session.trajectory.store();
  }

  /** @returns why the action did not land, or null */
  async #do(action: Action): Promise<string | null> {
    this.#step += 1;
    const decision: Decision = {
      thought: { progress: '', page: '', goal: '' },
      serving: { instruction: null, label: null, how: 'asDocumented', reason: '' },
      action,
    };
    const { artifacts } = this.session;
    const input = { sessionId: this.session.id, step: this.#step, decision: await artifacts.putJson(decision) };
    const report = await performStep(this.session, this.claims, input, AbortSignal.timeout(90_000));
    const observation = await artifacts.getJson<Observation>(report.observation);
    this.seen = {
      text: observationText(observation),
      controls: observation.elements.map(({ mark, role, name }) => ({ ref: String(mark), role, name })),
    };
    if (report.landed) return null;
    const trajectory = await artifacts.getJson<Trajectory>(report.trajectory);
    const outcome = stepRecords(trajectory).at(-1)?.outcome;
    return outcome?.status === 'failed' ? `${outcome.error}: ${outcome.message}` : 'unknown';
  }
}

function actionFor(act: Act, mark: number): Action {
  switch (act.kind) {
    case 'click':
      return { kind: 'click', mark };
    case 'type':
      return { kind: 'type', mark, text: act.text };
    case 'choose':
      return { kind: 'select', mark, option: act.option };
    case 'check':
      return { kind: 'check', mark, checked: true };
  }
}
