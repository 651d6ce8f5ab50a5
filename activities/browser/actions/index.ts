import type { BrowserAction } from '../../../domain/action.js';
import { answer } from './answer.js';
import { check } from './check.js';
import { click } from './click.js';
import { drag } from './drag.js';
import type { Finder } from './find.js';
import type { Acted, Hands } from './hands.js';
import { hover } from './hover.js';
import { pressKey } from './press-key.js';
import { scroll } from './scroll.js';
import { select } from './select.js';
import { back, closeTab, navigate, switchTab, wait } from './travel.js';
import { type } from './type.js';
import { upload } from './upload.js';

/** Does one action. Fails with an AgentError of the agent's kind when the page does not allow it. */
export async function act(hands: Hands, finder: Finder, action: BrowserAction): Promise<Acted> {
  const { questions } = hands.tabs;
  if (questions.current !== null) return answer(hands, questions.current, action);
  const acted = await questions.unless(() => perform(hands, finder, action));
  if (acted !== null) return acted;
  const asked = hands.tabs.questions.current;
  return { target: null, readBack: asked === null ? null : `the page asks (${asked.kind}): ${asked.text}` };
}

function perform(hands: Hands, finder: Finder, action: BrowserAction): Promise<Acted> {
  switch (action.kind) {
    case 'click':
      return click(hands, action);
    case 'type':
      return type(hands, action);
    case 'select':
      return select(hands, action);
    case 'check':
      return check(hands, action);
    case 'pressKey':
      return pressKey(hands, action);
    case 'hover':
      return hover(hands, action);
    case 'drag':
      return drag(hands, action);
    case 'upload':
      return upload(hands, action);
    case 'scroll':
      return scroll(hands, action);
    case 'navigate':
      return navigate(hands, action);
    case 'back':
      return back(hands);
    case 'switchTab':
      return switchTab(hands, action);
    case 'closeTab':
      return closeTab(hands, action);
    case 'wait':
      return wait(hands, action);
    case 'find':
      return finder.find(hands, action);
  }
}
