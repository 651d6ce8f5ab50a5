import type { ObservedElement } from '../../../domain/observation.js';
import type { Goal } from '../goals.js';
import { isInRow } from '../place.js';
import { triesByKind } from '../progress.js';
import { placeInDocument, type Situation, trailing } from '../situation.js';
import { LOOKING, type Option, serving } from './option.js';

const SEARCH = /search|filter|keyword|enter (?:a|an|the)|搜索|查询|请输入|关键字/i;
const NEXT_PAGE = /^(?:next(?: page)?|下一页|>|›)$/i;
const MORE = /^(?:more|…|\.\.\.|更多|ellipsis)(?: ?(?:actions|operations|操作))?$/i;
const EMPTY =
  /\bno (?:data|results?|records?|matching)\b|\bempty\b|not found|没有数据|暂无|无数据|没有(?:找到|符合)|未找到/i;
/** The search box of the top bar looks for products and documents, not for rows. */
const TOP_BAR_PX = 56;
const WAIT_S = 1.5;
/** A page that keeps changing is read as it is after this many waits (clocks, counters, polling). */
const WAITS_FOR_SETTLING = 2;

/** Waits while the page is still working. */
export function settlingOptions(situation: Situation): readonly Option[] {
  const { settled } = situation.request.observation;
  if (settled.settled || trailing(situation.records, 'wait') >= WAITS_FOR_SETTLING) return [];
  return [
    {
      action: { kind: 'wait', seconds: WAIT_S },
      serving: LOOKING,
      purpose: `let the page finish loading: ${settled.why}`,
      features: { notSettled: 1 },
    },
  ];
}

/**
 * What to do when the thing that is looked for is not to be seen.
 *
 * @param somethingElse true when only something else could take its place: a person looks twice before using that
 */
export function exploreOptions(goal: Goal, situation: Situation, somethingElse: boolean): readonly Option[] {
  const { observation } = situation.request;
  // Looking is no deviation: a person who follows the document waits and scrolls too.
  const served = serving(goal, goal.label, '');
  const count = (kind: Option['action']['kind']) => triesByKind(goal, situation.records, kind);
  const options: Option[] = [
    {
      action: { kind: 'wait', seconds: WAIT_S },
      serving: served,
      purpose: `wait for "${goal.label}"`,
      features: {
        waitsForMissing: 1,
        tried: count('wait'),
        looksAgain: Number(somethingElse && situation.tries === 0),
      },
    },
  ];
  if (observation.omitted > 0 || observation.elements.some((element) => element.states.includes('offscreen'))) {
    options.push({
      action: { kind: 'scroll', direction: 'down' },
      serving: served,
      purpose: `scroll to look for "${goal.label}"`,
      features: { scrollsForMissing: 1, tried: count('scroll') },
    });
  }
  if (observation.omitted > 0) {
    options.push({
      action: { kind: 'find', text: goal.label },
      serving: served,
      purpose: `look for the text "${goal.label}"`,
      features: { findsMissing: 1, tried: count('find') },
    });
  }
  return [
    ...options,
    ...rowOptions(goal, situation),
    ...overflowOptions(goal, situation),
    ...resourceOptions(goal, situation),
  ];
}

/** A row that is not shown may be on another page of its table. */
function rowOptions(goal: Goal, situation: Situation): readonly Option[] {
  const { elements } = situation.request.observation;
  const value = goal.row[0];
  if (value === undefined || elements.some((element) => isInRow(element, goal.row))) return [];
  return elements.flatMap((element): readonly Option[] => {
    const tried = pressed(element, situation);
    const inTopBar = element.box.y + element.box.height <= TOP_BAR_PX;
    if (element.role === 'textbox' && !inTopBar && SEARCH.test(`${element.name} ${element.value ?? ''}`)) {
      return [
        {
          action: { kind: 'type', mark: element.mark, text: value, submit: true },
          serving: serving(goal, null, ''),
          purpose: `search for "${value}"`,
          features: { searchesRow: 1, tried },
        },
      ];
    }
    if (!NEXT_PAGE.test(element.name.trim()) || element.states.includes('disabled')) return [];
    return [
      {
        action: { kind: 'click', mark: element.mark },
        serving: serving(goal, null, ''),
        purpose: 'look at the next page of the table',
        features: { turnsPage: 1, tried },
      },
    ];
  });
}

/** Actions of a row, or of a page, may be folded into a More menu. */
function overflowOptions(goal: Goal, situation: Situation): readonly Option[] {
  if (goal.kind !== 'click') return [];
  return situation.request.observation.elements
    .filter((element) => MORE.test(element.name.trim()) && !element.states.includes('disabled'))
    .filter((element) => (goal.row.length > 0 ? isInRow(element, goal.row) : element.column === null))
    .map((element) => ({
      action: { kind: 'click', mark: element.mark },
      serving: serving(goal, null, `looking for "${goal.label}" under "${element.name}"`),
      purpose: `open "${element.name}"`,
      features: { opensOverflow: 1, tried: pressed(element, situation) },
    }));
}

/** A list or table that is empty may miss what the document takes for granted. */
function resourceOptions(goal: Goal, situation: Situation): readonly Option[] {
  const { observation } = situation.request;
  const need = goal.rowNoun ?? (goal.binding?.source === 'resource' ? goal.label : null);
  if (need === null) return [];
  // Asked once: whatever the answer was, asking again brings no other.
  const isAsked = situation.records.some(
    ({ decision: { action } }) => action.kind === 'request_resource' && action.need === need,
  );
  if (isAsked) return [];
  const { last } = situation;
  const nothingOffered =
    last?.outcome.status === 'failed' &&
    last.decision.action.kind === 'select' &&
    last.decision.serving.label === goal.label &&
    last.outcome.alternatives.length === 0;
  const emptyTable = goal.row.length > 0 && observation.texts.some((text) => EMPTY.test(text));
  const unbound = goal.rowNoun !== null && goal.row.length === 0;
  if (!nothingOffered && !emptyTable && !unbound) return [];
  return [
    {
      action: { kind: 'request_resource', need, attributes: { regionId: situation.request.task.regionId } },
      serving: serving(goal, null, `the console shows no ${need}, which ${placeInDocument(goal)} takes for granted`),
      purpose: `ask for a ${need}`,
      features: { asksForResource: 1, unboundRow: Number(unbound) },
    },
  ];
}

/** Giving up: the last resort, with what was looked for and where. */
export function giveUpOption(goal: Goal, situation: Situation): Option {
  const { observation } = situation.request;
  const shown = observation.elements
    .filter((element) => element.role === 'button' || element.role === 'tab' || element.role === 'link')
    .slice(0, 12)
    .map((element) => `"${element.name}"`);
  const refusals = situation.request.reports
    .filter((report) => report.status !== 'provided')
    .map((report) => ` "${report.need}" was not provided: ${report.message}`);
  const failed = situation.last?.outcome.status === 'failed' ? ` Last failure: ${situation.last.outcome.message}` : '';
  return {
    action: {
      kind: 'task_unachievable',
      reason: `"${goal.label}" (${placeInDocument(goal)}) is not on the page "${observation.title}" and nothing alike is.${refusals.join('')}${failed}`,
      evidence: `Looked ${situation.tries} more times at ${observation.url}; it shows ${shown.join(', ')}.`,
    },
    serving: serving(goal, goal.label, 'the console does not show it'),
    purpose: 'give up',
    features: { givesUp: 1 },
  };
}

function pressed(element: ObservedElement, situation: Situation): number {
  return situation.records.filter(({ decision: { action } }) => 'mark' in action && action.mark === element.mark)
    .length;
}
