import type { Action, BrowserAction, Decision } from '../../../domain/action.js';
import type { Observation } from '../../../domain/observation.js';
import type { EpisodeTask } from '../../../domain/task.js';
import { stepRecords, type Trajectory } from '../../../domain/trajectory.js';
import { decide } from '../agent.js';
import { holds, isFree, locate, wordsFor } from './locate.js';
import type { Condition, Control, ScriptedProcedure, ScriptStep, Sight } from './script.js';
import { clearWay, searchFor } from './search.js';
import { servingOf } from './serving.js';
import { textOf } from './texts.js';

/** Looks at one step before giving up. */
const PATIENCE = 10;

/** Where a player is in a script. It writes the place into its thoughts and reads it from there. */
interface Place {
  /** Index of the step; as large as the number of steps when only the end is left. */
  readonly index: number;
  /** Decisions made for this step before. */
  readonly tries: number;
}

/** Decides the next action of an episode that plays a script. */
export function play(
  script: ScriptedProcedure,
  task: EpisodeTask,
  trajectory: Trajectory,
  observation: Observation,
): Decision {
  let place = placeIn(trajectory);
  for (;;) {
    const step = script.steps[place.index];
    if (step === undefined) return conclude(script, task, observation, place);
    const next = playStep(step, task, observation, place.tries);
    if (next === 'over') {
      place = { index: place.index + 1, tries: 0 };
      continue;
    }
    if (next.action === null) return giveUp(step, task, place, script);
    const progress = progressOf(place, script, next.acts);
    return decide(next.action, { progress, goal: goalOf(step, task), serving: servingFor(step, task, next.acts) });
  }
}

interface Move {
  /** Null when everything was tried. */
  readonly action: BrowserAction | null;
  /** Whether this does the step itself, so that the next one comes when it lands. */
  readonly acts: boolean;
}

function playStep(step: ScriptStep, task: EpisodeTask, observation: Observation, tries: number): Move | 'over' {
  const patience = step.patience ?? PATIENCE;
  if (step.when !== undefined && !holds(step.when, observation, task)) {
    // A page that is still loading may come to show it.
    return observation.settled.settled || tries >= patience
      ? 'over'
      : { action: { kind: 'wait', seconds: 1 }, acts: false };
  }
  if (tries >= patience) return { action: null, acts: false };
  if ('await' in step) {
    if (holds(step.await, observation, task)) return 'over';
    return { action: awaiting(step, task, observation, tries), acts: false };
  }
  if ('press' in step) return { action: { kind: 'pressKey', key: step.press }, acts: true };
  if ('open' in step) return { action: { kind: 'navigate', url: textOf(step.open, task) }, acts: true };
  if ('back' in step) return { action: { kind: 'back' }, acts: true };
  if ('switchTab' in step) return { action: { kind: 'switchTab', tab: step.switchTab }, acts: true };
  const control = controlOf(step);
  const element = locate(control, observation, task);
  if (element === undefined) return { action: searchFor(wordsFor(control, task), observation, tries), acts: false };
  if (!isFree(element)) return { action: clearWay(element, observation, tries), acts: false };
  return { action: actOn(step, element.mark, task), acts: true };
}

type ControlStep = Exclude<
  ScriptStep,
  { await: Condition } | { press: string } | { open: unknown } | { back: true } | { switchTab: number }
>;

function controlOf(step: ControlStep): Control {
  if ('click' in step) return step.click;
  if ('into' in step) return step.into;
  if ('from' in step) return step.from;
  return 'check' in step ? step.check : step.hover;
}

function actOn(step: ControlStep, mark: number, task: EpisodeTask): BrowserAction {
  if ('click' in step) return { kind: 'click', mark };
  if ('into' in step) {
    const submit = step.submit === undefined ? {} : { submit: step.submit };
    return { kind: 'type', mark, text: textOf(step.type, task), ...submit };
  }
  if ('from' in step) return { kind: 'select', mark, option: textOf(step.select, task) };
  return 'check' in step ? { kind: 'check', mark, checked: step.checked ?? true } : { kind: 'hover', mark };
}

function awaiting(
  step: Extract<ScriptStep, { await: Condition }>,
  task: EpisodeTask,
  observation: Observation,
  tries: number,
): BrowserAction {
  const button = step.pressing === undefined ? undefined : locate(step.pressing, observation, task);
  if (button !== undefined && isFree(button) && tries % 2 === 1) return { kind: 'click', mark: button.mark };
  const seconds = 1 + (tries % 3);
  // What is expected may be out of view; what shall go needs time only.
  if ('gone' in step.await || tries % 3 !== 2) return { kind: 'wait', seconds };
  return searchFor(wordsFor(step.await.shown, task), observation, tries);
}

function conclude(script: ScriptedProcedure, task: EpisodeTask, observation: Observation, place: Place): Decision {
  const open = script.done.find((condition) => !holds(condition, observation, task));
  const progress = progressOf(place, script, false);
  if (open === undefined) {
    return decide({ kind: 'task_complete', evidence: evidenceOf(script, task) }, { progress });
  }
  const sight = 'shown' in open ? open.shown : open.gone;
  if (place.tries >= PATIENCE) {
    const reason = `After the last step the page ${'shown' in open ? 'does not show' : 'still shows'} ${describe(sight, task)}.`;
    return decide(
      { kind: 'task_unachievable', reason, evidence: observation.texts.slice(0, 5).join('; ') },
      { progress },
    );
  }
  const action: Action =
    'gone' in open || place.tries % 2 === 0
      ? { kind: 'wait', seconds: 1 + (place.tries % 3) }
      : searchFor(wordsFor(sight, task), observation, place.tries);
  return decide(action, { progress, goal: `see that it is done: ${describe(sight, task)}` });
}

function giveUp(step: ScriptStep, task: EpisodeTask, place: Place, script: ScriptedProcedure): Decision {
  const reason = `Step ${step.at ?? '(none)'} of the document: ${goalOf(step, task)} was not possible in ${place.tries} tries.`;
  return decide(
    { kind: 'task_unachievable', reason, evidence: `stopped at ${progressOf(place, script, false)}` },
    { progress: progressOf(place, script, false) },
  );
}

function evidenceOf(script: ScriptedProcedure, task: EpisodeTask): string {
  const seen = script.done.map((condition) =>
    'shown' in condition
      ? `the page shows ${describe(condition.shown, task)}`
      : `the page no longer shows ${describe(condition.gone, task)}`,
  );
  return seen.join('; ') || 'every step was done';
}

function servingFor(step: ScriptStep, task: EpisodeTask, acts: boolean) {
  // Looking for a control serves nothing yet.
  if (!acts) return servingOf(task.procedure, null, undefined, '');
  const control = 'click' in step || 'into' in step || 'from' in step || 'check' in step || 'hover' in step;
  const name = control ? controlOf(step) : undefined;
  const label = step.label ?? (name === undefined ? undefined : wordsForName(name, task));
  return servingOf(task.procedure, step.at, label, step.because ?? '');
}

function wordsForName(control: Control, task: EpisodeTask): string | undefined {
  if (typeof control === 'string') return control;
  return control.name === undefined ? undefined : textOf(control.name, task);
}

function goalOf(step: ScriptStep, task: EpisodeTask): string {
  if ('await' in step) {
    return 'shown' in step.await
      ? `wait for ${describe(step.await.shown, task)}`
      : `wait until ${describe(step.await.gone, task)} is gone`;
  }
  if ('press' in step) return `press ${step.press}`;
  if ('open' in step) return `open ${textOf(step.open, task)}`;
  if ('back' in step) return 'go back';
  if ('switchTab' in step) return `go to tab ${step.switchTab}`;
  const control = describe(controlOf(step), task);
  if ('into' in step) return `type into ${control}`;
  if ('from' in step) return `select "${textOf(step.select, task)}" from ${control}`;
  return `${'click' in step ? 'click' : 'check' in step ? 'check' : 'point at'} ${control}`;
}

function describe(sight: Sight, task: EpisodeTask): string {
  return `"${wordsFor(sight, task)}"`;
}

const PROGRESS = /^step (\d+) of \d+, try (\d+): (acting|looking)$/;

function progressOf({ index, tries }: Place, { steps }: ScriptedProcedure, acts: boolean): string {
  return `step ${index + 1} of ${steps.length}, try ${tries + 1}: ${acts ? 'acting' : 'looking'}`;
}

function placeIn(trajectory: Trajectory): Place {
  const last = stepRecords(trajectory).at(-1);
  const [, step, tries, what] = PROGRESS.exec(last?.decision.thought.progress ?? '') ?? [];
  if (last === undefined || step === undefined) return { index: 0, tries: 0 };
  // What may have been done is not done again: the next step shows whether it was.
  if (what === 'acting' && last.outcome.status !== 'failed') return { index: Number(step), tries: 0 };
  return { index: Number(step) - 1, tries: Number(tries) };
}
