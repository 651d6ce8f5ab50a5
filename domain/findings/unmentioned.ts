import { sameLabel } from '../labels.js';
import type { Dialog, Observation, ObservedElement } from '../observation.js';
import type { DocumentLabel } from '../procedure.js';
import type { AlignedInstruction } from './alignment.js';
import type { Deviation } from './deviation.js';
import { decisiveLabel, expectedInstructions, isDocumented, parametersInOrder } from './documented.js';
import { type Act, type EpisodeFacts, viewAt } from './facts.js';
import { messagesFor } from './messages.js';
import { isComplete, isWithin } from './page.js';

/** Buttons that put a dialog away without doing what it asks. */
const DISMISSAL = /^(cancel|close|later|not now|skip|no|got it|x|取消|关闭|稍后|跳过|知道了|我知道了|否)$/i;

/**
 * A dialog that a documented action brought up, that the document does not mention, and that had to be answered before
 * the procedure could go on.
 */
export function findMissingStep(facts: EpisodeFacts, aligned: AlignedInstruction): Deviation | null {
  const { instruction, exact } = aligned;
  if (exact === null || facts.reward !== 1) return null;
  const answer = facts.acts.slice(exact.index + 1).find((act) => act.landed);
  if (answer === undefined || answer.target === null || answer.action.kind !== 'click') return null;
  const view = viewAt(facts, answer.before);
  const asked = newDialog(viewAt(facts, exact.before).observation, view.observation);
  if (asked === null || !view.observation.settled.settled) return null;
  if (!answersDialog(facts, answer, asked) || isExpected(facts, aligned, answer, asked)) return null;

  const label = decisiveLabel(instruction) ?? fallbackLabel(aligned);
  const button = answer.target.name;
  const { locale } = facts.task.document;
  const messages = messagesFor(locale);
  const separator = locale === 'zh' ? '' : ' ';
  return {
    class: 'stepMissing',
    label,
    sentence: instruction.quote,
    shown: button,
    seen: messages.asks(asked.title || asked.text, button),
    suggestion: `${instruction.quote}${separator}${messages.answerDialog(asked.title, button)}`,
    view,
    mark: answer.target.mark,
    // The dialog was there, was answered, and was gone: two looks that agree.
    confirmed: isComplete(view.observation),
    blocking: false,
    confidence: 0.85,
  };
}

function newDialog(before: Observation, now: Observation): Dialog | null {
  const top = now.dialogs.at(-1);
  if (top === undefined || (top.kind !== 'dialog' && top.kind !== 'confirm')) return null;
  const known = before.dialogs.some((dialog) => dialog.title === top.title && dialog.text === top.text);
  return known ? null : top;
}

/** The button is inside the dialog, is no dismissal, and the dialog is gone afterwards. */
function answersDialog(facts: EpisodeFacts, answer: Act, asked: Dialog): boolean {
  const target = answer.target as ObservedElement;
  const inside = asked.title === '' || isWithin(target, asked.title);
  const gone = viewAt(facts, answer.after).observation.dialogs.every((dialog) => dialog.title !== asked.title);
  return inside && gone && !DISMISSAL.test(target.name.trim());
}

/** The document speaks of the dialog, or a later instruction is the very answer. */
function isExpected(facts: EpisodeFacts, aligned: AlignedInstruction, answer: Act, asked: Dialog): boolean {
  const { procedure } = facts.task;
  if (asked.title !== '' && isDocumented(procedure, asked.title)) return true;
  if (aligned.to === answer.index || standsForAnother(facts, aligned, answer)) return true;
  const name = answer.target?.name ?? '';
  const sameButton = decisiveLabel(aligned.instruction);
  const isRepeat = sameButton !== undefined && sameLabel(sameButton.text, name);
  return isDocumented(procedure, name) && !isRepeat;
}

/** The answer was given for another instruction: its button has another name, but the document asks for it. */
function standsForAnother(facts: EpisodeFacts, aligned: AlignedInstruction, answer: Act): boolean {
  const { instruction } = answer.serving;
  if (instruction === null || instruction === aligned.instruction.id) return false;
  return expectedInstructions(facts.task).some(({ id, optional }) => id === instruction && !optional);
}

/** Where a finding about a form as a whole points: its first field, or the instruction itself. */
function fallbackLabel(aligned: AlignedInstruction): DocumentLabel {
  const { instruction } = aligned;
  const field = parametersInOrder(instruction.parameters)[0]?.label;
  return field ?? { text: instruction.quote, role: 'target', line: instruction.line, column: instruction.column };
}
