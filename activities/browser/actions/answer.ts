import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { partOf } from '../session/observe-question.js';
import type { Question } from '../session/questions.js';
import type { Acted, Hands } from './hands.js';
import { wait } from './travel.js';

/**
 * Answers a question of the page with its OK, Cancel and text field, or with Enter and Escape. Fails with ElementBlocked for
 * everything else: nothing reaches the page before the answer.
 */
export async function answer(hands: Hands, question: Question, action: BrowserAction): Promise<Acted> {
  const part = 'mark' in action && action.mark !== undefined ? partOf(hands.marks, question, action.mark) : null;
  if (action.kind === 'wait') return wait(hands, action);
  if (action.kind === 'type' && part === 'field') {
    question.typed = action.text;
    if (action.submit !== true) return { target: null, readBack: action.text };
    return give(hands, question, true);
  }
  if (action.kind === 'click' && (part === 'ok' || part === 'cancel')) return give(hands, question, part === 'ok');
  if (action.kind === 'pressKey' && action.key === 'Enter') return give(hands, question, true);
  if (action.kind === 'pressKey' && action.key === 'Escape') return give(hands, question, false);
  throw new AgentError(
    'ElementBlocked',
    `The page asks "${question.text}" and does nothing else before it is answered. Press OK or Cancel of the question.`,
    { alternatives: ['OK', 'Cancel'] },
  );
}

async function give(hands: Hands, question: Question, yes: boolean): Promise<Acted> {
  await hands.commit();
  hands.tabs.pressed();
  await hands.tabs.questions.answer(question, yes);
  return { target: null, readBack: `answered with ${yes ? 'OK' : 'Cancel'}` };
}
