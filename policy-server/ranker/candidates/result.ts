import { sameLabel } from '../../../domain/labels.js';
import type { StepRecord } from '../../../domain/trajectory.js';
import { showsForm } from '../fields.js';
import { openDialog } from '../place.js';
import { type Situation, trailing } from '../situation.js';
import { LOOKING, type Option, unasked } from './option.js';

const SUCCESS =
  /\bsucce(?:ss|eded)|\b(?:has|have) been (?:created|added|saved|updated|disabled|enabled)|成功|已(?:创建|添加|保存|禁用|启用)/i;
const FAILURE = /\bfail(?:ed|ure)|\berror\b|denied|not authorized|forbidden|失败|错误|无权限|没有权限/i;
const WAIT_S = 1.5;
/** Looks at the page after the last action; every look waits for the page to settle by itself as well. */
const WAITS_FOR_RESULT = 3;

/** What to do when every instruction is done: see the result before claiming it. */
export function resultOptions(situation: Situation): readonly Option[] {
  const { observation } = situation.request;
  const failure = failureShown(situation);
  if (failure !== undefined) return [unachievable(failure, situation)];
  const again = pressAgain(situation);
  if (again !== undefined) return [again];
  const sign = successSign(situation);
  if (sign !== undefined) return [complete(sign, { success: 1 })];
  const waits = trailing(situation.records, 'wait');
  if (waits < WAITS_FOR_RESULT) {
    return [
      {
        action: { kind: 'wait', seconds: WAIT_S },
        serving: LOOKING,
        purpose: 'wait for the result',
        features: { waitsForResult: 1, tried: waits },
      },
    ];
  }
  return [complete(`No sign of success and no error at ${observation.url}.`, { endsWithoutSign: 1 })];
}

/** A form that was refused and then corrected has to be sent once more. */
function pressAgain(situation: Situation): Option | undefined {
  const { records, progress, request } = situation;
  const sent = records[progress.lastDoneRecord];
  const last = records.at(-1);
  if (sent === undefined || last === undefined || sent.outcome.status !== 'landed') return undefined;
  const { target } = sent.outcome;
  const corrected = ['type', 'select', 'check'].includes(last.decision.action.kind) && last.outcome.status === 'landed';
  if (!corrected || last === sent || target === null || sent.decision.action.kind !== 'click') return undefined;
  const button = request.observation.elements.find(
    (element) =>
      element.role === target.role && sameLabel(element.name, target.name) && !element.states.includes('disabled'),
  );
  if (button === undefined) return undefined;
  return {
    action: { kind: 'click', mark: button.mark },
    serving: {
      ...sent.decision.serving,
      how: 'adapted',
      reason: 'the console refused the form; sent again after a correction',
    },
    purpose: `press "${button.name}" again`,
    features: { success: 1 },
  };
}

/** What on the page shows that the last action had its effect. */
function successSign(situation: Situation): string | undefined {
  const { observation, task } = situation.request;
  const done = situation.records[situation.progress.lastDoneRecord];
  const toast = observation.toasts.find((shown) => shown.kind === 'success' || SUCCESS.test(shown.text));
  if (toast !== undefined) return `The console says "${toast.text}".`;
  const download = observation.downloads.at(-1);
  if (download !== undefined) return `The browser downloaded ${download.fileName}.`;
  const text = observation.texts.find((shown) => SUCCESS.test(shown) && shown.length < 200);
  if (text !== undefined) return `The page says "${text}".`;
  if (done === undefined) return 'Nothing was left to do.';
  const dialog = dialogOf(done, situation);
  const stillOpen = dialog !== undefined && observation.dialogs.some((open) => sameLabel(open.title, dialog));
  if (stillOpen) return undefined;
  const made = task.values.filter((value) => value.source === 'lease' && value.value.length >= 5);
  const listed =
    openDialog(observation) !== undefined
      ? undefined
      : observation.elements.find(
          (element) =>
            element.role !== 'textbox' &&
            made.some((value) => showsForm([element.name, ...element.group].join(' '), [value.value])),
        );
  if (listed !== undefined) return `The page lists "${listed.name}".`;
  if (dialog !== undefined && openDialog(observation) === undefined)
    return `The dialog "${dialog}" closed without an error.`;
  const before = situation.request.previous;
  const moved = before !== null && pageOf(before.url) !== pageOf(observation.url);
  if (moved) return `The console went on to ${observation.url}.`;
  const lastGoal = situation.goals.at(-1);
  // Choosing or opening something shows its effect at once; only a press that sends a form has a later result.
  return lastGoal !== undefined && lastGoal.kind !== 'click' ? 'The last setting is shown on the page.' : undefined;
}

/** Dialog or drawer that the last action was made in. */
function dialogOf(record: StepRecord, situation: Situation): string | undefined {
  if (record.outcome.status !== 'landed') return undefined;
  const { observation, previous } = situation.request;
  const titles = [...(previous?.dialogs ?? []), ...observation.dialogs].map((dialog) => dialog.title);
  return record.outcome.target?.group.find((group) => titles.some((title) => sameLabel(title, group)));
}

function pageOf(url: string): string {
  return url.replace(/\?.*$/, '');
}

function failureShown(situation: Situation): string | undefined {
  const toast = situation.request.observation.toasts.find(
    (shown) => shown.kind === 'error' || FAILURE.test(shown.text),
  );
  return toast?.text;
}

function complete(evidence: string, features: Option['features']): Option {
  return {
    action: { kind: 'task_complete', evidence },
    serving: LOOKING,
    purpose: 'report that the procedure is done',
    features,
  };
}

function unachievable(text: string, situation: Situation): Option {
  return {
    action: {
      kind: 'task_unachievable',
      reason: `The console refused the last action: ${text}`,
      evidence: `Shown at ${situation.request.observation.url} after every instruction was done.`,
    },
    serving: unasked(null, 'the console shows an error'),
    purpose: 'report the refusal',
    features: { success: 1 },
  };
}
