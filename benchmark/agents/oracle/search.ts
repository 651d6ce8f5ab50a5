import type { BrowserAction } from '../../../domain/action.js';
import { sameLabel } from '../../../domain/labels.js';
import type { Observation, ObservedElement } from '../../../domain/observation.js';

/** What a person does who does not see at once what is to be used: waits, finds, opens a fold, turns the page, scrolls. */

/** Buttons with which consoles let a guided tour or a notice be closed. */
const CLOSES = ['Skip', 'Got It', 'I Know', 'Close', 'Later', '跳过', '知道了', '我知道了', '关闭', '暂不'];

/** Looks at a page that has not settled before it is searched. */
const UNSETTLED_LOOKS = 3;

/** The button that turns to the next page of a list. */
const NEXT_PAGE = /^(?:next(?: page)?\b|下一页)/i;

/**
 * The next thing to try for something that is not among the elements observed.
 *
 * @param words by which it would be found
 * @param tries how often something was tried for it before
 */
export function searchFor(words: string, observation: Observation, tries: number): BrowserAction {
  // A page that never settles is searched all the same.
  const mayCome = !observation.settled.settled && tries < UNSETTLED_LOOKS;
  if (tries === 0 || mayCome) return { kind: 'wait', seconds: 1 + tries };
  const hint = observation.hints.find(({ names }) => names.some((name) => sameLabel(name, words)));
  const fold = hint?.where === 'hidden' ? foldNamed(hint.of, observation) : undefined;
  const pager = observation.elements.find(
    ({ name, states }) => NEXT_PAGE.test(name) && !states.includes('disabled') && !states.includes('covered'),
  );
  const order: readonly (BrowserAction | undefined)[] = [
    words === '' ? undefined : { kind: 'find', text: words },
    fold === undefined ? undefined : { kind: 'click', mark: fold.mark },
    pager === undefined
      ? { kind: 'scroll', direction: hint?.where === 'above' ? 'up' : 'down' }
      : { kind: 'click', mark: pager.mark },
    pager === undefined ? { kind: 'wait', seconds: 2 } : undefined,
  ];
  const possible = order.filter((action) => action !== undefined);
  return possible[(tries - 1) % possible.length] ?? { kind: 'wait', seconds: 1 };
}

/** What to do about a control that is there and cannot be used: close what covers it, or wait until it is enabled. */
export function clearWay(element: ObservedElement, observation: Observation, tries: number): BrowserAction {
  if (!element.states.includes('covered') || tries === 0) return { kind: 'wait', seconds: 1 + (tries % 3) };
  // The way out of the dialog in which it stands is no way to it.
  const [place] = element.group;
  const closing = observation.elements.find(
    ({ name, states, group }) =>
      !states.includes('covered') && group[0] !== place && CLOSES.some((word) => sameLabel(word, name)),
  );
  if (closing !== undefined) return { kind: 'click', mark: closing.mark };
  return tries % 2 === 1 ? { kind: 'find', text: element.name } : { kind: 'pressKey', key: 'Escape' };
}

function foldNamed(name: string, { elements }: Observation): ObservedElement | undefined {
  return elements.find((element) => sameLabel(element.name, name) && !element.states.includes('disabled'));
}
