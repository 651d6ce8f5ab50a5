import { sameLabel } from '../../../domain/labels.js';
import type { ObservedElement } from '../../../domain/observation.js';
import { isInside, openDialog } from '../place.js';
import { isConfirmLabel, isNextLabel, verbClassOf } from '../similarity.js';
import type { Situation } from '../situation.js';
import { type Option, unasked } from './option.js';

/** What consoles write on the way out of guided tours, news and surveys. */
const DISMISSES =
  /^(?:skip(?: all| tour| guide)?|got it|i (?:know|see|got it)|ok,? got it|no,? thanks|maybe later|not now|dismiss|close|later|remind me later|×|x|✕|知道了|我知道了|跳过|关闭|以后再说|暂不|稍后再说|不再提示)$/i;
const ENDS_TOUR = /^(?:skip|got it|i got it|知道了|我知道了|跳过|不再提示)/i;
const TOUR = /tour|guide|guidance|what'?s new|new feature|welcome|survey|feedback|cookie|引导|新功能|欢迎|问卷|调查/i;

/** Ways past something that no instruction mentions: tours, covers, confirmations. */
export function obstacleOptions(situation: Situation): readonly Option[] {
  return [...dismissals(situation), ...pressEscape(situation), ...unnamedConfirmations(situation)];
}

function dismissals(situation: Situation): readonly Option[] {
  const { observation } = situation.request;
  const covers = observation.elements.flatMap((element) => (element.coveredBy === null ? [] : [element.coveredBy]));
  return observation.elements.flatMap((element): readonly Option[] => {
    const name = element.name.trim();
    if (!isPressable(element) || !DISMISSES.test(name)) return [];
    const dialog = observation.dialogs.find((open) => open.title !== '' && isInside(element, open.title));
    const isTour = ENDS_TOUR.test(name) || TOUR.test([...element.group, dialog?.title ?? ''].join(' '));
    // Every dialog covers the page and has a Close button: only what is no dialog, or is a tour, is in the way.
    const isCover =
      dialog === undefined && covers.some((cover) => element.group.some((group) => cover.includes(group)));
    if (!isTour && !isCover) return [];
    return [
      {
        action: { kind: 'click', mark: element.mark },
        serving: unasked(null, `"${name}" closes something that is in the way and that the document does not mention`),
        purpose: `close what is in the way with "${name}"`,
        features: { dismissesTour: 1, uncoversTarget: Number(isCover), tried: pressed(element, situation) },
      },
    ];
  });
}

/** Escape closes most covers that offer no button. */
function pressEscape(situation: Situation): readonly Option[] {
  const { last } = situation;
  const blocked = last?.outcome.status === 'failed' && last.outcome.error === 'ElementBlocked';
  const pressedAlready = situation.records.filter((record) => record.decision.action.kind === 'pressKey').length;
  if (!blocked || pressedAlready >= 2) return [];
  return [
    {
      action: { kind: 'pressKey', key: 'Escape' },
      serving: unasked(null, `the element is covered: ${last.outcome.status === 'failed' ? last.outcome.message : ''}`),
      purpose: 'close what covers the element',
      features: { uncoversTarget: 1, tried: pressedAlready },
    },
  ];
}

/** A dialog that the document does not mention and that asks to go on. */
function unnamedConfirmations(situation: Situation): readonly Option[] {
  const { observation } = situation.request;
  const { goal, records } = situation;
  const dialog = openDialog(observation);
  if (dialog === undefined || dialog.title === '') return [];
  // The dialog that the last press was made in is the form itself, which must not be sent twice.
  const pressedInside = records.some(
    (record) =>
      record.outcome.status === 'landed' &&
      record.decision.action.kind === 'click' &&
      record.outcome.target?.group.some((group) => sameLabel(group, dialog.title)) === true &&
      (isConfirmLabel(record.outcome.target.name) || record.decision.serving.how === 'adapted'),
  );
  const named = goal?.within.some((place) => sameLabel(place.text, dialog.title)) === true;
  // A form is not sent before the document says so, or before there is nothing left to do.
  const isForm = observation.elements.some(
    (element) => ['textbox', 'combobox', 'radio'].includes(element.role) && isInside(element, dialog.title),
  );
  // The document's own confirmation comes next, whatever its button is called: that is no step it leaves out.
  const isNext = goal !== undefined && goal.kind === 'click' && isConfirmLabel(goal.label);
  if (pressedInside || named || isNext || (isForm && goal !== undefined)) return [];
  return observation.elements
    .filter(
      (element) => element.role === 'button' && isInside(element, dialog.title) && !element.states.includes('disabled'),
    )
    .filter((element) => isConfirmLabel(element.name) || isNextLabel(element.name))
    .map((element) => ({
      action: { kind: 'click', mark: element.mark },
      serving: unasked(element.name, `the console asks "${dialog.title}", which the document does not mention`),
      purpose: `confirm "${dialog.title}"`,
      features: { confirmsUnnamedDialog: 1, tried: pressed(element, situation) },
    }));
}

function isPressable(element: ObservedElement): boolean {
  return ['button', 'link', 'clickable', 'menuitem'].includes(element.role) && verbClassOf(element.name) !== 'remove';
}

function pressed(element: ObservedElement, situation: Situation): number {
  return situation.records.filter(({ decision: { action } }) => action.kind === 'click' && action.mark === element.mark)
    .length;
}
