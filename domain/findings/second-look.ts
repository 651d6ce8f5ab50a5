import { sameLabel } from '../labels.js';
import type { Observation, ObservedElement } from '../observation.js';
import type { Finding } from '../outcome.js';
import { type DocumentLabel, instructionsInOrder } from '../procedure.js';
import type { EpisodeTask } from '../task.js';
import { documentedLabels } from './documented.js';
import { type EpisodeFacts, viewAt } from './facts.js';
import { controlsNamed, isNavigation, isWithin, pageKey, shows } from './page.js';

/** What a fresh session looks at: a page, controls to click there in order, and the labels looked for. */
export interface Look {
  readonly url: string;
  readonly open: readonly string[];
  readonly labels: readonly string[];
}

export interface PlannedLook {
  /** Position of the finding it is for. */
  readonly finding: number;
  readonly label: string;
  /** What was seen in its place; null when nothing was. */
  readonly shown: ObservedElement | null;
  /** Navigation groups that must be seen open before anything can be said of what they hold. */
  readonly groups: readonly string[];
  readonly look: Look;
}

/** What a fresh session saw, in the order of the looks. */
export interface LookResult {
  /** Which of the labels it found. */
  readonly shown: readonly string[];
  readonly observation: Observation;
}

/** Less sure findings are notes: looking again cannot turn an absence without a replacement into a claim. */
const WORTH_A_LOOK = 0.5;

/** The looks that can confirm or refute findings. One that only repeating the task could show again gets none. */
export function planSecondLooks(facts: EpisodeFacts, findings: readonly Finding[]): readonly PlannedLook[] {
  return findings.flatMap((finding, index) => {
    if (finding.kind !== 'console' || finding.confirmed || finding.confidence < WORTH_A_LOOK) return [];
    if (finding.class === 'stepMissing') return [];
    const label = labelAt(facts.task, finding);
    const position = facts.views.findIndex((view) => view.ref.sha256 === finding.evidence?.observation.sha256);
    if (label === undefined || position < 0) return [];
    const dialogs = clicksThatOpened(facts, position);
    if (dialogs === null) return [];
    const { observation } = viewAt(facts, position);
    const shown = observation.elements.find((element) => element.mark === finding.evidence?.mark) ?? null;
    const groups = groupsOf(facts.task, finding, shown);
    const open = [...groups.filter((group) => isClosedAtFirst(facts, group)), ...dialogs];
    const labels = [label.text, ...(shown === null ? [] : [shown.name])];
    return [{ finding: index, label: label.text, shown, groups, look: { url: observation.url, open, labels } }];
  });
}

/** Confirms what the second look agrees with, drops what it refutes, and leaves the rest unconfirmed. */
export function applySecondLooks(
  findings: readonly Finding[],
  planned: readonly PlannedLook[],
  results: readonly (LookResult | undefined)[],
): readonly Finding[] {
  return findings.flatMap((finding, index) => {
    const place = planned.findIndex((plan) => plan.finding === index);
    const plan = planned[place];
    const result = results[place];
    if (plan === undefined || result === undefined) return [finding];
    const answer = agrees(finding, plan, result);
    if (answer === 'refuted') return [];
    return [
      answer === 'agreed' ? { ...finding, confirmed: true, confidence: Math.max(finding.confidence, 0.9) } : finding,
    ];
  });
}

function agrees(finding: Finding, plan: PlannedLook, result: LookResult): 'agreed' | 'refuted' | 'unclear' {
  const { observation } = result;
  const isShown = (label: string): boolean =>
    result.shown.some((text) => sameLabel(text, label)) || shows(observation, label);
  if (!observation.settled.settled) return 'unclear';

  if (finding.class === 'navigationMoved') {
    const items = controlsNamed(observation, plan.label);
    if (items.length === 0 || plan.shown === null) return 'unclear';
    const place = plan.shown.group.join('\n');
    return items.every((item) => item.group.join('\n') === place) ? 'agreed' : 'refuted';
  }
  if (isShown(plan.label)) return 'refuted';
  if (!plan.groups.every((group) => isOpenOrAbsent(observation, group))) return 'unclear';
  // The page must be recognised: by what took the label's place, or for a label without one by its address.
  const recognised =
    plan.shown === null ? pageKey(observation.url) === pageKey(plan.look.url) : isShown(plan.shown.name);
  return recognised ? 'agreed' : 'unclear';
}

function labelAt(task: EpisodeTask, finding: Finding): DocumentLabel | undefined {
  return documentedLabels(task.procedure).find(
    (label) => label.line === finding.line && label.column === finding.column,
  );
}

/** For an entry of the navigation pane: the documented groups above it, and the one in which something was seen. */
function groupsOf(task: EpisodeTask, finding: Finding, shown: ObservedElement | null): readonly string[] {
  const instruction = instructionsInOrder(task.procedure).find(({ labels }) =>
    labels.some((label) => label.line === finding.line && label.column === finding.column),
  );
  if (instruction?.verb !== 'navigate') return [];
  const documented = instruction.labels.slice(0, -1).map((label) => label.text);
  const actual = shown !== null && isNavigation(shown) ? shown.group : [];
  return [...documented, ...actual.filter((group) => !documented.some((text) => sameLabel(text, group)))];
}

/** A fresh session starts with the groups that the episode started with; a click on an open one would close it. */
function isClosedAtFirst(facts: EpisodeFacts, group: string): boolean {
  const first = facts.views[0]?.observation;
  return first !== undefined && controlsNamed(first, group).length > 0 && !holdsItems(first, group);
}

function isOpenOrAbsent(observation: Observation, group: string): boolean {
  return holdsItems(observation, group) || controlsNamed(observation, group).length === 0;
}

function holdsItems(observation: Observation, group: string): boolean {
  return observation.elements.some((element) => isNavigation(element) && isWithin(element, group));
}

/**
 * Clicks that brought up the dialogs of a view, outermost first; empty for a plain page; null when it took more than
 * opening dialogs, so that getting there again might change something.
 */
function clicksThatOpened(facts: EpisodeFacts, position: number): readonly string[] | null {
  const { observation } = viewAt(facts, position);
  const names: string[] = [];
  for (const dialog of observation.dialogs) {
    const opener = facts.acts.findLast((act) => {
      const before = viewAt(facts, act.before).observation.dialogs;
      const after = viewAt(facts, act.after).observation.dialogs;
      return (
        act.after <= position &&
        !before.some(({ title }) => title === dialog.title) &&
        after.length === before.length + 1 &&
        after.some(({ title }) => title === dialog.title)
      );
    });
    if (opener === undefined || opener.action.kind !== 'click' || opener.target === null) return null;
    names.push(opener.target.name);
  }
  return names;
}
