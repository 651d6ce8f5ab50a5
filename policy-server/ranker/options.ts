import { clickOptions } from './candidates/click.js';
import { exploreOptions, giveUpOption, settlingOptions } from './candidates/explore.js';
import { navigateOptions } from './candidates/navigate.js';
import { obstacleOptions } from './candidates/obstacles.js';
import { type Option, serving } from './candidates/option.js';
import { requiredOptions } from './candidates/required.js';
import { resultOptions } from './candidates/result.js';
import { regionOptions, setOptions } from './candidates/set.js';
import type { Goal } from './goals.js';
import type { Situation } from './situation.js';

/** Everything that could sensibly be done now. Never empty. */
export function optionsOf(situation: Situation): readonly Option[] {
  const { goal } = situation;
  const always = [...settlingOptions(situation), ...obstacleOptions(situation), ...requiredOptions(situation)];
  if (goal === undefined) return [...always, ...resultOptions(situation)];
  const giveUp = goal.skippable ? [] : [giveUpOption(goal, situation)];
  const own = goalOptions(goal, situation);
  return [...always, ...own, ...exploreOptions(goal, situation, isDeviationOnly(own)), ...giveUp];
}

/** Nothing does what the document says, but something else could. */
function isDeviationOnly(options: readonly Option[]): boolean {
  return options.length > 0 && options.every(({ serving: { how } }) => how === 'adapted');
}

function goalOptions(goal: Goal, situation: Situation): readonly Option[] {
  switch (goal.kind) {
    case 'goTo':
      return goToOptions(goal, situation);
    case 'navigate':
      return navigateOptions(goal, situation);
    case 'region':
      return regionOptions(goal, situation);
    case 'click':
    case 'choose':
      return clickOptions(goal, situation);
    case 'set':
      return setOptions(goal, situation);
  }
}

/** A page that the document links to. Only hosts of the console the task started on are followed. */
function goToOptions(goal: Goal, situation: Situation): readonly Option[] {
  const url = URL.canParse(goal.label) ? new URL(goal.label) : undefined;
  const start = URL.canParse(situation.request.task.startUrl) ? new URL(situation.request.task.startUrl) : undefined;
  if (url === undefined || start === undefined || domainOf(url) !== domainOf(start)) return [];
  return [
    {
      action: { kind: 'navigate', url: url.href },
      serving: serving(goal, goal.label, ''),
      purpose: `go to ${url.href}`,
      features: { goesTo: 1, tried: situation.tries },
    },
  ];
}

function domainOf(url: URL): string {
  return url.hostname.split('.').slice(-2).join('.');
}
